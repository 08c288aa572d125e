import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from '../../../lib/test/axe';
import { type Handlers, onItsWay, refuse } from '../../../lib/test/fake-server';
import { renderOnServer } from '../../../lib/test/render-data';
import { MySharePeople } from './MySharePeople';

const owner = (userId: string, name: string, rest: object = {}) => ({
  ...{
    __typename: 'HouseOwner',
    userId,
    name,
    isFirst: true,
    hasEmail: true,
    isMe: false,
    phone: null,
  },
  ...rest,
});
const share = (shareNumber: number, owners: object[], isActive = true) => ({
  ...{ __typename: 'HouseShare', shareId: String(shareNumber), shareNumber, isActive, owners },
});
const SHARES = [
  share(1, [
    owner('1', 'Olivia Marsh', { isMe: true }),
    owner('2', 'Sam Marsh', { isFirst: false, hasEmail: true, phone: '+41 79 1' }),
  ]),
  share(2, []),
  share(3, [owner('3', 'Omar Haddad')], false),
];

async function open(server: Handlers = {}) {
  const page = renderOnServer(
    <MySharePeople
      {...{ propertyId: '1', propertyName: 'Lake House', userId: '1', isAdministrator: false }}
      shares={[{ id: '1', shareNumber: 1, othersCount: 1 }]}
    />,
    { houseOwners: () => ({ houseOwners: SHARES }), ...server },
  );
  await userEvent.click(screen.getByRole('button', { name: 'All owners of Lake House' }));
  return { ...page, dialog: within(await screen.findByRole('dialog')) };
}

test('all owners are listed by share, with a telephone where they show it, to write to', async () => {
  const { dialog, callsOf } = await open();
  const [one, two, three] = await dialog.findAllByRole('listitem');
  expect(one).toHaveTextContent(/Olivia Marsh\(you\)First.*Sam Marsh\+41 79 1Write$/);
  expect(two).toHaveTextContent(/Vacant$/);
  expect(three).toHaveTextContent(/Omar HaddadWriteInactive$/);
  expect(dialog.getByRole('link', { name: '+41 79 1' })).toHaveAttribute('href', 'tel:+41791');
  expect(dialog.getByRole('link', { name: 'Write to Omar Haddad' })).toHaveAttribute(
    'href',
    '/messages?person=3',
  );
  expect(dialog.queryByRole('link', { name: 'Write to Olivia Marsh' })).toBeNull();
  expect(callsOf('houseOwners')).toEqual([{ propertyId: '1' }]);
  expect(await axe(document.body)).toHaveNoViolations();
});

test('a house without shares says so, as do one that loads and one that fails', async () => {
  const empty = await open({ houseOwners: () => ({ houseOwners: [] }) });
  expect(await empty.dialog.findByText(/No share of this house/)).toBeVisible();
  empty.unmount();
  const loading = await open({ houseOwners: onItsWay });
  expect(loading.dialog.queryByRole('list')).toBeNull();
  loading.unmount();
  const { dialog } = await open({ houseOwners: refuse('No.', 'SERVICE_UNAVAILABLE') });
  expect(await dialog.findByRole('button', { name: /try again|retry/i })).toBeVisible();
});
