import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ChannelList } from '../ChannelList/ChannelList.tsx';
import { Header } from '../Header/Header.tsx';
import { Footer } from './Footer.tsx';

const none = { title: 'Nada', items: [] };
const brand = { name: 'Roda', mark: { shape: '' }, tagline: 'Oficinas.', homeHref: '/' };
const to = { href: '#contato' };

test('nothing has a list, a heading or a navigation without links', () => {
  const texts = { copyright: '©', lines: [], privacy: '', legalPages: [], walls: [] };
  const labels = { navigation: 'Principal', menu: 'Menu' };
  const call = { label: 'Fale', wide: to, narrow: to };
  const html = renderToStaticMarkup(
    <>
      <Header brand={brand} homeHref="/" items={[]} call={call} labels={labels} letterhead={[]} />
      <ChannelList items={[]} />
      <Footer brand={brand} services={none} others={[]} social={none} {...texts} />
    </>,
  );
  expect(html).not.toMatch(/<ul|<h2|Nada|rodape/);
});
