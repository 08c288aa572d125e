import {
  at,
  CLOCK_SET,
  ENDED,
  type Fields,
  missed,
  opened3,
  PAUSED_2,
  pick,
  RESUMED_2,
  type Step,
  time,
  UNDONE_2,
} from './play';
import { type Browser, browser, enlarged, mirrored, secretFor, secretToNowhere } from './sign';
import { bad, good } from './vector';

/** Browsers; the keys of the first two are the first point of the curve and its opposite. */
export const ONE = browser(1n);
const LAST = browser(0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632550n);
export const THIRD = browser(0x5eed_cafe_1234_5678_9abc_def0_1122_3344_5566_7788n);

export const owned = (share: number, by: number, { key }: Pick<Browser, 'key'>): Fields => ({
  ...{ share, by, key },
});
export const added = (share: number, by: number, it: Pick<Browser, 'key'>): Fields => ({
  kind: 'KEY_ADDED',
  ...owned(share, by, it),
});
export const removed = (by: number, { key }: Pick<Browser, 'key'>): Fields => ({
  ...{ kind: 'KEY_REMOVED', by, key },
});

/** Which entry a browser signs, and what of the signed text is other than in the entry. */
interface Signing {
  by: Browser;
  seq: number;
  text?: string;
  value?: (value: string) => string;
}

/** Returns an entry with a signature over the text for it. */
function signed(entry: Fields, { by, seq, text, value = (it) => it }: Signing): Step[1] {
  const { kind, share, week: number, commitment } = entry;
  const said =
    kind === 'PICKED' ? `pick\n#\n${share}\n${number}` : `list\n#\n${share}\n${commitment}`;
  return (hashes) => {
    const plain = `fairweek ${text ?? said}`.replace('#', hashes[seq] ?? '');
    return { ...entry, signed: { seq, key: by.key, value: value(by.sign(plain)) } };
  };
}

export const signedPick = (share: number, number: number, by: Browser, seq: number): Step[1] =>
  signed(pick(share, number), { by, seq });
export const listOf = (share: number, digit: string): Fields => ({
  ...{ kind: 'COMMITTED', share, commitment: digit.repeat(64) },
});
export const signedList = (share: number, digit: string, by: Browser, seq: number): Step[1] =>
  signed(listOf(share, digit), { by, seq });

export const KEYS = [owned(1, 17, ONE), owned(2, 18, LAST)];
export const start = opened3({}, { keys: KEYS });
const second = [start, at(10, pick(1, 10))] as const;

/** Choices that browsers sign. */
export function signatures(): void {
  good('3-signed', 'picks signed with keys of the opening, over the entry that began the turn', [
    start,
    at(10, signedPick(1, 10, ONE, 1)),
    at(20, signedPick(2, 11, LAST, 2)),
    at(20, ENDED),
  ]);
  good('3-signed-later', 'picks signed over later entries of a turn, which goes on in a pause', [
    opened3(),
    at(10, added(1, 17, THIRD)),
    at(20, PAUSED_2),
    at(30, RESUMED_2),
    at(40, listOf(2, 'a')),
    at(50, added(2, 18, LAST)),
    at(60, removed(18, LAST)),
    at(70, signedPick(1, 10, THIRD, 1)),
    at(80, added(2, 18, LAST)),
    at(90, signedPick(2, 11, LAST, 9)),
    at(90, ENDED),
  ]);
  good('3-signed-mirrored', 'a signature whose second number is the opposite one', [
    start,
    at(10, signed(pick(1, 10), { by: ONE, seq: 1, value: mirrored })),
  ]);
  const wrong = (name: string, what: string, ...steps: Step[]) =>
    bad(`3-signed-${name}`, what, [start, ...steps]);
  const forged = (name: string, what: string, signing: Partial<Signing>) =>
    wrong(name, what, at(10, signed(pick(1, 10), { by: ONE, seq: 1, ...signing })));
  forged('week', 'a signature over another week', { text: 'pick\n#\n1\n11' });
  forged('share', 'a signature over another share', { text: 'pick\n#\n2\n10' });
  forged('hash', 'a signature over another hash', { text: `pick\n${'a'.repeat(64)}\n1\n10` });
  forged('as-list', 'a signature over a list in place of a pick', { text: 'list\n#\n1\n10' });
  forged('line-more', 'a signature over a text with a line more', { text: 'pick\n#\n1\n10\n' });
  forged('zeros', 'a signature of zeros', { value: () => '0'.repeat(128) });
  forged('first-number', 'another first number', { value: (it) => `0${it.slice(1)}` });
  forged('turned', 'a signature whose two numbers are exchanged', {
    value: (it) => it.slice(64) + it.slice(0, 64),
  });
  forged('other-key', 'a key of another share', { by: LAST });
  forged('no-key', 'a key that the log does not know', { by: THIRD });
  forged('ahead', 'a signature over an entry that is not there yet', { seq: 9 });
  wrong(
    'later-key',
    'a key that the log learns afterwards',
    ...[at(10, signedPick(1, 10, THIRD, 1)), at(20, added(1, 17, THIRD))],
  );
  wrong(
    'turn-before',
    'a signature of the turn before',
    second[1],
    at(20, signedPick(2, 11, LAST, 1)),
  );
  wrong(
    'before-missed',
    'a signature before another share missed its turn',
    at(3600, missed(1)),
    at(3610, signedPick(2, 11, LAST, 1)),
  );
  wrong(
    'before-undone',
    'a signed pick again after it was undone',
    at(10, signedPick(1, 10, ONE, 1)),
    at(20, UNDONE_2),
    at(30, signedPick(1, 10, ONE, 1)),
  );
  wrong(
    'before-clock',
    'a signature from before the clock was set',
    ...[
      at(100, PAUSED_2),
      at(110, RESUMED_2),
      at(50, clockSet(110)),
      at(60, signedPick(1, 10, ONE, 3)),
    ],
  );
  wrong(
    'removed',
    'a key that was taken away',
    at(5, removed(17, ONE)),
    at(10, signedPick(1, 10, ONE, 1)),
  );
  numbers();
  lists();
  delegates();
}

export const clockSet = (was: number): Fields => ({
  ...CLOCK_SET,
  was: time(was),
  server: time(0),
});

/** Signatures whose numbers are at the ends of what is possible. */
function numbers(): void {
  const odd = (of: typeof secretFor, change = (value: string) => value): Step[] => {
    const from = opened3();
    // The text is over the opening, which does not know the key yet.
    const [text, entry] = ['fairweek pick\n#\n1\n10', pick(1, 10)];
    const found = (hash = '') => of(text.replace('#', hash));
    return [
      from,
      at(10, (hashes) => added(1, 17, browser(found(hashes[1]).secret))),
      at(20, (hashes) => {
        const { secret, value } = found(hashes[1]);
        return { ...entry, signed: { seq: 1, key: browser(secret).key, value: change(value) } };
      }),
    ];
  };
  good('3-signed-by-1', 'a signature whose second number is 1', odd(secretFor));
  bad('3-signed-enlarged', 'a second number that is larger by the order', odd(secretFor, enlarged));
  bad('3-signed-to-nowhere', 'a signature that leads to no point', odd(secretToNowhere));
}

function lists(): void {
  good(
    '3-list-signed',
    'lists signed over the first entry, over the one before, and over later ones',
    [
      start,
      at(10, signedList(2, 'a', LAST, 1)),
      at(20, signedList(2, 'b', LAST, 2)),
      at(30, signedList(1, 'c', ONE, 1)),
      at(40, signedList(1, 'd', ONE, 4)),
      at(50, PAUSED_2),
      at(60, signedList(2, 'a', LAST, 4)),
    ],
  );
  const commitments = [{ share: 2, commitment: 'a'.repeat(64) }];
  const committed = opened3({}, { keys: KEYS, commitments });
  good('3-list-after-opening', 'a signed list after the one of the opening', [
    committed,
    at(10, signedList(2, 'b', LAST, 1)),
  ]);
  const wrong = (name: string, what: string, ...steps: Step[]) =>
    bad(`3-list-${name}`, what, [start, ...steps]);
  wrong(
    'replayed',
    'an older signed list in place of a newer one',
    at(10, signedList(2, 'a', LAST, 1)),
    at(20, signedList(2, 'b', LAST, 2)),
    at(30, signedList(2, 'a', LAST, 1)),
  );
  wrong(
    'other',
    'a signature over another list',
    at(
      10,
      signed(listOf(2, 'a'), {
        ...{ by: LAST, seq: 1, text: `list\n#\n2\n${'b'.repeat(64)}` },
      }),
    ),
  );
  wrong(
    'other-share',
    'a list signed with the key of another share',
    at(10, signedList(2, 'a', ONE, 1)),
  );
  wrong('own', 'a list that is signed over its own place', at(10, signedList(2, 'a', LAST, 2)));
}

function delegates(): void {
  const keys = [owned(1, 17, ONE), owned(2, 9, LAST)];
  const delegated = opened3({}, { keys });
  const chosen = (who: number, by: Browser) =>
    at(10, signed(pick(1, 10, 'DELEGATE', { who }), { by, seq: 1 }));
  good('3-delegate-signed', 'a delegate whose key is of another share', [
    delegated,
    chosen(9, LAST),
  ]);
  bad('3-delegate-other', 'a delegate with the key of somebody else', [delegated, chosen(8, LAST)]);
  bad('3-delegate-share', 'a delegate with a key of the share that is not theirs', [
    delegated,
    chosen(9, ONE),
  ]);
  bad('3-delegate-as-owner', 'the key of a delegate under a choice of the owner', [
    delegated,
    at(10, signedPick(1, 10, LAST, 1)),
  ]);
}
