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

/** The country of each time zone that Intl knows. */
function countriesOfZones(): ReadonlyMap<string, string> {
  countries ??= readCountries();
  return countries;
}

/** The time zones that place the most people of countries that have several. */
const MAIN_ZONES =
  'America/Argentina/Buenos_Aires America/Mexico_City America/New_York America/Santiago America/Sao_Paulo America/Toronto Asia/Jakarta Asia/Shanghai Australia/Sydney Europe/Berlin Europe/Lisbon Europe/Madrid Europe/Moscow Pacific/Auckland';

/** All countries that have a time zone, each with its zones, the one of most people first. */
export function zonesOfCountries(): ReadonlyMap<string, readonly string[]> {
  const zones = new Map<string, string[]>();
  for (const [zone, country] of countriesOfZones()) {
    const others = zones.get(country) ?? [];
    zones.set(country, MAIN_ZONES.includes(zone) ? [zone, ...others] : [...others, zone]);
  }
  return zones;
}

/**
 * Returns the country of a time zone (ISO 3166, such as 'NZ'), from the data of Intl; null for a
 * zone of no country, such as UTC.
 */
export function countryOf(timeZone: string): string | null {
  const known = countriesOfZones().get(timeZone);
  if (known) return known;
  const zone = new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;
  return countriesOfZones().get(zone) ?? null;
}
