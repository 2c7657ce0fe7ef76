/** The shape of the corners: two opposite ones round as on the logo's leaf, none round, or all. */
export type Corners = 'leaf' | 'straight' | 'round';

/** The CSS `border-radius` of a corner shape, for what is drawn without the styles of the pages. */
export function cornerRadius(corners: Corners, pixels: number): string {
  const radii: Record<Corners, string> = {
    leaf: `0 ${pixels}px 0 ${pixels}px`,
    straight: '0',
    round: `${pixels}px`,
  };
  return radii[corners];
}
