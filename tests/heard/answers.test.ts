import { afterAll, describe, expect, test } from 'vitest';
import { limits } from '../../src/contactForm/message.ts';
import { common, site as owner } from '../../src/content/content.ts';
import { interfaceWords } from '../../src/interfaceWords.ts';
import { pageTitle } from '../../src/lib/titles.ts';
import { anyReceiver, serve } from '../receivers/served.ts';
import { expectInOrder } from './heard.ts';
import { isTested, listenTo, type Reader } from './reader.ts';

const { form, notFound } = interfaceWords;
const fault = form.answers.name.replace('{most}', String(limits.name));
const arrivalAt = (title: string) => [
  `Carregamento de ${pageTitle(title, owner.brand.name)} concluído.`,
  'conteúdo principal',
  `${title} título nível 1`,
];
const back = `${notFound.homeCall} link`;

describe.runIf(isTested && (anyReceiver.installed() || process.env.CI === 'true'))(
  'a receiver’s response pages, read in Portuguese by Orca with Firefox, without scripts',
  () => {
    const served = serve(anyReceiver);
    let reader: Reader;
    afterAll(() => reader?.stop(), 30_000);

    test('the error page announces the error, the reason, the form with the typed text and the links; the second attempt succeeds', async () => {
      reader = await listenTo(`${served.address}#contato`, { scripts: false });
      await reader.press('Tab', 'Modo de foco');
      // The browser accepts a space as a name; the receiver does not.
      for (const text of [' ', 'ana@exemplo.com.br', '11912345678', 'Oi']) {
        await reader.type(text);
        await reader.press('Tab', '.');
      }
      const failed = await reader.press('Return', notFound.homeCall);
      expectInOrder(failed, [
        ...arrivalAt(form.error),
        fault,
        `${form.name.label} entrada obrigatório entrada inválida`,
        `${form.email.label} entrada ana@exemplo.com.br obrigatório`,
        `${form.phone.label} entrada 11912345678`,
        `${form.message.label} entrada Oi obrigatório`,
        `${form.submit} botão de apertar`,
        `${interfaceWords.contact.channelsTitle} título nível 2`,
        ...common.channels.map(({ label, to }) => `${label ?? to} link`),
        back,
      ]);
      expect(failed.filter((line) => line === 'entrada inválida')).toHaveLength(1);
      expectInOrder(await reader.press('e', form.name.label), [
        `${form.name.label} entrada obrigatório. entrada inválida. ${fault}`,
      ]);
      await reader.press('shift+Tab', interfaceWords.header.callLabel);
      await reader.press('Tab', 'Modo de foco');
      await reader.type('Ana');
      await reader.walk('Tab', [form.email.label, form.phone.label, form.message.label, form.submit]);
      expectInOrder(await reader.press('Return', notFound.homeCall), [...arrivalAt(form.success), back]);
    });
  },
);
