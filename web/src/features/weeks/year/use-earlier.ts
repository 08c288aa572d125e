import { useState } from 'react';
import { isNow, monthOf, type Week } from '../calendar';
import { monthName } from '../week-text';
import type { Earlier } from './Jumps';

/**
 * The months before the current one, which phones fold in the current year; `skipped` is how many
 * weeks are hidden.
 */
export function useEarlier(weeks: readonly Week[], isFoldable: boolean) {
  const [isOpen, setOpen] = useState(false);
  const now = weeks.find(isNow);
  const past = now ? weeks.findIndex((week) => monthOf(week) === monthOf(now)) : 0;
  if (!isFoldable || past === 0) return { skipped: 0 };
  const [first, last] = [monthName(weeks[0]), monthName(weeks[past - 1])];
  const earlier: Earlier = {
    months: first === last ? first : `${first} to ${last}`,
    isOpen,
    toggle: () => setOpen(!isOpen),
  };
  return { earlier, skipped: isOpen ? 0 : past };
}
