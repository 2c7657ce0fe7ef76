import { Alert, Anchor, Paper } from '@mantine/core';
import type { Fault } from '../../../src/content/faults.ts';
import { titleOf } from './pages.ts';
import { placeOf, trailOf } from './place.ts';
import { openPlace, useStore } from './store.ts';
import { sentences } from './useField.ts';

export function Faults({ faults }: { faults: readonly Fault[] }) {
  const files = useStore((store) => store.files);
  return (
    <ul>
      {faults.map((fault) => {
        const { file, line, field, found } = fault;
        return (
          <li key={`${file} ${field} ${found}`}>
            <Anchor
              component="button"
              type="button"
              inherit
              // A page that was not created has no form.
              disabled={!(file in files)}
              onClick={() => openPlace(placeOf(trailOf(fault)))}
            >
              {[titleOf(file), ...(field?.split(' › ').slice(1) ?? [])].join(' › ')}
              {!field && line && `, linha ${line}`}
            </Anchor>
            {`. ${found.startsWith('nada') ? '' : `Está ${found}. `}${sentences(fault)}`}
          </li>
        );
      })}
    </ul>
  );
}

/** The mistakes because of which the last action was not done. */
export function Refused() {
  const refused = useStore((store) => store.refused);
  return (
    refused && (
      <Alert color="red" title={refused.title}>
        <Faults faults={refused.faults} />
      </Alert>
    )
  );
}

/** All that waits for a correction, first what is in the open file. If the file has no form, it is in its place. */
export function Waiting() {
  const { faults, files, open } = useStore();
  if (faults.length === 0) return null;
  return (
    <Paper component="details" bd="1px solid var(--mantine-color-error)" p="sm" open={!files[open.file]}>
      <summary>
        {faults.length === 1 ? 'Um campo tem um erro' : `${faults.length} campos têm erros`}. Até você corrigir, o site
        fica como estava.
      </summary>
      <Faults
        faults={faults.toSorted((one, other) => Number(other.file === open.file) - Number(one.file === open.file))}
      />
    </Paper>
  );
}
