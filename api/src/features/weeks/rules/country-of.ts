/** Node 20 has the getter that later versions replace by the method. */
type WithZones = Intl.Locale & { timeZones?: string[]; getTimeZones?: () => string[] | undefined };

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

function readCountries(): Map<string, string> {
  const countries = new Map<string, string>();
  for (const code of LETTERS.flatMap((first) => LETTERS.map((second) => first + second))) {
    const locale: WithZones = new Intl.Locale(`und-${code}`);
    const zones = locale.getTimeZones?.() ?? locale.timeZones ?? [];
    // The region of an old code, such as DD, is its successor's.
    for (const zone of zones) countries.set(zone, locale.region ?? code);
  }
  return countries;
}

let countries: Map<string, string> | undefined;

/**
 * Returns the country of a time zone (ISO 3166, such as 'NZ'), from the data of Intl; null for a
 * zone of no country, such as UTC.
 */
export function countryOf(timeZone: string): string | null {
  countries ??= readCountries();
  const zone = new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;
  return countries.get(zone) ?? null;
}
