import { screen, within } from '@testing-library/react';
import { renderAdmin } from '../../app/admin/test/render-admin';
import { axe } from '../../lib/test/axe';
import { expectToast } from '../auth/test-page';
import { aJob, imports } from './test/import-server';

const plan = (changes: object = {}) => ({
  importJob: {
    ...{ __typename: 'ImportJob', id: '7' },
    takeBack: {
      __typename: 'ImportTakeBack',
      ...{ shares: 3, weeks: 0, people: 2, stays: ['1 person stays.'], problem: null, ...changes },
    },
  },
});

async function ask(answer: ReturnType<typeof plan>) {
  const { state, handlers } = imports(aJob({ status: 'APPLIED' }), []);
  const view = await renderAdmin('shares&import=7', {
    ...handlers,
    importTakeBack: () => answer,
    takeBackImport: () => {
      state.job = aJob({ status: 'TAKEN_BACK' });
      return { takeBackImport: state.job };
    },
  });
  const { user } = view;
  await user.click(await screen.findByRole('button', { name: 'Take back this import…' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Take back owners.csv?' });
  return { ...view, dialog: within(dialog), element: dialog };
}

test('it shows what goes and what stays before an import is taken back', async () => {
  const { user, dialog, element, callsOf } = await ask(plan());
  expect(
    await dialog.findByText(
      '3 shares lose their new owners and 2 people who never signed in are deleted.',
    ),
  ).toBeVisible();
  expect(dialog.getByText('1 person stays.')).toBeVisible();
  expect(await axe(element)).toHaveNoViolations();
  await user.click(dialog.getByRole('button', { name: 'Take back' }));
  await expectToast('Import taken back');
  expect(callsOf('takeBackImport')).toEqual([{ id: '7' }]);
});

test('it says what was built on it, and then takes nothing back', async () => {
  const problem = 'Something was built on it: week 21 of 2031 at Lake House has guests.';
  const { dialog } = await ask(plan({ problem }));
  expect(await dialog.findByText(problem)).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Take back' })).toBeDisabled();
});
