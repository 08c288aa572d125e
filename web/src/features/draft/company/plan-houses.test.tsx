import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { pick, renderAdmin, rowOf } from '../../../app/admin/test/render-admin';
import { axe } from '../../../lib/test/axe';
import { type Handlers, Refusal } from '../../../lib/test/fake-server';
import { onADesk } from '../../../lib/test/on-a-desk';
import { address } from '../../auth/test-page';
import { aBlockedHouse, aHouse, LAKE_HOUSE, server } from '../test/fake-company';

onADesk();

test('with nothing selected, drafts cannot be planned, and no number is said', async () => {
  const { user } = await renderAdmin('drafts&plan=2028', server());
  const one = await screen.findByRole('checkbox', { name: 'Select House 1' });
  expect(screen.getByText('None selected')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Plan drafts' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Clear selection' })).not.toBeInTheDocument();
  await user.click(one);
  expect(screen.getByRole('region', { name: 'Selection' })).toHaveTextContent(
    '1 property selected',
  );
  expect(screen.getByRole('button', { name: 'Plan drafts' })).toBeEnabled();
});

test('a house says whether its draft could open, and where that is for the rest of its weeks', async () => {
  const items = [
    aHouse('1', { weeksGiven: 44, weeksLeft: 8, readiness: 'REST' }),
    { ...aBlockedHouse('2'), weeksGiven: 1 },
  ];
  const housesToPlan = { __typename: 'HouseToPlanPage', total: 2, items };
  await renderAdmin('drafts&plan=2028', server({ housesToPlan: () => ({ housesToPlan }) }));
  const rest = await rowOf(/^House 1/);
  expect(rest.getByText('Only the rest')).toBeVisible();
  expect(rest.getByText('8 weeks left, 44 given')).toBeVisible();
  expect(rest.queryByText('Yes')).toBeNull();
  const blocked = await rowOf(/^House 2/);
  expect(blocked.getByText('No active share has an owner.')).toBeVisible();
  expect(blocked.queryByText(/given/)).not.toBeInTheDocument();
});

test.each([
  [1, 1],
  [2, 2],
])(
  'where %i of 3 properties have given the next year, planning begins %i years ahead',
  async (given, ahead) => {
    const total = (readiness: unknown) => (readiness === 'REST' ? given : 3);
    const { user } = await renderAdmin(
      'drafts',
      server({
        housesToPlan: ({ readiness }) => ({
          housesToPlan: {
            ...{ __typename: 'HouseToPlanPage', total: total(readiness), items: [aHouse('1')] },
          },
        }),
      }),
    );
    await user.click(await screen.findByRole('button', { name: 'Plan drafts' }));
    const year = new Date().getFullYear() + ahead;
    expect(await screen.findByRole('heading', { name: `Plan drafts for ${year}` })).toBeVisible();
  },
);

/** Selects one house and then all, which are still being read, without House 3. */
async function readingAll() {
  const page = await renderAdmin(
    'drafts&plan=2028',
    server({
      housesToPlan: ({ first }) => ({
        housesToPlan: {
          ...{ __typename: 'HouseToPlanPage', total: 3 },
          items: (first === 100 ? ['1', '2'] : ['1', '2', '3']).map((id) => aHouse(id)),
        },
      }),
    }),
  );
  await page.user.click(await screen.findByRole('checkbox', { name: 'Select House 1' }));
  page.hold('housesToPlan');
  await page.user.click(screen.getByRole('button', { name: /^Select all 3/ }));
  const arrive = async () => {
    await act(async () => page.release('housesToPlan'));
    await waitFor(() => expect(screen.queryByRole('button', { busy: true })).toBeNull());
  };
  return { ...page, arrive };
}

test('a selection that is cleared while all are read stays empty', async () => {
  const { user, arrive } = await readingAll();
  await user.click(screen.getByRole('button', { name: 'Clear selection' }));
  await arrive();
  expect(screen.getByText('None selected')).toBeVisible();
});

test('a house that is selected while all are read stays selected', async () => {
  const { user, arrive } = await readingAll();
  await user.click(screen.getByRole('checkbox', { name: 'Select House 3' }));
  await arrive();
  expect(screen.getByRole('region', { name: 'Selection' })).toHaveTextContent(
    '3 properties selected',
  );
});

test('who goes elsewhere while the year is found is not called back to planning', async () => {
  const { user, hold, release } = await renderAdmin('drafts', server());
  hold('housesToPlan');
  await user.click(await screen.findByRole('button', { name: 'Plan drafts' }));
  await user.click(screen.getByRole('tab', { name: /^Users/ }));
  await act(async () => release('housesToPlan'));
  expect(await screen.findByText('olivia@fairweek.test')).toBeVisible();
  expect(address()).toBe('/admin?tab=users');
});

test('Back closes the question what to plan, and then the page below', async () => {
  const { user } = await renderAdmin('drafts', server());
  await user.click(await screen.findByRole('button', { name: 'Plan drafts' }));
  await screen.findByRole('heading', { name: /^Plan drafts for/ });
  await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
  const page = address();
  await user.click(await screen.findByRole('button', { name: 'Plan drafts' }));
  await screen.findByRole('dialog', { name: /^Plan drafts for/ });
  fireEvent.click(screen.getByText('Back'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(address()).toBe(page);
  fireEvent.click(screen.getByText('Back'));
  await waitFor(() => expect(address()).toBe('/admin?tab=drafts'));
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

test('a draft with fewer weeks left than turns is warned of, and said again in the summary', async () => {
  const items = [aHouse('1', { weeksLeft: 8, owners: 11, readiness: 'REST' }), aHouse('3')];
  const { dialog, user } = await planning({
    housesToPlan: () => ({ housesToPlan: { __typename: 'HouseToPlanPage', total: 2, items } }),
  });
  expect(dialog.getByRole('alert')).toHaveTextContent(
    'Not every turn would get a week: 1 draft has fewer weeks left than turns.',
  );
  expect(dialog.getByRole('list', { name: 'What is planned' })).toHaveTextContent(
    /House 1: 8 weeks for 44 turns; 4 rounds,.*House 3: 4 rounds/,
  );
  await user.click(dialog.getByRole('button', { name: 'Plan 2 drafts' }));
  const summary = within(await screen.findByRole('dialog', { name: 'Summary' }));
  expect(summary.getByRole('status')).toHaveTextContent(
    '2 drafts planned for 2028, 1 draft has fewer weeks left than turns.',
  );
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

test('a house says whether its draft could open, of which years it has drafts, and their rules', async () => {
  const { container } = await renderAdmin('drafts&plan=2028', server());
  expect((await rowOf(/^House 1/)).getByText('Yes')).toBeVisible();
  const second = await rowOf(/^House 2/);
  expect(second.getByText('No')).toBeVisible();
  expect(second.getByText('No active share has an owner.')).toBeVisible();
  const third = await rowOf(/^House 3/);
  expect(third.getByText('2027, 2026')).toBeVisible();
  expect(third.getByText('3 rounds, straight, 1 day a turn')).toBeVisible();
  expect(third.getByText('at most 2 peak weeks each')).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

test('houses are narrowed to those that are ready, and all of those are selected', async () => {
  const { user, callsOf } = await renderAdmin(
    'drafts&plan=2028',
    server({
      housesToPlan: ({ readiness }) => ({
        housesToPlan: {
          ...{ __typename: 'HouseToPlanPage', total: readiness ? 2 : 3 },
          items: ['1', '2'].map((id) => aHouse(id)),
        },
      }),
    }),
  );
  await rowOf(/^House 1/);
  await user.click(screen.getByRole('button', { name: 'Filters' }));
  await pick(user, 'Ready to open', /Yes/);
  await waitFor(() =>
    expect(callsOf('housesToPlan').at(-1)).toMatchObject({ year: 2028, readiness: 'READY' }),
  );
  expect(address()).toBe('/admin?tab=drafts&plan=2028&ready=READY');
  await user.click(await screen.findByRole('button', { name: 'Select all 2 that match' }));
  expect(await screen.findByRole('button', { name: 'Plan drafts' })).toBeVisible();
  expect(callsOf('housesToPlan').at(-1)).toMatchObject({ first: 100, readiness: 'READY' });
});

test('houses are sorted by whether they are ready', async () => {
  const { user, callsOf } = await renderAdmin('drafts&plan=2028', server());
  const head = await screen.findByRole('columnheader', { name: 'Ready to open?' });
  await user.click(within(head).getByRole('button'));
  await waitFor(() =>
    expect(callsOf('housesToPlan').at(-1)).toMatchObject({ sort: 'READINESS', descending: false }),
  );
});

test('no house of a readiness is not a year that is planned', async () => {
  await renderAdmin('drafts&plan=2029&ready=REST', server());
  expect(await screen.findByText('No properties match these filters')).toBeVisible();
});
