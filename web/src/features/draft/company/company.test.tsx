import { screen, waitFor, within } from '@testing-library/react';
import { pick, renderAdmin, rowOf } from '../../../app/admin/test/render-admin';
import { axe } from '../../../lib/test/axe';
import { type Handlers, Refusal } from '../../../lib/test/fake-server';
import { onADesk } from '../../../lib/test/on-a-desk';

onADesk();

const RULES = {
  __typename: 'DraftRules',
  ...{ rounds: 3, order: 'STRAIGHT', windowSeconds: 86_400, holidayCap: null, peakCap: 2 },
};

const aDraft = (id: string, changes: object = {}) => ({
  __typename: 'CompanyDraft',
  ...{ id, version: 1, propertyId: `1${id}`, propertyName: `House ${id}`, location: 'Here' },
  ...{ timeZone: 'UTC', year: 2028, status: 'PLANNED', rules: RULES, opensAt: null },
  ...{ deadline: null, turnShare: null, turnOwner: null, turnBeganAt: null, stall: null },
  ...changes,
});

const aHouse = (id: string, changes: object = {}) => ({
  __typename: 'HouseToPlan',
  ...{ id, name: `House ${id}`, location: 'Here', weeksPerShare: 4, owners: 12 },
  ...{ problem: null, lastRules: null },
  ...changes,
});

const server = (changes: Handlers = {}): Handlers => ({
  companyDrafts: () => ({
    companyDrafts: {
      __typename: 'CompanyDraftPage',
      total: 3,
      items: [
        aDraft('1', {
          ...{ status: 'RUNNING', turnShare: 3, turnOwner: 'Uma Lind' },
          ...{ turnBeganAt: '2026-11-01T10:00:00Z', deadline: '2026-11-03T10:00:00Z' },
        }),
        aDraft('2', { stall: 'It waits to be opened.' }),
        aDraft('3', { stall: 'It waits to be opened.' }),
      ],
    },
  }),
  companyDraftCounts: () => ({
    companyDraftCounts: [{ __typename: 'CompanyDraftCount', state: 'STALLED', count: 2 }],
  }),
  housesToPlan: ({ year }) => ({
    housesToPlan: {
      __typename: 'HouseToPlanPage',
      total: year === 2029 ? 0 : 3,
      items:
        year === 2029
          ? []
          : [
              aHouse('1'),
              aHouse('2', { problem: 'No active share has an owner.' }),
              aHouse('3', { lastRules: RULES }),
            ],
    },
  }),
  planHouse: () => ({ planDraft: { __typename: 'Draft', id: '9' } }),
  openHouse: () => ({ openDraft: { __typename: 'Draft', id: '9' } }),
  ...changes,
});

test('a draft says whose turn it is and since when, or what it waits for', async () => {
  const { container } = await renderAdmin('drafts', server());
  const running = await rowOf(/^House 1/);
  expect(running.getByText(/Uma Lind, share/)).toBeVisible();
  expect(running.getByText(/^since 1 Nov 2026/)).toBeVisible();
  expect(running.getByText(/^turn ends 3 Nov 2026/)).toBeVisible();
  expect(running.getByRole('link', { name: 'House 1' })).toHaveAttribute(
    'href',
    '/draft?property=11&year=2028',
  );
  expect((await rowOf(/^House 2/)).getByText('It waits to be opened.')).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

test('the state and the year of the address narrow the list, and its counts', async () => {
  const { callsOf, user } = await renderAdmin('drafts&state=STALLED&year=2028', server());
  await rowOf(/^House 1/);
  expect(callsOf('companyDrafts').at(-1)).toMatchObject({ state: 'STALLED', year: 2028 });
  expect(callsOf('companyDraftCounts').at(-1)).toMatchObject({ year: 2028 });
  await pick(user, 'State', /^Paused/);
  await waitFor(() =>
    expect(callsOf('companyDrafts').at(-1)).toMatchObject({ state: 'PAUSED', year: 2028 }),
  );
});

test('planned drafts are opened one after the other, and a refusal does not stop the others', async () => {
  const { user, callsOf } = await renderAdmin(
    'drafts',
    server({
      openHouse: ({ draftId }) => {
        if (draftId === '2') throw new Refusal('No active share has an owner.', 'CONFLICT');
        return { openDraft: { __typename: 'Draft', id: draftId } };
      },
    }),
  );
  await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
  await user.click(screen.getByRole('button', { name: 'Open 2' }));
  await user.click(await screen.findByRole('button', { name: 'Open 2 drafts' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Summary' }));
  expect(dialog.getByRole('status')).toHaveTextContent('1 draft opened, 1 refused.');
  expect(dialog.getByText('House 2 2028').closest('li')).toHaveTextContent(
    'House 2 2028: No active share has an owner.',
  );
  expect(callsOf('openHouse').map(({ draftId }) => draftId)).toEqual(['2', '3']);
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

async function planning(changes: Handlers = {}) {
  const page = await renderAdmin('drafts&plan=2028', server(changes));
  await page.user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
  await page.user.click(screen.getByRole('button', { name: 'Plan 3 houses' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Plan 3 houses for 2028' }));
  return { ...page, dialog };
}

test('what would be left out is said before anything is planned', async () => {
  const { dialog, callsOf, user } = await planning();
  expect(dialog.getByRole('status')).toHaveTextContent('2 houses would be planned, 1 left out.');
  expect(dialog.getByRole('list', { name: 'Left out' })).toHaveTextContent(
    'House 2: No active share has an owner.',
  );
  expect(dialog.getByRole('list', { name: 'What is planned' })).toHaveTextContent(
    'House 1: 4 rounds, serpentine, 2 days a turn, at most 1 holiday week each',
  );
  expect(callsOf('planHouse')).toEqual([]);
  await user.click(dialog.getByRole('checkbox', { name: /Also plan houses/ }));
  expect(dialog.getByRole('button', { name: 'Plan 3 houses' })).toBeEnabled();
});

test('houses are planned one by one, and the summary says which were refused', async () => {
  const { dialog, user, callsOf } = await planning({
    planHouse: ({ input }) => {
      const { propertyId } = input as { propertyId: string };
      if (propertyId === '3') throw new Refusal('Someone else has just planned 2028.', 'CONFLICT');
      return { planDraft: { __typename: 'Draft', id: '9' } };
    },
  });
  await user.click(dialog.getByRole('button', { name: 'Plan 2 houses' }));
  const summary = within(await screen.findByRole('dialog', { name: 'Drafts planned' }));
  expect(summary.getByRole('status')).toHaveTextContent('1 house planned for 2028, 2 not.');
  expect(summary.getByRole('list', { name: 'Refused' })).toHaveTextContent(
    /House 3: Someone else has just planned 2028\..*House 2: No active share has an owner\./,
  );
  expect(callsOf('planHouse')).toMatchObject([
    { input: { propertyId: '1', year: 2028, windowSeconds: 172_800, opensAt: null } },
    { input: { propertyId: '3' } },
  ]);
});

test('each house may keep the rules of its last draft, and those without one are left out', async () => {
  const { dialog, user, callsOf } = await planning();
  await pick(user, 'Rules', /Each house’s rules/);
  expect(dialog.getByRole('list', { name: 'What is planned' })).toHaveTextContent(
    'House 3: 3 rounds, straight, 1 day a turn, at most 2 peak weeks each',
  );
  await user.click(dialog.getByRole('button', { name: 'Plan 1 house' }));
  await screen.findByRole('dialog', { name: 'Drafts planned' });
  expect(callsOf('planHouse')).toMatchObject([
    {
      input: { propertyId: '3', rounds: 3, order: 'STRAIGHT', holidayCap: null, peakCap: 2 },
    },
  ]);
});

test('the rules of a house’s latest draft are copied into the form', async () => {
  const { dialog, user, callsOf } = await planning({
    rulesOfHouse: () => ({
      drafts: [
        { __typename: 'DraftSummary', id: '4', year: 2026 },
        { __typename: 'DraftSummary', id: '5', year: 2027 },
      ],
    }),
    rulesOfDraft: ({ year }) => ({ draft: { __typename: 'Draft', id: '5', year, rules: RULES } }),
  });
  await pick(user, 'Copy the rules of a house', /Lake House/);
  expect(await dialog.findByText('Copied from Lake House, 2027.')).toBeVisible();
  expect(callsOf('rulesOfDraft').at(-1)).toMatchObject({ year: 2027 });
  expect(dialog.getByLabelText('Rounds')).toHaveValue(3);
  expect(dialog.getByLabelText('Peak weeks each')).toHaveValue(2);
});

test('a year for which every house has a plan says so', async () => {
  await renderAdmin('drafts&plan=2029', server());
  expect(await screen.findByText('Every active house has a plan for 2029')).toBeVisible();
});
