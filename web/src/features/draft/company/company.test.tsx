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
        aDraft('2', { stall: 'Waiting to be opened' }),
        aDraft('3', { stall: 'Waiting to be opened' }),
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
  planHouse: () => ({ planDraft: { __typename: 'Draft', id: '9', version: 1 } }),
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
  expect((await rowOf(/^House 2/)).getByText('Waiting to be opened')).toBeVisible();
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

test('with nothing selected, drafts cannot be planned, and no number is said', async () => {
  const { user } = await renderAdmin('drafts&plan=2028', server());
  const one = await screen.findByRole('checkbox', { name: 'Select House 1' });
  expect(screen.getByText('0 properties selected')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Plan drafts' })).toBeDisabled();
  await user.click(one);
  expect(screen.getByText('1 property selected')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Plan drafts' })).toBeEnabled();
});

async function planning(changes: Handlers = {}) {
  const page = await renderAdmin('drafts&plan=2028', server(changes));
  await page.user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
  await page.user.click(screen.getByRole('button', { name: 'Plan drafts' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Plan drafts for 2028' }));
  return { ...page, dialog };
}

test('what would be left out is said before anything is planned', async () => {
  const { dialog, callsOf, user } = await planning();
  expect(dialog.getByRole('status')).toHaveTextContent('3 properties selected: 2 get a draft, 1');
  expect(dialog.getByRole('list', { name: 'Left out' })).toHaveTextContent(
    'House 2: No active share has an owner.',
  );
  expect(dialog.getByRole('list', { name: 'What is planned' })).toHaveTextContent(
    'All 2: 4 rounds, serpentine, 2 days a turn, at most 1 holiday week each, any number of peak weeks',
  );
  expect(callsOf('planHouse')).toEqual([]);
  await user.click(dialog.getByRole('checkbox', { name: /Also plan drafts/ }));
  expect(dialog.getByRole('button', { name: 'Plan 3 drafts' })).toBeEnabled();
});

test('houses are planned one by one, and the summary says which were refused', async () => {
  const { dialog, user, callsOf } = await planning({
    planHouse: ({ input }) => {
      const { propertyId } = input as { propertyId: string };
      if (propertyId === '3') throw new Refusal('Someone else has just planned 2028.', 'CONFLICT');
      return { planDraft: { __typename: 'Draft', id: '9', version: 1 } };
    },
  });
  await user.click(dialog.getByRole('button', { name: 'Plan 2 drafts' }));
  const summary = within(await screen.findByRole('dialog', { name: 'Summary' }));
  expect(summary.getByRole('status')).toHaveTextContent('1 draft planned for 2028, 2 refused.');
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
  await pick(user, 'Rules', /Each property’s rules/);
  expect(dialog.getByRole('list', { name: 'What is planned' })).toHaveTextContent(
    'House 3: 3 rounds, straight, 1 day a turn, any number of holiday weeks, at most 2 peak weeks each',
  );
  await user.click(dialog.getByRole('button', { name: 'Plan 1 draft' }));
  await screen.findByRole('dialog', { name: 'Summary' });
  expect(callsOf('planHouse')).toMatchObject([
    {
      input: { propertyId: '3', rounds: 3, order: 'STRAIGHT', holidayCap: null, peakCap: 2 },
    },
  ]);
});

/** Lake House, with straight drafts of 2026 and 2027. */
const LAKE_HOUSE: Handlers = {
  rulesOfHouse: () => ({
    drafts: [
      { __typename: 'DraftSummary', id: '4', year: 2026 },
      { __typename: 'DraftSummary', id: '5', year: 2027 },
    ],
  }),
  rulesOfDraft: ({ year }) => ({
    draft: {
      ...{ __typename: 'Draft', id: `${year}`, year },
      rules: { ...RULES, rounds: year === 2027 ? 3 : 2 },
    },
  }),
};

test('the rules of a house’s latest draft are copied into the form', async () => {
  const { dialog, user, callsOf } = await planning(LAKE_HOUSE);
  await pick(user, 'Copy rules from', /Lake House/);
  expect(
    await dialog.findByText(
      'Lake House, 2027: 3 rounds, straight, 1 day a turn, any number of holiday weeks, at most 2 peak weeks each.',
    ),
  ).toBeVisible();
  expect(callsOf('rulesOfDraft').at(-1)).toMatchObject({ year: 2027 });
  expect(dialog.getByLabelText('Rounds')).toHaveValue(3);
  expect(dialog.getByLabelText('Peak weeks each')).toHaveValue(2);
});

test('a year for which every house has a plan says so', async () => {
  await renderAdmin('drafts&plan=2029', server());
  expect(await screen.findByText('Every active property has a plan for 2029')).toBeVisible();
});

/** Selects all drafts and chooses Lake House, whose rules draft 3 has already. */
async function copyingRules(planHouse: Handlers[string]) {
  const changes = { rounds: 4, order: 'SERPENTINE', holidayCap: 1 };
  const drafts = [
    aDraft('1', { status: 'RUNNING' }),
    aDraft('2', {
      ...{ version: 7, opensAt: '2027-12-01T18:00:00.000Z' },
      rules: { ...RULES, ...changes },
    }),
    aDraft('3'),
    aDraft('4', { version: 5, rules: { ...RULES, windowSeconds: 3600 } }),
  ];
  const companyDrafts = { __typename: 'CompanyDraftPage', total: 4, items: drafts };
  const page = await renderAdmin(
    'drafts',
    server({ ...LAKE_HOUSE, companyDrafts: () => ({ companyDrafts }), planHouse }),
  );
  await page.user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
  await page.user.click(screen.getByRole('button', { name: 'Copy rules to 3' }));
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Copy rules to 3 drafts for 2028' }),
  );
  await pick(page.user, 'Copy rules from', /Lake House/);
  expect(await dialog.findByRole('status')).toHaveTextContent('2 of 3 drafts would change.');
  return { ...page, dialog };
}

test('the rules of a draft go to planned ones after a preview, on the versions that were shown', async () => {
  const { dialog, user, callsOf } = await copyingRules(({ input }) => {
    const { propertyId, version } = input as { propertyId: string; version: number };
    if (propertyId === '14') throw new Refusal('Someone else has changed it.', 'CONFLICT');
    return { planDraft: { __typename: 'Draft', id: '2', version: version + 1 } };
  });
  const preview = within(dialog.getByRole('list', { name: 'What changes' }));
  expect(preview.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
    'House 2 2028: 4 rounds → 3 rounds; serpentine → straight; at most 1 holiday week each → any number of holiday weeks',
    'House 4 2028: 1 hour a turn → 1 day a turn',
  ]);
  expect(callsOf('planHouse')).toEqual([]);

  await user.click(dialog.getByRole('button', { name: 'Copy to 2 drafts' }));
  const summary = within(await screen.findByRole('dialog', { name: 'Summary' }));
  expect(summary.getByRole('status')).toHaveTextContent('Rules of 1 draft changed, 1 refused.');
  expect(summary.getByRole('list', { name: 'Refused' })).toHaveTextContent(
    'House 4 2028: Someone else has changed it.',
  );
  const plan = { propertyId: '12', year: 2028, opensAt: '2027-12-01T18:00:00.000Z' };
  const copied = { rounds: 3, order: 'STRAIGHT', windowSeconds: 86_400, holidayCap: null };
  expect(callsOf('planHouse')).toEqual([
    { input: { ...plan, ...copied, peakCap: 2, version: 7 } },
    { input: expect.objectContaining({ propertyId: '14', version: 5 }) },
  ]);

  await user.click(summary.getByRole('button', { name: 'Undo' }));
  expect(await summary.findByText('Rules of 1 draft restored.')).toBeVisible();
  expect(callsOf('planHouse').slice(2)).toEqual([
    {
      input: {
        ...{ ...plan, rounds: 4, order: 'SERPENTINE', windowSeconds: 86_400 },
        ...{ holidayCap: 1, peakCap: 2, version: 8 },
      },
    },
  ]);
  expect(summary.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  await user.click(summary.getByRole('button', { name: 'Done' }));
  expect(screen.queryByRole('region', { name: 'Selection' })).not.toBeInTheDocument();
});

test('an earlier draft of the house can be the source', async () => {
  const { dialog, user } = await copyingRules(() => ({ planDraft: null }));
  await pick(user, 'Draft year', /^2026/);
  expect(await dialog.findByText(/^Lake House, 2026: 2 rounds/)).toBeVisible();
  expect(dialog.getByRole('list', { name: 'What changes' })).toHaveTextContent(
    'House 3 2028: 3 rounds → 2 rounds',
  );
});
