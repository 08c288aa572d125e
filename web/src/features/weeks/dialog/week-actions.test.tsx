import { screen, waitFor, within } from '@testing-library/react';
import { booking, fakeCalendar, MANAGED } from '../test/fake-calendar';
import {
  FakeCalendars,
  freezeToday,
  happen,
  Refusal,
  renderCalendar,
  tile,
} from '../test/render-calendar';

freezeToday(new Date(2026, 5, 1));

/**
 * Week 46 is open and week 34 is Olivia's, both in the future; week 10 is over, week 22 is in
 * progress.
 */
const OPEN = 46;
const MINE = 34;
const MINE_NOW = 22;
const MINE_OVER = 10;

const press = (name: string) => screen.findByRole('button', { name });

describe('taking an open week', () => {
  it('asks for confirmation, takes it, confirms and shows it as mine', async () => {
    const calendars = new FakeCalendars();
    const { user, callsOf } = renderCalendar({
      calendars,
      server: {
        claimWeek: () => {
          calendars.change(OPEN, { booking: booking('1', 3) });
          return { claimWeek: booking('1', 3) };
        },
      },
    });
    await user.click(await tile(OPEN));
    await user.click(await press('Take this week'));
    expect(await screen.findByText(/for your share 3\?/)).toBeVisible();
    expect(callsOf('claimWeek')).toEqual([]);
    expect(await press('Yes, take it')).toHaveFocus();
    await user.click(await press('Yes, take it'));
    expect(await screen.findByText(/^The week is yours/)).toBeVisible();
    expect(await press('Done')).toHaveFocus();
    expect(callsOf('claimWeek')).toEqual([
      { input: { propertyId: '7', year: 2026, week: OPEN, shareId: '103' } },
    ]);
    await user.click(await press('Done'));
    expect(await tile(OPEN)).toHaveAccessibleName(/\(you\)$/);
    expect(await tile(OPEN)).toHaveFocus();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('shows who was faster, in the server’s words, and the week as theirs', async () => {
    const calendars = new FakeCalendars();
    const sentence = 'Week 46 has just been taken by Omar Haddad (share 4).';
    const { user } = renderCalendar({
      calendars,
      server: {
        claimWeek: () => {
          calendars.change(OPEN, { booking: booking('1', 4) });
          throw new Refusal(sentence, 'CONFLICT');
        },
      },
    });
    await user.click(await tile(OPEN));
    await user.click(await press('Take this week'));
    await user.click(await press('Yes, take it'));
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(await screen.findByText('Omar Haddad', { selector: 'strong' })).toBeVisible();
    const details = within(screen.getByRole('dialog'));
    expect(details.getByText('Omar Haddad')).toBeVisible();
    expect(details.queryByRole('button', { name: 'Take this week' })).not.toBeInTheDocument();
  });

  it('closes the confirmation when another owner takes the week', async () => {
    const calendars = new FakeCalendars();
    const { user, publishChange } = renderCalendar({ calendars });
    await user.click(await tile(OPEN));
    await user.click(await press('Take this week'));
    calendars.change(OPEN, { booking: booking('1', 4) });
    await happen(() => publishChange({ propertyId: '7', year: 2026 }));
    expect(await screen.findByText('Omar Haddad', { selector: 'strong' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Yes, take it' })).not.toBeInTheDocument();
  });

  it('asks for the share if I own several', async () => {
    const calendars = new FakeCalendars();
    const calendar = fakeCalendar();
    const shares = calendar.shares.map((share) => ({
      ...share,
      isMine: [3, 8].includes(share.shareNumber),
    }));
    calendars.years.set(2026, { ...calendar, shares });
    const { user, callsOf } = renderCalendar({
      calendars,
      server: { claimWeek: () => ({ claimWeek: booking('1', 8) }) },
    });
    await user.click(await tile(OPEN));
    await user.click(await press('Take this week'));
    await user.click(await screen.findByRole('combobox', { name: 'For which of your shares?' }));
    await user.click(await screen.findByRole('option', { name: 'Share 8' }));
    await user.click(await press('Yes, take it'));
    await waitFor(() =>
      expect(callsOf('claimWeek')).toMatchObject([{ input: { shareId: '108' } }]),
    );
  });

  it.each([
    ['the year is not open yet', 46, { isOpenForClaims: false }, /cannot be taken yet/],
    ['the week has begun', 20, {}, /has already begun/],
    ['I hold no share', 46, { shares: [] }, /Only owners of a share/],
  ])('is not offered when %s', async (_, week, changes, reason) => {
    const calendars = new FakeCalendars();
    calendars.years.set(2026, { ...fakeCalendar(), ...changes });
    calendars.change(week, { booking: null });
    const { user } = renderCalendar({ calendars });
    await user.click(await tile(week));
    const details = within(await screen.findByRole('dialog'));
    expect(details.getByText(reason)).toBeVisible();
    expect(details.queryByRole('button', { name: 'Take this week' })).not.toBeInTheDocument();
  });
});

describe('while each share takes one open week', () => {
  /** Olivia holds shares 3 and 8; 3 has taken week 48. */
  const limitedCalendars = (claimsLimitedUntil: string, claimed = [3]) => {
    const calendars = new FakeCalendars();
    const calendar = fakeCalendar();
    const shares = calendar.shares.map((share) => ({
      ...share,
      isMine: [3, 8].includes(share.shareNumber),
      claimedWeek: claimed.includes(share.shareNumber) ? 48 : null,
    }));
    calendars.years.set(2026, { ...calendar, shares, claimsLimitedUntil });
    return calendars;
  };
  const END = new Date(2026, 5, 9, 14, 5).toISOString();

  it('the calendar shows until when, and which week I have taken', async () => {
    renderCalendar({ calendars: limitedCalendars(END) });
    const note = await screen.findByText(/^Until 9 Jun 2026, 14:05, each share may take one/);
    expect(note).toHaveTextContent('So far, your share 3 has taken week 48.');
  });

  it('my other share takes the week', async () => {
    const { user, callsOf } = renderCalendar({
      calendars: limitedCalendars(END),
      server: { claimWeek: () => ({ claimWeek: booking('1', 8) }) },
    });
    await user.click(await tile(OPEN));
    await user.click(await press('Take this week'));
    expect(await screen.findByText(/for your share 8\?/)).toBeVisible();
    await user.click(await press('Yes, take it'));
    await waitFor(() =>
      expect(callsOf('claimWeek')).toMatchObject([{ input: { shareId: '108' } }]),
    );
  });

  it('a week is not offered once all my shares have taken one, with the reason', async () => {
    const { user } = renderCalendar({ calendars: limitedCalendars(END, [3, 8]) });
    await user.click(await tile(OPEN));
    const details = within(await screen.findByRole('dialog'));
    expect(details.getByText(/^Share 3 has taken week 48\. Until 9 Jun 2026, /)).toBeVisible();
    expect(details.queryByRole('button', { name: 'Take this week' })).not.toBeInTheDocument();
  });

  it('no note is shown once it is over', async () => {
    const { user } = renderCalendar({
      calendars: limitedCalendars(new Date(2026, 4, 31).toISOString(), [3, 8]),
    });
    await user.click(await tile(OPEN));
    expect(await press('Take this week')).toBeVisible();
    expect(screen.queryByText(/each share may take one/)).not.toBeInTheDocument();
  });
});

describe('a week of mine', () => {
  it('is given back after a confirmation', async () => {
    const calendars = new FakeCalendars();
    const { user, callsOf } = renderCalendar({
      calendars,
      server: {
        releaseWeek: () => {
          calendars.change(MINE, { booking: null });
          return { releaseWeek: true };
        },
      },
    });
    await user.click(await tile(MINE));
    await user.click(await press('Give back'));
    await user.click(await press('Yes, give it back'));
    expect(await screen.findByText(/^Week given back/)).toBeVisible();
    expect(callsOf('releaseWeek')).toEqual([{ bookingId: '202634' }]);
    await user.click(await press('Done'));
    expect(await tile(MINE)).toHaveAccessibleName(/, open$/);
  });

  it('of another owner is given back by an administrator for a reason alone', async () => {
    const calendars = new FakeCalendars();
    calendars.change(MINE, { booking: { ...booking('202634', 5), ...MANAGED } });
    const { user, callsOf } = renderCalendar({
      calendars,
      server: { releaseWeek: () => ({ releaseWeek: true }) },
    });
    await user.click(await tile(MINE));
    await user.click(await press('Give back'));
    expect(await press('Yes, give it back')).toBeDisabled();
    await user.type(screen.getByLabelText('Reason for the owners'), 'A flood');
    await user.click(await press('Yes, give it back'));
    expect(callsOf('releaseWeek')).toEqual([{ bookingId: '202634', reason: 'A flood' }]);
  });

  it('cannot be given back once it has started', async () => {
    const { user } = renderCalendar();
    await user.click(await tile(MINE_NOW));
    expect(await press('Who stays?')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Give back' })).not.toBeInTheDocument();
  });

  it('is read-only once it is over', async () => {
    const { user } = renderCalendar();
    await user.click(await press('Earlier: January to April'));
    await user.click(await tile(MINE_OVER));
    expect(await screen.findByText('Your week')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Who stays?' })).not.toBeInTheDocument();
  });
});

it('another owner’s week offers a message alone, and × closes it', async () => {
  const { user } = renderCalendar();
  await user.click(await tile(51));
  const details = within(await screen.findByRole('dialog'));
  expect(details.getByText('Omar Haddad')).toBeVisible();
  expect(details.getByText('Share 4')).toBeVisible();
  expect(details.getByRole('link', { name: 'Message the owner' })).toBeVisible();
  expect(details.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
  await user.click(details.getByRole('button', { name: 'Close dialog' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});
