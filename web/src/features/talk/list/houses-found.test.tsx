import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from '../../../lib/test/axe';
import { Refusal } from '../../../lib/test/fake-server';
import { address, renderOnServer } from '../../../lib/test/render-data';
import { FakeTalk, OLIVIA, OMAR } from '../test/fake-talk';
import { HousesFound } from './HousesFound';

let server: FakeTalk;
beforeEach(() => {
  server = new FakeTalk();
  server.store('The ferry is late', OMAR);
  server.store('Hello', OMAR);
  server.store('Which ferry?', OLIVIA);
});

const find = (text: string) =>
  renderOnServer(
    <HousesFound
      {...{ text, userId: OLIVIA.userId, openId: '3' }}
      visit={{ replace: false, state: {} }}
    />,
    server.handlers,
    { route: '/messages', cache: server.cache() },
  );

it('lists what was found under the name of the house, and leads to where it stands', async () => {
  const { container } = find('ferry');
  const found = await screen.findByRole('list', { name: 'Messages of your houses found' });
  await waitFor(() => expect(within(found).getAllByRole('link')).toHaveLength(2));
  const [newer, older] = within(found).getAllByRole('link');
  expect(newer).toHaveTextContent(/^Lakeside House.*Olivia: Which ferry\?$/);
  expect(newer).toHaveAttribute('aria-current', 'true');
  expect(older).toHaveTextContent(/^Lakeside House.*Omar: The ferry is late$/);
  expect(await axe(container)).toHaveNoViolations();
  await userEvent.click(older as HTMLElement);
  expect(address()).toBe('/messages?house=5&message=1');
});

it('shows nothing where nothing was found, and offers a retry when it did not work', async () => {
  server.failures.set('searchTalks', new Refusal('Too many searches.'));
  find('zebra');
  const again = await screen.findByRole('button', { name: 'Retry' });
  server.failures.clear();
  await userEvent.click(again);
  await waitFor(() => expect(again).not.toBeInTheDocument());
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(screen.queryByText('Your houses')).not.toBeInTheDocument();
});
