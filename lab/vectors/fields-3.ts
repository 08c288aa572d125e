import {
  at,
  CLOCK_SET,
  type Fields,
  hashesOf,
  opened1,
  opened2,
  opened3,
  pick,
  played,
  type Step,
  time,
} from './play';
import { added, ONE, owned, removed, signedPick, THIRD } from './signed';
import { again, bad, files, good } from './vector';

const start = opened3({}, { keys: [owned(1, 1, ONE)] });
const reset = { by: 7, at: time(-60) };
const committed: Fields = { kind: 'COMMITTED', share: 1, commitment: 'a'.repeat(64) };
const delegate = pick(1, 10, 'DELEGATE', { who: 9 });

/** Returns an entry whose signature has other fields. */
const signedWith =
  (more: Fields): Step[1] =>
  (hashes) => {
    const body = signedPick(1, 10, ONE, 1);
    const entry: Fields = typeof body === 'function' ? body(hashes) : body;
    return { ...entry, signed: { ...(entry.signed as Fields), ...more } };
  };

/** Values that entries of version 3 have, and others. */
export function fieldsOf3(): void {
  const right = (name: string, what: string, body: Step[1]) =>
    good(`3-${name}`, what, [start, at(10, body)]);
  const wrong = (name: string, what: string, body: Step[1]) =>
    bad(`3-field-${name}`, what, [start, at(10, body)]);
  right('reset', 'a choice after an administrator had given access', { ...pick(1, 10), reset });
  right('reset-by-command', 'a list after access was given from the command line', {
    ...{ ...committed, reset: { ...reset, by: null } },
  });
  right('reset-delegate', 'a delegate to whom an administrator had given access', {
    ...{ ...delegate, reset },
  });
  right('reset-later', 'access that was given later, by a clock that was ahead', {
    ...{ ...pick(1, 10), reset: { ...reset, at: time(60) } },
  });
  right('reset-signed', 'a signed choice after access was given', (hashes) => {
    const body = signedPick(1, 10, ONE, 1);
    return { ...(typeof body === 'function' ? body(hashes) : body), reset };
  });
  const { share, commitment } = committed;
  bad('3-field-reset-list', 'a reset of a pick from a list', [
    opened3({}, { commitments: [{ share, commitment }] }),
    at(10, { ...pick(1, 10, 'WISH_LIST'), reset }),
  ]);
  const asked = { ...pick(1, 10, 'ADMINISTRATOR', { who: 7 }), reset };
  wrong('reset-administrator', 'a reset of an administrator, without a reason', asked);
  wrong('reset-reason', 'a reset of an administrator', { ...asked, reason: 'By phone' });
  wrong('reset-who', 'a reset of a delegate without an account', {
    ...{ ...delegate, who: 0, reset },
  });
  const other = (name: string, what: string, more: Fields) =>
    wrong(`reset-${name}`, what, { ...pick(1, 10), reset: { ...reset, ...more } });
  other('by', 'a reset by nobody', { by: 0 });
  other('no-such-day', 'a reset on a day that no calendar has', { at: '2027-10-32T08:00:00.000Z' });
  other('at-short', 'a reset at a time with a digit less', { at: '2027-10-31T08:00:00.00Z' });
  other('why', 'a reset with a field more', { why: 'Lost' });
  wrong('signed-seq', 'a signature over something else than an entry', signedWith({ seq: true }));
  wrong('signed-capitals', 'a signature in capitals', (hashes) => {
    const make = signedWith({});
    const { signed, ...entry } = typeof make === 'function' ? make(hashes) : make;
    const value = String((signed as Fields).value).toUpperCase();
    return { ...entry, signed: { ...(signed as Fields), value } };
  });
  wrong('signed-more', 'a signature with a field more', signedWith({ by: 1 }));
  wrong('signed-key', 'a signature whose key is a number', signedWith({ key: 4 }));
  wrong('key-share', 'a key for something else than a share', {
    ...added(1, 17, THIRD),
    share: true,
  });
  wrong('key-by', 'a key of nobody', added(1, 0, THIRD));
  wrong('key-capitals', 'a key in capitals', added(1, 17, { key: THIRD.key.toUpperCase() }));
  wrong('key-compressed', 'a key in its short form', added(1, 17, { key: THIRD.key.slice(0, 66) }));
  wrong('key-removed-true', 'a key taken away by something else than a person', {
    ...{ ...removed(1, ONE), by: true },
  });
  wrong('key-removed-share', 'a key taken away from a share', { ...removed(1, ONE), share: 1 });
  const opened = (name: string, what: string, more: Fields) =>
    bad(`3-field-${name}`, what, [opened3({}, more)]);
  opened('keys-object', 'keys that are no list', { keys: {} });
  opened('keys-share', 'a key of something else than a share', {
    keys: [{ ...owned(1, 17, ONE), share: true }],
  });
  opened('keys-by', 'a key of nobody in the opening', { keys: [owned(1, 0, ONE)] });
  opened('keys-more', 'a key with a name', { keys: [{ ...owned(1, 17, ONE), name: 'Phone' }] });
  opened('previous', 'a log before that is a number', { previous: 2027 });
  const head = 'a'.repeat(64);
  opened('previous-year', 'a log before of the year 0', { previous: { year: 0, head } });
  opened('previous-head', 'a log before with a hash in capitals', {
    previous: { year: 2027, head: head.toUpperCase() },
  });
  bad('3-field-of-2', 'version 3 without its fields', [opened2({ rules: { version: 3 } })]);
  bad('2-field-of-3', 'version 2 with the fields of version 3', [
    opened3({ rules: { version: 2 } }),
  ]);
  bad('2-field-signed', 'version 2 with a signature', [
    opened2(),
    at(10, { ...pick(1, 10), reset }),
  ]);
  clockFields();
}

function clockFields(): void {
  const set = (name: string, what: string, more: Fields) =>
    bad(`3-field-clock-${name}`, what, [
      start,
      at(600, pick(1, 10)),
      at(500, { ...CLOCK_SET, ...more }),
    ]);
  const was = time(600);
  set('plain', 'a clock that does not say what it had read', {});
  set('was', 'what the clock had read with a digit less', {
    was: '2027-11-01T08:10:00.00Z',
    server: was,
  });
  set('server', 'a server’s clock that reads a number', { was, server: 5 });
  set('server-short', 'a server’s clock with a digit less', {
    ...{ was, server: '2027-11-01T08:10:00.00Z' },
  });
  set('no-such-day', 'a server’s clock on a day that no calendar has', {
    ...{ was, server: '2027-11-31T08:10:00.000Z' },
  });
  set('by', 'a clock set by somebody', { was, server: was, by: 7 });
  bad('2-field-clock', 'version 2 with what the clock had read', [
    opened2(),
    at(600, pick(1, 10)),
    at(500, { ...CLOCK_SET, was, server: was }),
  ]);
}

/** The log of the year before. */
export function years(): void {
  const before = [
    opened1({}, { year: 2027, baseYear: 2027 }),
    at(10, pick(1, 10)),
    at(20, pick(2, 11)),
    at(20, { kind: 'ENDED' }),
  ];
  const older = 'good-3-year-before.json';
  good('3-year-before', 'the whole log of the year before', before);
  const running = 'good-3-year-before-running.json';
  good(
    '3-year-before-running',
    'the log of the year before, and it had not ended',
    before.slice(0, 2),
  );
  const heads = hashesOf(played(...before));
  const [head, early] = [heads.at(-1), heads[2]];
  const opened = (previous: Fields | null) => [opened3({}, { previous }), at(10, pick(1, 10))];
  const after = { previous: { year: 2027, head } };
  good('3-previous', 'a log that names the one of the year before', opened(after.previous), {
    older,
  });
  const file = 'good-3-previous.json';
  again(file, 'version 3: a log that names another, with itself', true, { older: file });
  bad(
    '3-previous-other-head',
    'a log that names another one of the year before',
    opened({
      ...{ year: 2027, head: 'a'.repeat(64) },
    }),
    { older },
  );
  bad(
    '3-previous-other-year',
    'a log that names another year before',
    opened({ year: 2026, head }),
    {
      older,
    },
  );
  bad('3-previous-none', 'a log that names none before it', opened(null), { older });
  bad(
    '3-previous-running',
    'a log that names an entry of one that had not ended',
    opened({
      ...{ year: 2027, head: early },
    }),
    { older: running },
  );
  // Each of these logs is in order without the other.
  for (const name of [...files.keys()].filter((it) => it.startsWith('bad-3-previous'))) {
    again(name, 'version 3: the same without the other log', true, {});
  }
  bad('3-previous-later', 'a log that names one of its own year', opened({ year: 2028, head }));
}
