import { countryOf, zonesOfCountries } from '@rules/weeks';
import { useState } from 'react';
import { SearchSelect } from '../../../ui/choice/SearchSelect';

/** Number of zones listed at a time. */
const SHOWN = 20;

export const zoneName = (zone: string) => zone.replaceAll('_', ' ');
const optionOf = (zone: string) => ({ id: zone, label: zoneName(zone) });

const zones = () => ['UTC', ...Intl.supportedValuesOf('timeZone')];

/** The browser's own zone, if that is listed and names a place, as UTC does not. */
export function ownZone(): string | undefined {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return zones().find((zone) => zone === timeZone && /^(?!Etc)\w+\//.test(zone));
}

/** The zones whose names contain all the words; without any, those of the same country come first. */
function matching(text: string, value: string | undefined): string[] {
  if (text === '') return [...new Set([...zonesBeside(value), ...zones()])];
  const words = text.toLowerCase().split(/[\s/]+/);
  return zones().filter((zone) =>
    words.every((word) => zoneName(zone).toLowerCase().includes(word)),
  );
}

const zonesBeside = (zone: string | undefined): readonly string[] =>
  (zone !== undefined && zonesOfCountries().get(countryOf(zone) ?? '')) || [];

/** Says how many zones the country of this one has, if it has several. */
function countryAdvice(zone: string | undefined): string {
  const count = zonesBeside(zone).length;
  return count > 1 ? `One of ${count} zones of its country.` : '';
}

interface Props {
  /** IANA name; undefined while none is chosen. */
  value: string | undefined;
  error?: string | undefined;
  /** Advice before the change. */
  advice?: string;
  onChange: (timeZone: string) => void;
}

/** Selects the time zone of a property by part of its name. */
export function TimeZoneField({ value, error, advice = '', onChange }: Props) {
  const [text, setText] = useState('');
  return (
    <SearchSelect
      label="Time zone"
      hint={`${advice || countryAdvice(value)} Deadlines and the first day of a week follow this clock.`.trim()}
      isRequired
      placeholder="Search time zones…"
      value={value === undefined ? null : optionOf(value)}
      error={error}
      onChange={(zone) => zone && onChange(zone.id)}
      options={matching(text, value).slice(0, SHOWN).map(optionOf)}
      text={text}
      onText={setText}
    />
  );
}
