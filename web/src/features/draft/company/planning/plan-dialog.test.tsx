import { act, screen, within } from '@testing-library/react';
import { adminFigures } from '../../../../app/admin/test/figures';
import { pick, renderAdmin } from '../../../../app/admin/test/render-admin';
import { type Handlers, Refusal } from '../../../../lib/test/fake-server';
import { onADesk } from '../../../../lib/test/on-a-desk';
import { aHouse, LAKE_HOUSE, server } from '../../test/fake-company';

onADesk();

async function planning(changes: Handlers = {}) {
  const page = await renderAdmin('drafts&plan=2028', server(changes));
  await page.user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
  await page.user.click(screen.getByRole('button', { name: 'Plan drafts' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Plan drafts for 2028' }));
  return { ...page, dialog };
}

test('where mail is not set up, planning says that owners get emails once it is', async () => {
  const mail = 'NOT_CONFIGURED';
  const { dialog } = await planning({
    adminFigures: adminFigures({ systemStatus: { mail } }),
  });
  const caveat = 'Mail is not set up yet. Owners get emails about their turns once it is.';
  expect(dialog.getByText(caveat)).toBeVisible();
});

test('what would be left out is said before anything is planned', async () => {
  const { dialog, callsOf, user } = await planning();
  expect(dialog.getByRole('status')).toHaveTextContent('3 properties selected: 2 get a draft, 1');
  expect(dialog.getByRole('list', { name: 'Left out' })).toHaveTextContent(
    'House 2: No active share has an owner.',
  );
  expect(dialog.getByRole('list', { name: 'What is planned' })).toHaveTextContent(
    'House 1 and House 3: 4 rounds, serpentine, 2 days a turn, at most 1 holiday week each, any number of peak weeks',
  );
  expect(callsOf('planDraft')).toEqual([]);
  await user.click(dialog.getByRole('checkbox', { name: /Also plan drafts/ }));
  expect(dialog.getByRole('button', { name: 'Plan 3 drafts' })).toBeEnabled();
});

test('Undo deletes the drafts that were planned, as long as they were not changed since', async () => {
  const { dialog, user, callsOf } = await planning({
    planDraft: ({ input }) => ({
      planDraft: {
        __typename: 'Draft',
        id: `9${(input as { propertyId: string }).propertyId}`,
        version: 1,
      },
    }),
    dropDraft: ({ draftId }) => {
      if (draftId === '93') throw new Refusal('Someone else has changed this draft.', 'CONFLICT');
      return { dropDraft: true };
    },
  });
  await user.click(dialog.getByRole('button', { name: 'Plan 2 drafts' }));
  const summary = within(await screen.findByRole('dialog', { name: 'Summary' }));
  await user.click(summary.getByRole('button', { name: 'Undo' }));
  expect(await summary.findByText('1 draft deleted, 1 refused.')).toBeVisible();
  expect(callsOf('dropDraft')).toEqual([
    { draftId: '91', version: 1 },
    { draftId: '93', version: 1 },
  ]);
});

test('a run is stopped, and the summary counts what was planned until then', async () => {
  const { dialog, user, hold, release, callsOf } = await planning({
    planDraft: () => ({ planDraft: { __typename: 'Draft', id: '9', version: 1 } }),
  });
  hold('planDraft');
  await user.click(dialog.getByRole('button', { name: 'Plan 2 drafts' }));
  expect(await dialog.findByRole('button', { name: 'Planning 1 of 2…' })).toBeDisabled();
  await user.click(await dialog.findByRole('button', { name: 'Stop' }));
  await act(async () => release('planDraft'));
  const summary = within(await screen.findByRole('dialog', { name: 'Summary' }));
  expect(summary.getByRole('status')).toHaveTextContent('1 draft planned for 2028');
  expect(callsOf('planDraft')).toHaveLength(1);
});

test('houses are planned one by one, and the summary says which were refused', async () => {
  const { dialog, user, callsOf } = await planning({
    planDraft: ({ input }) => {
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
  // A house with its draft is not selected behind the summary; one without can be tried again.
  const boxes = screen.getAllByRole('checkbox', { name: /^Select House/, hidden: true });
  expect(boxes.map((box) => (box as HTMLInputElement).checked)).toEqual([false, true, true]);
  expect(callsOf('planDraft')).toMatchObject([
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
    'Not every turn would get a week: 1 draft has fewer weeks left than turns (House 1).',
  );
  expect(dialog.getByRole('link', { name: 'House 1' })).toHaveAttribute(
    'href',
    '/admin/properties/1',
  );
  expect(dialog.getByRole('list', { name: 'What is planned' })).toHaveTextContent(
    /House 1: 8 weeks for 44 turns; 4 rounds,.*House 3: 4 rounds/,
  );
  // House 1 has eight weeks of two days each; house 3 is the longest.
  expect(dialog.getByText(/^If every owner takes all the time/)).toHaveTextContent(
    'If every owner takes all the time there is, the longest lasts 96 days.',
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
  expect(callsOf('planDraft')).toMatchObject([
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
