import { screen, within } from '@testing-library/react';
import { renderAdmin } from '../../../../app/admin/test/render-admin';
import type { TagWeeksInput } from '../../../../generated/graphql';
import type { Handlers } from '../../../../lib/test/fake-server';
import { onADesk } from '../../../../lib/test/on-a-desk';

onADesk();

const aPlan = (id: string) => ({
  __typename: 'CompanyDraft',
  ...{ id, version: 1, propertyId: `1${id}`, propertyName: `House ${id}`, location: 'Here' },
  ...{ timeZone: 'UTC', year: 2028, status: 'PLANNED', opensAt: null, stall: null },
  ...{ deadline: null, turnShare: null, turnOwner: null, turnBeganAt: null },
  ...{ picksMade: 0, picksInAll: null, turns: null, weeksLeft: null },
  rules: {
    __typename: 'DraftRules',
    ...{ rounds: 3, order: 'STRAIGHT', windowSeconds: 86_400, holidayCap: null, peakCap: 2 },
  },
});

/** Copies the seasons of the year before to two planned drafts' years, up to the preview. */
async function previewed(changes: Handlers = {}) {
  const page = await renderAdmin('drafts', {
    companyDrafts: () => ({
      companyDrafts: { __typename: 'CompanyDraftPage', total: 2, items: [aPlan('2'), aPlan('3')] },
    }),
    companyDraftCounts: () => ({ companyDraftCounts: [] }),
    seasonsOfYear: ({ propertyId, year }) => ({
      calendar: {
        __typename: 'CalendarYear',
        ...{ propertyId, year, tagsVersion: 1 },
        weeks: [9, 10].map((week) => ({
          __typename: 'CalendarWeek',
          ...{ week, startDate: '2028-03-04', holiday: null, isMaintenance: false },
          season: year === 2028 ? 'LOW' : 'PEAK',
        })),
      },
    }),
    ...changes,
  });
  const { user } = page;
  await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
  await user.click(screen.getByRole('button', { name: 'Copy to 2' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Copy seasons to 2' }));
  const title = 'Copy seasons to 2 properties for 2028';
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  await user.click(dialog.getByRole('button', { name: 'Preview' }));
  return { ...page, dialog };
}

test('the same change of seasons is one line, with what the weeks were before', async () => {
  const { dialog } = await previewed();
  expect(await dialog.findByText('2 of 2 properties would change.')).toBeVisible();
  const preview = within(dialog.getByRole('list', { name: 'What changes' }));
  expect(preview.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
    'All 2: low → peak in weeks 9–10',
  ]);
});

test('Undo gives each property back the seasons it had', async () => {
  const { dialog, user, callsOf } = await previewed({
    copySeasons: ({ input }) => {
      const { propertyId, year, version } = input as TagWeeksInput;
      const tagsVersion = Number(version) + 1;
      return { tagWeeks: { __typename: 'CalendarYear', propertyId, year, tagsVersion } };
    },
  });
  await user.click(await dialog.findByRole('button', { name: 'Copy to 2 properties' }));
  const summary = within(await screen.findByRole('dialog', { name: 'Summary' }));
  expect(summary.getByRole('status')).toHaveTextContent('Seasons of 2 properties copied.');
  await user.click(summary.getByRole('button', { name: 'Undo' }));
  expect(await summary.findByText('Seasons of 2 properties restored.')).toBeVisible();
  const seasonsOf = (season: string) => [9, 10].map((week) => ({ week, season }));
  expect(callsOf('copySeasons')).toMatchObject([
    { input: { propertyId: '12', version: 1, weeks: seasonsOf('PEAK') } },
    { input: { propertyId: '13', version: 1, weeks: seasonsOf('PEAK') } },
    { input: { propertyId: '12', version: 2, weeks: seasonsOf('LOW') } },
    { input: { propertyId: '13', version: 2, weeks: seasonsOf('LOW') } },
  ]);
});
