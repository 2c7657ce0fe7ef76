/** Formats a number of bytes, such as `12,3 kB`. */
export function size(bytes: number): string {
  const [divisor, unit] = bytes < 1_000_000 ? [1000, 'kilobyte'] : [1_000_000, 'megabyte'];
  return (bytes / divisor).toLocaleString('pt-BR', { style: 'unit', unit, maximumFractionDigits: 1 });
}

/** Formats a time in ISO format, such as `em 25 de novembro de 2026 às 15:40`. */
export const whenOf = (iso: string): string =>
  `em ${new Date(iso).toLocaleString('pt-BR', { dateStyle: 'long', timeStyle: 'short' })}`;

export const files = (count: number): string => (count === 1 ? '1 arquivo' : `${count} arquivos`);
