import { screen, waitFor, within } from '@testing-library/react';
import { adminFigures } from '../../../app/admin/test/figures';
import { renderAdmin, rowOf } from '../../../app/admin/test/render-admin';
import { axe } from '../../../lib/test/axe';
import { Refusal } from '../../../lib/test/fake-server';
import { onADesk } from '../../../lib/test/on-a-desk';
import { address, expectToast } from '../../auth/test-page';
import { aDraft, server } from '../test/fake-company';

const STALLED = 'Could not open: No active share has an owner.';

const drafts = [
  aDraft('1', { status: 'RUNNING', deadline: '2106-11-03T10:00:00Z' }),
  aDraft('2'),
  aDraft('3', { opensAt: '2106-11-03T10:00:00Z' }),
  aDraft('4', { opensAt: '2026-11-03T10:00:00Z', stall: STALLED }),
  aDraft('5', { status: 'PAUSED', stall: 'Waiting to be resumed' }),
  aDraft('6', { status: 'ENDED' }),
];
const companyDrafts = () => ({
  companyDrafts: { __typename: 'CompanyDraftPage', total: drafts.length, items: drafts },
});

test('each card has the step that only an administrator can take, and no other', async () => {
  const { container } = await renderAdmin('drafts', server({ companyDrafts }));
  await rowOf(/^House 1/);
  const steps = screen.getAllByRole('button', { name: /^(Start draft…|Pause|Resume) House/ });
  expect(screen.getByText('6 drafts')).toBeVisible();
  expect(steps.map((step) => step.getAttribute('aria-label'))).toEqual([
    ...['Start draft… House 2 2028', 'Start draft… House 4 2028', 'Resume House 5 2028'],
  ]);
  expect((await rowOf(/^House 4/)).getByText(STALLED)).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

test.each([
  ['NOT_CONFIGURED', 'Mail is not set up yet. The owner gets the email once it is.'],
  ['CAPTURED', 'Mail is captured, not sent.'],
  ['WORKING', undefined],
] as const)('with mail %s, the question before a draft opens says: %s', async (mail, caveat) => {
  const figures = adminFigures({ systemStatus: { mail } });
  const { user } = await renderAdmin('drafts', server({ companyDrafts, adminFigures: figures }));
  await user.click(await screen.findByRole('button', { name: 'Start draft… House 2 2028' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.queryByText(/^Mail is/)?.textContent).toBe(caveat);
});

test('one draft is opened after a question, and a message says so', async () => {
  const { user, callsOf } = await renderAdmin('drafts', server({ companyDrafts }));
  await user.click(await screen.findByRole('button', { name: 'Start draft… House 2 2028' }));
  expect(await screen.findByRole('alertdialog', { name: 'Start House 2 2028?' })).toBeVisible();
  expect(callsOf('openDraft')).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Start draft' }));
  await expectToast('Draft started', 'House 2 2028');
  expect(callsOf('openDraft')).toEqual([{ draftId: '2' }]);
  await waitFor(() => expect(callsOf('companyDrafts').length).toBeGreaterThan(1));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('a draft that cannot be opened says why, and keeps its question', async () => {
  const openDraft = () => {
    throw new Refusal('No active share has an owner.', 'CONFLICT');
  };
  const { user } = await renderAdmin('drafts', server({ companyDrafts, openDraft }));
  await user.click(await screen.findByRole('button', { name: 'Start draft… House 4 2028' }));
  await user.click(await screen.findByRole('button', { name: 'Start draft' }));
  await expectToast('Error', 'No active share has an owner.');
  expect(screen.getByRole('alertdialog')).toBeVisible();
});

test('a paused draft is resumed, with a reason if there is one', async () => {
  const { user, callsOf } = await renderAdmin('drafts', server({ companyDrafts }));
  await user.click(await screen.findByRole('button', { name: 'Resume House 5 2028' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Resume House 5 2028?' }));
  await user.type(dialog.getByRole('textbox'), 'The roof is repaired.');
  await user.click(dialog.getByRole('button', { name: 'Resume draft' }));
  await expectToast('Draft resumed', 'House 5 2028');
  expect(callsOf('resumeDraft')).toEqual([{ draftId: '5', reason: 'The roof is repaired.' }]);
});

test('a phone has the states among its filters, with their counts', async () => {
  const { user, callsOf } = await renderAdmin('drafts', server({ companyDrafts }));
  await rowOf(/^House 1/);
  expect(screen.queryByRole('tab', { name: /^Stalled/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Filters' }));
  await user.click(screen.getByRole('combobox', { name: 'State' }));
  await user.click(await screen.findByRole('option', { name: 'To open (9)' }));
  await waitFor(() => expect(callsOf('companyDrafts').at(-1)).toMatchObject({ state: 'TO_OPEN' }));
  expect(address()).toBe('/admin?tab=drafts&state=TO_OPEN');
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(callsOf('companyDrafts').at(-1)).toMatchObject({ state: 'ALL' }));
});

describe('on a desk', () => {
  onADesk();

  test('drafts to open have a tab of their own, and their step is an icon', async () => {
    const { user, callsOf } = await renderAdmin('drafts', server({ companyDrafts }));
    const step = (await rowOf(/^House 2/)).getByRole('button', { name: 'Start House 2 2028' });
    expect(step).toHaveTextContent('');
    await user.click(screen.getByRole('tab', { name: 'To open (9)' }));
    await waitFor(() =>
      expect(callsOf('companyDrafts').at(-1)).toMatchObject({ state: 'TO_OPEN' }),
    );
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    expect(screen.queryByRole('combobox', { name: 'State' })).toBeNull();
  });
});
