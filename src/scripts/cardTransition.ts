/**
 * Allows the view transition from the home page only for links in the services'
 * cards: other links show the next page at once, without a transition's extra
 * frames. Sent to the home page.
 */
const optIn = document.querySelector<HTMLStyleElement>('#transicao');
/** A card's mural, which grows into the service's page. */
const MURAL = '[id^="mural-"]';
const motion = optIn?.media ?? '';

function allow(allowed: boolean): void {
  if (optIn) optIn.media = allowed ? motion : 'not all';
}

// A link gets focus before it is followed, with any input device.
addEventListener('focusin', ({ target }) => allow(Boolean((target as Element).closest('li')?.querySelector(MURAL))));

// For the way back the page must be opted in again: otherwise Chromium 156 throws an error that nothing can catch.
addEventListener('pagehide', () => allow(true));
