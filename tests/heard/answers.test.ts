import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { limits } from '../../src/contactForm/message.ts';
import { common, home, notFound, site as owner } from '../../src/content/content.ts';
import { pageTitle } from '../../src/lib/titles.ts';
import { anyReceiver, serve } from '../receivers/served.ts';
import { expectInOrder } from './heard.ts';
import { listenTo, missing, type Reader } from './reader.ts';

const { form } = home.contact;
const fault = form.answers.name.replace('{most}', String(limits.name));
const arrivalAt = (title: string) => [
  `Carregamento de ${pageTitle(title, owner.brand.name)} concluído.`,
  'conteúdo principal',
  `${title} título nível 1`,
];
const back = `${notFound.homeCall} link`;

describe.runIf(missing.length === 0 && anyReceiver.installed())(
  'a receiver’s response pages, read in Portuguese by Orca with Firefox, without scripts',
  () => {
    const served = serve(anyReceiver);
    let reader: Reader;
    let failed: string[];
    let field: string[];
    let sent: string[];

    beforeAll(async () => {
      reader = await listenTo(`${served.address}#contato`, { scripts: false });
      await reader.press('Tab', 'Modo de foco');
      // The browser accepts a space as a name; the receiver does not.
      for (const text of [' ', 'ana@exemplo.com.br', 'Oi']) {
        await reader.type(text);
        await reader.press('Tab', '.');
      }
      failed = await reader.press('Return', notFound.homeCall);
      field = await reader.press('e', form.name.label);
      await reader.press('shift+Tab', common.header.callLabel);
      await reader.press('Tab', 'Modo de foco');
      await reader.type('Ana');
      await reader.walk('Tab', [form.email.label, form.message.label, form.submit]);
      sent = await reader.press('Return', notFound.homeCall);
    }, 120_000);

    afterAll(() => reader?.stop(), 30_000);

    test('the error page announces the error as its title and heading, the reason, the form with the typed text, and the links', () => {
      expectInOrder(failed, [
        ...arrivalAt(form.error),
        fault,
        `${form.name.label} entrada obrigatório entrada inválida`,
        `${form.email.label} entrada ana@exemplo.com.br obrigatório`,
        `${form.message.label} entrada Oi obrigatório`,
        `${form.submit} botão de apertar`,
        `${home.contact.channelsTitle} título nível 2`,
        ...common.channels.map(({ label }) => `${label} link`),
        back,
      ]);
      expect(failed.filter((line) => line === 'entrada inválida')).toHaveLength(1);
    });

    test('an invalid field is announced as invalid, with the reason', () => {
      expectInOrder(field, [`${form.name.label} entrada obrigatório. entrada inválida. ${fault}`]);
    });

    test('after a second attempt, the success page announces the success as its title and heading, and the link back', () => {
      expectInOrder(sent, [...arrivalAt(form.success), back]);
    });
  },
);
