import {
  MySwapEventsDocument,
  MySwapsDocument,
  SwapCalendarEventsDocument,
  SwapWeeksDocument,
  SwapYearDocument,
} from '../../generated/graphql';
import { useLive } from '../../kit/live/use-live';

/** What the screen shows of swaps and of the weeks that may be swapped. */
export const SWAP_QUERIES = [MySwapsDocument, SwapWeeksDocument, SwapYearDocument];

/** Keeps swaps and weeks on screen up to date by what happens to them. */
export function useLiveSwaps(): void {
  useLive(MySwapEventsDocument, { reread: SWAP_QUERIES });
  useLive(SwapCalendarEventsDocument, { reread: SWAP_QUERIES });
}
