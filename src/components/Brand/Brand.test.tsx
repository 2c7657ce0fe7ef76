import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Brand } from './Brand.tsx';

const picture = (src: string) => ({ src, width: 44, height: 44 });
const markup = (ground: 'light' | 'dark', night: boolean) =>
  renderToStaticMarkup(
    <Brand
      name="Roda"
      href="/"
      ground={ground}
      mark={{ shape: '', logo: { light: picture('day.svg'), dark: picture('night.svg'), night, wordmark: false } }}
    />,
  );

test('in dark mode, a header shows the logo for dark backgrounds, but not in print or forced colours', () => {
  expect(markup('light', true)).toContain(
    '<source media="screen and (prefers-color-scheme: dark) and (forced-colors: none)" srcSet="night.svg"',
  );
  expect(markup('light', true)).toContain('<img data-logo="light" src="day.svg"');
});

test('a header that is always light has one logo, and so has a footer', () => {
  expect(markup('light', false)).not.toContain('night.svg');
  expect(markup('dark', true)).not.toContain('<source');
});
