import { act, screen, waitFor, within } from '@testing-library/react';
import { pick, renderAdmin } from '../../../app/admin/test/render-admin';
import { fakeRequests } from '../../../app/admin/test/requests';
import { axe } from '../../../lib/test/axe';
import type { Handlers } from '../../../lib/test/fake-server';
import { expectToast } from '../../auth/test-page';

const link = (url: string) => ({
  __typename: 'GuestLink',
  ...{ propertyId: '1', url, qrSvg: '<svg xmlns="http://www.w3.org/2000/svg"/>' },
  createdAt: '2026-11-02T09:30:00.000Z',
});

/** A fake server with one guest link. */
function linksOf(kept: ReturnType<typeof link> | null, changes: Handlers = {}): Handlers {
  let current = kept;
  return fakeRequests({
    guestLink: () => ({ guestLink: current }),
    stayLinks: () => ({ stayLinks: [] }),
    createGuestLink: () => {
      current = link('http://fairweek.test/guest/new');
      return { createGuestLink: current };
    },
    revokeGuestLink: () => {
      current = null;
      return { revokeGuestLink: true };
    },
    ...changes,
  });
}

async function open(server: Handlers) {
  const view = await renderAdmin('requests', server);
  await view.user.click(await screen.findByRole('button', { name: 'More actions' }));
  await view.user.click(await screen.findByRole('menuitem', { name: 'Guest links' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Guest links' }));
  await pick(view.user, 'Property', /Lake House/, dialog);
  return { ...view, dialog };
}

const OLD = 'http://fairweek.test/guest/old';

test('a link is made, shown as code and address, and printed as a card', async () => {
  const printed: (string | null)[] = [];
  const paper = () => document.querySelector('[data-print-only]')?.textContent ?? null;
  jest.spyOn(window, 'print').mockImplementation(() => {
    window.dispatchEvent(new Event('beforeprint'));
    printed.push(paper());
    act(() => window.dispatchEvent(new Event('afterprint')));
  });
  const { user, dialog, callsOf } = await open(linksOf(null));
  await user.click(await dialog.findByRole('button', { name: 'Create guest link' }));
  await expectToast('Guest link created');
  expect(callsOf('createGuestLink')).toEqual([{ propertyId: '1' }]);
  expect(await dialog.findByLabelText('Address')).toHaveValue('http://fairweek.test/guest/new');
  expect(
    dialog.getByRole('img', { name: 'QR code of the guest link of Lake House' }),
  ).toBeVisible();
  expect(await axe(document.body)).toHaveNoViolations();
  await user.click(dialog.getByRole('button', { name: 'Print' }));
  expect(printed).toEqual([expect.stringContaining('Lake HouseAnything you need? Scan and ask')]);
  expect(paper()).toBeNull();
});

test('a link is renewed once that is confirmed', async () => {
  const { user, dialog, callsOf } = await open(linksOf(link(OLD)));
  expect(await dialog.findByLabelText('Address')).toHaveValue(OLD);
  await user.click(dialog.getByRole('button', { name: 'Renew' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(callsOf('createGuestLink')).toEqual([]);
  await user.click(question.getByRole('button', { name: 'Renew' }));
  await expectToast('Guest link renewed');
  expect(await screen.findByDisplayValue('http://fairweek.test/guest/new')).toBeVisible();
});

test('a link is revoked once that is confirmed', async () => {
  const { user, dialog, callsOf } = await open(linksOf(link(OLD)));
  await user.click(await dialog.findByRole('button', { name: 'Revoke' }));
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Revoke' }));
  await expectToast('Guest link revoked');
  expect(callsOf('revokeGuestLink')).toEqual([{ propertyId: '1' }]);
  expect(await screen.findByText('No guest link yet')).toBeVisible();
});

test('a link that cannot be loaded can be tried again', async () => {
  const guestLink = () => {
    throw new TypeError('Failed to fetch');
  };
  const { dialog } = await open(linksOf(null, { guestLink }));
  expect(await dialog.findByText('The guest link could not be loaded.')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Retry' })).toBeVisible();
});

test('the links of owners to stays are listed, and ended', async () => {
  let names = ['Ida', 'Tom'];
  const stayLinks = () => ({
    stayLinks: names.map((name) => ({
      ...{ __typename: 'StayLink', id: name, bookingId: '20', name },
      ...{ startDate: '2027-02-27', endDate: '2027-03-06' },
    })),
  });
  const endStayLinks = ({ id }: Record<string, unknown>) => {
    names = names.filter((name) => name !== id);
    return { endStayLinks: true };
  };
  const { user, dialog, callsOf } = await open(linksOf(link(OLD), { stayLinks, endStayLinks }));
  await user.click(await dialog.findByRole('button', { name: 'End the link of Ida' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(callsOf('endStayLinks')).toEqual([]);
  await user.click(question.getByRole('button', { name: 'End' }));
  await waitFor(() => expect(dialog.queryByText('Ida')).not.toBeInTheDocument());
  expect(dialog.getByText('Tom')).toBeVisible();
  expect(callsOf('endStayLinks')).toEqual([{ bookingId: '20', id: 'Ida' }]);
});
