import {
  MySwapEventsDocument,
  MySwapsDocument,
  SwapCalendarEventsDocument,
  SwapWeeksDocument,
  SwapYearDocument,
} from '../../generated/graphql';
import { useLive } from '../../lib/live/use-live';

/** The queries behind displayed swaps and swappable weeks. */
export const SWAP_QUERIES = [MySwapsDocument, SwapWeeksDocument, SwapYearDocument];

/** Keeps displayed swaps and weeks up to date with live events. */
export function useLiveSwaps(): void {
  useLive(MySwapEventsDocument, { reread: SWAP_QUERIES });
  useLive(SwapCalendarEventsDocument, { reread: SWAP_QUERIES });
}
