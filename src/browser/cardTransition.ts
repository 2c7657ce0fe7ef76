/**
 * Leaves the home page with a view transition through its cards alone: elsewhere
 * the next page is there at once, without the frames that a transition costs.
 * Sent to the home page.
 */
const optIn = document.querySelector<HTMLStyleElement>('#transicao');
const cards = document.querySelector('#servicos ul');
const motion = optIn?.media ?? '';

function allow(allowed: boolean): void {
  if (optIn) optIn.media = allowed ? motion : 'not all';
}

// A link takes the focus before it is followed, whatever it is followed with.
addEventListener('focusin', ({ target }) => allow(cards?.contains(target as Node) === true));

// On the way back the page has to be open again: Chromium 156 throws at a page that is not, where nothing can catch it.
addEventListener('pagehide', () => allow(true));
