import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Logo } from './Brand.tsx';

const picture = (src: string) => ({ src, width: 44, height: 44 });
const [light, dark] = [picture('day.svg'), picture('night.svg')];
const markup = (ground: 'light' | 'dark', night: boolean) =>
  renderToStaticMarkup(<Logo name="" ground={ground} logo={{ light, dark, night, wordmark: false }} />);

test('in dark mode, only a header shows the logo for dark backgrounds, but not in print, in forced colours, or on a site that is always light', () => {
  expect(markup('light', true)).toContain(
    '<source media="screen and (prefers-color-scheme: dark) and (forced-colors: none)" srcSet="night.svg"',
  );
  expect(markup('light', true)).toContain('<img data-logo="light" src="day.svg"');
  expect(markup('light', false)).not.toContain('night.svg');
  expect(markup('dark', true)).not.toContain('<source');
});
