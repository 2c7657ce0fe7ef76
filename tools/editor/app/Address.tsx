import { Button, TextInput } from '@mantine/core';
import { type SubmitEvent, useState } from 'react';
import { slugOf } from '../../../src/lib/schema/normalise.ts';
import { sentences } from './field.ts';
import { ADDRESS, changeAddress } from './pageChanges.ts';
import { pageName, slugIn, urlPath } from './pageFiles.ts';
import { trailOf } from './places.ts';
import { current } from './state.ts';

/** The address of a page. It stays the same if the page gets another name. */
export function Address({ file }: { file: string }) {
  const [refusal, setRefusal] = useState<string>();
  const fault = current().faults.find((known) => known.file === file && !known.path);
  const change = async (event: SubmitEvent<HTMLFormElement>) => {
    // An `action` would empty the field after an address that is refused.
    event.preventDefault();
    setRefusal(await changeAddress(file, String(new FormData(event.currentTarget).get('address'))));
  };
  return (
    <details open={fault !== undefined}>
      <summary>
        O endereço {slugOf(pageName(file)) === slugIn(file) ? 'é' : 'continua'} {urlPath(file)}
      </summary>
      <form onSubmit={change} data-trail={trailOf({ file, path: ADDRESS })}>
        <TextInput
          label="Endereço"
          description="O de antes leva ao novo."
          name="address"
          defaultValue={slugIn(file)}
          error={refusal || (fault && sentences(fault))}
          withAsterisk
          aria-required
        />
        <Button type="submit">Mudar o endereço</Button>
      </form>
    </details>
  );
}
