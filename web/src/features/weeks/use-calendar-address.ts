import { useSearchParams } from 'react-router-dom';
import { addressYear } from '../../lib/address/address-values';
import { useAddressChange } from '../../lib/address/use-address-change';
import { today } from '../../lib/dates/dates';
import type { Show } from './calendar';

export type View = 'year' | 'month';

const SHOWS: readonly string[] = ['mine', 'open'] satisfies Show[];
const isShow = (text: string | null): text is Show => text !== null && SHOWS.includes(text);

interface Month {
  year: number;
  /** 1 to 12. */
  month: number;
}

function addressMonth(text: string | null, year: number, now: Month): number {
  const month = Number(text);
  if (Number.isInteger(month) && month >= 1 && month <= 12) return month;
  return now.year === year ? now.month : 1;
}

/**
 * The view state in the address, and functions to navigate; defaults to the day at the house, once
 * its time zone is known.
 */
export function useCalendarAddress(timeZone: string | undefined) {
  const [params] = useSearchParams();
  const change = useAddressChange();
  const [thisYear = 0, thisMonth = 0] = today(timeZone).split('-').map(Number);
  const now = { year: thisYear, month: thisMonth };
  const year = addressYear(params.get('year'), now.year);
  const view: View = params.get('view') === 'month' ? 'month' : 'year';
  const month = addressMonth(params.get('month'), year, now);
  const wanted = params.get('show');
  const show: Show = isShow(wanted) ? wanted : 'all';

  /** Moves by `by` months or years, depending on the view. */
  function step(by: number) {
    if (view === 'year') return change({ year: year + by });
    const date = new Date(year, month - 1 + by);
    change({ year: date.getFullYear(), month: date.getMonth() + 1 });
  }
  return {
    year,
    view,
    month,
    show,
    /** True if the shown year or month is the current one. */
    isNow: year === now.year && (view === 'year' || month === now.month),
    toNow: () => change({ year: now.year, month: view === 'month' ? now.month : null }),
    step,
    setView: (next: View) => change({ view: next, year, month: next === 'month' ? month : null }),
    setShow: (next: Show) => change({ show: next === 'all' ? null : next }),
  };
}

export type CalendarAddress = ReturnType<typeof useCalendarAddress>;
