/**
 * Skips the view transitions of all navigations except two kinds: from a service's card to the service's page, and back
 * or forward in the history. Other navigations show the next page at once. Every page loads this script.
 *
 * The script changes no styles. In WebKit 2.50, any change of a style sheet applies a font that loaded late: the page
 * would shift, and taps would miss.
 */
let isFromCard = false;

// `click` also fires for the Enter key. Not `focusin`: in Safari a tapped or clicked link gets no focus.
addEventListener('click', ({ target }) => {
  // The target of a click is an element.
  isFromCard = Boolean((target as Element).closest('li')?.querySelector('[id^=mural-]'));
});

addEventListener('pageswap', ({ activation, viewTransition }) => {
  if (!viewTransition || isFromCard || activation?.navigationType === 'traverse') return;
  // Skipping a transition rejects its `ready` promise; unhandled, that is an error in the console.
  viewTransition.ready.catch(() => {});
  viewTransition.skipTransition();
});
