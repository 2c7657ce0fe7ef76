import { Anchor, Button, Group, List, Paper, PasswordInput, Progress, Stack, Text, Title } from '@mantine/core';
import { useId } from 'react';
import { findingKinds } from '../../../src/build/preflight/finding.ts';
import { shortHash } from '../../../src/build/preflight/sentences.ts';
import type { Place } from '../protocol.ts';
import type { Part } from '../publication.ts';
import { Faults } from './Faults.tsx';
import { focus } from './parts.tsx';
import { current, listAt, openPlace, requestPublication, write } from './store.ts';

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
      {parts.map((part) => (
        <OnePart key={part.id} {...part} />
      ))}
    </>
  );
}

function OnePart({ id, title, text, isNew, progress, address, findings = [], faults = [], refusal, acts = [] }: Part) {
  const heading = useId();
  const isPassword = refusal !== undefined;
  const answer = (data: FormData) =>
    requestPublication({ act: 'answer', id: Number(id), value: String(data.get('password')) });
  return (
    <Paper component="section" withBorder p="md" aria-labelledby={heading}>
      <form action={answer}>
        <Stack gap="sm">
          <Title id={heading} order={2} size="h5" tabIndex={-1} ref={isNew && !isPassword ? focus : undefined}>
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
  return findings.map(({ code, found }) => (
    <section key={code}>
      <Title
        order={3}
        size="h6"
      >{`${findingKinds[code].state === 'missing' ? 'Falta' : 'Aviso'}: ${findingKinds[code].name}`}</Title>
      <List>
        {found.map(({ text, file, path, sentence }) => (
          <List.Item key={text}>
            {file && path ? (
              <Anchor component="button" type="button" inherit onClick={() => openPlace({ file, path })}>
                {text}
              </Anchor>
            ) : (
              text
            )}{' '}
            {sentence && <Ours sentences={[sentence]} />}
          </List.Item>
        ))}
      </List>
      <p>{findingKinds[code].todo}</p>
      {code === 'demo' && <Ours sentences={found.flatMap(({ sentence = [] }) => sentence)} label="Tudo isto é nosso" />}
    </section>
  ));
}

const OURS: Place = { file: 'site.yaml', path: ['ours'] };

/** The button by which the owner says that sentences of the demonstration are also theirs. */
function Ours({ sentences, label = 'É nosso' }: { sentences: readonly string[]; label?: string }) {
  const ours = listAt(OURS) as string[];
  const left = sentences.filter((sentence) => !ours.includes(shortHash(sentence)));
  if (left.length === 0) return 'É nosso.';
  const say = () => write(OURS, [...new Set([...ours, ...left.map(shortHash)])]);
  return (
    <Button size="compact-sm" variant="default" onClick={say}>
      {label}
    </Button>
  );
}
