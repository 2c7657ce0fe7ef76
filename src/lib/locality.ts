/** A street address in Brazil. */
export type StreetAddress = { street: string; city: string; state: string; postalCode: string };

/** Where the owner is, in Brazil: a street address, or only a city. */
export type Locality = Pick<StreetAddress, 'city' | 'state'> & Partial<StreetAddress>;

/** A street address in one line: “Rua da Aurora, 10, Recife, PE, 50050-000”. */
export function addressInWords({ street, city, state, postalCode }: StreetAddress): string {
  return [street, city, state, postalCode].join(', ');
}

/**
 * The URL of an address on a map, which phones open in their app.
 * Source: developers.google.com/maps/documentation/urls/get-started
 */
export function mapHref(address: StreetAddress): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(addressInWords(address))}`;
}
