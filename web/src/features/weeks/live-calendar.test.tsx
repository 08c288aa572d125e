import { screen } from '@testing-library/react';
import { booking } from './test/fake-calendar';
import {
  FakeHouse,
  freezeToday,
  happen,
  Refusal,
  renderCalendar,
  tile,
} from './test/render-calendar';

freezeToday();

const changed = { propertyId: 7, year: 2026 };

it('shows what somebody else did without a reload, and flashes the week for a moment', async () => {
  const house = new FakeHouse();
  renderCalendar({ house });
  expect(await tile(46)).toHaveAccessibleName(/, open$/);
  house.change(46, { booking: booking(1, 4) });
  await happen(() => house.events.next(changed));
  expect(await tile(46)).toHaveAccessibleName(/share 4, Omar Haddad$/);
  expect(await tile(46)).toHaveClass('changed');
  expect(await tile(47)).not.toHaveClass('changed');
  await happen(() => {}, 1700);
  expect(await tile(46)).not.toHaveClass('changed');
});

it('reads the calendar once for many changes', async () => {
  const { house, callsOf } = renderCalendar();
  await tile(1);
  expect(callsOf('calendar')).toHaveLength(1);
  await happen(() => {
    for (let change = 0; change < 20; change += 1) house.events.next(changed);
  });
  expect(callsOf('calendar')).toHaveLength(2);
});

it('reads it again for a change that was told while it was being read', async () => {
  let release = () => {};
  const house = new FakeHouse();
  let reads = 0;
  renderCalendar({
    house,
    server: {
      calendar: async () => {
        reads += 1;
        if (reads === 2) {
          await new Promise<void>((resolve) => {
            release = resolve;
          });
        }
        return { calendar: house.calendar() };
      },
    },
  });
  await tile(1);
  await happen(() => house.events.next(changed));
  expect(reads).toBe(2);
  await happen(() => house.events.next(changed));
  expect(reads).toBe(2);
  await happen(() => release());
  expect(reads).toBe(3);
});

it.each([
  ['another property', { propertyId: 8, year: 2026 }],
  ['another year', { propertyId: 7, year: 2027 }],
])('leaves the calendar alone when %s changed', async (_, event) => {
  const { house, callsOf } = renderCalendar();
  await tile(1);
  await happen(() => house.events.next(event));
  expect(callsOf('calendar')).toHaveLength(1);
});

it('hides the calendar once the server refuses it', async () => {
  const house = new FakeHouse();
  let isOwner = true;
  const calendar = () => {
    if (!isOwner) throw new Refusal('You do not own shares in this property', 'FORBIDDEN');
    return { calendar: house.calendar() };
  };
  renderCalendar({ house, server: { calendar } });
  await tile(46);
  isOwner = false;
  await happen(() => house.events.next(changed));
  expect(await screen.findByText('Access Restricted')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Week 46,/ })).not.toBeInTheDocument();
});
