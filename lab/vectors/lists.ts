import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { at, ENDED, type Fields, missed, opened2, pick, type Step, UNDONE_2, week } from './play';
import { again, bad, good, listsFile } from './vector';

export interface Wishes extends Fields {
  seq: number;
  share: number;
  salt: string;
  weeks: unknown;
  isAutopilot: unknown;
}

/** Returns a list with a salt of its own. */
export const wishes = (
  seq: number,
  share: number,
  weeks: unknown,
  isAutopilot: unknown = false,
): Wishes => ({
  ...{ seq, share, salt: createHash('sha256').update(`${seq} ${share}`).digest('hex') },
  ...{ weeks, isAutopilot },
});

export function commitmentTo({ share, salt, weeks, isAutopilot }: Wishes) {
  const hash = createHash('sha256').update(Buffer.from(salt, 'hex'));
  const commitment = hash.update(JSON.stringify({ weeks, isAutopilot })).digest('hex');
  return { share, commitment };
}

export const committed = (list: Wishes): Fields => ({ kind: 'COMMITTED', ...commitmentTo(list) });

const WEEKS = [week(10), week(11, 'PEAK'), week(12), week(13)];
const openedWith = (...lists: Wishes[]) =>
  opened2({ weeks: WEEKS, rules: { peakCap: 0 } }, { commitments: lists.map(commitmentTo) });

const auto = wishes(1, 1, [11, 12], true);
const taken = wishes(1, 2, [12]);
const capped = wishes(3, 2, [11]);
const last = wishes(5, 2, [13, 10]);
const later = wishes(99, 2, [10]);

/** Turns that a list decided, and an owner’s file that shows it. */
export function lists(): void {
  const turns: Step[] = [
    openedWith(auto, taken),
    at(10, pick(1, 12, 'WISH_LIST')),
    at(20, committed(capped)),
    at(3610, missed(2)),
    at(3700, committed(last)),
    at(7210, pick(2, 13, 'WISH_LIST')),
    at(7210, ENDED),
  ];
  const file = 'good-2-list-turns.json';
  const mine = [auto, taken, capped, last, later];
  listsFile('lists-turns.json', mine);
  good(
    '2-list-turns',
    'at once, a list without a week that is allowed, and at the deadline',
    turns,
    {
      lists: 'lists-turns.json',
    },
  );
  const wrong = (name: string, what: string, list: readonly Fields[], more: Fields = {}) => {
    listsFile(`lists-${name}.json`, list, more);
    again(file, `version 2: ${what}`, false, { lists: `lists-${name}.json` });
  };
  wrong('part', 'an owner’s file that lacks the list that counted', [auto, taken, capped]);
  wrong('later', 'an owner’s file with a list that is committed to later only', [later]);
  wrong('other-share', 'a list that is said to be of another share', [{ ...auto, share: 2 }]);
  wrong('other-entry', 'a list that is said to be committed to earlier', [
    taken,
    last,
    { ...capped, seq: 1 },
  ]);
  wrong('no-entry', 'a list that is said to be committed to with a pick', [
    taken,
    last,
    { ...capped, seq: 2 },
  ]);
  wrong('other-salt', 'a list with the salt of another', [{ ...auto, salt: taken.salt }]);
  wrong('other-year', 'lists of another year', mine, { year: 2029 });
  wrong('other-property', 'lists of another property', mine, { property: 'Cabin' });
  wrong('seq-0', 'a list that is said to be committed to before the opening', [
    { ...auto, seq: 0 },
  ]);
  listsFile('lists-gap.json', [auto, taken, last]);
  again(file, 'version 2: lists without that of a missed turn', true, { lists: 'lists-gap.json' });
  listsFile('lists-of-1.json', [auto]);
  again(file, 'version 2: the list of one share alone', true, { lists: 'lists-of-1.json' });
  listsFile('lists-of-5.json', [{ ...later, share: 5 }]);
  again('good-straight.json', 'a list of a later entry, with a log of version 1', true, {
    lists: 'lists-of-5.json',
  });
  listsFile('lists-before-version-2.json', [wishes(1, 1, [10])]);
  again('good-straight.json', 'a list, with a log of version 1', false, {
    lists: 'lists-before-version-2.json',
  });
  faults();
  shapes();
}

/** Logs that are in order by themselves, but did not follow a list. */
function faults(): void {
  const own = (name: string, what: string, list: Wishes[], steps: readonly Step[]) => {
    listsFile(`lists-${name}.json`, list);
    bad(`2-list-${name}`, what, [openedWith(...list.filter(({ seq }) => seq === 1)), ...steps], {
      lists: `lists-${name}.json`,
    });
  };
  const before = wishes(1, 1, [12], true);
  const none = wishes(1, 1, [11]);
  const found = wishes(3, 1, [12]);
  own(
    'neutral',
    'the neutral rule, though the list had a week',
    [none, { ...found, seq: 4 }],
    [
      at(3600, missed(1)),
      at(3610, pick(2, 13)),
      at(3620, committed({ ...found, seq: 4 })),
      at(7210, pick(1, 10, 'NEUTRAL_RULE')),
    ],
  );
  own(
    'none',
    'a week from a list of which none was allowed',
    [none],
    [at(3600, pick(1, 12, 'WISH_LIST'))],
  );
  own(
    'a-little-early',
    'a list that chose a millisecond before the deadline',
    [wishes(1, 1, [12])],
    [at(3599.999, pick(1, 12, 'WISH_LIST'))],
  );
  own(
    'old',
    'a week from the list that counted before',
    [wishes(1, 1, [13]), wishes(2, 1, [12])],
    [at(10, committed(wishes(2, 1, [12]))), at(3600, pick(1, 13, 'WISH_LIST'))],
  );
  own(
    'missed',
    'a turn missed, though the list had a week',
    [wishes(1, 1, [11, 13])],
    [at(3600, missed(1))],
  );
  listsFile('lists-own-choice.json', [before]);
  good(
    '2-list-own-choice',
    'an owner who chose another week than the list would have',
    [openedWith(before), at(10, pick(1, 10))],
    { lists: 'lists-own-choice.json' },
  );
  const changed = wishes(2, 1, [12]);
  listsFile('lists-last.json', [none, { ...changed, weeks: [13] }]);
  bad(
    '2-list-last',
    'another list than the last entry is committed to',
    [openedWith(none), at(10, committed(changed))],
    { lists: 'lists-last.json' },
  );
  const off = wishes(5, 1, [12]);
  const second = wishes(3, 2, [13]);
  listsFile('lists-undone.json', [before, off, second]);
  good(
    '2-list-undone',
    'a pick undone: lists count on, and the autopilot is off',
    [
      openedWith(before),
      at(10, pick(1, 12, 'WISH_LIST')),
      at(20, committed(second)),
      at(30, UNDONE_2),
      at(30, committed(off)),
      at(3630, pick(1, 12, 'WISH_LIST')),
      at(7230, pick(2, 13, 'WISH_LIST')),
      at(7230, ENDED),
    ],
    { lists: 'lists-undone.json' },
  );
}

/** Lists that are none, though the log is committed to them. */
function shapes(): void {
  const odd = (name: string, what: string, list: Wishes, instead: Fields = {}) => {
    listsFile(`lists-shape-${name}.json`, [{ ...list, ...instead }]);
    bad(`2-list-shape-${name}`, what, [openedWith(list), at(10, pick(1, 12, 'WISH_LIST'))], {
      lists: `lists-shape-${name}.json`,
    });
  };
  const list = wishes(1, 1, [12], true);
  odd('words', 'a wish in words', wishes(1, 1, [12, 'Easter'], true));
  odd('week-0', 'a wish for week 0', wishes(1, 1, [12, 0], true));
  odd('autopilot', 'a number for the autopilot', wishes(1, 1, [12], 1));
  odd('salt', 'a salt in capitals', list, { salt: list.salt.toUpperCase() });
  odd('salt-long', 'a salt with a space', list, { salt: `${list.salt} ` });
  odd('seq', 'a list of no entry', list, { seq: true });
  odd('share', 'a list of no share', list, { share: true });
}

/** Fingerprints and files that were kept. */
export function heads(): void {
  const log = JSON.parse(
    readFileSync(join(process.cwd(), 'docs/draft-log/good-plain.json'), 'utf8'),
  );
  const hash: string = log.entries[5].hash;
  const plain = (what: string, isInOrder: boolean, head: string) =>
    again('good-plain.json', `the first draft with ${what}`, isInOrder, { head });
  plain('the first sixteen digits of a hash', true, hash.slice(0, 16));
  plain('only fifteen digits of a hash', false, hash.slice(0, 15));
  plain('digits from the middle of a hash', false, hash.slice(8, 40));
  plain(
    'digits as people write them',
    true,
    ` ${hash.slice(0, 32).toUpperCase().replace(/.{4}/g, '$& ')}`,
  );
  plain('a hash and a digit more', false, `${hash}0`);
  again('good-plain.json', 'the first draft with itself', true, { older: 'good-plain.json' });
  again('good-plain.json', 'the first draft with a file that is not in order', false, {
    older: 'bad-window.json',
  });
  again('good-plain.json', 'the first draft with a file whose state is another', false, {
    older: 'bad-envelope-state.json',
  });
}
