/** How many properties are named before the others are counted. */
const NAMED = 3;

/** 'Gull Cottage, Lakeside House and 4 more'; null for all properties, which are not named. */
export function propertiesText(names: readonly string[]): string | null {
  if (names.length === 0) return null;
  if (names.length <= NAMED) return names.join(', ');
  const shown = NAMED - 1;
  return `${names.slice(0, shown).join(', ')} and ${names.length - shown} more`;
}
