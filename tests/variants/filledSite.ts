import type { Site } from '../../src/content/files/site.ts';

/** A site without placeholders, like a real collective's. */
export const filledSite: Site = {
  brand: {
    name: 'Roda',
    legalName: 'Coletivo Roda',
    tagline: 'Fazemos juntos, com quem mora aqui, oficinas de tecnologia para escolas e associações.',
  },
  address: 'https://roda.org.br/site',
  palette: { name: 'mare' },
  links: {
    whatsapp: '+55 11 91234-5678',
    discord: 'https://discord.gg/roda',
    telegramGroup: 'https://t.me/roda',
    instagram: 'https://www.instagram.com/roda',
    github: 'https://github.com/roda',
    telegram: 'https://t.me/canalroda',
    video: 'https://www.youtube.com/@roda',
    web3: 'https://web3.roda.org.br',
  },
  services: ['agentes-ai', 'automacoes', 'agentics', 'webdesign', 'daos-web3'],
  contact: {
    note: 'Respondemos em um dia.',
    purpose: 'Usamos o que você escreve só para responder a você.',
    erase: 'Para apagar a sua mensagem, peça pelo WhatsApp.',
    delivery: { kind: 'whatsapp' },
  },
  security: { contact: 'mailto:ana@roda.org.br', expires: '2027-10-01' },
};
