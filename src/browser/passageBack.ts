/**
 * Keeps the passage back to where the visitor came from, and no other: elsewhere
 * the next page is there at once, without the frames that a passage costs. Sent
 * to every page; on the home page `passage.ts` decides.
 */
if (!document.getElementById('passagem')) {
  addEventListener('pageswap', ({ activation, viewTransition }) => {
    if (activation?.navigationType !== 'traverse') viewTransition?.skipTransition();
  });
}
