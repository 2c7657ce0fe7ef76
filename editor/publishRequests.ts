import { type Demand, PUBLISH, type View } from './view.ts';

/** The pause before the page connects to the editor again, in ms. */
const PAUSE = 1000;

function post(body: Demand, signal?: AbortSignal): Promise<Response> {
  return fetch(PUBLISH, { method: 'POST', body: JSON.stringify(body), ...(signal && { signal }) });
}

/** Sends a request to the editor. The result arrives in the view. */
export function demand(body: Demand): void {
  // If the editor is closed, the page already says so.
  post(body).catch(() => undefined);
}

/** The number of files that wait for publication. */
export async function countWaiting(): Promise<number> {
  return (await post({ act: 'count' })).json();
}

/**
 * Passes the view to `receive` after every change, until the returned function is called.
 * @param lost Called with true when the connection to the editor is lost, and with false when it works again.
 */
export function watchView(receive: (view: View) => void, lost: (isLost: boolean) => void): () => void {
  const stop = new AbortController();
  const read = async () => {
    try {
      const { body } = await post({ act: 'watch' }, stop.signal);
      const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
      // The first line has the whole view.
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
      // A broken stream is handled like the end of a stream.
    }
    if (stop.signal.aborted) return;
    lost(true);
    setTimeout(read, PAUSE);
  };
  read();
  return () => stop.abort();
}
