import { type Demand, PUBLISH, type View } from './view.ts';

/** In ms: how long to wait before the editor is asked again. */
const PAUSE = 1000;

function post(body: Demand, signal?: AbortSignal): Promise<Response> {
  return fetch(PUBLISH, { method: 'POST', body: JSON.stringify(body), ...(signal && { signal }) });
}

/** Asks something of the editor, which shows it in the view. */
export function demand(body: Demand): void {
  // Where the editor is closed, the page says so.
  post(body).catch(() => undefined);
}

/** How many files wait for publication. */
export async function countWaiting(): Promise<number> {
  return (await post({ act: 'count' })).json();
}

/**
 * Receives what there is to see, again and again, until the returned function is called.
 * @param lost Receives whether the editor does not answer.
 */
export function watchView(receive: (view: View) => void, lost: (isLost: boolean) => void): () => void {
  const stop = new AbortController();
  const read = async () => {
    try {
      const { body } = await post({ act: 'watch' }, stop.signal);
      const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
      let view = {} as View;
      let rest = '';
      for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
        const lines = (rest + part.value).split('\n');
        rest = lines.pop() ?? '';
        for (const line of lines) view = { ...view, ...JSON.parse(line) };
        lost(false);
        receive(view);
      }
    } catch {
      // A stream that breaks is handled as one that ends.
    }
    if (stop.signal.aborted) return;
    lost(true);
    setTimeout(read, PAUSE);
  };
  read();
  return () => stop.abort();
}
