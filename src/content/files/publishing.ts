import { oneOf, option, pattern, wholeNumber, yesOrNo } from '#lib/schema/fields.ts';

const hosting = {
  host: pattern('Servidor', {
    help: 'O nome que a hospedagem dá para FTP ou SFTP, como ftp.meucoletivo.org.br.',
    expected: 'o nome do servidor, como ftp.meucoletivo.org.br, sem pasta',
    tidy: (line) => line.toLowerCase(),
    test: (value) => /^[a-z\d]([a-z\d.-]*[a-z\d])?$/.test(value),
  }),
  port: wholeNumber(
    'Porta',
    'Só se a hospedagem pedir outra: em geral é 22 para SFTP e 21 para FTP.',
    65535,
  ).optional(),
  user: pattern('Usuário', {
    help: 'O nome de usuário do FTP. A senha não fica em arquivo nenhum: é pedida na hora.',
    expected: 'o nome de usuário do FTP, sem a senha',
    test: (value) => /^[^\s:]+$/.test(value),
  }),
  folder: pattern('Pasta', {
    help: 'A pasta do servidor em que o site mora: em geral public_html, www ou htdocs. Vazio: a pasta em que se entra.',
    expected: 'a pasta do servidor em que o site mora, como public_html',
    test: (value) => !/[\\]|(^|\/)\.\.(\/|$)/.test(value),
  }).optional(),
  keepSource: yesOrNo(
    'Guardar os textos e as fotos no servidor',
    'Marcado, cada publicação leva também uma cópia deles, que ninguém vê de fora: com ela, outro computador continua o site.',
    true,
  ),
};

const cloudflare = {
  name: pattern('Nome na Cloudflare', {
    help: 'O começo do endereço que a Cloudflare dá: em https://nome.sua-conta.workers.dev, é “nome”. Vazio: agencia-site.',
    expected: 'até 63 letras minúsculas sem acento, números e hifens, como meu-coletivo',
    test: (value) => /^[a-z\d]([a-z\d-]{0,61}[a-z\d])?$/.test(value),
  }).optional(),
};

/** The place where the site is published. */
export const publishing = oneOf(
  'Publicação',
  'kind',
  [
    option('kind', 'sftp', 'Hospedagem, por SFTP', hosting),
    option('kind', 'ftp', 'Hospedagem, por FTP com TLS', hosting),
    option('kind', 'cloudflare', 'Cloudflare', cloudflare),
  ] as const,
  'Onde o site é publicado. Se a hospedagem tem SFTP, escolha SFTP.',
).optional();
