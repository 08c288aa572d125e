import { screen, within } from '@testing-library/react';
import { booking } from '../test/fake-calendar';
import {
  FakeCalendars,
  freezeToday,
  renderCalendar,
  sleeping,
  tile,
} from '../test/render-calendar';

freezeToday(new Date(2026, 5, 1));

/** A coming week of Olivia's. */
const MINE = 34;

const press = (name: string) => screen.findByRole('button', { name });

it('shows the guests once they are named', async () => {
  const { user, callsOf } = renderCalendar({
    server: {
      nameGuests: () => ({ nameGuests: { ...booking('202634', 3), guests: 'Uma Lind' } }),
    },
  });
  await user.click(await tile(MINE));
  await user.click(await press('Who stays?'));
  await user.type(
    await screen.findByLabelText('Names, one per line'),
    ' Uma Lind {Enter}{Enter}Ben',
  );
  await user.type(screen.getByLabelText('How many in all'), '4');
  await user.click(screen.getByRole('switch', { name: 'Show to co-owners' }));
  expect(screen.getByText('They see: Uma Lind, Ben and 2 others')).toBeVisible();
  await user.click(await press('Save guests'));
  expect(await screen.findByText('Guests saved')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(callsOf('nameGuests')).toEqual([
    {
      input: {
        ...{ bookingId: '202634', guests: 'Uma Lind\nBen', guestCount: 4 },
        ...{ guestsShown: true, version: 1 },
      },
    },
  ]);
});

it('says how many the house sleeps where more are named, and saves them all the same', async () => {
  const { user, callsOf } = renderCalendar({
    server: {
      arrival: sleeping(6),
      nameGuests: () => ({ nameGuests: booking('202634', 3) }),
    },
  });
  await user.click(await tile(MINE));
  await user.click(await press('Who stays?'));
  const count = await screen.findByLabelText('How many in all');
  await user.type(count, '6');
  expect(screen.queryByText(/The house sleeps/)).not.toBeInTheDocument();
  await user.clear(count);
  await user.type(count, '7');
  expect(await screen.findByText('The house sleeps 6.')).toBeVisible();
  await user.click(await press('Save guests'));
  expect(await screen.findByText('Guests saved')).toBeVisible();
  expect(callsOf('nameGuests')).toMatchObject([{ input: { guestCount: 7 } }]);
});

it('asks before discarding guests’ names', async () => {
  const { user } = renderCalendar();
  await user.click(await tile(MINE));
  await user.click(await press('Who stays?'));
  await user.type(await screen.findByLabelText('Names, one per line'), 'Uma');
  await user.keyboard('{Escape}');
  await user.click(await press('Keep editing'));
  await user.click(await press('Cancel'));
  await user.click(await press('Keep editing'));
  expect(screen.getByLabelText('Names, one per line')).toHaveValue('Uma');
  await user.click(await press('Cancel'));
  await user.click(await press('Discard changes'));
  expect(await screen.findByText('Your week')).toBeVisible();
});

it('keeps what was typed when the guests could not be saved', async () => {
  const { user } = renderCalendar({
    server: {
      nameGuests: () => {
        throw new TypeError('Failed to fetch');
      },
    },
  });
  await user.click(await tile(MINE));
  await user.click(await press('Who stays?'));
  await user.type(await screen.findByLabelText('Names, one per line'), 'Uma');
  await user.click(await press('Save guests'));
  expect(await screen.findByText('The guests could not be saved')).toBeVisible();
  expect(screen.getByLabelText('Names, one per line')).toHaveValue('Uma');
});

it('another owner’s week has the guests whom they show', async () => {
  const calendars = new FakeCalendars();
  const shown = { guests: 'Anna\nBen', guestCount: 4 };
  calendars.change(51, { booking: { ...booking('202651', 4), ...shown } });
  const { user } = renderCalendar({ calendars });
  await user.click(await tile(51));
  const details = within(await screen.findByRole('dialog'));
  expect(details.getByText(/^Share 4\s+Guests: Anna, Ben and 2 others$/)).toBeVisible();
  expect(details.queryByRole('button', { name: 'Who stays?' })).not.toBeInTheDocument();
});
