import { oneOf, option, optionalPattern, pattern, wholeNumber, yesOrNo } from '#lib/schema/fields.ts';

const hosting = {
  host: pattern('Servidor', {
    expected: 'o nome do servidor, como ftp.meucoletivo.org.br, sem pasta',
    tidy: (line) => line.toLowerCase(),
    test: (value) => /^[a-z\d]([a-z\d.-]*[a-z\d])?$/.test(value),
  }).describe('O nome que a hospedagem dá para FTP ou SFTP, como ftp.meucoletivo.org.br.'),
  port: wholeNumber('Porta', 65535)
    .describe('Só se a hospedagem pedir outra: em geral é 22 para SFTP e 21 para FTP.')
    .optional(),
  user: pattern('Usuário', {
    expected: 'o nome de usuário do FTP, sem a senha',
    test: (value) => /^[^\s:]+$/.test(value),
  }).describe('O nome de usuário do FTP. A senha não fica em arquivo nenhum: é pedida na hora.'),
  folder: optionalPattern('Pasta', {
    expected: 'a pasta do servidor em que o site mora, como public_html',
    test: (value) => !/[\\]|(^|\/)\.\.(\/|$)/.test(value),
  }).describe(
    'A pasta do servidor em que o site mora: em geral public_html, www ou htdocs. Vazio: a pasta em que se entra.',
  ),
  keepSource: yesOrNo('Guardar os textos e as fotos no servidor', true).describe(
    'Marcado, cada publicação leva também uma cópia deles, que ninguém vê de fora: com ela, outro computador continua o site.',
  ),
};

const cloudflare = {
  name: optionalPattern('Nome na Cloudflare', {
    expected: 'até 63 letras minúsculas sem acento, números e hifens, como meu-coletivo',
    test: (value) => /^[a-z\d]([a-z\d-]{0,61}[a-z\d])?$/.test(value),
  }).describe(
    'O começo do endereço que a Cloudflare dá: em https://nome.sua-conta.workers.dev, é “nome”. Vazio: agencia-site.',
  ),
};

/** The place where the site is published. */
export const publishing = oneOf('Publicação', 'kind', [
  option('kind', 'sftp', 'Hospedagem, por SFTP', hosting),
  option('kind', 'ftp', 'Hospedagem, por FTP com TLS', hosting),
  option('kind', 'cloudflare', 'Cloudflare', cloudflare),
])
  .describe('Onde o site é publicado. Se a hospedagem tem SFTP, escolha SFTP.')
  .optional();
