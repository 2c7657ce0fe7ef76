/** Prepares no page ahead for whoever saves data or has hardly any network. Sent to every page, after the rules. */
const { connection } = navigator as Navigator & { connection?: { saveData: boolean; effectiveType?: string } };
if (connection?.saveData || connection?.effectiveType?.endsWith('2g')) {
  document.querySelector('[type=speculationrules]')?.remove();
}
