import type { ServerResponse } from 'node:http';
import type { Events, State } from './protocol.ts';

const windows = new Set<ServerResponse>();

const line = (event: keyof Events, data: unknown) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;

/** Opens a stream of events for a window. The first event has the whole state. */
export function openStream(response: ServerResponse, state: State): void {
  windows.add(response);
  response.on('close', () => windows.delete(response));
  response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
  response.write(line('files', state));
}

export function broadcast<Name extends keyof Events>(event: Name, data: Events[Name]): void {
  for (const window of windows) window.write(line(event, data));
}
