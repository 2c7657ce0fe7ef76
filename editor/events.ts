import type { IncomingMessage, ServerResponse } from 'node:http';

/** The windows of the editor that receive events. */
const windows = new Map<ServerResponse, string>();

/** Opens a stream of events for a window. */
export function openStream(request: IncomingMessage, response: ServerResponse): void {
  const { searchParams } = new URL(request.url ?? '', 'http://editor');
  windows.set(response, searchParams.get('janela') ?? '');
  response.on('close', () => windows.delete(response));
  response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
  response.write(': \n\n');
}

/** Sends an event to all windows except one. */
export function tell(event: string, data: unknown, except?: string): void {
  for (const [response, name] of windows) {
    if (name !== except) response.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  }
}
