import { numberedText, SHOWN_HITS } from '@rules/search';
import { addDays } from '@rules/weeks';
import type { AdminSearchQuery, SearchHitKind } from '../../generated/graphql';
import {
  panelPath,
  propertyRecordPath,
  requestPath,
  sharePath,
  userRecordPath,
  weekPath,
} from '../../lib/address/paths';
import { mediumDates } from '../../lib/dates/week-dates';

export type Hit = AdminSearchQuery['adminSearch'][number];

/** The pages of a property that may be named beside it, as in 'lakeside draft'. */
const PAGES = ['calendar', 'rotation', 'draft', 'documents'] as const;
type PageName = (typeof PAGES)[number];

/** A text without the page of a property that its last word names. */
export function withoutPage(text: string): { text: string; page: PageName | undefined } {
  const [, rest, last = ''] = text.match(/^(.*\S)\s+(\S+)$/) ?? [];
  const page =
    last.length < 3 ? undefined : PAGES.find((one) => one.startsWith(last.toLowerCase()));
  return rest !== undefined && page ? { text: rest, page } : { text, page: undefined };
}

/** The groups of what was found, in their order. */
export const GROUPS: readonly { kind: SearchHitKind; label: string }[] = [
  { kind: 'SHARE', label: 'Shares' },
  { kind: 'WEEK', label: 'Weeks' },
  { kind: 'PROPERTY', label: 'Properties' },
  { kind: 'PERSON', label: 'People' },
  { kind: 'REQUEST', label: 'Special requests' },
];

/** 'Lakeside House, share 7', 'Lakeside House, draft'. */
export function hitTitle({ kind, title, number }: Hit, page?: PageName): string {
  if (page) return `${title}, ${page}`;
  if (kind === 'SHARE') return `${title}, share ${number}`;
  return kind === 'WEEK' ? `${title}, week ${number}` : title;
}

/** Distinguishes a hit; for a week, its days and who has it. */
export const hitNote = ({ note, startDate }: Hit) =>
  [startDate && mediumDates({ startDate, endDate: addDays(startDate, 7) }), note]
    .filter(Boolean)
    .join(' · ');

/** The address that a hit opens. */
export function hitPath({ kind, subjectId: id, number, startDate }: Hit, page?: PageName): string {
  switch (kind) {
    case 'PERSON':
      return userRecordPath(id);
    case 'REQUEST':
      return requestPath(id);
    case 'SHARE':
      return sharePath(id, number ?? 0);
    case 'WEEK':
      return weekPath({ propertyId: id, startDate: startDate ?? '' });
    default:
      return page ? `/${page}?property=${id}` : propertyRecordPath(id);
  }
}

/** The list of all hits of a kind, each with what its search field is to find. */
const LISTS: Record<SearchHitKind, { title: string; tab: string }> = {
  PROPERTY: { title: 'Show all in Properties', tab: 'properties' },
  PERSON: { title: 'Show all in Users', tab: 'users' },
  // Its lists are searched one at a time.
  REQUEST: { title: 'Search in Special Requests', tab: 'requests' },
  SHARE: { title: 'Show all in Share Management', tab: 'shares' },
  WEEK: { title: 'Show these properties', tab: 'properties' },
};

/** The lists in which words may name a property and a person at once, or an action. */
export const OTHER_LISTS = [
  { title: 'Special Requests', tab: 'requests' },
  { title: 'Share Management', tab: 'shares' },
  { title: 'Week Swaps', tab: 'swaps' },
  { title: 'Audit Log', tab: 'audit' },
] as const;

/** Splits the hits of a kind into those that are shown, and a way to all if there are more. */
export function shownHits(kind: SearchHitKind, hits: readonly Hit[], text: string) {
  const count = SHOWN_HITS[kind];
  const { title, tab } = LISTS[kind];
  const isNumbered = kind === 'SHARE' || kind === 'WEEK';
  const search = (isNumbered && numberedText(text)?.property) || text;
  return {
    shown: hits.slice(0, count),
    all: hits.length > count ? { title, to: panelPath(tab, { search }) } : undefined,
  };
}
