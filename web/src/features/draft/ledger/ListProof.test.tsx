import { webcrypto } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { screen, within } from '@testing-library/react';
import { refuse } from '../../../lib/test/fake-server';
import { fakeDraft } from '../test/fake-draft';
import { renderDraft } from '../test/render-draft';

/** Logs and lists that a verifier must accept or refuse. */
const FOLDER = join(__dirname, '../../../../../docs/draft-log');
const read = (file: string) => readFileSync(join(FOLDER, file), 'utf8');

// Browsers have it; the tests' one does not.
Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });

interface Listed {
  lists: { seq: number; share: number; salt: string; weeks: number[]; isAutopilot: boolean }[];
}

/** The owner's lists, as the server returns them. */
const listsIn = (file: string) => () => ({
  myCommittedLists: (JSON.parse(read(file)) as Listed).lists.map(
    ({ share: shareNumber, ...list }) => ({ __typename: 'CommittedList', ...list, shareNumber }),
  ),
});

function open(log: string, myCommittedLists: ReturnType<typeof listsIn>) {
  return renderDraft({
    draft: fakeDraft({ propertyName: 'Gull Cottage' }),
    search: '&tab=fairness',
    server: { myCommittedLists },
    log: read(log),
  });
}

const section = () => screen.findByRole('region', { name: 'Was my wish list followed?' });

it('says of each turn without the owner what the list gave, and offers the lists', async () => {
  open('good-2-lists.json', listsIn('lists.json'));
  const proof = within(await section());
  const turns = await proof.findByRole('list', { name: 'Turns that your list decided' });
  const lines = within(turns).getAllByRole('listitem');
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    'Share 5, round 1: week 45 (4–11 Nov), number 1 on your list, the first that was left under the rules.',
    'Share 2, round 1: none of your wishes was left for it.',
    'Share 2, round 1: week 47 (18–25 Nov), number 2 on your list, the first that was left under the rules.',
    'Share 2, round 2: none of your wishes was left for it.',
    'Share 5, round 2: week 43 (21–28 Oct), number 2 on your list, the first that was left under the rules.',
    'Share 2, round 2: none of your wishes was left for it.',
  ]);
  const link = proof.getByRole('link', { name: 'Download my lists with their keys (JSON)' });
  const [, file = ''] = link.getAttribute('href')?.split(/,(.*)/s) ?? [];
  expect(JSON.parse(decodeURIComponent(file))).toEqual(JSON.parse(read('lists.json')));
});

it.each([
  ['bad-2-list-other-week.json', 'lists.json', /it was to be week 45, not 43/],
  ['good-2-lists.json', 'lists-changed.json', /does not match its fingerprint in entry 2/],
])('warns when %s and %s do not agree', async (log, lists, problem) => {
  open(log, listsIn(lists));
  expect(await within(await section()).findByText(problem)).toBeVisible();
});

it('says so when no list of the owner has counted', async () => {
  open('good-2-taking-part.json', () => ({ myCommittedLists: [] }));
  const proof = within(await section());
  expect(await proof.findByText('No list of yours has counted in this draft.')).toBeVisible();
  expect(proof.queryByRole('link')).toBeNull();
});

it('says calmly why the lists are closed', async () => {
  const sentence = 'Ada Keller gave access to this account on Monday.';
  open('good-2-lists.json', refuse(sentence, 'FORBIDDEN', undefined, { isClosed: true }));
  const proof = within(await section());
  expect(await proof.findByText(sentence)).toBeVisible();
  expect(proof.queryByRole('alert')).toBeNull();
});

it('checks again once the lists can be read', async () => {
  let isBroken = true;
  const { user } = open('good-2-lists.json', () => {
    if (isBroken) throw new TypeError('Failed to fetch');
    return listsIn('lists.json')();
  });
  const proof = within(await section());
  isBroken = false;
  await user.click(await proof.findByRole('button', { name: 'Retry' }));
  expect(await proof.findAllByRole('listitem')).toHaveLength(6);
});
