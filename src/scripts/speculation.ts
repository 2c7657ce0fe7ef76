/** Turns prerendering off for visitors who save data or have a 2G connection. Sent to every page, after the rules. */
const { connection } = navigator as Navigator & { connection?: { saveData: boolean; effectiveType?: string } };
if (connection?.saveData || connection?.effectiveType?.endsWith('2g')) {
  document.querySelector('[type=speculationrules]')?.remove();
}
