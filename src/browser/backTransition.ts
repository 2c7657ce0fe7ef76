/**
 * Keeps the view transition back to where the visitor came from, and no other:
 * elsewhere the next page is there at once, without the frames that a transition
 * costs. Sent to every page; on the home page `cardTransition.ts` decides.
 */
if (!document.getElementById('servicos')) {
  addEventListener('pageswap', ({ activation, viewTransition }) => {
    if (!viewTransition || activation?.navigationType === 'traverse') return;
    // What is skipped is never ready, and says so by a rejection.
    viewTransition.ready.catch(() => {});
    viewTransition.skipTransition();
  });
}
