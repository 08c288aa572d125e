import { webcrypto } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from '../../../lib/test/axe';
import { renderOnServer } from '../../../lib/test/render-data';
import { VerifyScreen } from './VerifyScreen';

/** Logs and lists that a verifier must accept or refuse. */
const FOLDER = join(__dirname, '../../../../../docs/draft-log');
const read = (file: string) => readFileSync(join(FOLDER, file), 'utf8');

// Browsers have it; the tests’ one does not.
Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });

const WISHES = 'Your wish lists (optional)';
const OLDER = 'Or an older file of the same draft, or the log of the year before';

/** Opens the page and chooses the log, then what is beside it. */
async function check(log: string, beside: Record<string, string> = {}) {
  const { container } = renderOnServer(<VerifyScreen />, {});
  const user = userEvent.setup();
  const choose = async (label: string, file: string) => {
    const text = read(file);
    const bytes = async () => new TextEncoder().encode(text).buffer;
    const chosen = Object.assign(new File([text], file), { arrayBuffer: bytes });
    await user.upload(await screen.findByLabelText(label), chosen);
  };
  await choose('Choose the log', log);
  for (const [label, file] of Object.entries(beside)) await choose(label, file);
  return { container, user, status: screen.getByRole('status') };
}

const verdict = (name: string) => screen.findByRole('heading', { level: 2, name });

it('says in one line that a log is in order, and folds the fingerprint beneath it', async () => {
  const { container, user, status } = await check('good-plain.json');
  await verdict('In order');
  expect(status).toHaveTextContent(
    /^In orderThe draft of Lake House for 2028 is in order to its end: 10 entries, 8 weeks chosen, 4 shares take part\.The order, the times .* compare it below with what you kept\.$/,
  );
  const { hash } = JSON.parse(read('good-plain.json')).entries.at(-1);
  const code = screen.getByText(hash);
  expect(code).not.toBeVisible();
  await user.click(screen.getByText('The fingerprint to keep'));
  expect(code).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await navigator.clipboard.readText()).toBe(hash);
  expect(await axe(container)).toHaveNoViolations();
});

it('lists each turn without the owner, and whether it followed the list', async () => {
  const { container, status } = await check('good-2-lists.json', { [WISHES]: 'lists.json' });
  const table = within(await screen.findByRole('table', { name: 'Turns without you' }));
  const rows = table.getAllByRole('row').slice(1);
  const cellsOf = (row: HTMLElement) =>
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
  expect(rows.map(cellsOf)).toEqual([
    ['Share 5, round 1', 'Week 45, number 1', 'Yes'],
    ['Share 2, round 1', 'None', 'Yes'],
    ['Share 2, round 1', 'Week 47, number 2', 'Yes'],
    ['Share 2, round 2', 'None', 'Yes'],
    ['Share 5, round 2', 'Week 43, number 2', 'Yes'],
    ['Share 2, round 2', 'None', 'Yes'],
  ]);
  expect(status).toHaveTextContent(
    'Your wish lists match their fingerprints in the log, and were followed: 6 turns without you, 3 weeks from a list.',
  );
  expect(await axe(container)).toHaveNoViolations();
});

it('marks the turn that did not follow the list, and says why', async () => {
  await check('bad-2-list-other-week.json', { [WISHES]: 'lists.json' });
  await verdict('Not in order');
  expect(screen.getByText(/^Choose the files again/)).toBeVisible();
  const table = within(await screen.findByRole('table', { name: 'Turns without you' }));
  expect(table.getByText('No').closest('tr')).toHaveTextContent(
    'By the list it was to be week 45, not 43.',
  );
});

it('reads a byte order mark as the command does: it is no JSON', async () => {
  const { status } = await check('bad-mark.json');
  await verdict('Another file');
  expect(status).toHaveTextContent('it was not downloaded to its end');
  expect(status).not.toHaveTextContent('administrator');
});

it('says that a log was cut off, and not that it was rewritten', async () => {
  const { status } = await check('bad-cut-off.json');
  await verdict('Cut off');
  expect(status).toHaveTextContent('its last entries are missing');
  expect(status).not.toHaveTextContent('rewritten');
});

it('says that a log was cut off if an older file goes on after its end', async () => {
  const { status } = await check('good-running.json', { [OLDER]: 'good-plain.json' });
  await verdict('Cut off');
  expect(status).toHaveTextContent('after entry 6: the other file goes on to entry 10');
  expect(status).not.toHaveTextContent('rewritten');
});
