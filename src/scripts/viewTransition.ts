/**
 * Skips the view transition except from a service's card to its page, and on the way back: other navigations show
 * the next page at once. Sent to every page.
 *
 * A script that turned the style for view transitions off would lose taps: WebKit 2.50 uses a font that loaded late as
 * soon as any style sheet changes, and the page moves under the thumb.
 */
let isFromCard = false;

// Also fires for the Enter key. Not `focusin`: in Safari a link that is tapped or clicked gets no focus.
addEventListener('click', ({ target }) => {
  isFromCard = Boolean((target as Element).closest('li')?.querySelector('[id^=mural-]'));
});

addEventListener('pageswap', ({ activation, viewTransition }) => {
  if (!viewTransition || isFromCard || activation?.navigationType === 'traverse') return;
  // Skipping a transition rejects its `ready` promise; unhandled, that is an error in the console.
  viewTransition.ready.catch(() => {});
  viewTransition.skipTransition();
});
