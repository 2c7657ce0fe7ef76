/**
 * Opens the passage to the next page for the cards alone: elsewhere that page
 * is there at once, without the frames that a passage costs. Sent to the home page.
 */
const passage = document.querySelector<HTMLStyleElement>('#passagem');

// A link takes the focus before it is followed, whatever it is followed with.
document.querySelector('#servicos ul')?.addEventListener('focusin', () => {
  if (passage) passage.media = '(prefers-reduced-motion: no-preference)';
});
