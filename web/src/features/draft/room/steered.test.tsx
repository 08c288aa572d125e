import { screen, within } from '@testing-library/react';
import { axe } from '../../../lib/test/axe';
import { entry, fakeDraft, picked } from '../test/fake-draft';
import { renderDraft } from '../test/render-draft';
import { sentenceOf } from './log-sentence';
import { type Entry, roomOf } from './room';

const ADA = { who: 'Ada Keller' };
const RULES = { ...fakeDraft().rules, version: 2 };
const VACANT = { reason: 'VACANT' };
const PASSED = { share: 5, ...VACANT };

it.each<[string, Partial<Entry> & { kind: string }]>([
  ['Ada Keller opened the draft.', { kind: 'OPENED', ...ADA }],
  ['The draft opened.', { kind: 'OPENED' }],
  [
    'Ada Keller paused the draft. The reason: A storm',
    { kind: 'PAUSED', ...ADA, reason: 'A storm' },
  ],
  ['The draft was paused.', { kind: 'PAUSED' }],
  ['Ada Keller resumed the draft.', { kind: 'RESUMED', ...ADA }],
  [
    'Ada Keller resumed the draft. The reason: The storm is over',
    { kind: 'RESUMED', ...ADA, reason: 'The storm is over' },
  ],
  [
    'Omar Haddad changed the wish list. The log holds its fingerprint, and nothing that is on it.',
    { kind: 'COMMITTED', share: 5 },
  ],
  [
    'Ann Bell chose 22–29 Jul for Omar Haddad.',
    { ...picked(2, 5, 30, 'DELEGATE'), who: 'Ann Bell' },
  ],
  [
    'Ada Keller, an administrator, chose 22–29 Jul for Omar Haddad. The reason: By telephone',
    { ...picked(2, 5, 30, 'ADMINISTRATOR'), ...ADA, reason: 'By telephone' },
  ],
  [
    'Omar Haddad had no owner and was skipped; it gets another turn at the end of the round.',
    { kind: 'PASSED', ...PASSED },
  ],
])('the log says who and why: %s', (sentence, { kind, ...facts }) => {
  const log = [entry(1, 'OPENED'), entry(2, kind, facts)];
  const room = roomOf(fakeDraft({ rules: RULES }));
  expect(sentenceOf({ ...room, draft: { ...room.draft, log } }, log[1] as Entry)).toBe(sentence);
});

it('names week and share of a pick that was undone', () => {
  const undone = entry(3, 'UNDONE', { ...ADA, reason: 'Wrong week' });
  const log = [entry(1, 'OPENED'), picked(2, 5, 30), undone];
  const room = roomOf(fakeDraft({ rules: RULES, log }));
  const choice = 'the choice of 22–29 Jul for share 5, Omar Haddad';
  expect(sentenceOf(room, undone)).toBe(`Ada Keller undid ${choice}. The reason: Wrong week`);
  // Earlier releases did not log who.
  const { reason } = undone;
  expect(sentenceOf(room, entry(3, 'UNDONE', { reason }))).toMatch(
    `An administrator undid ${choice}.`,
  );
});

it('says of a share without an owner in its second turn that it was skipped, and no more', () => {
  const picks = [picked(3, 8, 30), picked(4, 3, 31), picked(5, 9, 32)];
  const again = entry(6, 'PASSED', PASSED);
  const log = [entry(1, 'OPENED'), entry(2, 'PASSED', PASSED), ...picks, again];
  const room = roomOf(fakeDraft({ rules: RULES, log }));
  expect(sentenceOf(room, again)).toBe('Omar Haddad had no owner and was skipped.');
});

it.each([
  [1, 'once'],
  [2, 'twice'],
  [3, '3 times'],
])('says how often the draft was rehearsed: %s', (rehearsals, times) => {
  const room = roomOf(fakeDraft({ rehearsals }));
  expect(sentenceOf(room, room.draft.log[0] as Entry)).toBe(
    `The draft opened. It had been rehearsed ${times}, which shows rounded totals only.`,
  );
});

it('says of a paused draft that it is, who paused it and why, and who chooses next', async () => {
  const log = [entry(1, 'OPENED'), entry(2, 'PAUSED', { ...ADA, reason: 'A storm' })];
  renderDraft({ draft: fakeDraft({ status: 'PAUSED', deadline: null, leftMs: 90_000, log }) });
  const panel = await screen.findByRole('region', { name: 'Whose turn it is' });
  const [why] = within(panel).getAllByText(/Ada Keller paused the draft. The reason: A storm/);
  expect(why).toBeVisible();
  expect(within(panel).getByRole('heading', { name: 'Paused' })).toBeVisible();
  expect(within(panel).getByText(/^Omar Haddad chooses next · Share 5/)).toBeVisible();
  expect(within(panel).getByText('Time left, stopped').nextSibling).toHaveTextContent('1:30');
});

it('says of a second chance that it is one, also while the draft is paused', async () => {
  const missed = entry(2, 'MISSED', { share: 5 });
  const picks = [picked(3, 8, 30), picked(4, 3, 31), entry(5, 'PASSED', { share: 9, ...VACANT })];
  const log = [entry(1, 'OPENED'), missed, ...picks, entry(6, 'PAUSED', ADA)];
  renderDraft({ draft: fakeDraft({ status: 'PAUSED', deadline: null, rules: RULES, log }) });
  const line = 'Omar Haddad chooses next · Share 5 · Round 1 of 2 · Second chance';
  expect(await screen.findByText(line)).toBeVisible();
});

it('shows the weeks that are not in the draft, with the reason', async () => {
  const week = (number: number, reason: string, who: string | null = null) =>
    ({ __typename: 'LeftOutWeek', week: number, reason, who, why: who && 'The roof' }) as never;
  const leftOut = [
    week(10, 'MAINTENANCE', 'Ada Keller'),
    week(11, 'MAINTENANCE'),
    week(33, 'HELD'),
  ];
  const { container } = renderDraft({ draft: fakeDraft({ leftOut }) });
  const heading = await screen.findByRole('heading', { name: 'Weeks not in this draft' });
  const part = within(heading.closest('section') as HTMLElement);
  expect(part.getByText('Maintenance').nextSibling).toHaveTextContent(
    'Week 10, 4–11 Mar (kept by Ada Keller: The roof); Week 11, 11–18 Mar',
  );
  expect(part.getByText('Held already').nextSibling).toHaveTextContent('Week 33, 12–19 Aug');
  expect(await axe(container)).toHaveNoViolations();
});
