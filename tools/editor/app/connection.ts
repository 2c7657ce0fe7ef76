import { EVENTS, type Events, PUBLISH } from '../protocol.ts';
import type { PublishRequest } from '../requests.ts';
import { AGAIN, adopt, keepSaving, save } from './changes.ts';
import { openPlace, placeOf } from './places.ts';
import { LOST, send } from './send.ts';
import { current, set } from './state.ts';

/** Loads everything, and listens to what other windows and programs change. */
export async function load(): Promise<void> {
  const home = { file: 'home.yaml', path: [] };
  set({ version: 0, files: {}, open: home, isSaved: true, publication: [], content: { generated: 0 } });
  await new Promise<void>(listen);
  openPlace(location.hash ? placeOf(decodeURIComponent(location.hash.slice(1))) : home);
  // Nothing was pressed that has the focus no more.
  set({ focused: undefined });
  keepSaving();
}

/** Listens to the editor's events, also after it was closed and opened again. The first event has all of the state. */
function listen(whenLoaded?: () => void): void {
  const events = new EventSource(EVENTS);
  const on = <Name extends keyof Events>(name: Name, take: (data: Events[Name]) => void) =>
    events.addEventListener(name, ({ data }) => take(JSON.parse(data)));
  on('files', (state) => {
    adopt(state);
    whenLoaded?.();
  });
  on('publication', (publication) => set({ publication }));
  on('content', (content) => set({ content }));
  events.addEventListener('open', () => {
    set({ content: { ...current().content } });
    requestPublication({ act: 'watch' });
  });
  events.addEventListener('error', () => {
    set({ saveFailure: current().saveFailure ?? LOST });
    // The browser does not try again after a refusal: until the owner enters, this window has the key of the last start.
    if (events.readyState === EventSource.CLOSED) setTimeout(listen, AGAIN);
  });
}

/** Saves, then requests a step of the publication. The answers are events. */
export async function requestPublication(body: PublishRequest): Promise<void> {
  if (body.act !== 'answer') await save();
  // If the editor is closed, the page says so already.
  await send(PUBLISH, JSON.stringify(body)).catch(() => undefined);
}
