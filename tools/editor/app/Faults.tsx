import { Anchor, List, Paper } from '@mantine/core';
import type { Fault } from '../../../src/content/faults.ts';
import { sentences } from './field.ts';
import { fileTitle } from './pageFiles.ts';
import { current, openPlace } from './store.ts';
import { placeOf, trailOf } from './trail.ts';

export function Faults({ faults }: { faults: readonly Fault[] }) {
  return (
    <List>
      {faults.map((fault) => {
        const { file, line, field, found, isMissing } = fault;
        return (
          <List.Item key={`${file} ${field} ${found}`}>
            <Anchor
              component="button"
              type="button"
              inherit
              // A page that was not created has no form.
              disabled={!(file in current().files)}
              onClick={() => openPlace(placeOf(trailOf(fault)))}
            >
              {[fileTitle(file), ...(field?.split(' › ').slice(1) ?? [])].join(' › ')}
              {!field && line && `, linha ${line}`}
            </Anchor>
            {`. ${isMissing ? '' : `Está ${found}. `}${sentences(fault)}`}
          </List.Item>
        );
      })}
    </List>
  );
}

/** All that waits for a correction. It is open if it is in the place of the form of a broken file. */
export function Waiting() {
  const { faults, files, open } = current();
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
