import { screen, waitFor, within } from '@testing-library/react';
import { entry, fakeDraft, picked } from '../../draft/test/fake-draft';
import { fakeCalendar } from '../test/fake-calendar';
import {
  address,
  FakeCalendars,
  freezeToday,
  Refusal,
  renderCalendar,
  tile,
} from '../test/render-calendar';

freezeToday(new Date(2026, 5, 1));

/** Week 46 is open. */
const OPEN = 46;

const press = (name: string) => screen.findByRole('button', { name });

it('shows the week as taken at once, and takes that back after a refusal', async () => {
  let refuse = () => {};
  const { user } = renderCalendar({
    server: {
      claimWeek: async () => {
        await new Promise<void>((resolve) => {
          refuse = resolve;
        });
        throw new Refusal('The weeks of 2026 cannot be taken yet.', 'CONFLICT');
      },
    },
  });
  const taken = await tile(OPEN);
  await user.click(taken);
  await user.click(await press('Take this week'));
  await user.click(await press('Yes, take it'));
  await waitFor(() => expect(taken).toHaveAccessibleName(/share 3, Olivia Hart \(you\)$/));
  expect(await press('Yes, take it')).toBeDisabled();
  refuse();
  await waitFor(() => expect(taken).toHaveAccessibleName(/, open$/));
  expect(await press('Take this week')).toHaveFocus();
});

it('keeps one dialog, with the focus in it, for all steps', async () => {
  const { user } = renderCalendar();
  await user.click(await tile(OPEN));
  const dialog = await screen.findByRole('dialog', { name: '14–21 November 2026' });
  for (const [button, next] of [
    ['Take this week', 'Yes, take it'],
    ['Not now', 'Take this week'],
  ] as const) {
    await user.click(await press(button));
    expect(await press(next)).toHaveFocus();
    expect(dialog).toBeVisible();
  }
  await user.keyboard('{Escape}');
  await waitFor(async () => expect(await tile(OPEN)).toHaveFocus());
});

it('a week of a year without a draft is not offered, and leads to the draft', async () => {
  const calendars = new FakeCalendars();
  calendars.years.set(2026, { ...fakeCalendar(), isOpenForClaims: false });
  const { user } = renderCalendar({ calendars });
  const undrafted = await tile(OPEN);
  expect(undrafted).toHaveAccessibleName(/, chosen in the draft$/);
  expect(undrafted).toHaveClass('undrafted');
  await user.click(undrafted);
  expect(await screen.findByText('Chosen in the draft of 2026')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Draft of 2026' })).toHaveAttribute(
    'href',
    '/draft?property=7&year=2026',
  );
});

it('a week picked in a draft under way says whose it is, until the pick is undone', async () => {
  const calendars = new FakeCalendars();
  calendars.years.set(2026, { ...fakeCalendar(), isOpenForClaims: false });
  for (const week of [47, 48]) calendars.change(week, { booking: null });
  const picks = [picked(2, 8, OPEN), picked(3, 5, 47), picked(4, 5, 48), entry(5, 'UNDONE')];
  const draft = fakeDraft({ year: 2026, log: [entry(1, 'OPENED'), ...picks] });
  const { user } = renderCalendar({ calendars, server: { draft: () => ({ draft }) } });
  const mine = await tile(OPEN);
  await waitFor(() => expect(mine).toHaveAccessibleName(/, share 8, Olivia Marsh, draft \(you\)$/));
  expect(mine).toHaveTextContent(/8.*Draft: You/);
  expect(await tile(47)).toHaveAccessibleName(/, share 5, Omar Haddad, draft$/);
  expect(await tile(48)).toHaveAccessibleName(/, chosen in the draft$/);
  await user.click(mine);
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('Your week in the draft')).toBeVisible();
  expect(
    dialog.getByText(/^Share 8 chose it in the draft of 2026, which is under way/),
  ).toBeVisible();
  expect(dialog.getByRole('link', { name: 'Draft of 2026' })).toBeVisible();
});

it('a link opens a week, and closing it leaves the calendar', async () => {
  const { user } = renderCalendar({ route: '/calendar?week=2026-08-22' });
  expect(await screen.findByRole('dialog', { name: '22–29 August 2026' })).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(address().has('week')).toBe(false);
});

it('leads to a conversation with the owner of a week', async () => {
  const { user } = renderCalendar();
  await user.click(await tile(51));
  expect(await screen.findByRole('link', { name: 'Message the owner' })).toHaveAttribute(
    'href',
    '/messages?person=204',
  );
});
