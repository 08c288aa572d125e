import { screen } from '@testing-library/react';
import { type Handlers, refuse } from '../../../lib/test/fake-server';
import { booking, fakeCalendar, MANAGED } from '../test/fake-calendar';
import { FakeCalendars, freezeToday, happen, renderCalendar, tile } from '../test/render-calendar';

freezeToday(new Date(2026, 5, 1));

/** Week 46 is open, week 34 is Olivia's (share 3), and week 9, of share 10, is over. */
const OPEN = 46;
const HELD = 34;
const OVER = 9;

const press = (name: string) => screen.findByRole('button', { name });

/** The calendar as an administrator sees it. */
function asAdministrator(server: Handlers = {}) {
  const calendars = new FakeCalendars();
  calendars.years.set(2026, { ...fakeCalendar(), canGiveWeeks: true });
  return { ...renderCalendar({ calendars, server }), calendars };
}

async function fillIn(user: ReturnType<typeof asAdministrator>['user'], share: string) {
  await user.click(screen.getByRole('combobox', { name: 'Share' }));
  await user.click(await screen.findByRole('option', { name: share }));
  await user.type(screen.getByLabelText('Reason for the owners'), ' Agreed in May ');
}

it('an administrator gives an open week to a share, for a reason alone', async () => {
  const { calendars, user, callsOf } = asAdministrator({
    giveWeek: () => {
      calendars.change(OPEN, { booking: booking('9', 4) });
      return { giveWeek: booking('9', 4) };
    },
  });
  await user.click(await tile(OPEN));
  await user.click(await press('Give to a share'));
  expect(await press('Give week')).toBeDisabled();
  await fillIn(user, 'Share 4, Omar Haddad');
  await user.click(await press('Give week'));
  expect(await screen.findByText('Share 4 holds this week now.')).toBeVisible();
  const given = { week: OPEN, shareId: '104', reason: 'Agreed in May' };
  expect(callsOf('giveWeek')).toEqual([{ input: { propertyId: '7', year: 2026, ...given } }]);
});

it('moves a held week by the booking that was seen; the dialog names who loses it', async () => {
  const { user, callsOf } = asAdministrator({ giveWeek: () => ({ giveWeek: booking('9', 9) }) });
  await user.click(await tile(HELD));
  await user.click(await press('Move to another share'));
  expect(screen.getByText(/^Share 3 loses this week\. Its owners are notified/)).toBeVisible();
  await user.click(screen.getByRole('combobox', { name: 'Share' }));
  expect(screen.queryByRole('option', { name: /^Share 3,/ })).not.toBeInTheDocument();
  await user.keyboard('{Escape}');
  await fillIn(user, 'Share 9, without an owner');
  await user.click(await press('Move week'));
  expect(callsOf('giveWeek')).toMatchObject([{ input: { bookingId: '202634', shareId: '109' } }]);
});

it('a refusal leaves the fields filled in', async () => {
  const { user } = asAdministrator({
    giveWeek: refuse('Week 46 has just been taken by Anna Berg (share 1).'),
  });
  await user.click(await tile(OPEN));
  await user.click(await press('Give to a share'));
  await fillIn(user, 'Share 4, Omar Haddad');
  await user.click(await press('Give week'));
  expect(await screen.findByText(/has just been taken by Anna Berg/)).toBeVisible();
  expect(screen.getByLabelText('Reason for the owners')).toHaveValue(' Agreed in May ');
});

it('does not take the week from someone who got it while the form was open', async () => {
  const { calendars, user, callsOf } = asAdministrator({
    giveWeek: refuse('Week 34 has already been given back.', 'CONFLICT'),
  });
  await user.click(await tile(HELD));
  await user.click(await press('Move to another share'));
  calendars.change(HELD, { booking: booking('77', 5) });
  await happen(() => ({ myCalendarEvents: { propertyId: '7', year: 2026 } }));
  await fillIn(user, 'Share 4, Omar Haddad');
  await user.click(await press('Move week'));
  expect(callsOf('giveWeek')).toMatchObject([{ input: { bookingId: '202634' } }]);
});

it('a past week can be moved, and is given back for a reason', async () => {
  const { calendars, user, callsOf } = asAdministrator({
    releaseWeek: () => ({ releaseWeek: true }),
  });
  calendars.change(OVER, { booking: { ...booking('202609', 10), ...MANAGED } });
  await user.click(await press('Earlier: January to April'));
  await user.click(await tile(OVER));
  expect(await press('Move to another share')).toBeVisible();
  await user.click(await press('Give back'));
  expect(await press('Yes, give it back')).toBeDisabled();
  await user.type(screen.getByLabelText('Reason for the owners'), 'A mistake');
  await user.click(await press('Yes, give it back'));
  expect(callsOf('releaseWeek')).toEqual([{ bookingId: '202609', reason: 'A mistake' }]);
});

it('owners are offered none of it', async () => {
  const { user } = renderCalendar();
  await user.click(await tile(HELD));
  expect(await press('Give back')).toBeVisible();
  expect(screen.queryByRole('button', { name: /share$/ })).not.toBeInTheDocument();
});
