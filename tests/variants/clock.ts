/** Loaded before a command (`node --import`), it moves the command's clock: `CLOCK` says to when. */
const moved = Date.parse(process.env.CLOCK ?? '') - Date.now();
if (Number.isNaN(moved)) throw new Error('CLOCK names no moment.');

const RealDate = Date;
globalThis.Date = class extends RealDate {
  constructor(...given: unknown[]) {
    if (given.length > 0) super(...(given as [number]));
    else super(RealDate.now() + moved);
  }
  static override now = () => RealDate.now() + moved;
} as DateConstructor;
