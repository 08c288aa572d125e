import { join } from 'node:path';
import { runCommand } from '../support/servers/command-process';

const DOCS = join(__dirname, '../../../docs');

/** Runs a command in the folder of some vectors, as npm does for its caller. */
const inFolder = (folder: string, command: string, ...args: string[]) =>
  runCommand(command, args, { INIT_CWD: join(DOCS, folder) });

const ledger = (...args: string[]) => inFolder('ledger/vectors', 'verify-ledger', ...args);
const draft = (...args: string[]) => inFolder('draft-log', 'verify-draft', ...args);

const LEDGER =
  /^The ledger of Lake House in EUR is in order: 18 entries, 12 of them with their texts\. Last hash: [0-9a-f]{64}\.$/;
const KEPT = /It continues what you kept: nothing up to entry 9 was changed\.\n$/;

test('a ledger that is in order is said to be', async () => {
  const { code, output } = await ledger('good-rich.json');
  expect(output.trim()).toMatch(LEDGER);
  expect(code).toBe(0);
});

test('a ledger is compared with an older file, by either way to name it, or a fingerprint', async () => {
  const named = await ledger('good-rich.json', '--before', 'good-half.json');
  expect(named).toMatchObject({ code: 0, output: expect.stringMatching(KEPT) });
  expect(await ledger('good-rich.json', 'good-half.json')).toEqual(named);
  const [head = ''] = /[0-9a-f]{64}/.exec((await ledger('good-half.json')).output) ?? [];
  expect(await ledger('good-rich.json', '--head', head)).toEqual(named);
});

test('a file that is not in order ends the command with 1 and the reason', async () => {
  expect(await ledger('bad-sum.json')).toEqual({
    ...{ code: 1, output: '' },
    complaint: 'Entry 14 breaks the rules: Its postings do not sum to 0.\n',
  });
  expect(await ledger('good-half.json', '--before', 'good-rich.json')).toMatchObject({ code: 1 });
});

test.each([
  [],
  ['good-rich.json', 'good-half.json', 'good-opened.json'],
  ['good-rich.json', 'good-half.json', '--before', 'good-half.json'],
  ['good-rich.json', 'good-half.json', '--head', '0123456789abcdef'],
  ['good-rich.json', '--before', 'good-half.json', '--head', '0123456789abcdef'],
  ['good-rich.json', '--lists', 'lists.json'],
])('wrong arguments show the usage: %j %j %j %j', async (...args) => {
  const { code, complaint } = await ledger(...args.filter(Boolean));
  expect(code).toBe(1);
  expect(complaint).toContain('Usage: npm run verify-ledger');
});

test('a draft is checked with an older log and an owner’s lists', async () => {
  const plain = await draft('good-plain.json', 'good-running.json');
  expect(plain.output).toMatch(
    /^The draft of Lake House for 2028 is in order to its end: .* Last hash: .* It continues what you kept/,
  );
  const lists = await draft('good-2-lists.json', '--lists', 'lists.json');
  expect(lists.output).toContain('Your wish lists match their fingerprints in the log');
  expect(await draft('bad-2-list-other-week.json', '--lists', 'lists.json')).toMatchObject({
    code: 1,
  });
});
