/** Everything here is for everyone, crawlers included. */
export function GET() {
  return new Response('User-agent: *\nAllow: /\n');
}
