import { expect, home, test } from './fixtures.ts';

test.describe('1. What the product does and for whom', () => {
  for (const [what, text] of [
    ['the positioning', /agentic SaaS/],
    ['the nomadic, decentralised, regenerative team', /equipe nômade, descentralizada e regenerativa/],
    ['the union of automation, AI and communication', /automação, IA e comunicação/],
    ['positive impact', /impacto positivo/],
    ['the free consultation', /Primeira consultoria gratuita/],
    ['the cross-subsidy', /Para cada 10\sclientes pagantes, entregamos 1\sserviço completo, sem custo/],
    ['who receives it', /a uma associação, coletivo, escola ou projeto social/],
    ['transparency', /Transparência/],
    ['open tools', /Ferramentas abertas/],
    ['autonomy over data', /Autonomia sobre os dados/],
    ['digital accessibility', /Acessibilidade digital/],
  ] as const) {
    test(`the home page says ${what}`, async ({ look }) => {
      const page = await look(home);
      await expect(page.getByRole('main').getByText(text).first()).toBeVisible();
    });
  }

  test('the home page names its whole audience', async ({ look }) => {
    const page = await look(home);
    const audience = page.getByRole('list').filter({ hasText: 'Coletivos' });
    await expect(audience.getByRole('listitem')).toHaveText([
      'Coletivos',
      'Associações',
      'Escolas',
      'Quem empreende',
      'Agentes públicos',
      'Projetos com propósito',
    ]);
  });

  test('the tagline stands in the footer and describes the page, verbatim', async ({ look }) => {
    const page = await look(home);
    const tagline = 'Inteligência aplicada para impacto real. Unindo automação, IA e comunicação com propósito.';
    await expect(page.getByRole('contentinfo')).toContainText(tagline);
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', tagline);
  });

  test('there is no login', async ({ look }) => {
    const page = await look(home);
    await expect(page.getByText(/entrar|login|senha/i)).toHaveCount(0);
    await expect(page.locator('input[type="password"]')).toHaveCount(0);
  });
});
