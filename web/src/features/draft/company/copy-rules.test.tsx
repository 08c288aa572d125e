import { screen, within } from '@testing-library/react';
import { pick, renderAdmin } from '../../../app/admin/test/render-admin';
import { type Handlers, Refusal } from '../../../lib/test/fake-server';
import { onADesk } from '../../../lib/test/on-a-desk';
import { aDraft, LAKE_HOUSE, RULES, server } from '../test/fake-company';

onADesk();

/** Selects all drafts and chooses Lake House, whose rules draft 3 has already. */
async function copyingRules(planDraft: Handlers[string]) {
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
    server({ ...LAKE_HOUSE, companyDrafts: () => ({ companyDrafts }), planDraft }),
  );
  await page.user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
  await page.user.click(screen.getByRole('button', { name: 'Copy to 3' }));
  await page.user.click(await screen.findByRole('menuitem', { name: 'Copy rules to 3' }));
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
  expect(callsOf('planDraft')).toEqual([]);

  await user.click(dialog.getByRole('button', { name: 'Copy to 2 drafts' }));
  const summary = within(await screen.findByRole('dialog', { name: 'Summary' }));
  expect(summary.getByRole('status')).toHaveTextContent('Rules of 1 draft changed, 1 refused.');
  expect(summary.getByRole('list', { name: 'Refused' })).toHaveTextContent(
    'House 4 2028: Someone else has changed it.',
  );
  const plan = { propertyId: '12', year: 2028, opensAt: '2027-12-01T18:00:00.000Z' };
  const copied = { rounds: 3, order: 'STRAIGHT', windowSeconds: 86_400, holidayCap: null };
  expect(callsOf('planDraft')).toEqual([
    { input: { ...plan, ...copied, peakCap: 2, version: 7 } },
    { input: expect.objectContaining({ propertyId: '14', version: 5 }) },
  ]);

  await user.click(summary.getByRole('button', { name: 'Undo' }));
  expect(await summary.findByText('Rules of 1 draft restored.')).toBeVisible();
  expect(callsOf('planDraft').slice(2)).toEqual([
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
