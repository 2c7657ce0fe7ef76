import sharp from 'sharp';

/** The logos of two owners: a round one in colour, and a word. */

const ROUND = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="640" viewBox="0 0 64 64">
  <circle cx="32" cy="32" r="32" fill="#0b7a75"/><path fill="#ffd166" d="M32 6a26 26 0 0 1 26 26h-26z"/>
  <path fill="#ef476f" d="M32 58a26 26 0 0 1-26-26h26z"/><circle cx="32" cy="32" r="9" fill="#fff"/></svg>`;

/** A round logo in colour with a transparent background, as PNG. */
export const roundLogo = () => sharp(Buffer.from(ROUND)).png().toBuffer();

const RODA = `<path d="M0 0h50a30 30 0 0 1 12 58l22 42h-27l-19-38h-14v38h-24zM24 22v20h22a10 10 0 0 0 0-20z"/>
  <path fill-rule="evenodd" d="M148 0a50 50 0 1 1 0 100a50 50 0 1 1 0-100zm0 24a26 26 0 1 0 0 52a26 26 0 1 0 0-52z"/>
  <path fill-rule="evenodd" d="M212 0h36a50 50 0 0 1 0 100h-36zm24 24v52h12a26 26 0 0 0 0-52z"/>
  <path d="M340 0h22l38 100h-26l-7-20h-32l-7 20h-26zm11 34l-9 26h18z"/>`;

/** The word RODA as curves, in an SVG. */
export const wordLogo = (colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 100"><g fill="${colour}">${RODA}</g></svg>`;
