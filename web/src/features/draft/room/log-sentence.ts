import { explainMove, replay } from '@rules/draft';
import { shortDates } from '../../../lib/dates/week-dates';
import { counted } from '../../../lib/text/format';
import { type Entry, moveOf, ownerOf, type Room } from './room';

const withReason = (sentence: string, { reason }: Entry) =>
  reason ? `${sentence} The reason: ${reason}` : sentence;

/** 'once', 'twice', '3 times' */
const timesText = (count: number) => ['', 'once', 'twice'][count] ?? counted(count, 'time');

/** An event of the draft as a whole, and its author; earlier releases did not log that. */
function lifeOf(room: Room, entry: Entry): string {
  const { draft } = room;
  const { who } = entry;
  const did = (verb: string, passive: string) =>
    withReason(who ? `${who} ${verb} the draft.` : `The draft ${passive}.`, entry);
  switch (entry.kind) {
    case 'OPENED': {
      const opened = did('opened', 'opened');
      const { rehearsals } = draft;
      return rehearsals > 0
        ? `${opened} It had been rehearsed ${timesText(rehearsals)}, which shows rounded totals only.`
        : opened;
    }
    case 'PAUSED':
      return did('paused', 'was paused');
    case 'RESUMED':
      return did('resumed', 'was resumed');
    case 'COMMITTED': {
      const owner = ownerOf(room, entry.share ?? 0);
      return `${owner} changed the wish list. The log holds its fingerprint, and nothing that is on it.`;
    }
    case 'KEY_ADDED':
      return `A browser of ${who ?? 'a former owner'} signs for share ${entry.share} from here on.`;
    case 'KEY_REMOVED':
      return `${who ?? 'A former owner'} took a browser away: it no longer signs.`;
    case 'ENDED':
      return 'The draft ended.';
    case 'CLOCK_SET':
      return 'The clock was ahead and has been corrected: this turn has its full time again.';
    default:
      return entry.kind;
  }
}

/** The board before an entry, which decides whether a turn that passed is followed by another. */
function boardBefore({ facts, draft }: Room, { seq }: Entry) {
  const earlier = draft.log.filter((entry) => entry.seq < seq);
  return replay(
    facts,
    earlier.flatMap((entry) => moveOf(entry) ?? []),
  );
}

/** A pick that was undone: its week and share, and who undid it. */
function undoneOf(room: Room, entry: Entry): string {
  const { who } = entry;
  const last = boardBefore(room, entry).picks.at(-1);
  const week = room.draft.weeks.find((it) => it.week === last?.week);
  const choice =
    last && week
      ? `the choice of ${shortDates(week)} for share ${last.share}, ${ownerOf(room, last.share)}`
      : 'the last pick';
  const sentence = who ? `${who} undid ${choice}.` : `An administrator undid ${choice}.`;
  return withReason(sentence, entry);
}

/** Describes an event in a sentence: what, who and why. */
export function sentenceOf(room: Room, entry: Entry): string {
  const move = moveOf(entry);
  if (!move) return lifeOf(room, entry);
  if (move.kind === 'UNDONE') return undoneOf(room, entry);
  const names = {
    share: (share: number) => room.seats.get(share)?.ownerName ?? `Share ${share}`,
    week: (number: number) => {
      const week = room.draft.weeks.find((one) => one.week === number);
      return week ? shortDates(week) : `week ${number}`;
    },
    person: entry.who,
  };
  const isPassed = move.kind === 'PASSED';
  const place = isPassed ? { rules: room.facts.rules, board: boardBefore(room, entry) } : null;
  const sentence = explainMove(move, names, place);
  if (!isPassed) return withReason(sentence, entry);
  const { who, why } = entry;
  if (!who) return sentence;
  return `${sentence} ${who} had taken it from its owner${why ? `, because “${why}”` : ''}.`;
}

/** The evidence for who made an entry: a signature, or access that an administrator had given. */
export function evidenceOf({ isSigned, resetBy }: Entry): string | undefined {
  if (resetBy) return `after ${resetBy} had given access to the account`;
  return isSigned ? 'signed' : undefined;
}

/** The person who paused the draft, and the reason; undefined unless it is paused. */
export function pauseOf(room: Room): string | undefined {
  const { status, log } = room.draft;
  if (status !== 'PAUSED') return undefined;
  const pause = log.findLast(({ kind }) => kind === 'PAUSED');
  return pause ? sentenceOf(room, pause) : 'The draft is paused.';
}
