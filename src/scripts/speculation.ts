/**
 * Turns prerendering off if the visitor saves data, or has a 2G connection or little memory. Every page loads this
 * script, after the speculation rules.
 */
// TypeScript's types do not have the properties that only Chromium has.
const { connection, deviceMemory = 8 } = navigator as Navigator & {
  connection?: { saveData: boolean; effectiveType?: string };
  /** The device's memory in GB, at most 8. */
  deviceMemory?: number;
};
if (connection?.saveData || connection?.effectiveType?.endsWith('2g') || deviceMemory <= 2) {
  document.querySelector('[type=speculationrules]')?.remove();
}
