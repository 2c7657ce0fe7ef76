import { demonstration } from '../../src/build/preflight/preflight.ts';
import { shortHash } from '../../src/build/preflight/sentences.ts';
import { site } from '../../src/content/files/site.ts';

/** A site without placeholders, like a real collective's. All sentences of the demonstration are also theirs. */
export const filledSite = site.parse({
  brand: {
    name: 'Roda',
    legalName: 'Coletivo Roda',
    tagline: 'Fazemos juntos, com quem mora aqui, oficinas de tecnologia para escolas e associações.',
  },
  address: 'https://roda.org.br/site',
  palette: { name: 'mare' },
  links: [
    { name: 'Comunidade no Discord', address: 'https://discord.gg/roda' },
    { name: 'Grupo no Telegram', address: 'https://t.me/roda' },
    { name: 'Instagram', address: 'https://www.instagram.com/roda' },
    { name: 'GitHub', address: 'https://github.com/roda' },
    { name: 'Perfil no Telegram', address: 'https://t.me/canalroda' },
    { name: 'Canal de vídeos', address: 'https://www.youtube.com/@roda' },
    { name: 'Site sobre Web3', address: 'https://web3.roda.org.br' },
  ],
  services: ['agentes-ai', 'automacoes', 'agentics', 'webdesign', 'daos-web3'],
  contact: {
    whatsapp: '+55 11 91234-5678',
    note: 'Respondemos em um dia.',
    purpose: 'Usamos o que você escreve só para responder a você.',
    erase: 'Para apagar a sua mensagem, peça pelo WhatsApp.',
    delivery: { kind: 'whatsapp' },
  },
  ours: demonstration()?.sentences.map(shortHash),
});
