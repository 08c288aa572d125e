import { screen, waitFor, within } from '@testing-library/react';
import { lakeHouse } from '../../../app/admin/test/fake-admin';
import { renderAdmin } from '../../../app/admin/test/render-admin';
import { asksBeforeUnload } from '../../../lib/test/asks-before-unload';
import { axe } from '../../../lib/test/axe';
import { type Handlers, Refusal } from '../../../lib/test/fake-server';
import { onADesk } from '../../../lib/test/on-a-desk';

onADesk();

const mill = { ...lakeHouse, id: '2', name: 'Mill Farm' };
const closed = { ...lakeHouse, id: '3', name: 'Pine Cabin', isActive: false };
const houses = [lakeHouse, mill, closed];

/** The house as changed, with its next version. */
const updated = ({ input }: Record<string, unknown>) => {
  const { id, ...changes } = input as { id: string; version: number; isActive: boolean };
  const house = houses.find((one) => one.id === id);
  return { updateProperty: { ...house, ...changes, version: changes.version + 1 } };
};

async function selectAll(changes: Handlers = {}) {
  const page = await renderAdmin('properties', {
    adminProperties: () => ({
      adminProperties: {
        __typename: 'AdminPropertyPage',
        total: 3,
        items: houses.map((property) => ({
          __typename: 'AdminProperty',
          allocatedShares: 2,
          property,
        })),
      },
    }),
    updateProperty: updated,
    ...changes,
  });
  await page.user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
  return page;
}

async function deactivate(changes: Handlers = {}) {
  const page = await selectAll(changes);
  await page.user.click(screen.getByRole('button', { name: 'Deactivate 2' }));
  const question = await screen.findByRole('alertdialog', { name: 'Deactivate 2 properties?' });
  expect(question).toHaveTextContent('Shares, weeks and drafts stay as they are.');
  await page.user.click(within(question).getByRole('button', { name: 'Deactivate' }));
  return { ...page, summary: within(await screen.findByRole('dialog', { name: 'Summary' })) };
}

test('the selected properties are exported', async () => {
  const { container } = await selectAll();
  expect(screen.getByText('3 properties selected')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Export selected' })).toHaveAttribute(
    'href',
    '/api/admin/exports/properties.csv?ids=1,2,3',
  );
  expect(await axe(container)).toHaveNoViolations();
});

test('active ones are deactivated, which Undo takes back', async () => {
  const { user, summary, callsOf } = await deactivate();
  const { version } = lakeHouse;
  expect(summary.getByText('2 properties deactivated.')).toBeVisible();
  expect(callsOf('updateProperty')).toEqual([
    { input: { id: '1', version, isActive: false } },
    { input: { id: '2', version, isActive: false } },
  ]);
  await user.click(summary.getByRole('button', { name: 'Undo' }));
  await summary.findByText('2 properties restored.');
  expect(callsOf('updateProperty').slice(2)).toEqual([
    { input: { id: '1', version: version + 1, isActive: true } },
    { input: { id: '2', version: version + 1, isActive: true } },
  ]);
  await waitFor(() => expect(callsOf('adminProperties').length).toBeGreaterThan(1));
  await user.click(summary.getByRole('button', { name: 'Done' }));
  expect(screen.queryByText('3 properties selected')).toBeNull();
});

test('Stop leaves those as they are that were not begun', async () => {
  let answer = () => {};
  const { user, callsOf } = await selectAll({
    updateProperty: (variables) =>
      new Promise<Record<string, unknown>>((resolve) => {
        answer = () => resolve(updated(variables));
      }),
  });
  await user.click(screen.getByRole('button', { name: 'Deactivate 2' }));
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Deactivate' }));
  await question.findByRole('button', { name: 'Stop' });
  expect(asksBeforeUnload()).toBe(true);
  await user.click(question.getByRole('button', { name: 'Stop' }));
  answer();
  const summary = await screen.findByRole('dialog', { name: 'Summary' });
  expect(summary).toHaveTextContent('1 property deactivated');
  expect(asksBeforeUnload()).toBe(false);
  expect(callsOf('updateProperty')).toHaveLength(1);
});

/** Refuses the second house the first time. */
function limited(retryAfter: number) {
  let isOver = false;
  return (variables: Record<string, unknown>) => {
    const answer = updated(variables);
    if (answer.updateProperty.id === '2' && !isOver) {
      isOver = true;
      throw new Refusal('Too many requests.', 'TOO_MANY_REQUESTS', undefined, { retryAfter });
    }
    return answer;
  };
}

test('a run that is too fast for the server waits as long as it asks, and goes on', async () => {
  const { summary, callsOf } = await deactivate({ updateProperty: limited(0.1) });
  expect(summary.getByText('2 properties deactivated.')).toBeVisible();
  expect(callsOf('updateProperty')).toMatchObject([
    { input: { id: '1' } },
    { input: { id: '2' } },
    { input: { id: '2' } },
  ]);
});

test('a run that waits says for how long, and can be stopped at once', async () => {
  const { user, callsOf } = await selectAll({ updateProperty: limited(40) });
  await user.click(screen.getByRole('button', { name: 'Deactivate 2' }));
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Deactivate' }));
  expect(await question.findByText(/It continues in 40 seconds\./)).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Stop' }));
  const summary = await screen.findByRole('dialog', { name: 'Summary' });
  expect(summary).toHaveTextContent('1 property deactivated.');
  expect(callsOf('updateProperty')).toHaveLength(2);
});

test('what Undo could not take back can be tried again', async () => {
  let isDown = false;
  const { user, summary, callsOf } = await deactivate({
    updateProperty: (variables) => {
      const answer = updated(variables);
      const { id, isActive } = answer.updateProperty as { id: string; isActive: boolean };
      if (isDown && isActive && id === '2') throw new Refusal('Please wait.', 'TOO_MANY_REQUESTS');
      return answer;
    },
  });
  isDown = true;
  await user.click(summary.getByRole('button', { name: 'Undo' }));
  await summary.findByText('1 property restored, 1 refused.');
  isDown = false;
  await user.click(summary.getByRole('button', { name: 'Undo' }));
  await summary.findByText('1 property restored.');
  expect(callsOf('updateProperty').at(-1)).toMatchObject({ input: { id: '2', isActive: true } });
  expect(summary.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('inactive ones are activated', async () => {
  const { user, callsOf } = await selectAll();
  await user.click(screen.getByRole('button', { name: 'Activate 1' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Activate 1 property?' }));
  await user.click(question.getByRole('button', { name: 'Activate' }));
  expect(await screen.findByText('1 property activated.')).toBeVisible();
  expect(callsOf('updateProperty')).toMatchObject([{ input: { id: '3', isActive: true } }]);
});

test('a property that has since changed is named, and the others are changed', async () => {
  const { summary } = await deactivate({
    updateProperty: (variables) => {
      const answer = updated(variables);
      if (answer.updateProperty.id === '1') {
        throw new Refusal('Someone else has changed this property.', 'CONFLICT');
      }
      return answer;
    },
  });
  expect(summary.getByText('1 property deactivated, 1 refused.')).toBeVisible();
  expect(summary.getByRole('list', { name: 'Refused' })).toHaveTextContent(
    'Lake House: Someone else has changed this property.',
  );
});
