import {
  at,
  instead,
  missed,
  opened1,
  opened2,
  PAUSED,
  PAUSED_2,
  passed,
  pick,
  RESUMED_2,
  type Step,
  time,
  turn,
  UNDONE,
  UNDONE_2,
  week,
} from './play';
import { bad, good } from './vector';

const version1 = opened1({ weeks: [week(10), week(11)] });
const version2 = opened2();

/** Values that no other entry has. */
export function fieldsOfEntries(): void {
  const wrong = (name: string, what: string, ...steps: Step[]) =>
    bad(`field-${name}`, what, [version1, ...steps]);
  const wrong2 = (name: string, what: string, ...steps: Step[]) =>
    bad(`2-field-${name}`, what, [version2, ...steps]);
  const picked = { turn: turn(1, 2, false, 3610) };
  wrong(
    'picked-share',
    'a pick of something else than a share',
    at(10, pick(1, 10, 'OWNER', { share: true }), picked),
  );
  wrong('picked-by', 'a pick by somebody unknown', at(10, pick(1, 10, 'GUEST')));
  wrong(
    'missed-share',
    'a turn missed by something else than a share',
    at(3600, { ...missed(1), share: true }, { turn: turn(1, 2, false, 7200) }),
  );
  wrong(
    'passed-share',
    'something else than a share passed',
    at(10, { ...passed(1, 'VACANT'), share: true }, picked),
  );
  wrong('passed-reason', 'a turn passed for another reason', at(10, passed(1, 'TIRED')));
  wrong(
    'undone-reason',
    'a pick undone for a number',
    at(10, pick(1, 10)),
    at(20, { ...UNDONE, reason: 5 }),
  );
  wrong('paused-by', 'before version 2, a pause that says by whom', at(10, { ...PAUSED, by: 7 }));
  wrong(
    'round-true',
    'a round that is no number',
    at(10, pick(1, 10), { turn: { ...picked.turn, round: true } }),
  );
  bad('field-turn-share', 'a turn of something else than a share', [
    instead(version1, { turn: { ...turn(1, 1, false, 3600), share: true } }),
  ]);
  wrong(
    'turn-number',
    'a second turn that is a number',
    at(10, pick(1, 10), { turn: { ...picked.turn, isCatchUp: 0 } }),
  );
  wrong(
    'turn-more',
    'a turn with a field more',
    at(10, pick(1, 10), { turn: { ...picked.turn, by: 7 } }),
  );
  wrong(
    'deadline-short',
    'a deadline with a digit less',
    at(10, pick(1, 10), { turn: { ...picked.turn, deadline: '2027-11-01T09:00:10.00Z' } }),
  );
  wrong(
    'at-short',
    'a time with a digit less',
    at(10, pick(1, 10), { at: '2027-11-01T08:00:10.00Z' }),
  );
  wrong(
    'at-microseconds',
    'a time with three digits more',
    at(10, pick(1, 10), { at: '2027-11-01T08:00:10.000000Z' }),
  );
  wrong('at-number', 'a time that is a number', at(10, pick(1, 10), { at: 1825056010000 }));
  wrong(
    'no-such-day',
    'a day that no calendar has',
    at(10, pick(1, 10), { at: '2027-11-31T08:00:10.000Z' }),
  );
  wrong('seq-true', 'an entry whose number is none', at(10, pick(1, 10), { seq: true }));
  bad('field-first-seq-true', 'a first entry whose number is none', [
    instead(version1, { seq: true }),
  ]);
  wrong(
    'kind-unknown',
    'an entry of a kind that no log has',
    at(10, { kind: 'SKIPPED' }, { turn: turn(1, 1, false, 3610) }),
  );
  wrong2(
    'delegate-who',
    'a delegate without an account',
    at(10, pick(1, 10, 'DELEGATE', { who: 0 })),
  );
  wrong2(
    'administrator-who',
    'an administrator without an account',
    at(10, pick(1, 10, 'ADMINISTRATOR', { who: 0, reason: 'By phone' })),
  );
  wrong2(
    'administrator-reason',
    'a space before a reason',
    at(10, pick(1, 10, 'ADMINISTRATOR', { who: 7, reason: ' By phone' })),
  );
  wrong2('guest-who', 'a guest who chose', at(10, pick(1, 10, 'GUEST', { who: 7 })));
  wrong2(
    'guest-reason',
    'a guest who chose, with a reason',
    at(10, pick(1, 10, 'GUEST', { who: 7, reason: 'By phone' })),
  );
  wrong2(
    'delegate-true',
    'a delegate for something else than a share',
    at(10, { ...pick(1, 10, 'DELEGATE', { who: 9 }), share: true }, picked),
  );
  wrong2('taken-by', 'a share taken by nobody', at(10, passed(1, 'VACANT', { by: 0 })));
  wrong2(
    'taken-why',
    'a share taken, with a space after the reason',
    at(10, passed(1, 'VACANT', { by: 7, why: 'Sold\ufeff' })),
  );
  wrong2(
    'taken-share',
    'something else than a share taken',
    at(10, { ...passed(1, 'VACANT', { by: 7 }), share: true }, picked),
  );
  wrong2(
    'taken-inactive',
    'an inactive share, with who took it',
    at(10, passed(1, 'INACTIVE', { by: 7 })),
  );
  wrong2(
    'undone-by',
    'a pick undone by nobody',
    at(10, pick(1, 10)),
    at(20, { ...UNDONE_2, by: 0 }),
  );
  wrong2(
    'undone-empty',
    'a pick undone without a reason',
    at(10, pick(1, 10)),
    at(20, { ...UNDONE_2, reason: '' }),
  );
  wrong2('paused-by', 'a pause by nobody', at(10, { ...PAUSED_2, by: null }));
  wrong2('resumed-by', 'resumed by nobody', at(10, PAUSED_2), at(20, { ...RESUMED_2, by: 0 }));
  wrong2(
    'committed-share',
    'a commitment of something else than a share, later',
    at(10, { kind: 'COMMITTED', share: true, commitment: 'a'.repeat(64) }),
  );
  wrong2(
    'committed-capitals',
    'a commitment in capitals, later',
    at(10, { kind: 'COMMITTED', share: 1, commitment: 'A'.repeat(64) }),
  );
  good('2-lines', 'a reason of two lines', [
    version2,
    at(10, { ...PAUSED_2, reason: 'Storm.\nNo power.' }),
    at(20, { ...RESUMED_2, reason: 'Light' }),
  ]);
}

/** The same values, written in another way. */
export function spellings(): void {
  const steps: Step[] = [version1, at(10, pick(1, 10))];
  const spelled = (name: string, what: string, seq: number, from: string, to: string) =>
    bad(`spelled-${name}`, what, steps, { respell: [seq, from, to] });
  spelled('space', 'a space after a colon', 2, '"seq":2', '"seq": 2');
  spelled('fraction', 'a whole number with a fraction', 2, '"seq":2', '"seq":2.0');
  spelled('week', 'a week with a fraction', 2, '"week":10', '"week":10.0');
  spelled('exponent', 'a number with an exponent', 1, '3600', '36e2');
  spelled('escape', 'a letter as its number', 1, '"Hut"', '"H\\u0075t"');
  spelled(
    'slash',
    'a slash with a backslash',
    1,
    '"LOW","holiday":null',
    '"LOW","holiday":"A\\/B"',
  );
  spelled(
    'half-escaped-in-capitals',
    'half a letter, its number in capitals',
    1,
    '"LOW","holiday":null',
    '"LOW","holiday":"\\uD83D"',
  );
  bad('field-entry-list', 'an entry that is a list', steps, { text: '[]' });
  bad('field-entry-null', 'an entry that is null', steps, { text: 'null' });
  bad('entry-not-json', 'an entry that is not JSON', steps, { text: '{"seq":2' });
  bad('field-deep', 'an entry of two thousand lists', steps, {
    text: `${'['.repeat(2000)}${']'.repeat(2000)}`,
  });
  bad('field-text', 'a text that is a number', steps, { text: 5 as never });
  good('half-a-letter', 'half a letter, as JSON.stringify writes it, and other signs', [
    opened1({ weeks: [week(10, 'LOW', '\ud83d'), week(11, 'LOW', 'é\u2028"\\\u0007\n💡/')] }),
    at(10, { ...pick(1, 10) }, { at: time(10) }),
  ]);
  bad('hash', 'an entry with the fingerprint of another', steps, {
    after: ['"OWNER"', '"WISH_LIST"'],
  });
  bad('envelope-property', 'a file that names another property', steps, {
    envelope: { property: 'Cabin' },
  });
  bad('field-entries', 'entries that are no list', steps, { envelope: { entries: {} } });
}
