import { screen, waitFor } from '@testing-library/react';
import { booking } from './test/fake-calendar';
import {
  FakeCalendars,
  freezeToday,
  happen,
  Refusal,
  renderCalendar,
  tile,
} from './test/render-calendar';

freezeToday();

const changed = { propertyId: '7', year: 2026 };

/** Waits for the refetch that covers changes before the subscription was ready. */
const settled = (reads: () => number) => waitFor(() => expect(reads()).toBe(2), { timeout: 5_000 });

it('shows another owner’s change without a reload, and briefly highlights the week', async () => {
  const calendars = new FakeCalendars();
  const { publishChange } = renderCalendar({ calendars });
  expect(await tile(46)).toHaveAccessibleName(/, open$/);
  calendars.change(46, { booking: booking('1', 4) });
  await happen(() => publishChange(changed));
  // A single query: on a slow machine the highlight may end before a second one.
  const [week, next] = screen.getAllByRole('button', { name: /^Week 4[67],/ });
  expect(week).toHaveClass('changed');
  expect(next).not.toHaveClass('changed');
  expect(week).toHaveAccessibleName(/share 4, Omar Haddad$/);
  expect(screen.getByText('14–21 November is now: share 4, Omar Haddad.')).toHaveAttribute(
    'role',
    'status',
  );
  await happen(() => {}, 1700);
  expect(await tile(46)).not.toHaveClass('changed');
});

it('reads the calendar once for many changes', async () => {
  const { publishChange, callsOf } = renderCalendar();
  await settled(() => callsOf('calendar').length);
  await happen(() => {
    for (let change = 0; change < 20; change += 1) publishChange(changed);
  });
  expect(callsOf('calendar')).toHaveLength(3);
});

it('refetches it for a change that was published during the previous fetch', async () => {
  let release = () => {};
  const calendars = new FakeCalendars();
  let reads = 0;
  const { publishChange } = renderCalendar({
    calendars,
    server: {
      calendar: async () => {
        reads += 1;
        if (reads === 3) {
          await new Promise<void>((resolve) => {
            release = resolve;
          });
        }
        return { calendar: calendars.calendar() };
      },
    },
  });
  await settled(() => reads);
  await happen(() => publishChange(changed));
  expect(reads).toBe(3);
  await happen(() => publishChange(changed));
  expect(reads).toBe(3);
  await happen(() => release());
  await waitFor(() => expect(reads).toBe(4));
});

it.each([
  ['another property', { propertyId: '8', year: 2026 }],
  ['another year', { propertyId: '7', year: 2027 }],
])('leaves the calendar alone when %s changed', async (_, event) => {
  const { publishChange, callsOf } = renderCalendar();
  await settled(() => callsOf('calendar').length);
  await happen(() => publishChange(event));
  expect(callsOf('calendar')).toHaveLength(2);
});

it('hides the calendar once the server refuses it', async () => {
  const calendars = new FakeCalendars();
  let isOwner = true;
  const calendar = () => {
    if (!isOwner) throw new Refusal('You do not own shares in this property', 'FORBIDDEN');
    return { calendar: calendars.calendar() };
  };
  const { publishChange } = renderCalendar({ calendars, server: { calendar } });
  await tile(46);
  isOwner = false;
  await happen(() => publishChange(changed));
  expect(await screen.findByText('Access Restricted')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Week 46,/ })).not.toBeInTheDocument();
});
