import { contentFolder } from '../../src/content/reader/folders.ts';
import { timeOf, versions } from '../publish/records.ts';
import { siteFacts } from '../publish/run.ts';
import { whenOf } from '../publish/talk.ts';
import { type Act, type Part, PUBLISH } from './protocol.ts';
import { faultsOf } from './siteContent.ts';

/** A button that opens the field of the destination. */
export const OPEN: Act = { label: 'Abrir “Endereço e publicação”' };

const COPY: Part = {
  id: 'copy',
  title: 'Guardar uma cópia',
  text: 'Os textos e as fotos num arquivo só, para um pendrive ou outro computador.',
  acts: [{ label: 'Guardar uma cópia', href: PUBLISH }],
};

const BRING: Part = {
  id: 'bring',
  title: 'Trazer da hospedagem',
  text: 'Os textos e as fotos que outro computador publicou vêm para cá. Os daqui ficam, inteiros, numa pasta ao lado de “content”, com a data no nome.',
  acts: [{ label: 'Trazer da hospedagem', request: { act: 'start', what: 'bring' } }],
};

/** The actions that the owner can choose from while no publication runs. */
export function offers(): Part[] {
  const publishing = siteFacts()?.publishing;
  const isHosting = publishing && publishing.kind !== 'cloudflare';
  const where = isHosting ? `${publishing.host}, por ${publishing.kind.toUpperCase()}` : 'a Cloudflare';
  const publish: Part = {
    id: 'publish',
    title: 'Publicar o que está aqui',
    text: `Vai para ${where}. Antes de enviar, você vê o que muda e confirma.`,
    acts: [{ label: 'Publicar', isMain: true, request: { act: 'start', what: 'publish' } }, OPEN],
  };
  const place: Part = {
    id: 'place',
    title: 'Falta dizer onde o site vai morar',
    acts: [{ ...OPEN, isMain: true }],
  };
  const faults = faultsOf(contentFolder());
  const broken: Part = { id: 'faults', title: 'Falta corrigir', faults };
  const right = publishing ? publish : place;
  return [
    faults.length > 0 ? broken : right,
    ...(publishing ? earlierVersions() : []),
    ...(isHosting ? [BRING] : []),
    COPY,
  ];
}

function earlierVersions(): Part[] {
  const [, ...before] = versions();
  const acts = before.map(
    (version): Act => ({
      label: `Voltar à versão publicada ${whenOf(timeOf(version))}`,
      request: { act: 'start', what: 'back', version },
    }),
  );
  const text = 'As últimas versões publicadas ficam neste computador. Os textos no editor continuam como estão.';
  return acts.length > 0 ? [{ id: 'back', title: 'Voltar à versão anterior', text, acts }] : [];
}
