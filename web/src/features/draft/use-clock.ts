import { useEffect, useState } from 'react';
import { momentText } from '../../lib/dates/dates';
import { serverNow } from '../../lib/dates/server-clock';

/** Milliseconds until a server time, at least 0; null if there is none. */
export function useTimeLeft(deadline: string | null): number | null {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    if (!deadline) return;
    setNow(serverNow());
    const timer = setInterval(() => setNow(serverNow()), 1000);
    return () => clearInterval(timer);
  }, [deadline]);
  return deadline ? Math.max(0, Date.parse(deadline) - now) : null;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const two = (count: number) => String(count).padStart(2, '0');

/** Formats remaining time: '1 d 23 h', '5 h 09 min' or '14:07'. */
export function clockText(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  if (seconds >= DAY)
    return `${Math.floor(seconds / DAY)} d ${Math.floor((seconds % DAY) / HOUR)} h`;
  const minutes = Math.floor((seconds % HOUR) / MINUTE);
  if (seconds >= HOUR) return `${Math.floor(seconds / HOUR)} h ${two(minutes)} min`;
  return `${minutes}:${two(seconds % MINUTE)}`;
}

/** From here on, the date is shown. */
const NEAR_MS = 7 * DAY * 1000;

/** 'in 1 d 23 h' within a week, in minutes for the last hour, 'now' once it has passed, else its date. */
export function nearTime(moment: string, now: Date): string {
  const left = Date.parse(moment) - now.getTime();
  if (left <= 0) return 'now';
  if (left >= NEAR_MS) return momentText(moment);
  const isShort = left < HOUR * 1000;
  return `in ${isShort ? `${Math.ceil(left / 60_000)} min` : clockText(left)}`;
}

const PARTS = [
  [DAY, 'day'],
  [HOUR, 'hour'],
  [MINUTE, 'minute'],
  [1, 'second'],
] as const;

/** Formats a duration by its two largest units: '2 days', '1 hour 30 minutes'. */
export function durationText(seconds: number): string {
  let rest = seconds;
  const parts: string[] = [];
  for (const [length, name] of PARTS) {
    const count = Math.floor(rest / length);
    rest -= count * length;
    if (count > 0) parts.push(`${count} ${name}${count === 1 ? '' : 's'}`);
  }
  return parts.slice(0, 2).join(' ') || '0 seconds';
}
