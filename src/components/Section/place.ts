/** Where a child of a section with `columns` is on a wide screen: in the second column, or below both. */
export type Place = 'beside' | 'below';

/** The attribute of a child in that place. Without a place, a child is in the first column, below the heading. */
export const sectionPlace = (place: Place | undefined) => ({ 'data-place': place });

/** The attribute of an element that is a card above the background of its section. */
export const raised = { 'data-raised': '' } as const;
