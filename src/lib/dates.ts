const TIME_ZONE = 'America/Sao_Paulo';

/** The day of a moment in ISO 8601. The Swedish locale has this format. */
export function dayOf(moment: Date): string {
  return moment.toLocaleDateString('sv-SE', { timeZone: TIME_ZONE });
}

/** A day in words: “3 de novembro de 2026”. */
export function saidDay(day: string): string {
  // At noon, because at midnight in UTC it is still the day before in Brazil.
  const words = new Date(`${day}T12:00:00Z`).toLocaleDateString('pt-BR', { dateStyle: 'long', timeZone: TIME_ZONE });
  return words.replace(/^1 /, '1º ');
}
