/**
 * Skips all view transitions except those from a service's card to its page, and those of going back or forward: other
 * navigations show the next page at once. Sent to every page.
 *
 * It changes no styles, because any change of a style sheet makes WebKit 2.50 apply a font that loaded late: the page
 * would shift, and taps would miss.
 */
let isFromCard = false;

// `click` also fires for the Enter key. Not `focusin`: in Safari a tapped or clicked link gets no focus.
addEventListener('click', ({ target }) => {
  isFromCard = Boolean((target as Element).closest('li')?.querySelector('[id^=mural-]'));
});

addEventListener('pageswap', ({ activation, viewTransition }) => {
  if (!viewTransition || isFromCard || activation?.navigationType === 'traverse') return;
  // Skipping a transition rejects its `ready` promise; unhandled, that is an error in the console.
  viewTransition.ready.catch(() => {});
  viewTransition.skipTransition();
});
