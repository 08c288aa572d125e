/** Where an address is on the map of OpenStreetMap. */
export const mapOf = (address: string) =>
  `https://www.openstreetmap.org/search?${new URLSearchParams({ query: address })}`;
