/**
 * Skips the view transition except when the visitor goes back or forward: other
 * navigations show the next page at once, without a transition's extra frames.
 * Sent to every page; on the home page `cardTransition.ts` decides instead.
 */
if (document.documentElement.dataset.page !== 'home') {
  addEventListener('pageswap', ({ activation, viewTransition }) => {
    if (!viewTransition || activation?.navigationType === 'traverse') return;
    // Skipping a transition rejects its `ready` promise; unhandled, that is an error in the console.
    viewTransition.ready.catch(() => {});
    viewTransition.skipTransition();
  });
}
