import { screen, waitFor } from '@testing-library/react';
import { history, openRequestPage as open } from '../../../app/admin/test/open-request-page';
import { admin } from '../../../app/admin/test/render-admin';
import { aRequest, page, surroundings } from '../../../app/admin/test/requests';
import type { Handlers } from '../../../lib/test/fake-server';
import { address } from '../../auth/test-page';

test('next and previous lead through the list that the page was opened from', async () => {
  const titles = ['First', 'Second', 'Third'];
  const requests = titles.map((title, place) => aRequest(String(place + 1), { title }));
  const { user } = await open(
    {
      adminRequests: () => page(...requests),
      requestDetails: ({ id }) => ({
        specialRequest: { ...aRequest(String(id), { title: titles[Number(id) - 1] }), history },
      }),
    },
    admin,
    '/admin?tab=requests',
  );
  await user.click(await screen.findByRole('link', { name: 'Second' }));
  expect(await screen.findByRole('heading', { name: 'Second' })).toBeVisible();
  expect(screen.getByText('2 of 3')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Next request' }));
  expect(await screen.findByRole('heading', { name: 'Third' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Next request' })).toBeDisabled();
  await user.click(screen.getByRole('link', { name: 'Previous request' }));
  await user.click(await screen.findByRole('link', { name: 'Previous request' }));
  expect(await screen.findByRole('heading', { name: 'First' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Special Requests' }));
  expect(address()).toBe('/admin?tab=requests');
});

const titleOf = (id: unknown) => `Request ${id}`;
const idsTo = (last: number) => Array.from({ length: last }, (_, place) => String(place + 1));

/** The lists and pages of requests, which are at each moment those with these ids. */
const numbered = (now: { ids: string[] }): Handlers => ({
  adminRequests: ({ offset, first }) => {
    const shown = now.ids.slice(Number(offset), Number(offset) + Number(first));
    const { adminSpecialRequests } = page(
      ...shown.map((id) => aRequest(id, { title: titleOf(id) })),
    );
    return { adminSpecialRequests: { ...adminSpecialRequests, total: now.ids.length } };
  },
  requestDetails: ({ id }) => ({
    specialRequest: { ...aRequest(String(id), { title: titleOf(id) }), history },
  }),
});

test('next skips no request where others have left the list since', async () => {
  const now = { ids: idsTo(43) };
  const { user } = await open(numbered(now), admin, '/admin?tab=requests');
  const last = await screen.findByRole('link', { name: 'Request 20' });
  now.ids = now.ids.slice(19);
  await user.click(last);
  await user.click(await screen.findByRole('link', { name: 'Next request' }));
  expect(await screen.findByRole('heading', { name: 'Request 21' })).toBeVisible();
});

test('next leads on to the next page of the list, and previous back to the one before', async () => {
  const { user, callsOf } = await open(
    numbered({ ids: idsTo(43) }),
    admin,
    '/admin?tab=requests&list=in_progress&priority=low',
  );
  await user.click(await screen.findByRole('link', { name: 'Request 20' }));
  expect(await screen.findByText('20 of 43')).toBeVisible();
  await user.click(await screen.findByRole('link', { name: 'Next request' }));
  expect(await screen.findByRole('heading', { name: 'Request 21' })).toBeVisible();
  expect(screen.getByText('21 of 43')).toBeVisible();
  const facts = { offset: 20, first: 20, list: 'in_progress', priority: 'low' };
  expect(callsOf('adminRequests')).toContainEqual(expect.objectContaining(facts));
  await user.click(await screen.findByRole('link', { name: 'Previous request' }));
  expect(await screen.findByRole('heading', { name: 'Request 20' })).toBeVisible();
  await user.click(await screen.findByRole('link', { name: 'Next request' }));
  expect(await screen.findByText('21 of 43')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Special Requests' }));
  const there = '/admin?tab=requests&list=in_progress&priority=low&size=20&page=2';
  await waitFor(() => expect(address()).toBe(there));
});

test('opened by its address, a request leads on through the list of its status', async () => {
  const { user, callsOf } = await open(
    {
      ...numbered({ ids: idsTo(43) }),
      requestSurroundings: ({ id }) =>
        surroundings({ list: 'in_progress', offset: Number(id) - 1, total: 43 }),
    },
    admin,
    '/admin/requests/20',
  );
  await user.click(await screen.findByRole('link', { name: 'Previous request' }));
  expect(await screen.findByRole('heading', { name: 'Request 19' })).toBeVisible();
  const asked = { list: 'in_progress', sort: 'CREATED', descending: true, first: 20, offset: 0 };
  expect(callsOf('adminRequests')).toContainEqual(expect.objectContaining(asked));
  await user.click(screen.getByRole('link', { name: 'Next request' }));
  await user.click(await screen.findByRole('link', { name: 'Next request' }));
  expect(await screen.findByRole('heading', { name: 'Request 21' })).toBeVisible();
  expect(screen.getByText('21 of 43')).toBeVisible();
});

test('a request that leaves its list when it is fulfilled still leads on', async () => {
  const now = { ids: idsTo(3) };
  const { user, callsOf } = await open(
    {
      ...numbered(now),
      requestSurroundings: () => surroundings({ offset: 1, total: 3 }),
      updateRequestStatus: () => {
        now.ids = ['1', '3'];
        const request = aRequest('2', { title: titleOf('2'), status: 'fulfilled', version: 5 });
        return { updateSpecialRequestStatus: request };
      },
    },
    admin,
    '/admin/requests/2',
  );
  await screen.findByRole('link', { name: 'Next request' });
  const before = callsOf('adminRequests').length;
  await user.click(screen.getByRole('combobox', { name: 'Status' }));
  await user.click(await screen.findByRole('option', { name: 'Fulfilled' }));
  await waitFor(() => expect(callsOf('adminRequests').length).toBeGreaterThan(before));
  await user.click(await screen.findByRole('link', { name: 'Next request' }));
  expect(await screen.findByRole('heading', { name: 'Request 3' })).toBeVisible();
});
