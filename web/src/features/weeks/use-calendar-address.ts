import { useSearchParams } from 'react-router-dom';
import { addressYear } from '../../lib/address/address-year';
import { useAddressChange } from '../../lib/address/use-address-change';
import type { Show } from './calendar';

export type View = 'year' | 'month';

const SHOWS: readonly string[] = ['mine', 'open'] satisfies Show[];
const isShow = (text: string | null): text is Show => text !== null && SHOWS.includes(text);

function addressMonth(text: string | null, year: number): number {
  const month = Number(text);
  if (Number.isInteger(month) && month >= 1 && month <= 12) return month;
  const now = new Date();
  return now.getFullYear() === year ? now.getMonth() + 1 : 1;
}

/** The view state in the address, and functions to navigate. */
export function useCalendarAddress() {
  const [params] = useSearchParams();
  const change = useAddressChange();
  const year = addressYear(params.get('year'));
  const view: View = params.get('view') === 'month' ? 'month' : 'year';
  const month = addressMonth(params.get('month'), year);
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
    step,
    setView: (next: View) => change({ view: next, year, month: next === 'month' ? month : null }),
    setShow: (next: Show) => change({ show: next === 'all' ? null : next }),
  };
}

export type CalendarAddress = ReturnType<typeof useCalendarAddress>;
