/** The 26 states of Brazil and the Federal District. */
const STATES = /^(?:A[CLMP]|BA|CE|DF|ES|GO|M[AGST]|P[ABEIR]|R[JNORS]|S[CEP]|TO)$/;

/** The city and the state in a text such as “Recife, PE”; undefined for any other text. */
export function cityIn(text: string | undefined): { city: string; state: string } | undefined {
  const [, city, state] = /^([^,]+), ([A-Z]{2})$/.exec(text ?? '') ?? [];
  return city && state && STATES.test(state) ? { city, state } : undefined;
}
