import { countryOf, zonesOfCountries } from '@rules/weeks';
import { useState } from 'react';
import { SearchSelect } from '../../../ui/choice/SearchSelect';

/** Number of countries listed at a time. */
const SHOWN = 12;

const names = new Intl.DisplayNames('en', { type: 'region' });
const optionOf = (country: string) => ({ id: country, label: names.of(country) ?? country });

function matching(text: string) {
  const typed = text.trim().toLowerCase();
  return [...zonesOfCountries().keys()]
    .map(optionOf)
    .filter(({ id, label }) => label.toLowerCase().includes(typed) || id.toLowerCase() === typed)
    .sort((one, other) => one.label.localeCompare(other.label))
    .slice(0, SHOWN);
}

interface Props {
  /** The time zone of the property, by which its country is known; undefined while none is chosen. */
  timeZone: string | undefined;
  onTimeZone: (timeZone: string) => void;
}

/** Selects the country of a property, which presets its time zone, seasons and holidays. */
export function CountryField({ timeZone, onTimeZone }: Props) {
  const [text, setText] = useState('');
  const country = timeZone === undefined ? null : countryOf(timeZone);
  // An older browser knows no zones of countries.
  if (zonesOfCountries().size === 0) return null;
  return (
    <SearchSelect
      label="Country"
      hint="Its usual seasons and holidays are proposed, north or south."
      isRequired
      placeholder="Search countries…"
      value={country === null ? null : optionOf(country)}
      onChange={(chosen) => {
        const [zone] = (chosen && zonesOfCountries().get(chosen.id)) ?? [];
        if (zone && chosen?.id !== country) onTimeZone(zone);
      }}
      options={matching(text)}
      text={text}
      onText={setText}
    />
  );
}
