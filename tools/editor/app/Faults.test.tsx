import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { InUse } from './Faults.tsx';

test('the reason why a part is not deleted is what the page needs in its place', () => {
  const fault = { file: 'home.yaml', found: '“facts”', expected: 'uma parte com título', todo: 'ponha outra parte' };
  const alert = <InUse label="Abertura" faults={[fault]} isLast={false} />;
  const html = renderToStaticMarkup(<MantineProvider>{alert}</MantineProvider>);
  expect(html).toContain('Ainda não dá para apagar “Abertura”: use uma parte com título.');
});
