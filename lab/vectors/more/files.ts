import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { at, hashesOf, opened1, opened3, pick, played, type Step } from '../play';
import { again, files as all, bad, good } from '../vector';

const plain = readFileSync(join(process.cwd(), 'docs/draft-log/good-plain.json'), 'utf8');

/** The first digits of the fingerprint of an opening. */
const SIGNED = 'bba0a9ec93b9aa0b';

/** A file as it is written. */
function text(file: string, what: string, written: string): void {
  all.set(file, async () => written);
  again(file, what, file.startsWith('good'));
}

/** How files are laid out, and what was kept beside them. */
export function files(): void {
  const { property, year, status, entries } = JSON.parse(plain);
  const links = JSON.stringify(entries);
  const first = JSON.stringify(entries.slice(0, 1));
  text(
    'good-layout.json',
    'a file in one line, in another order and another spelling of its own numbers and letters',
    `{"entries":${links},"status":"\\u0045NDED","year":2.028e3,"property":${JSON.stringify(property)}}`,
  );
  text('bad-mark.json', 'a file that begins with a byte order mark', `\ufeff${plain}`);
  const head = `{"property":${JSON.stringify(property)},"year":${year},"status":"${status}"`;
  text(
    'bad-twice-entries.json',
    'a file that has its entries twice, the first time other ones',
    `${head},"entries":${first},"entries":${links}}`,
  );
  text(
    'bad-twice-status.json',
    'a file that has its status twice, the same',
    `${head},"status" :"${status}","entries":${links}}`,
  );
  text(
    'bad-twice-hash.json',
    'a file that has a hash twice, once with its name in another spelling',
    `${head},"entries":${links.replace('"hash":', '"\\u0068ash":"","hash":')}}`,
  );
  text('bad-empty-running.json', 'a file without entries that says that the draft runs', empty());
  of3();
  fingerprints(entries[5].hash);
  years();
}

const empty = () =>
  `${JSON.stringify({ property: 'Hut', year: 2028, status: 'RUNNING', entries: [] }, null, 2)}\n`;

/** The same faults of a file in version 3. */
function of3(): void {
  const steps = [opened3(), at(10, pick(1, 10))];
  bad('3-spelled-week', 'a week with a fraction', steps, {
    respell: [2, '"week":10', '"week":10.0'],
  });
  bad('3-hash', 'an entry with the fingerprint of another', steps, {
    after: ['"week":10', '"week":11'],
  });
  bad('3-envelope-year', 'a file that names another year', steps, { envelope: { year: 2029 } });
  bad('3-state-paused', 'a file that says that a draft is paused which runs', steps, {
    envelope: { status: 'PAUSED' },
  });
  const file = 'good-3-signed.json';
  again(file, 'version 3: a log with a fingerprint of its own', true, { head: SIGNED });
  again(file, 'version 3: a log with only fifteen digits', false, { head: SIGNED.slice(0, 15) });
  again(file, 'version 3: a log with the fingerprint of another', false, { head: 'a'.repeat(64) });
}

function fingerprints(hash: string): void {
  const kept = (what: string, isInOrder: boolean, head: string) =>
    again('good-plain.json', `the first draft with a fingerprint ${what}`, isInOrder, { head });
  const digits = hash.slice(0, 32).match(/.{4}/g) ?? [];
  kept(
    'that has tabs, line feeds and other white space',
    true,
    `\ufeff${digits.join('\t\u00a0\n\u3000')}`,
  );
  kept('that has dashes', false, digits.join('-'));
  kept('that has a sign which is no white space', false, digits.join('\u0085'));
  kept('behind what says that it is one', false, `0x${hash.slice(0, 32)}`);
}

/** Logs of earlier years, kept beside one that does not name them. */
function years(): void {
  const whole = (year: number, more = {}): Step[] => [
    opened1({}, { year, baseYear: year, ...more }),
    at(10, pick(1, 10)),
    at(20, pick(2, 11)),
    at(20, { kind: 'ENDED' }),
  ];
  const after = (name: string, older: string) =>
    bad(
      `3-previous-${name}`,
      'a log that names one of a year later than the file that was kept',
      [opened3({}, { previous: { year: 2027, head: 'a'.repeat(64) } }), at(10, pick(1, 10))],
      { older },
    );
  good('year-2026', 'the whole log of two years before', whole(2026));
  after('after-kept', 'good-year-2026.json');
  again('bad-3-previous-after-kept.json', 'version 3: the same without the file', true);
  const renamed = whole(2027, { property: 'Cabin' });
  good('year-of-cabin', 'the whole log of the year before, of a house with another name', renamed);
  good(
    '3-previous-renamed',
    'a log that names the one of the year before, when the house had another name',
    [
      opened3({}, { previous: { year: 2027, head: hashesOf(played(...renamed)).at(-1) } }),
      at(10, pick(1, 10)),
    ],
    { older: 'good-year-of-cabin.json' },
  );
}
