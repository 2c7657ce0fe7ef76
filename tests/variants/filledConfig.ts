import type { SiteConfig } from '../../src/lib/siteConfig.ts';

/** A configuration with nothing left to fill in, as a collective's own would be. */
export const filledConfig: SiteConfig = {
  brand: { name: 'Roda', legalName: 'Coletivo Roda', tagline: 'Fazemos juntos.' },
  address: 'https://roda.org.br/site',
  palette: 'mare',
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
  security: { contact: 'mailto:ana@roda.org.br', expires: '2027-10-01' },
  contact: { note: 'Respondemos em um dia.', delivery: 'simulated' },
};
