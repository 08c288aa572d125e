import { screen, waitFor, within } from '@testing-library/react';
import { renderAdmin, rowOf } from '../../../app/admin/test/render-admin';
import { axe } from '../../../lib/test/axe';
import { Refusal } from '../../../lib/test/fake-server';
import { onADesk } from '../../../lib/test/on-a-desk';
import { aDraft, server } from '../test/fake-company';

onADesk();

test('a draft says how far it is, whose turn it is and since when, or what it waits for', async () => {
  const { container } = await renderAdmin('drafts', server());
  const running = await rowOf(/^House 1/);
  expect(running.getByText('3 of 48')).toBeVisible();
  expect(running.getByText('Uma Lind')).toHaveAttribute(
    'title',
    expect.stringMatching('^Since 1 Nov 2026'),
  );
  expect(running.getByText(/^turn ends 3 Nov 2106/)).toBeVisible();
  expect(running.getByRole('link', { name: 'House 1' })).toHaveAttribute(
    'href',
    '/draft?property=11&year=2028',
  );
  expect((await rowOf(/^House 2/)).getByText('waits to be opened')).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

test('the state and the year of the address narrow the list, and its counts', async () => {
  const { callsOf, user } = await renderAdmin('drafts&state=STALLED&year=2028', server());
  await rowOf(/^House 1/);
  expect(callsOf('companyDrafts').at(-1)).toMatchObject({ state: 'STALLED', year: 2028 });
  expect(callsOf('companyDraftCounts').at(-1)).toMatchObject({ year: 2028 });
  expect(screen.getByRole('tab', { name: 'Stalled (2)' })).toHaveAttribute('aria-selected', 'true');
  await user.click(screen.getByRole('tab', { name: 'Paused' }));
  await waitFor(() =>
    expect(callsOf('companyDrafts').at(-1)).toMatchObject({ state: 'PAUSED', year: 2028 }),
  );
});

test('planned drafts are opened one after the other, and a refusal does not stop the others', async () => {
  const { user, callsOf } = await renderAdmin(
    'drafts',
    server({
      openDraft: ({ draftId }) => {
        if (draftId === '2') throw new Refusal('No active share has an owner.', 'CONFLICT');
        return { openDraft: { __typename: 'Draft', id: draftId } };
      },
    }),
  );
  await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
  await user.click(screen.getByRole('button', { name: 'Start 2' }));
  await user.click(await screen.findByRole('button', { name: 'Start 2 drafts' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Summary' }));
  expect(dialog.getByRole('status')).toHaveTextContent('1 draft started, 1 refused.');
  expect(dialog.getByText('House 2 2028').closest('li')).toHaveTextContent(
    'House 2 2028: No active share has an owner.',
  );
  expect(callsOf('openDraft').map(({ draftId }) => draftId)).toEqual(['2', '3']);
});

test('planned drafts with fewer weeks than turns say so in the list and before they start', async () => {
  const items = [
    aDraft('2', { turns: 40, weeksLeft: 12 }),
    aDraft('3', { turns: 40, weeksLeft: null }),
  ];
  const companyDrafts = () => ({
    companyDrafts: { __typename: 'CompanyDraftPage', total: 2, items },
  });
  const { user } = await renderAdmin('drafts', server({ companyDrafts }));
  expect((await rowOf(/^House 2/)).getByText('12 weeks for 40 turns')).toBeVisible();
  await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
  await user.click(screen.getByRole('button', { name: 'Start 2' }));
  const lines = within(await screen.findByRole('list', { name: 'Too few weeks' }));
  expect(lines.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'House 2 2028: 12 weeks for 40 turns, the last turns get none.',
  ]);
});

test.each(['drafts', 'drafts&plan=2028'])(
  'the actions for what is selected come after the list, where they stay in sight: %s',
  async (tab) => {
    const { user } = await renderAdmin(tab, server());
    await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
    const order = screen
      .getByRole('table')
      .compareDocumentPosition(screen.getByRole('region', { name: 'Selection' }));
    expect(order).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
);
