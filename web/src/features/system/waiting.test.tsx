import { act, screen, waitFor, within } from '@testing-library/react';
import { adminFigures } from '../../app/admin/test/figures';
import { AdminFiguresDocument } from '../../generated/graphql';
import { axe } from '../../lib/test/axe';
import { renderOnServer } from '../../lib/test/render-data';
import { MailDeliveryContext } from '../../ui/feedback/MailCaveat';
import { waitingParts } from './admin-figures';
import { WithAdminFigures } from './test/WithAdminFigures';
import { useReadMailDelivery } from './use-read-mail-delivery';
import { WaitingBand } from './WaitingBand';

function BandWithMail() {
  return (
    <MailDeliveryContext value={useReadMailDelivery()}>
      <WaitingBand />
    </MailDeliveryContext>
  );
}

/** As on a page of an administrator. */
const Band = () => (
  <WithAdminFigures>
    <BandWithMail />
  </WithAdminFigures>
);

const KINDS = ['USERS', 'PROPERTIES', 'MAILS', 'SWAPS', 'REQUESTS', 'DRAFTS', 'DRAFTS_TO_OPEN'];

const waiting = (counts: Record<string, number>, more = {}, mail = 'WORKING') => ({
  adminFigures: adminFigures({
    systemStatus: { mail },
    adminWaiting: {
      figures: KINDS.map((kind) => ({
        ...{
          __typename: 'WaitingFigure',
          kind,
          ...{ count: counts[kind] ?? 0, blocked: null },
          path: `/admin?tab=${kind}`,
        },
      })),
      ...more,
    },
  }),
});

it('shows what waits, and each figure opens its list', async () => {
  const { container } = renderOnServer(
    <Band />,
    waiting({ USERS: 20_000, SWAPS: 2, DRAFTS: 1, DRAFTS_TO_OPEN: 3 }),
  );
  const swaps = await screen.findByRole('link', { name: '2 swaps to decide' });
  expect(swaps).toHaveAttribute('href', '/admin?tab=SWAPS');
  expect(screen.getByRole('link', { name: '1 draft stalled' })).toBeVisible();
  expect(screen.getByRole('link', { name: '3 drafts to open' })).toBeVisible();
  expect(screen.getByRole('link', { name: '20,000 users without a password' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'No backup yet' })).toBeVisible();
  expect(screen.queryByText(/new requests|Nothing/)).not.toBeInTheDocument();
  const links = screen.getAllByRole('link').map(({ textContent }) => textContent);
  expect(links.map((text) => text?.split(' ')[1])).toEqual([
    ...['swaps', 'draft', 'drafts', 'users', 'backup'],
  ]);
  expect(await axe(container)).toHaveNoViolations();
});

const swaps = (blocked: number) => [
  { __typename: 'WaitingFigure', kind: 'SWAPS', count: 5, blocked, path: '/all' },
];

const IMPOSSIBLE = '/admin?tab=swaps&status=IMPOSSIBLE';

it.each([
  [2, { '5 swaps to decide': '/all', '2 of them cannot be approved': IMPOSSIBLE }],
  [0, { '5 swaps to decide': '/all' }],
  [5, { '5 swaps to decline': IMPOSSIBLE }],
])('leads to the swaps that cannot be approved, if there are any: %i', async (blocked, paths) => {
  renderOnServer(<Band />, waiting({}, { figures: swaps(blocked) }));
  const links = within((await screen.findAllByRole('listitem'))[0] as HTMLElement).getAllByRole(
    'link',
  );
  const pathOf = (link: HTMLElement) => [link.textContent, link.getAttribute('href')];
  expect(Object.fromEntries(links.map(pathOf))).toEqual(paths);
});

it('is busy until all of it is known', async () => {
  renderOnServer(<Band />, waiting({ REQUESTS: 3 }));
  const band = screen.getByRole('region', { name: 'Waiting for me' });
  expect(band).toHaveAttribute('aria-busy', 'true');
  await waitFor(() => expect(band).toHaveAttribute('aria-busy', 'false'));
  expect(screen.getByRole('link', { name: '3 new requests' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'No backup yet' })).toBeVisible();
});

it('is not busy again while it is read after a failure', async () => {
  const { client, hold } = renderOnServer(<Band />, {
    adminFigures: () => {
      throw new TypeError('Failed to fetch');
    },
  });
  const band = screen.getByRole('region', { name: 'Waiting for me' });
  await waitFor(() => expect(band).toHaveAttribute('aria-busy', 'false'));
  hold('adminFigures');
  await act(async () => void client.refetchQueries({ include: [AdminFiguresDocument] }));
  expect(band).toHaveAttribute('aria-busy', 'false');
});

it('says in one line that nothing waits', async () => {
  renderOnServer(<Band />, waiting({}, { lastBackupAt: '2026-11-22T10:00:00.000Z' }));
  expect(await screen.findByText('Nothing is waiting.')).toBeVisible();
  expect(screen.getByRole('link', { name: /^Last backup: 22 Nov/ })).toBeVisible();
});

it.each([
  ['NOT_CONFIGURED', ['Mail is not set up']],
  ['CAPTURED', ['Mail is captured, not sent']],
  ['WORKING', []],
])('where mail is %s, it says: %j', async (mail, lines) => {
  renderOnServer(<Band />, waiting({}, {}, mail));
  expect(await screen.findByRole('link', { name: 'No backup yet' })).toBeVisible();
  const links = screen.queryAllByRole('link', { name: /^Mail/ });
  expect(links.map(({ textContent }) => textContent)).toEqual(lines);
});

it('says when it could not be loaded', async () => {
  renderOnServer(<Band />, {
    adminFigures: () => {
      throw new TypeError('Failed to fetch');
    },
  });
  expect(await screen.findByText('This could not be loaded.')).toBeVisible();
});

/** The count in the navigation. */
const countOf = (...[counts, more]: Parameters<typeof waiting>) =>
  waitingParts(waiting(counts, more).adminFigures().adminWaiting as never).total;

it('counts in the navigation what the band calls waiting', async () => {
  const counts = { REQUESTS: 3, DRAFTS: 1, USERS: 1, PROPERTIES: 9 };
  renderOnServer(<Band />, waiting(counts, { isBackupLate: true }));
  const lasting = await screen.findByRole('list', { name: 'Not urgent' });
  expect(within(lasting).getByRole('link', { name: '1 user without a password' })).toBeVisible();
  const urgent = screen.getAllByRole('link').filter((link) => !lasting.contains(link));
  expect(urgent.map(({ textContent }) => textContent)).toEqual([
    '3 new requests',
    '1 draft stalled',
    '1 backup overdue',
  ]);
  expect(countOf(counts, { isBackupLate: true })).toBe(3 + 1 + 1);
});
