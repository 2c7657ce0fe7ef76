/**
 * Keeps the passage from page to page for where it says something: from a card
 * to its page, and along the visitor's own history. Elsewhere the next page is
 * there at once, without the frames that a passage costs. Sent to every page.
 */
addEventListener('pageswap', ({ activation, viewTransition }) => {
  const fromCard = document.activeElement?.closest('#servicos');
  if (!fromCard && activation?.navigationType !== 'traverse') viewTransition?.skipTransition();
});
