import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { pick, renderAdmin, rowOf } from '../../../../app/admin/test/render-admin';
import { axe } from '../../../../lib/test/axe';
import { onADesk } from '../../../../lib/test/on-a-desk';
import { address } from '../../../auth/test-page';
import { aBlockedHouse, aHouse, server } from '../../test/fake-company';

onADesk();

test('with nothing selected, drafts cannot be planned, and no number is said', async () => {
  const { user } = await renderAdmin('drafts&plan=2028', server());
  const one = await screen.findByRole('checkbox', { name: 'Select House 1' });
  expect(screen.getByText('None selected')).toBeVisible();
  expect(screen.getByText('3 properties')).toBeVisible();
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
