import type { ServerResponse } from 'node:http';

const windows = new Set<ServerResponse>();

const line = (event: string, data: unknown) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;

/** Opens a stream of events for a window. The first event has the whole state. */
export function openStream(response: ServerResponse, state: unknown): void {
  windows.add(response);
  response.on('close', () => windows.delete(response));
  response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
  response.write(line('files', state));
}

export function broadcast(event: string, data: unknown): void {
  for (const window of windows) window.write(line(event, data));
}
