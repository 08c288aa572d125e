import { screen, within } from '@testing-library/react';
import { axe } from '../../../lib/test/axe';
import { Refusal } from '../../../lib/test/fake-server';
import { roomOf } from '../room/room';
import { fakeDraft, onMyTurn, withoutMine } from '../test/fake-draft';
import { renderDraft, tile } from '../test/render-draft';
import { type Outlook, sureness, turnLookedAt, usuallyFree } from './outlook';

const turn = (round: number, place: number, always: number[], usually: number[] = []) => ({
  __typename: 'OutlookTurn',
  ...{ round, place, always, usually },
});

/** Three drafts; Olivia's share 8 has place 2. */
const OUTLOOK = {
  __typename: 'DraftOutlook',
  ...{ years: [2025, 2026, 2027], called: 200, right: 171 },
  turns: [
    turn(1, 1, [30, 31, 33, 52]),
    turn(1, 2, [31, 33], [52]),
    turn(2, 2, [33]),
    turn(2, 3, [33]),
  ],
};

const known = { draftOutlook: () => ({ draftOutlook: OUTLOOK }) };

it('says in the room what was usually still free at the turn that runs, and how sure that is', async () => {
  renderDraft({ draft: fakeDraft(), server: known });
  const note = await screen.findByText(/^At place 1 in round 1/);
  expect(note).toHaveTextContent(
    'At place 1 in round 1, 4 of 53 weeks were usually still free: 22–29 Jul, 29 Jul – 5 Aug, 12–19 Aug, 23–30 Dec (Christmas).',
  );
  expect(screen.getByText('Fairly sure:').closest('p')?.textContent).toMatch(
    /the drafts of 2025, 2026,? and 2027 from the others, 86 of 100 weeks called free were free\. .*no wish list is read\.$/,
  );
  expect(screen.getByText(/list what you want most first/)).toBeInTheDocument();
});

it('says that it takes two drafts', async () => {
  renderDraft({ draft: fakeDraft() });
  expect(await screen.findByText(/^Once two drafts .* still free at your turn\.$/)).toBeVisible();
});

it('speaks to an administrator without a share of the owners, and of the first turn before it opens', async () => {
  const draft = withoutMine(fakeDraft({ status: 'PLANNED', log: [], deadline: null }));
  const { container } = renderDraft({ draft, mayManage: true, server: known });
  expect(await screen.findByText(/^At place 1 in round 1, 4 of 53 weeks/)).toBeVisible();
  expect(screen.getByText(/owners do best to list what they want most first/)).toBeVisible();
  expect(container).not.toHaveTextContent(/\b(your|my|mine)\b/i);
});

it('speaks to an administrator without a share of too few drafts in their own words', async () => {
  renderDraft({ draft: withoutMine(fakeDraft()), mayManage: true });
  expect(await screen.findByText(/^Once two drafts .* it is an owner’s turn\.$/)).toBeVisible();
});

it('marks the weeks of the wish list until which round they were usually free at my place', async () => {
  const { container } = renderDraft({ draft: onMyTurn(), search: '&tab=wishes', server: known });
  expect(await tile(33)).toHaveAccessibleName(/so far always free until round 2$/);
  expect(await tile(52)).toHaveAccessibleName(/usually free until round 1$/);
  // A week that someone has taken needs no outlook, and one without a mark says nothing.
  expect((await tile(30)).textContent).not.toMatch(/R\d/);
  expect((await tile(33)).textContent).toMatch(/R2/);
  const list = within(await screen.findByRole('list', { name: 'My wish list' }));
  expect(list.getByText(/Christmas · usually free until round 1/)).toBeInTheDocument();
  const marks = within(screen.getByRole('list', { name: 'What the marks on weeks mean' }));
  expect(marks.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'R1usually still free at your 1st turn, and gone after it',
    'R2usually still free at your 2nd turn',
    '–no mark: usually gone before your 1st turn, or not known',
  ]);
  expect(
    screen.getByText(
      'For example 12–19 Aug, R2: the owner in place 2, now yours, could still choose it in round 2 in every draft so far.',
    ),
  ).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

it('offers a retry where it could not be loaded, and leaves the wish list usable', async () => {
  const broken = {
    draftOutlook: () => {
      throw new Refusal('Internal error', 'INTERNAL_SERVER_ERROR');
    },
  };
  renderDraft({ draft: fakeDraft(), server: broken });
  expect(await screen.findByText('The outlook could not be loaded.')).toBeInTheDocument();
});

test('a week counts until the last round in which it was usually free', () => {
  const free = usuallyFree({ ...OUTLOOK, turns: OUTLOOK.turns }, 2);
  expect([...free]).toEqual([
    [31, { round: 1, isAlways: true }],
    [33, { round: 2, isAlways: true }],
    [52, { round: 1, isAlways: false }],
  ]);
});

test.each([
  [100, 99, 'Very sure'],
  [100, 95, 'Very sure'],
  [100, 80, 'Fairly sure'],
  [100, 79, 'A rough guess'],
  [null, null, 'Not sure yet'],
])('of %s weeks called free %s were: %s', (called, right, word) => {
  expect(sureness({ ...OUTLOOK, called, right } as Outlook).word).toBe(word);
});

test('before the draft opens it is about the first turn of the user', () => {
  const planned = roomOf(fakeDraft({ status: 'PLANNED', log: [] }));
  expect(turnLookedAt(planned)).toEqual({ round: 1, place: 2 });
});
