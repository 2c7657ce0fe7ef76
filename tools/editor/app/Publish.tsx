import { Anchor, Button, Group, List, Paper, PasswordInput, Progress, Stack, Text, Title } from '@mantine/core';
import { useId } from 'react';
import { type Found, findingKinds } from '../../../src/build/preflight/finding.ts';
import { shortHash } from '../../../src/build/preflight/sentences.ts';
import type { Part, Place } from '../protocol.ts';
import { write } from './changes.ts';
import { requestPublication } from './connection.ts';
import { Faults, PlaceLink } from './Faults.tsx';
import { fileTitle } from './pageFiles.ts';
import { focus } from './parts.tsx';
import { listAt, openPlace } from './places.ts';
import { current } from './state.ts';

const PLACE: Place = { file: 'site.yaml', path: ['publishing', 'kind'] };

/** Shows what the server says about the publication, and the buttons for the owner. */
export function Publish() {
  const { publication: parts } = current();
  return (
    <>
      <Title order={1} size="h3">
        Publicar
      </Title>
      {/* The live region exists from the start, because the first content of a new live region is not announced. */}
      <Text role="status">{parts.find(({ progress }) => progress !== undefined)?.title}</Text>
      {parts.map((part, index) => (
        <OnePart key={part.id} {...part} isFirst={index === 0} />
      ))}
    </>
  );
}

function OnePart({ isFirst, ...part }: Part & { isFirst: boolean }) {
  const { id, title, text, progress, address, findings = [], faults = [], refusal, acts = [] } = part;
  const heading = useId();
  const isPassword = refusal !== undefined;
  const answer = (data: FormData) => requestPublication({ act: 'answer', id, value: String(data.get('password')) });
  return (
    <Paper component="section" withBorder p="md" aria-labelledby={heading}>
      <form action={answer}>
        <Stack gap="sm">
          <Title id={heading} order={2} size="h5" tabIndex={-1} ref={isFirst && !isPassword ? focus : undefined}>
            {title}
          </Title>
          {progress !== undefined && (
            <Progress value={(progress ?? 1) * 100} animated={progress === null} aria-label={title} />
          )}
          {text && <Text style={{ whiteSpace: 'pre-line' }}>{text}</Text>}
          {address && (
            <Anchor href={`${address}/`} target="_blank" rel="noreferrer">
              {address} (abre em outra janela)
            </Anchor>
          )}
          <Findings findings={findings} />
          {faults.length > 0 && <Faults faults={faults} />}
          {isPassword && (
            <PasswordInput
              ref={focus}
              name="password"
              label="Senha"
              visibilityToggleButtonProps={{ 'aria-label': 'Mostrar ou esconder a senha' }}
              description="Fica só na memória do editor, até você fechar o editor. Não vai para arquivo nenhum."
              error={refusal}
              errorProps={{ role: 'alert' }}
              withAsterisk={false}
              required
              autoComplete="off"
            />
          )}
          <Group gap="xs">
            {acts.map(({ label, isMain, request, href }, index) => {
              const look = { variant: isMain ? 'filled' : 'default', children: label };
              if (href) return <Button key={label} {...look} component="a" href={href} download />;
              if (isPassword && index === 0) return <Button key={label} {...look} type="submit" />;
              const press = () => (request ? requestPublication(request) : openPlace(PLACE));
              return <Button key={label} {...look} onClick={press} />;
            })}
          </Group>
        </Stack>
      </form>
    </Paper>
  );
}

function Findings({ findings = [] }: Pick<Part, 'findings'>) {
  return findings.map(({ code, found }) => {
    const { state, name, todo } = findingKinds[code];
    return (
      <section key={code}>
        <Title order={3} size="h6">
          {state === 'missing' ? 'Falta' : 'Aviso'}: {name}
        </Title>
        <p>{todo}</p>
        {code === 'demo' ? <Demo found={found} /> : <Places found={found} />}
      </section>
    );
  });
}

const Places = ({ found }: { found: readonly Found[] }) => (
  <List>
    {found.map(({ text, file, path, sentence }) => (
      <List.Item key={text}>
        {file && path ? <PlaceLink to={{ file, path }}>{sentence ?? text}</PlaceLink> : text}{' '}
        {sentence && <Ours found={[sentence]} label="É nosso" />}
      </List.Item>
    ))}
  </List>
);

/** The sentences that are still the demonstration's, page by page. */
function Demo({ found }: { found: readonly Found[] }) {
  const said = new Set(ours());
  const left = (some: readonly Found[]) => some.filter(({ sentence = '' }) => !said.has(shortHash(sentence))).length;
  const count = (number: number) => `${number} ${number === 1 ? 'frase' : 'frases'}`;
  const all = left(found);
  return (
    <>
      <p>
        {count(all)} ainda {all === 1 ? 'é' : 'são'} da demonstração.
      </p>
      {[...Map.groupBy(found, ({ file = '' }) => file)].map(([file, some]) => (
        <details key={file}>
          <summary>
            {fileTitle(file)} · {count(left(some))}
          </summary>
          <Ours found={some.map(({ sentence = '' }) => sentence)} label="São todas nossas" />
          <Places found={some} />
        </details>
      ))}
    </>
  );
}

const OURS: Place = { file: 'site.yaml', path: ['ours'] };
const ours = () => listAt(OURS) as string[];

/** The button by which the owner says that sentences of the demonstration are also theirs, or takes it back. */
function Ours({ found, label }: { found: readonly string[]; label: string }) {
  const hashes = [...new Set(found.map(shortHash))];
  const others = ours().filter((hash) => !hashes.includes(hash));
  const isOurs = ours().length - others.length === hashes.length;
  return (
    <Button
      size="compact-sm"
      variant={isOurs ? 'filled' : 'default'}
      aria-pressed={isOurs}
      onClick={() => write(OURS, isOurs ? others : [...others, ...hashes])}
    >
      {label}
    </Button>
  );
}
