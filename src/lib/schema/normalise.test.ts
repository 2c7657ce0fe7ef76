import { expect, test } from 'vitest';
import { callHref, whatsappHref } from '#lib/links.ts';
import {
  canChat,
  canRing,
  companyNumber,
  date,
  oneLine,
  phone,
  unquoted,
  visible,
  webAddress,
  withoutAccents,
} from './normalise.ts';

test.each([
  ['  Coletivo   X \n', 'Coletivo X', oneLine],
  ['"A" e d’água', '"A" e d’água', oneLine],
  ['Coletivo\u001B[2J\0X', 'Coletivo[2JX', oneLine],
  [' um\u00A0texto\tdo\u202FWord aqui\u00A0', 'um texto do Word aqui', oneLine],
  ['x.org', 'https://x.org', webAddress],
  ['http://x.org/a', 'https://x.org/a', webAddress],
  ['//x.org', 'https://x.org', webAddress],
  ['HTTPS://X.org/', 'https://x.org', webAddress],
  ['x.org/Ação', 'https://x.org/A%C3%A7%C3%A3o', webAddress],
  ['javascript:alert(1)', 'javascript:alert(1)', webAddress],
  ['ana@x.org', 'ana@x.org', webAddress],
  ['Edital aber\u0002to\u200B\uFEFF', 'Edital aberto', visible],
  ['\u202A\u2066so\u00ADbre\u2069\u202C\uFFFE\uD800', 'sobre', visible],
  ['Ac\u0327a\u0303o g\u0303', 'Ação g\u0303', visible],
  ['👩🏽\u200D🌾 e\u200D R$\u202F5\u2003a\r\nb\u2028c', '👩🏽\u200D🌾 e R$ 5 a\nb\nc', visible],
  ['31/10/2027', '2027-10-31', date],
  ['amanhã', 'amanhã', date],
  [' Maré ', 'mare', withoutAccents],
  ['“Foi bom.”', 'Foi bom.', unquoted],
  ['«Foi bom».', 'Foi bom.', unquoted],
  ['“Sim” é “não”', '“Sim” é “não”', unquoted],
  ['12345678000195', '12.345.678/0001-95', companyNumber],
  ['CNPJ: 12 345 678 0001 95', '12.345.678/0001-95', companyNumber],
  ['12abc34501de35', '12.ABC.345/01DE-35', companyNumber],
  ['12.345.678/0001-96', '12.345.678/0001-96', companyNumber],
])('“%s” is normalised to “%s”', (answer, expected, tidy) => {
  expect(tidy(answer)).toBe(expected);
  expect(tidy(expected)).toBe(expected);
});

const CELL = 'https://wa.me/5511912345678';

test.each([
  ['(11) 91234-5678', CELL],
  ['011 91234.5678', CELL],
  ['5511912345678', CELL],
  ['+55 (011) 91234–5678', CELL],
  ['0055 11 91234 5678', CELL],
  ['\u202A+55\u00A011\u00A091234\u20115678\u202C', CELL],
  ['https://wa.me/5511912345678?text=Oi', CELL],
  ['https://api.whatsapp.com/send/?phone=5511912345678&text&app_absent=0', CELL],
  ['11 3123-4567', 'https://wa.me/551131234567'],
  ['+55 800 123 4567', 'https://wa.me/558001234567'],
  ['+44 (0)20 7946 0958', 'https://wa.me/442079460958'],
  ['00351 912 345 678', 'https://wa.me/351912345678'],
  ['+351 300 123 456', 'https://wa.me/351300123456'],
  ['+49 30 123456', 'https://wa.me/4930123456'],
  ['+244 222 123 456', 'https://wa.me/244222123456'],
  ['+238 991 12 34', 'https://wa.me/2389911234'],
])('the number “%s” leads to %s', (written, link) => {
  const number = phone(oneLine(written));
  expect([phone(number), canRing(number), canChat(number)]).toEqual([number, true, true]);
  expect(whatsappHref(number)).toBe(link);
});

test.each([
  ['0800 123 4567', 'tel:08001234567'],
  ['0300-123-4567', 'tel:03001234567'],
  ['4004 1234', 'tel:40041234'],
  ['3003-1234', 'tel:30031234'],
])('the number “%s” is called as it is dialled in Brazil, and cannot be a WhatsApp', (written, link) => {
  const number = phone(written);
  expect([number, canRing(number), canChat(number), callHref(number)]).toEqual([written, true, false, link]);
});

test.each([
  ...['11 91234-567', '+55 81 98765-432', '+55 20 91234-5678', '91234-5678', '11 6123-4567', '+55 11 81234-5678'],
  ...['+1234567', '+0123456789', '+1234567890123456', 'o meu'],
])('the number “%s” cannot ring', (written) => expect(canRing(phone(written))).toBe(false));
