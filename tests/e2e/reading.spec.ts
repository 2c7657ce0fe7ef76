import { allPages, expect, home, test } from './fixtures.ts';

for (const path of allPages) {
  test(`the tree of ${path} matches its reviewed snapshot`, async ({ page }) => {
    await page.goto(path);
    const name = path === home ? 'inicio' : path.replace('/', '-');
    // The links of the header and the footer are tested in the built files, on every page.
    await expect(page.locator(path === home ? 'body' : 'main')).toMatchAriaSnapshot({ name: `${name}.aria.yml` });
  });
}
