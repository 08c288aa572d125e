import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from '../../lib/test/axe';
import { type Handlers, onItsWay } from '../../lib/test/fake-server';
import { renderOnServer } from '../../lib/test/render-data';
import { PropertiesScreen } from './PropertiesScreen';

const harbour = {
  ...{ __typename: 'Property', id: '1', name: 'Harbour House', location: 'Cornwall' },
  coverImageUrl: '/api/files/5' as string | null,
};
const lodge = {
  ...{ __typename: 'Property', id: '2', name: 'Alpine Lodge', location: 'Austria' },
  coverImageUrl: null,
};
const share = (id: string, shareNumber: number, property = harbour, isActive = true) => ({
  __typename: 'Share',
  id,
  shareNumber,
  isActive,
  othersCount: 0,
  ...{ yoursFrom: null, passesOn: null, passesTo: null },
  property,
});
const myShares = [share('1', 4), share('2', 9), share('3', 2, lodge, false)];

const arrival: Handlers[string] = ({ propertyId }) => ({
  arrival: {
    ...{ __typename: 'Arrival', propertyId },
    ...{
      checkInTime: '16:00',
      checkOutTime: null,
      wifiNetwork: null,
      wifiPassword: null,
      checklist: null,
      meters: null,
      sleeps: null,
    },
    ...{ note: null, version: 1 },
  },
});

const show = (ownedShares: Handlers[string]) =>
  renderOnServer(
    <PropertiesScreen documentsOf={(id, name) => <p>{`Documents of ${name} (${id})`}</p>} />,
    { ownedShares, arrival },
    { route: '/properties' },
  );

it('shows a card per house with its shares and links to its calendar and rotation', async () => {
  const { container } = show(() => ({ myShares }));
  expect(screen.getByRole('heading', { level: 1, name: 'Manage Your Properties' })).toBeVisible();
  expect(await screen.findAllByText('from 16:00')).toHaveLength(2);
  const map = screen.getByRole('link', { name: 'Map of Harbour House' });
  expect(map).toHaveAttribute('href', 'https://www.openstreetmap.org/search?query=Cornwall');
  expect(map).toHaveAttribute('target', '_blank');
  const headings = await screen.findAllByRole('heading', { level: 2 });
  expect(headings.map((heading) => heading.textContent)).toEqual([
    'Harbour House',
    'Arriving',
    'Alpine Lodge',
    'Arriving',
  ]);
  const second = within(screen.getByText('9').closest('section') ?? container);
  expect(second.getByText('4')).toBeVisible();
  expect(second.getByText('Cornwall')).toBeVisible();
  expect(second.getByRole('link', { name: 'View Calendar' })).toHaveAttribute(
    'href',
    '/calendar?property=1',
  );
  expect(second.getByRole('link', { name: 'Rotation Schedule' })).toHaveAttribute(
    'href',
    '/rotation?property=1',
  );
  expect(second.getByRole('link', { name: 'Special request' })).toHaveAttribute(
    'href',
    '/requests/new?property=1',
  );
  expect(await axe(container)).toHaveNoViolations();
});

it('marks only shares that are not active', async () => {
  show(() => ({ myShares }));
  const marked = await screen.findAllByText('Inactive');
  expect(marked).toHaveLength(1);
  expect(marked[0]?.closest('section')).toHaveTextContent(/Share 2/);
});

it('says from when a share is mine, and to whom one passes', async () => {
  const coming = { ...share('4', 5), yoursFrom: '2031-06-12' };
  const passing = { ...share('5', 6), passesOn: '2031-07-01', passesTo: 'Vera Blum' };
  show(() => ({ myShares: [coming, passing] }));
  expect(await screen.findByText('Yours from 12 Jun 2031')).toBeVisible();
  expect(screen.getByText('Passes to Vera Blum on 1 Jul 2031')).toBeVisible();
});

it('shows the documents of each property once, however many shares I own in it', async () => {
  show(() => ({ myShares }));
  expect(await screen.findByText('Documents of Harbour House (1)')).toBeVisible();
  expect(screen.getAllByText(/^Documents of/)).toHaveLength(2);
});

it('shows an empty state', async () => {
  const { container } = show(() => ({ myShares: [] }));
  expect(await screen.findByText('No Properties Found')).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

it('waits', () => {
  show(onItsWay);
  expect(screen.getByRole('status')).toHaveTextContent('Loading your properties…');
});

it('offers a retry when they could not be loaded', async () => {
  let isDown = true;
  show(() => {
    if (isDown) throw new TypeError('Failed to fetch');
    return { myShares };
  });
  expect(await screen.findByText('Your properties could not be loaded')).toBeVisible();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('9')).toBeVisible();
});
