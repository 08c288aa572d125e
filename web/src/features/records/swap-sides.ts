import { type WeekDates, weekdayOf, weekOf } from '@rules/weeks';
import type { RecordSwapPartsFragment, SwapStatus } from '../../generated/graphql';
import { capitalized } from '../../lib/text/format';

/** A week with what stands before and after it in a sentence. */
interface Side {
  before: string;
  week: WeekDates;
  after: string;
}

const WORDS: Partial<Record<SwapStatus, { give: string; get: string }>> = {
  PENDING: { give: 'gives', get: 'gets' },
  APPROVED: { give: 'gave', get: 'got' },
};
const UNDONE = { give: 'would have given', get: 'would have got' };

/** A swap begins on the changeover day of its property. */
const weekFrom = (startDate: string) => weekOf(startDate, weekdayOf(startDate));

/**
 * The two parts of 'Gives week 12, gets week 30 from Ada Keller', as that person sees the
 * swap; without one, the requester is named first.
 */
export function swapSides(
  {
    status,
    requesterId,
    requesterName,
    answererId,
    answererName,
    ...starts
  }: RecordSwapPartsFragment,
  personId?: string,
): { give: Side; get: Side } {
  const { give, get } = WORDS[status] ?? UNDONE;
  const current = weekFrom(starts.currentWeekStart);
  const preferred = weekFrom(starts.preferredWeekStart);
  if (answererId === personId) {
    return {
      give: { before: capitalized(give), week: preferred, after: '' },
      get: { before: get, week: current, after: ` from ${requesterName}` },
    };
  }
  const isOwn = requesterId === personId;
  return {
    give: {
      before: isOwn ? capitalized(give) : `${requesterName} ${give}`,
      week: current,
      after: '',
    },
    get: {
      before: answererName === null ? `${get} the open` : get,
      week: preferred,
      after: answererName === null ? '' : ` from ${answererName}`,
    },
  };
}
