import { allPages, expect, home, NOT_FOUND, test } from './fixtures.ts';

test.describe('Read aloud', () => {
  test.use({ expectedErrors: [NOT_FOUND] });

  for (const path of allPages) {
    test(`${path} says what was reviewed`, async ({ look }) => {
      const page = await look(path);
      const name = path === home ? 'inicio' : path;
      await expect(page.locator('body')).toMatchAriaSnapshot({ name: `${name}.aria.yml` });
    });

    test(`headings of ${path} leave out no level`, async ({ look }) => {
      const page = await look(path);
      const levels = await page
        .getByRole('heading')
        .evaluateAll((all) => all.map((one) => Number(one.tagName.slice(1))));
      expect(levels[0]).toBe(1);
      const jumps = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
      expect(jumps).toEqual([]);
    });

    test(`links of ${path} that say the same lead to the same place`, async ({ look }) => {
      const page = await look(path);
      const links = await page
        .getByRole('link')
        .evaluateAll((all) =>
          all.map((one) => [one.textContent?.trim() ?? '', (one as HTMLAnchorElement).href] as const),
        );
      const targets = new Map<string, Set<string>>();
      for (const [name, href] of links) targets.set(name, (targets.get(name) ?? new Set()).add(href));
      expect([...targets].filter(([, all]) => all.size > 1).map(([name]) => name)).toEqual([]);
      for (const [name, href] of links) {
        if (new URL(href).origin !== new URL(page.url()).origin) expect(name).toMatch(/abre em nova aba/);
      }
    });
  }
});
