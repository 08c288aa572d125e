import { day, type Phrase, phrase } from '../../../core/rules/sentence';
import { type ExchangeEnd, endSentence } from '../../exchanges/rules';

/** The two users of a swap and the first days of their weeks; `other` is null for an open week. */
interface Swap {
  requester: string;
  other: string | null;
  given: string;
  wanted: string;
}

interface OneWeek {
  year: number;
  week: number;
}

/** An event that concerns the user or one of their properties; names of the user are 'You'. */
export type Event =
  | ({ kind: 'WEEK_TAKEN'; who: string | null } & OneWeek)
  | ({ kind: 'WEEK_GIVEN_BACK' } & OneWeek)
  | ({
      kind:
        | 'WEEKS_EXCHANGED'
        | 'SWAP_ASKED'
        | 'SWAP_AGREED'
        | 'SWAP_DECLINED'
        | 'SWAP_CANCELLED'
        | 'SWAP_EXPIRED';
    } & Swap)
  | ({ kind: 'FOUND_DONE'; getsWeek: number } & OneWeek)
  | ({ kind: 'FOUND_ENDED'; getsWeek: number; cause: ExchangeEnd } & OneWeek)
  | { kind: 'DRAFT_OPENED' | 'DRAFT_ENDED'; year: number }
  | { kind: 'DOCUMENT_ADDED' | 'DOCUMENT_CHANGED'; id: number; title: string }
  | { kind: 'ROTATION_SET'; year: number; share: number }
  | { kind: 'REQUEST_STATUS'; id: number; title: string; status: keyof typeof STATUS }
  | { kind: 'REQUEST_NOTE'; id: number; title: string };

/** The property in which it happened. */
export interface Place {
  propertyId: number;
  propertyName: string;
}

const ENDS = {
  SWAP_DECLINED: 'was declined',
  SWAP_CANCELLED: 'was cancelled',
  SWAP_EXPIRED: 'expired without an answer',
};

const STATUS = {
  pending: 'is waiting for an answer',
  in_progress: 'is now in progress',
  fulfilled: 'has been fulfilled',
  cancelled: 'has been cancelled',
};

function exchanged({ requester, other, given, wanted }: Swap, at: string): Phrase {
  if (other === null)
    return phrase`${requester} swapped the week of ${day(given)} for the week of ${day(wanted)}${at}.`;
  return phrase`${requester} and ${other === 'You' ? 'you' : other} swapped the weeks of ${day(given)} and ${day(wanted)}${at}.`;
}

/** Describes an event in one sentence. */
export function activitySentence(it: Event, { propertyName }: Place): Phrase {
  const at = ` at ${propertyName}`;
  switch (it.kind) {
    case 'WEEK_TAKEN':
      if (it.who) return phrase`${it.who} took week ${it.week} of ${it.year}${at}.`;
      return phrase`Week ${it.week} of ${it.year}${at} was taken.`;
    case 'WEEK_GIVEN_BACK':
      return phrase`Week ${it.week} of ${it.year}${at} was given back.`;
    case 'WEEKS_EXCHANGED':
      return exchanged(it, at);
    case 'SWAP_ASKED':
      return phrase`${it.requester} would like to swap the week of ${day(it.given)} for your week of ${day(it.wanted)}${at}.`;
    case 'SWAP_AGREED':
      return phrase`${it.other} agreed to your swap of the weeks of ${day(it.given)} and ${day(it.wanted)}${at}.`;
    case 'SWAP_DECLINED':
    case 'SWAP_CANCELLED':
    case 'SWAP_EXPIRED':
      return phrase`The swap of the weeks of ${day(it.given)} and ${day(it.wanted)}${at} ${ENDS[it.kind]}.`;
    case 'FOUND_DONE':
      return phrase`You gave week ${it.week} and got week ${it.getsWeek} of ${it.year}${at} in a swap that was found.`;
    case 'FOUND_ENDED':
      return phrase`The swap of your week ${it.week} for week ${it.getsWeek} of ${it.year}${at} did not go through. ${endSentence(it.cause, it.week)}`;
    case 'DRAFT_OPENED':
      return phrase`The ${it.year} draft${at} has opened.`;
    case 'DRAFT_ENDED':
      return phrase`The ${it.year} draft${at} has ended.`;
    case 'DOCUMENT_ADDED':
      return phrase`A document was added${at}: “${it.title}”.`;
    case 'DOCUMENT_CHANGED':
      return phrase`A document was updated${at}: “${it.title}”.`;
    case 'ROTATION_SET':
      return phrase`Share ${it.share} chooses first in ${it.year}${at}.`;
    case 'REQUEST_STATUS':
      return phrase`Your request “${it.title}” ${STATUS[it.status]}.`;
    case 'REQUEST_NOTE':
      return phrase`There is a new note on your request “${it.title}”.`;
  }
}

/** The path of the page that shows more about an event. */
export function activityPath(it: Event, { propertyId }: Place): string {
  const inYear = (page: string, year: number) => `/${page}?property=${propertyId}&year=${year}`;
  switch (it.kind) {
    case 'WEEK_TAKEN':
    case 'WEEK_GIVEN_BACK':
      return inYear('calendar', it.year);
    case 'DRAFT_OPENED':
    case 'DRAFT_ENDED':
      return inYear('draft', it.year);
    case 'ROTATION_SET':
      return inYear('rotation', it.year);
    case 'DOCUMENT_ADDED':
    case 'DOCUMENT_CHANGED':
      return `/documents?property=${propertyId}&document=${it.id}`;
    case 'REQUEST_STATUS':
    case 'REQUEST_NOTE':
      return `/requests/${it.id}`;
    case 'WEEKS_EXCHANGED':
      return `/calendar?property=${propertyId}`;
    default:
      return '/swaps';
  }
}
