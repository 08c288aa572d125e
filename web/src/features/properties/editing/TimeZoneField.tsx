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

/** The zones whose names contain all the words. */
function matching(text: string): string[] {
  const words = text.toLowerCase().split(/[\s/]+/);
  return zones().filter((zone) =>
    words.every((word) => zoneName(zone).toLowerCase().includes(word)),
  );
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
      hint={`${advice} Deadlines and the first day of a week follow this clock.`.trim()}
      isRequired
      placeholder="Search time zones…"
      value={value === undefined ? null : optionOf(value)}
      error={error}
      onChange={(zone) => zone && onChange(zone.id)}
      options={matching(text).slice(0, SHOWN).map(optionOf)}
      text={text}
      onText={setText}
    />
  );
}
