import { Anchor, List, Paper } from '@mantine/core';
import type { MouseEvent, ReactNode } from 'react';
import type { Fault } from '../../../src/content/reader/faults.ts';
import type { Place } from '../protocol.ts';
import { sentences } from './field.ts';
import { fileTitle } from './pageFiles.ts';
import { openPlace, placeOf, trailOf } from './places.ts';
import { current } from './state.ts';

/** A link to the field of a place. A page that was not created has no form. */
export function PlaceLink({ to, children }: { to: Place; children: ReactNode }) {
  const follow = (event: MouseEvent) => {
    event.preventDefault();
    openPlace(to);
  };
  if (!(to.file in current().files)) return children;
  return (
    <Anchor href={`#${trailOf(to)}`} onClick={follow} inherit c="inherit" underline="always">
      {children}
    </Anchor>
  );
}

export function Faults({ faults }: { faults: readonly Fault[] }) {
  return (
    <List>
      {faults.map((fault) => {
        const { file, line, field, path, found, isMissing } = fault;
        // The kind of a part is a word of the file.
        const isSaid = !isMissing && path?.at(-1) !== 'kind';
        return (
          <List.Item key={`${file} ${field} ${found}`}>
            <PlaceLink to={placeOf(trailOf(fault))}>
              {[fileTitle(file), ...(field?.split(' › ').slice(1) ?? [])].join(' › ')}
              {!field && line && `, linha ${line}`}
            </PlaceLink>
            {`. ${isSaid ? `Está ${found}. ` : ''}${sentences(fault)}`}
          </List.Item>
        );
      })}
    </List>
  );
}

/**
 * All that waits for a correction. It is open if it is in the place of the form of a broken file. The
 * missing texts of a new item are not listed until the owner leaves its form.
 */
export function Waiting() {
  const { faults: all, files, open } = current();
  const isExpected = (fault: Fault) => open.isNew && fault.isMissing && trailOf(fault).startsWith(trailOf(open));
  const faults = all.filter((fault) => !isExpected(fault));
  if (faults.length === 0) return null;
  return (
    <Paper component="details" bd="1px solid var(--mantine-color-error)" p="sm" open={!files[open.file]}>
      <summary>
        {faults.length === 1 ? 'Um campo tem um erro' : `${faults.length} campos têm erros`}. Até você corrigir, o site
        fica com o último texto sem erro.
      </summary>
      <Faults faults={faults} />
    </Paper>
  );
}
