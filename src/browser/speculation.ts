/** Prepares no page ahead for whoever saves data or has hardly any network. Sent to every page, after the rules. */
const { connection } = navigator as Navigator & { connection?: { saveData: boolean; effectiveType: string } };
if (connection?.saveData || /2g/.test(String(connection?.effectiveType))) {
  document.querySelector('[type=speculationrules]')?.remove();
}
