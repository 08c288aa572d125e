import { numbersOf, orderOf, type Rotation } from '../../api/src/features/rotation/rules';
import { at, type Fields, type Opening, opened1, opened2, pick, turn, week, YEAR } from './play';
import { bad, good } from './vector';

const TWELVE = Array.from({ length: 12 }, (_, index) => index + 1);

/** Returns an opening whose order is that of a rotation. */
const rotated = (rotation: Rotation, shares: readonly number[]) =>
  opened2({ shares: numbersOf(orderOf(rotation, shares, YEAR)) }, { rotation });

/** Returns an opening with other weeks left out. */
function leavingOut([seconds, body]: Opening, change: (all: Fields[]) => Fields[]): Opening {
  return [seconds, { ...body, leftOut: change(body.leftOut as Fields[]) }];
}

const replaced = (number: number, more: Fields) => (all: Fields[]) =>
  all.map((it) => (it.week === number ? { ...it, ...more } : it));

function weeks(): void {
  const overlap = { reason: 'OVERLAP' };
  const both = leavingOut(opened2({ shares: [7] }), replaced(1, overlap));
  good('2-overlap', 'the first and the last week overlap other years', [
    leavingOut(both, replaced(53, overlap)),
  ]);
  bad('2-overlap-second', 'the second week is said to overlap another year', [
    leavingOut(opened2(), replaced(2, overlap)),
  ]);
  bad('2-overlap-before-last', 'the last week but one is said to overlap another year', [
    leavingOut(opened2(), replaced(52, overlap)),
  ]);
  bad('2-left-out-order', 'weeks left out in another order', [
    leavingOut(opened2(), ([first = {}, second = {}, ...all]) => [second, first, ...all]),
  ]);
  bad('2-left-out-too-many', 'a week left out that the year does not have', [
    leavingOut(opened2({ weekday: 5 }), (all) => [...all, { week: 53, reason: 'HELD' }]),
  ]);
  bad('2-no-weeks', 'a draft without weeks', [opened2({ weeks: [] })]);
  const ofNext = (number: number) => ({ ...week(number + 1), week: number });
  const moved = opened2({ weeks: [ofNext(10), ofNext(11)] });
  bad('2-first-week', 'weeks counted from the second changeover of the year', [
    leavingOut(moved, (all) => all.slice(0, -1)),
  ]);
  const FRIDAY = 5;
  const numbers = Array.from({ length: 52 }, (_, index) => index + 1);
  good('2-all-weeks', 'a year of 52 weeks, all in the draft', [
    opened2({ weekday: FRIDAY, weeks: numbers.map((it) => week(it, 'LOW', null, FRIDAY)) }),
  ]);
  const { startDate } = week(10);
  bad('2-end-date', 'a week of a day', [
    opened2({ weeks: [{ ...week(10), endDate: startDate }, week(11)] }),
  ]);
  bad('2-weeks-order', 'weeks in another order', [opened2({ weeks: [week(11), week(10)] })]);
  bad('weeks-order', 'weeks in another order', [opened1({ weeks: [week(11), week(10)] })]);
  bad('weeks-twice', 'a week twice', [opened1({ weeks: [week(10), week(10)] })]);
}

function order(): void {
  good('2-mirror-first', 'the first year of the second pair among four shares', [
    rotated({ kind: 'MIRROR_PAIRS', baseYear: 2026, queue: [4, 2, 3, 1] }, [1, 2, 3, 4]),
  ]);
  good('2-mirror-before', 'mirror pairs three years before the base year', [
    rotated({ kind: 'MIRROR_PAIRS', baseYear: 2031, queue: [4, 2, 3, 1, 5] }, [1, 2, 3, 4, 5]),
  ]);
  good('2-base-year-after', 'a base year after the year of the draft', [
    rotated({ kind: 'TAKING_PART', baseYear: 2033, queue: [4, 2, 3] }, [2, 3, 4]),
  ]);
  const overTwelve: Rotation = { kind: 'OVER_TWELVE', baseYear: 2027, queue: TWELVE };
  good('2-over-twelve', 'over twelve, the first at the end after a year', [
    rotated(overTwelve, [1, 3, 12]),
  ]);
  bad('2-over-twelve-order', 'over twelve, shares by number', [
    opened2({ shares: [1, 3, 12] }, { rotation: overTwelve }),
  ]);
  const turned = [...TWELVE.slice(1), 1];
  bad('2-over-twelve-queue', 'over twelve with another queue, though the order is the same', [
    rotated({ kind: 'OVER_TWELVE', baseYear: 2028, queue: turned }, [1, 3, 12]),
  ]);
  const rotation: Rotation = { kind: 'TAKING_PART', baseYear: YEAR, queue: [1, 2] };
  bad('2-queue-empty', 'an empty queue', [opened2({}, { rotation: { ...rotation, queue: [] } })]);
  bad('2-queue-twice-away', 'a share twice in the queue that takes no part', [
    opened2({}, { rotation: { ...rotation, queue: [1, 2, 3, 3] } }),
  ]);
  good('2-joined', 'shares that joined, by number behind the others', [
    opened2({ shares: [1, 2, 3, 9] }, { rotation: { ...rotation, queue: [1, 2] } }),
  ]);
  bad('2-joined-order', 'shares that joined, not by number', [
    opened2({ shares: [1, 2, 9, 3] }, { rotation: { ...rotation, queue: [1, 2] } }),
  ]);
  bad('2-joined-first', 'a share that joined before the others', [
    opened2({ shares: [3, 1, 2] }, { rotation: { ...rotation, queue: [1, 2] } }),
  ]);
  bad('shares-order', 'shares in another order than the base year gives', [
    opened1({ shares: [2, 1] }),
  ]);
  good('base-year', 'a base year of which the third share is the first', [
    opened1({ shares: [3, 1, 2] }, { baseYear: YEAR - 2 }),
  ]);
}

function commitments(): void {
  const made = (share: number, digit: string) => ({ share, commitment: digit.repeat(64) });
  bad('2-commitments-twice', 'two commitments of a share', [
    opened2({}, { commitments: [made(1, 'a'), made(1, 'b')] }),
  ]);
  bad('2-commitments-stranger', 'a commitment of a share that takes no part', [
    opened2({}, { commitments: [made(1, 'a'), made(3, 'b')] }),
  ]);
  const committed = opened2({}, { commitments: [made(2, 'a')] });
  const change = { kind: 'COMMITTED', share: 2, commitment: 'b'.repeat(64) };
  good('2-commitments-again', 'a list that is as it was at first, after it was another', [
    committed,
    at(10, change),
    at(20, { kind: 'COMMITTED', ...made(2, 'a') }),
    at(30, pick(1, 10)),
    at(30, pick(2, 11, 'WISH_LIST')),
  ]);
  bad('2-committed-deadline', 'a commitment that gives the turn a second more', [
    committed,
    at(10, change, { turn: turn(1, 1, false, 3601) }),
  ]);
  bad('2-commitments-again-after-undo', 'a commitment repeated after a pick was undone', [
    committed,
    at(10, pick(1, 10)),
    at(20, change),
    at(30, { kind: 'UNDONE', by: 7, reason: 'Wrong week' }),
    at(40, change),
  ]);
  bad('2-commitment-of-another', 'a pick from a list, with a commitment of another share only', [
    committed,
    at(10, pick(1, 10, 'WISH_LIST')),
  ]);
}

/** Openings: their weeks, their order, their commitments to lists. */
export function openings(): void {
  weeks();
  order();
  commitments();
}
