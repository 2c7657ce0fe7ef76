/**
 * Opens the passage to the next page for the cards alone: elsewhere that page
 * is there at once, without the frames that a passage costs. Sent to the home page.
 */
const passage = document.querySelector<HTMLStyleElement>('#passagem');
const cards = document.querySelector('#servicos ul');

for (const type of ['pointerover', 'focusin'] as const) {
  cards?.addEventListener(type, () => {
    if (passage) passage.media = '(prefers-reduced-motion: no-preference)';
  });
}
