import { weekdayOf, weekOf } from '@rules/weeks';
import type { RecordSwapPartsFragment, SwapStatus } from '../../generated/graphql';
import { mediumDates } from '../../lib/dates/week-dates';

interface Words {
  give: string;
  get: string;
}

const ENDED: Words = { give: 'would have given', get: 'got' };

const WORDS: Partial<Record<SwapStatus, Words>> = {
  PENDING: { give: 'gives', get: 'gets' },
  APPROVED: { give: 'gave', get: 'got' },
};

/** 'week 12 (20–27 Mar 2027)'; a swap begins on the changeover day of its property. */
function weekText(startDate: string): string {
  const week = weekOf(startDate, weekdayOf(startDate));
  return `week ${week.week} (${mediumDates(week)})`;
}

/**
 * Who gives which week and gets which: 'Gives week 12 (20–27 Mar 2027) and gets week 30 (24–31 Jul
 * 2027) from Ada Keller' for the person of that name, who is named only where that is not clear.
 */
export function swapSentence(swap: RecordSwapPartsFragment, personName?: string): string {
  const { requesterName, answererName, status } = swap;
  const { give, get } = WORDS[status] ?? ENDED;
  const [current, preferred] = [swap.currentWeekStart, swap.preferredWeekStart].map(weekText);
  if (answererName === personName && requesterName !== personName) {
    return sentence(`${give} ${preferred} and ${get} ${current} from ${requesterName}`);
  }
  const from = answererName === null ? '' : ` from ${answererName}`;
  const wanted = `${answererName === null ? 'the open ' : ''}${preferred}${from}`;
  const isClear = requesterName === personName && answererName !== personName;
  return sentence(`${isClear ? '' : `${requesterName} `}${give} ${current} and ${get} ${wanted}`);
}

const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
