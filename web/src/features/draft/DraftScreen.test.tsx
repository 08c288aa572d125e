import { screen, waitFor, within } from '@testing-library/react';
import { axe } from '../../lib/test/axe';
import { Refusal } from '../../lib/test/fake-server';
import { entry, fakeDraft, onMyTurn, picked } from './test/fake-draft';
import { notAgreed, renderDraft, tile, wishList } from './test/render-draft';

const turn = () => screen.findByRole('region', { name: 'Whose turn it is' });

it('shows whose turn it is, the time left and who is next', async () => {
  renderDraft({ draft: fakeDraft() });
  expect(await turn()).toHaveTextContent(/Omar Haddad chooses.*Share 5 · Round 1 of 2/);
  expect(screen.getByRole('timer')).toHaveTextContent(/^(30:00|29:5\d)$/);
  const [ahead] = screen.getAllByRole('list', { name: 'Turns to come' });
  const names = within(ahead as HTMLElement).getAllByText(/Omar|Olivia|Vacant/);
  expect(names.map(({ textContent }) => textContent).slice(0, 5)).toEqual([
    'Omar Haddad',
    'Olivia Marsh',
    'Olivia Marsh',
    'Vacant',
    'Vacant',
  ]);
});

it('says on a phone from which day to which a week is', async () => {
  renderDraft({ draft: fakeDraft() });
  expect(await tile(30)).toHaveTextContent(/22–29(#1)?$/);
});

it('shows another owner’s pick without a reload, and that it is now my turn', async () => {
  const draft = fakeDraft();
  const { publishEvents } = renderDraft({ draft });
  expect(await tile(30)).toHaveAccessibleName(/free/);
  // The server goes on to answer the draft before the pick: only the event has it.
  await publishEvents({ ...draft, seq: 2 }, [picked(2, 5, 30)]);
  expect(await tile(30)).toHaveAccessibleName(/share 5, Omar Haddad/);
  expect(await tile(30)).toHaveClass('landed');
  expect(await turn()).toHaveTextContent(/It is your turn.*Share 8/);
  const news = screen.getByRole('status', { name: 'The latest pick' });
  expect(news).toHaveTextContent('Omar Haddad chose 22–29 Jul.');
  // On a phone it stands above the bar with the turn, never over it.
  expect(news.parentElement).toContainElement(screen.getByLabelText('Turn and clock'));
});

it('refetches the draft when events are missing', async () => {
  const draft = fakeDraft();
  const { publishEvents, state, callsOf } = renderDraft({ draft });
  await tile(30);
  const log = [...draft.log, picked(2, 5, 30), picked(3, 8, 31)];
  state.draft = { ...draft, log, seq: 3 };
  await publishEvents(state.draft, [picked(3, 8, 31)]);
  expect(await tile(30)).toHaveAccessibleName(/share 5/);
  expect(await tile(31)).toHaveAccessibleName(/share 8, You/);
  expect(callsOf('draft')).toHaveLength(2);
});

it('marks the first ten wishes on the board', async () => {
  const weeks = fakeDraft().weeks.map(({ week }) => week);
  const [tenth = 0, eleventh = 0] = weeks.slice(9);
  const list = { ...wishList('108', 2028), weeks };
  renderDraft({ draft: fakeDraft(), server: { wishList: () => ({ wishList: list }) } });
  await waitFor(async () => expect(await tile(tenth)).toHaveClass('wished'));
  expect(await tile(tenth)).toHaveTextContent('#10');
  expect(await tile(eleventh)).not.toHaveClass('wished');
  expect(await tile(eleventh)).toHaveAccessibleName(/number 11 on your wish list/);
});

it('takes one tap and one confirmation to choose a week', async () => {
  const draft = onMyTurn();
  const next = { ...draft, log: [...draft.log, picked(3, 8, 33)], seq: 3 };
  const { user, callsOf } = renderDraft({
    draft,
    server: { pickWeek: () => ({ pickWeek: next }) },
  });
  await user.click(await tile(33));
  const dialog = await screen.findByRole('dialog', { name: '12–19 August' });
  expect(dialog).toHaveTextContent(/Week 33 of 2028.*Peak season.*round 1/);
  await user.click(within(dialog).getByRole('button', { name: 'Choose for share 8' }));
  expect(callsOf('pickWeek')).toEqual([{ input: { draftId: '1', shareId: '108', week: 33 } }]);
  expect(await screen.findByText('The week is yours')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(await tile(33)).toHaveAccessibleName(/share 8, You/);
  expect(await turn()).toHaveTextContent(/It is your turn.*Share 3/);
});

it('shows who was faster when the week has been taken', async () => {
  const draft = onMyTurn();
  const { user } = renderDraft({
    draft,
    server: {
      pickWeek: () => {
        throw new Refusal('Week 33 has just been taken by share 5.', 'CONFLICT');
      },
    },
  });
  await user.click(await tile(33));
  await user.click(await screen.findByRole('button', { name: 'Choose for share 8' }));
  expect(await screen.findByText('Week 33 has just been taken by share 5.')).toBeInTheDocument();
});

it.each([
  ['it is not my turn', fakeDraft(), 33, 'It is the turn of share 5.'],
  ['another owner has it', onMyTurn(), 30, 'Share 5 (Omar Haddad) has this week.'],
  ['it has not begun', fakeDraft({ status: 'PLANNED', log: [], deadline: null }), 33, /not opened/],
  [
    'the draft is paused',
    onMyTurn({ status: 'PAUSED', deadline: null, leftMs: 90_000 }),
    33,
    /is paused/,
  ],
])('explains why a week cannot be chosen when %s', async (_, draft, week, sentence) => {
  const { user } = renderDraft({ draft });
  await user.click(await tile(week));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText(sentence)).toBeInTheDocument();
  expect(within(dialog).queryByRole('button', { name: /^Choose/ })).not.toBeInTheDocument();
});

it('reports reached caps without asking the server', async () => {
  const rules = { ...fakeDraft().rules, rounds: 3 };
  // Round 1: share 8 takes Christmas; round 2 is reversed: 9 is vacant, 3 chooses, then 8 again.
  const log = [
    entry(1, 'OPENED'),
    picked(2, 5, 30),
    picked(3, 8, 52),
    picked(4, 3, 31),
    entry(5, 'PASSED', { share: 9, reason: 'VACANT' }),
    entry(6, 'PASSED', { share: 9, reason: 'VACANT' }),
    picked(7, 3, 32),
  ];
  const { user } = renderDraft({ draft: fakeDraft({ rules, log }) });
  const newYear = await screen.findByRole('button', { name: /New Year/ });
  expect(newYear).toHaveClass('closed');
  await user.click(newYear);
  expect(
    await screen.findByText(
      'Share 8 already has a holiday week and may pick another only in the last round.',
    ),
  ).toBeInTheDocument();
});

it('shows the expected order with its reasons before it opens, and the rules', async () => {
  const draft = fakeDraft({
    ...{ status: 'PLANNED', log: [], deadline: null, opensAt: '2028-01-10T18:00:00Z' },
  });
  renderDraft({ draft });
  expect(await screen.findByText('Opens soon')).toBeInTheDocument();
  expect(screen.getByText('Share 8 has its place by the rotation.')).toBeInTheDocument();
  expect(screen.getByText('1 hour')).toBeInTheDocument();
});

it('links to the calendar when it is over', async () => {
  const draft = onMyTurn({ status: 'ENDED', deadline: null });
  renderDraft({ draft });
  expect(await screen.findByText('The draft of 2028 is done')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See it in the calendar' })).toHaveAttribute(
    'href',
    '/calendar?property=7&year=2028',
  );
  expect(screen.getByRole('button', { name: 'Image of the board' })).toBeInTheDocument();
  expect(screen.queryByRole('tab', { name: 'My wish list' })).not.toBeInTheDocument();
});

it('says when no draft is planned', async () => {
  renderDraft({ draft: null });
  expect(await screen.findByText('No draft is planned for 2028')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Plan a draft' })).not.toBeInTheDocument();
});

const fairnessLedger = [3, 8].map((shareNumber) => ({
  ...{ __typename: 'LedgerYear', year: 2028, holidays: [], holderNames: [], firstChoices: null },
  ...{ shareNumber, peak: 1, high: 1, low: 2 },
}));
/** Weeks of 2028 of which one is held and one is for maintenance, so that one is open. */
const weeks = [1, 2, 3].map((week) => ({
  ...{ __typename: 'CalendarWeek', week, startDate: '2028-07-01', isMaintenance: week === 2 },
  booking: week === 1 ? { __typename: 'Booking', id: '1' } : null,
}));

it('asks how open weeks get their owners while others are given already', async () => {
  const server = {
    fairnessLedger: () => ({ fairnessLedger }),
    agreedYear: ({ year }: Record<string, unknown>) => notAgreed(year, { weeks }),
  };
  renderDraft({ ...{ draft: null, mayManage: true }, server });
  expect(
    await screen.findByRole('heading', {
      name: '8 weeks of 2028 given, 1 open: how do the others get owners?',
    }),
  ).toBeVisible();
  for (const name of ['Plan a draft', 'Fill by rotation…', 'Agreed outside…']) {
    expect(screen.getByRole('button', { name })).toBeVisible();
  }
  expect(screen.queryByText(/without a draft/)).not.toBeInTheDocument();
});

it.each([
  ['is not offered in a full year', weeks.slice(0, 2), 0],
  ['fills what owners may claim by now', weeks, 1],
])('the rotation %s', async (_, given, count) => {
  const server = {
    fairnessLedger: () => ({ fairnessLedger }),
    agreedYear: ({ year }: Record<string, unknown>) =>
      notAgreed(year, { weeks: given, isOpenForClaims: count > 0 }),
  };
  renderDraft({ ...{ draft: null, mayManage: true }, server });
  await screen.findByRole('heading', { name: 'The weeks of 2028 were allocated without a draft' });
  expect(screen.queryAllByRole('button', { name: 'Fill by rotation…' })).toHaveLength(count);
});

it('says what was allocated in a year without a draft', async () => {
  renderDraft({ draft: null, server: { fairnessLedger: () => ({ fairnessLedger }) } });
  expect(await screen.findByText(/8 weeks of 2028 went to 2 shares/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'See 2028 in the calendar' })).toBeVisible();
  expect(screen.queryByText(/No draft is planned/)).not.toBeInTheDocument();
});

it('refuses access to users without shares', async () => {
  const draft = () => {
    throw new Refusal('You do not own shares in this property', 'FORBIDDEN');
  };
  renderDraft({ draft: null, server: { draft } });
  expect(await screen.findByText('Access Restricted')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
});

it('hides an open room once the server refuses access', async () => {
  const draft = fakeDraft();
  let isOwner = true;
  const read = () => {
    if (isOwner) return { draft };
    throw new Refusal('You do not own shares in this property', 'FORBIDDEN');
  };
  const { publishEvents } = renderDraft({ draft, server: { draft: read } });
  await tile(30);
  isOwner = false;
  // One entry is missing, so the draft is refetched.
  await publishEvents({ ...draft, seq: 3 }, [picked(3, 8, 31)]);
  expect(await screen.findByText('Access Restricted')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Week 30,/ })).not.toBeInTheDocument();
});

it('offers a retry when the server cannot be reached', async () => {
  let isBroken = true;
  const draft = () => {
    if (isBroken) throw new TypeError('Failed to fetch');
    return { draft: fakeDraft() };
  };
  const { user } = renderDraft({ draft: null, server: { draft } });
  expect(await screen.findByText('The draft could not be loaded.')).toBeInTheDocument();
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(async () => expect(await turn()).toHaveTextContent('Omar Haddad chooses'));
});

it.each([
  ['room', ''],
  ['wish list', '&tab=wishes'],
])('has a %s without flaws for screen readers', async (_, search) => {
  // While the draft is paused, no clock may run during this check.
  const draft = onMyTurn({ status: 'PAUSED', deadline: null, leftMs: 90_000 });
  const { container } = renderDraft({ draft, search });
  await tile(30);
  expect(await axe(container)).toHaveNoViolations();
});

it('is titled with the house and the year for administrators, and says that they open the draft', async () => {
  const draft = fakeDraft({ status: 'PLANNED', log: [], deadline: null });
  renderDraft({ draft, mayManage: true });
  expect(await screen.findByRole('heading', { level: 1, name: 'Lake House, draft' })).toBeVisible();
  expect(document.title).toBe('Lake House, draft of 2028 · Fairweek');
  expect(screen.queryByText(/^Press a week to choose it/)).toBeNull();
  const panel = await screen.findByRole('region', { name: 'The draft' });
  expect(panel).toHaveTextContent(/Open it once everything is ready\. Until then, you can change/);
  expect(panel).not.toHaveTextContent('An administrator opens it');
});

it('says to administrators, while it runs, that a week can be chosen for an owner', async () => {
  renderDraft({ draft: fakeDraft(), mayManage: true });
  expect(await screen.findByText(/^Press a week to choose it for the owner/)).toBeVisible();
});

it('is titled Draft for owners', async () => {
  renderDraft({ draft: fakeDraft({ status: 'PLANNED', log: [], deadline: null }) });
  expect(await screen.findByText(/add the weeks you want to your wish list/)).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Draft' })).toBeVisible();
});
