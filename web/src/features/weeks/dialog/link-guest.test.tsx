import { screen, waitFor, within } from '@testing-library/react';
import { axe } from '../../../lib/test/axe';
import { booking } from '../test/fake-calendar';
import { FakeCalendars, freezeToday, Refusal, renderCalendar, tile } from '../test/render-calendar';

freezeToday(new Date(2026, 5, 1));

/** A week of Olivia’s in the future, and one that is over. */
const MINE = 34;
const MINE_OVER = 10;

const UMA = { __typename: 'Person', id: '50', firstName: 'Uma', lastName: 'Lind' };
const VERA = { __typename: 'Person', id: '51', firstName: 'Vera', lastName: 'Blum' };
const withUma = { ...booking('202634', 3), guestId: '50', guestName: 'Uma Lind' };

const press = (name: string) => screen.findByRole('button', { name });

/** A house with guests, whose server links them. */
function houseWith(guests: object[], calendars = new FakeCalendars()) {
  return {
    calendars,
    server: {
      propertyGuests: () => ({ propertyGuests: guests }),
      linkGuest: ({ guestId }: Record<string, unknown>) => {
        const isUma = guestId === UMA.id;
        calendars.change(MINE, { booking: isUma ? withUma : booking('202634', 3) });
        return { linkGuest: true };
      },
    },
  };
}

it('links a guest of the house, says what they see, and shows who is linked', async () => {
  const { user, callsOf } = renderCalendar(houseWith([UMA, VERA]));
  await user.click(await tile(MINE));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(await press('Who stays?'));
  await user.click(await press('Link a guest'));
  const choice = await dialog.findByRole('combobox', { name: 'A guest of Lake House' });
  expect(choice).toHaveFocus();
  expect(await press('Link guest')).toBeDisabled();
  for (const seen of [/dates of the stay, and you as their host/, /wifi/, /house documents/]) {
    expect(dialog.getByText(seen)).toBeVisible();
  }
  expect(await axe(document.body)).toHaveNoViolations();
  await user.keyboard('{Enter}');
  await user.click(await screen.findByRole('option', { name: 'Uma Lind' }));
  await user.click(await press('Link guest'));
  expect(await screen.findByText('Uma Lind is linked')).toBeVisible();
  expect(callsOf('linkGuest')).toEqual([{ bookingId: '202634', guestId: '50' }]);
  expect(await dialog.findByText('Sees this stay on their home screen')).toBeVisible();
  expect(dialog.getByText('Uma Lind')).toBeVisible();
});

it('takes the link away', async () => {
  const calendars = new FakeCalendars();
  calendars.change(MINE, { booking: withUma });
  const { user, callsOf } = renderCalendar(houseWith([UMA], calendars));
  await user.click(await tile(MINE));
  await user.click(await press('Change link'));
  expect(await screen.findByRole('combobox', { name: 'A guest of Lake House' })).toHaveTextContent(
    'Uma Lind',
  );
  await user.click(await press('Unlink guest'));
  expect(await screen.findByText('Guest unlinked')).toBeVisible();
  expect(callsOf('linkGuest')).toEqual([{ bookingId: '202634', guestId: null }]);
  expect(await screen.findByText('No guests named')).toBeVisible();
});

it('says how someone becomes a guest where the house has none', async () => {
  const { user } = renderCalendar(houseWith([]));
  await user.click(await tile(MINE));
  await user.click(await press('Who stays?'));
  await user.click(await press('Link a guest'));
  expect(await screen.findByText('Lake House has no guests yet')).toBeVisible();
  expect(screen.getByText(/an administrator makes them a guest of the house/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ask an administrator' })).toHaveAttribute(
    'href',
    '/requests/new?property=7',
  );
  await waitFor(() => expect(screen.getByRole('dialog')).toContainElement(focused()));
});

const focused = () => document.activeElement as HTMLElement;

it('keeps the choice and says why when the guest could not be linked', async () => {
  const sentence = 'This person is not linked to the property as a guest.';
  const { calendars, server } = houseWith([UMA]);
  const { user } = renderCalendar({
    calendars,
    server: {
      ...server,
      linkGuest: () => {
        throw new Refusal(sentence, 'BAD_USER_INPUT');
      },
    },
  });
  await user.click(await tile(MINE));
  await user.click(await press('Who stays?'));
  await user.click(await press('Link a guest'));
  await user.click(await screen.findByRole('combobox', { name: 'A guest of Lake House' }));
  await user.click(await screen.findByRole('option', { name: 'Uma Lind' }));
  await user.click(await press('Link guest'));
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'A guest of Lake House' })).toHaveTextContent('Uma');
});

it('says when the guests could not be loaded, and retries', async () => {
  let isDown = true;
  const { calendars, server } = houseWith([UMA]);
  const propertyGuests = () => {
    if (isDown) throw new TypeError('Failed to fetch');
    return { propertyGuests: [UMA] };
  };
  const { user } = renderCalendar({ calendars, server: { ...server, propertyGuests } });
  await user.click(await tile(MINE));
  await user.click(await press('Who stays?'));
  await user.click(await press('Link a guest'));
  expect(await screen.findByText('The guests of the house could not be loaded.')).toBeVisible();
  isDown = false;
  await user.click(await press('Retry'));
  expect(await screen.findByRole('combobox', { name: 'A guest of Lake House' })).toBeVisible();
});

it('offers no link in a week that is over, or in another owner’s', async () => {
  const { user } = renderCalendar();
  await user.click(await press('Earlier: January to April'));
  for (const week of [MINE_OVER, 51]) {
    await user.click(await tile(week));
    await screen.findByRole('dialog');
    expect(screen.queryByText('No guest is linked')).not.toBeInTheDocument();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  }
});

it('says what the guests lose before a week is given back', async () => {
  const calendars = new FakeCalendars();
  calendars.change(MINE, { booking: { ...withUma, guests: 'Anna, Ben' } });
  const { user } = renderCalendar({ calendars });
  await user.click(await tile(MINE));
  await user.click(await press('Give back'));
  expect(
    await screen.findByText(
      'The names of the guests are removed. Uma Lind loses this stay and is notified.',
    ),
  ).toBeVisible();
});

it('counts the linked guest among the guests', async () => {
  const calendars = new FakeCalendars();
  calendars.change(MINE, { booking: withUma });
  const { user } = renderCalendar({ calendars });
  await user.click(await tile(MINE));
  expect(await screen.findByText('Guests: Uma Lind (sees this stay)')).toBeVisible();
  expect(screen.queryByText('No guests named')).not.toBeInTheDocument();
});
