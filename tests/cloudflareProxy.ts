import { CommentNode, HTMLElement, type Node, parse, TextNode } from 'node-html-parser';

const ADDRESS = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
const UNTOUCHED = ['HEAD', 'NOSCRIPT', 'SCRIPT', 'STYLE', 'TEXTAREA'];
const SCRIPT = '<script src="/cdn-cgi/scripts/5c5dd728/cloudflare-static/email-decode.min.js"></script>';

/** An address as hexadecimal bytes: a key, then the bytes of the address, each XOR the key. */
function encoded(address: string): string {
  const key = 0x5a;
  return Buffer.from([key, ...Buffer.from(address).map((byte) => byte ^ key)]).toString('hex');
}

/**
 * Rewrites a page as Cloudflare's proxy does by default: hides the e-mail addresses in links and in texts, and adds the
 * script that shows them again. Leaves what is between `<!--email_off-->` and `<!--/email_off-->` as it is.
 * Source: https://developers.cloudflare.com/waf/tools/scrape-shield/email-address-obfuscation/
 */
export function behindCloudflare(html: string): string {
  const page = parse(html, { comment: true, blockTextElements: { script: true, style: true, noscript: true } });
  let isOff = false;
  function visit(node: Node): void {
    if (node instanceof CommentNode && /^\/?email_off$/.test(node.rawText)) isOff = node.rawText === 'email_off';
    if (node instanceof TextNode && !isOff) node.rawText = node.rawText.replace(ADDRESS, hidden);
    if (!(node instanceof HTMLElement) || UNTOUCHED.includes(node.tagName)) return;
    const [scheme, address = ''] = node.getAttribute('href')?.split(':') ?? [];
    if (scheme === 'mailto' && !isOff) node.setAttribute('href', `/cdn-cgi/l/email-protection#${encoded(address)}`);
    for (const child of node.childNodes) visit(child);
  }
  visit(page);
  if (page.toString().includes('/cdn-cgi/')) page.querySelector('body')?.insertAdjacentHTML('beforeend', SCRIPT);
  return page.toString();
}

const hidden = (address: string) =>
  `<span class="__cf_email__" data-cfemail="${encoded(address)}">[email&#160;protected]</span>`;
