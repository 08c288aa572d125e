import { screen, waitFor, within } from '@testing-library/react';
import { axe } from '../../../lib/test/axe';
import { freezeToday, renderCalendar, tile } from '../test/render-calendar';

freezeToday(new Date(2026, 5, 1));

/** A coming week of Olivia's, and one that is over. */
const MINE = 34;
const MINE_OVER = 10;

const press = (name: string) => screen.findByRole('button', { name });

function house(names: string[]) {
  const links = names.map((name, index) => ({ id: String(index + 1), name }));
  return {
    stayLinks: () => ({
      stayLinks: links.map((link) => ({
        ...{ __typename: 'StayLink', ...link, bookingId: '202634' },
        ...{ startDate: '2026-08-22', endDate: '2026-08-29' },
      })),
    }),
    createStayLink: ({ input }: Record<string, unknown>) => {
      links.push({ id: '9', name: (input as { name: string }).name });
      return {
        createStayLink: {
          __typename: 'NewStayLink',
          url: 'https://fairweek.test/stay/new-token',
          link: { __typename: 'StayLink', id: '9' },
        },
      };
    },
    endStayLinks: ({ id }: Record<string, unknown>) => {
      links.splice(0, links.length, ...links.filter((link) => id && link.id !== id));
      return { endStayLinks: true };
    },
  };
}

it('creates a link for a guest, and shows it once', async () => {
  const { user, callsOf } = renderCalendar({ server: house([]) });
  await user.click(await tile(MINE));
  await user.click(await press('Page for a guest'));
  expect(await press('Create link')).toBeDisabled();
  await user.type(await screen.findByLabelText('Name of the guest'), ' Aunt Ida ');
  await user.click(await press('Create link'));
  expect(await screen.findByLabelText('Link for Aunt Ida')).toHaveValue(
    'https://fairweek.test/stay/new-token',
  );
  expect(callsOf('createStayLink')).toEqual([{ input: { bookingId: '202634', name: 'Aunt Ida' } }]);
  expect(callsOf('stayLinks')[0]).toEqual({ propertyId: '7', bookingId: '202634' });
  expect(await press('End the link of Aunt Ida')).toBeVisible();
  expect(screen.getByLabelText('Name of the guest')).toHaveValue('');
  expect(await axe(document.body)).toHaveNoViolations();
});

it('ends links one by one, or all', async () => {
  const { user, callsOf } = renderCalendar({ server: house(['Ida', 'Tom', 'Uma']) });
  await user.click(await tile(MINE));
  await user.click(await press('Page for a guest'));
  const question = async (name: string) =>
    within(await screen.findByRole('alertdialog', { name })).findByRole('button', { name: /^End/ });
  await user.click(await press('End the link of Tom'));
  await question('End the link of Tom?');
  await user.click(await press('Cancel'));
  expect(callsOf('endStayLinks')).toEqual([]);
  await user.click(await press('End the link of Tom'));
  await user.click(await question('End the link of Tom?'));
  await waitFor(() => expect(screen.queryByText('Tom')).not.toBeInTheDocument());
  expect(screen.getByText('Ida')).toBeVisible();
  await user.click(await press('End all'));
  await user.click(await question('End all links?'));
  await waitFor(() => expect(screen.queryByText('Ida')).not.toBeInTheDocument());
  expect(callsOf('endStayLinks')).toEqual([
    { bookingId: '202634', id: '2' },
    { bookingId: '202634' },
  ]);
  expect(screen.queryByRole('button', { name: 'End all' })).not.toBeInTheDocument();
});

it('is not offered for a week that is over, or another owner’s', async () => {
  const { user } = renderCalendar();
  await user.click(await press('Earlier: January to April'));
  for (const week of [MINE_OVER, 51]) {
    await user.click(await tile(week));
    await screen.findByRole('dialog');
    expect(screen.queryByRole('button', { name: 'Page for a guest' })).not.toBeInTheDocument();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  }
});
