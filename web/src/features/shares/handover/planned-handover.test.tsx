import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aHandover, aHistory, aShare } from '../../../app/admin/test/fake-admin';
import { pick, renderAdmin } from '../../../app/admin/test/render-admin';
import { today } from '../../../lib/dates/dates';
import { axe } from '../../../lib/test/axe';
import { onADesk } from '../../../lib/test/on-a-desk';
import { expectToast } from '../../auth/test-page';

onADesk();

/** A day to come. */
const YEAR = new Date().getFullYear() + 2;
const DAY = `${YEAR}-06-12`;

const planHandover = () => ({ planHandover: true });
const weeks = [
  {
    ...{ __typename: 'HeldWeek', year: YEAR, week: 25 },
    ...{ startDate: `${YEAR}-06-19`, endDate: `${YEAR}-06-26` },
  },
];

type User = Awaited<ReturnType<typeof renderAdmin>>['user'];

async function openGiving(user: User) {
  await user.click(await screen.findByRole('button', { name: 'More for share 2 of Lake House' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Give to…' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Give share 2 of/ }));
  await pick(user, 'New owner', /Nora Marsh/, dialog);
  return dialog;
}

const setDay = (within_: ReturnType<typeof within>, name: RegExp, value: string) =>
  fireEvent.change(within_.getByLabelText(name), { target: { value } });

test('a share is planned to pass on a day to come, after a question with what passes then', async () => {
  const { user, callsOf } = await renderAdmin('shares', {
    planHandover,
    shareHandover: () => ({ shareHandover: aHandover({ receiverName: 'Nora Marsh', weeks }) }),
  });
  const dialog = await openGiving(user);
  expect(dialog.queryByRole('combobox', { name: 'Why' })).toBeNull();
  setDay(dialog, /^When/, DAY);
  await user.click(dialog.getByRole('combobox', { name: 'Why' }));
  await user.click(await screen.findByRole('option', { name: 'Inheritance' }));
  await user.click(dialog.getByRole('button', { name: 'Go on' }));
  const question = within(
    await screen.findByRole('alertdialog', {
      name: `Hand share 2 of Lake House over to Nora Marsh on 12 Jun ${YEAR}?`,
    }),
  );
  expect(
    question.getByText(
      new RegExp(
        `^Until 12 Jun ${YEAR} Olivia Marsh keeps the share and its weeks before then. Nora Marsh gets at once: `,
      ),
    ),
  ).toBeVisible();
  expect(
    await question.findByText(/^1 booked week from that day on passes to the new owner at once: /),
  ).toHaveTextContent(`19–26 Jun ${YEAR} (week 25)`);
  expect(await axe(document.body)).toHaveNoViolations();
  await user.type(question.getByLabelText('Reason for the owners (optional)'), 'The will');
  await user.click(question.getByRole('button', { name: 'Plan handover' }));
  await expectToast('Handover planned', `Nora Marsh, 12 Jun ${YEAR}`);
  expect(callsOf('shareHandover').at(-1)).toMatchObject({ shareNumber: 2, day: DAY });
  expect(callsOf('planHandover')).toEqual([
    {
      input: {
        ...{ shareIds: ['11'], day: DAY, kind: 'INHERITANCE', reason: 'The will' },
        ...{ ownerName: 'Nora Marsh', ownerEmail: 'nora@fairweek.test' },
      },
    },
  ]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('today is a handover at once, as without a day', async () => {
  const { user } = await renderAdmin('shares', {
    shareHandover: () => ({ shareHandover: aHandover({ receiverName: 'Nora Marsh' }) }),
  });
  const dialog = await openGiving(user);
  setDay(dialog, /^When/, today());
  await user.click(dialog.getByRole('button', { name: 'Go on' }));
  expect(
    await screen.findByRole('alertdialog', { name: 'Give share 2 to Nora Marsh?' }),
  ).toBeVisible();
});

test('the selected shares are handed over together', async () => {
  const { user, callsOf } = await renderAdmin('shares', { planHandover });
  await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
  await user.click(screen.getByRole('button', { name: 'Hand over…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Hand 2 shares over' }));
  await pick(user, 'New owner', /Nora Marsh/, dialog);
  expect(dialog.getByRole('button', { name: 'Go on' })).toBeDisabled();
  setDay(dialog, /^When/, DAY);
  await user.click(dialog.getByRole('button', { name: 'Go on' }));
  const question = within(
    await screen.findByRole('alertdialog', { name: /^Hand 2 shares over to Nora Marsh/ }),
  );
  await question.findByText(/^5 booked weeks from that day on pass/);
  await user.click(question.getByRole('button', { name: 'Plan handover' }));
  await waitFor(() =>
    expect(callsOf('planHandover')).toMatchObject([
      { input: { shareIds: ['11', '12'], day: DAY, kind: 'SALE' } },
    ]),
  );
  expect(callsOf('handoverCounts').at(-1)).toEqual({ shareIds: ['11', '12'], day: DAY });
  await waitFor(() => expect(screen.queryByText('2 shares selected')).toBeNull());
});

test('the history of a share names its owners, and a planned handover is called off', async () => {
  const planned = {
    ...{ __typename: 'PlannedHandover', userId: '4', name: 'Nora Marsh' },
    ...{ day: DAY, kind: 'GIFT', reason: 'For her birthday' },
  };
  let isPlanned = true;
  const { user, callsOf } = await renderAdmin('shares', {
    adminShares: () => ({
      adminShares: { __typename: 'AdminSharePage', items: [aShare('11', 2)], total: 1 },
    }),
    sharePeople: () => ({
      shareMembers: {
        ...{ __typename: 'ShareMembers', shareId: '11', shareNumber: 2 },
        ...{ propertyName: 'Lake House', invitations: [], members: [] },
      },
    }),
    shareHistory: () => ({ shareHistory: aHistory({ planned: isPlanned ? planned : null }) }),
    callOffHandover: () => {
      isPlanned = false;
      return { callOffHandover: true };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Owners of share 2 of Lake House' }));
  const list = within(await screen.findByRole('list', { name: 'Owners so far' }));
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Olivia Marshfrom 1 Mar 2025 on',
    'Former owneruntil 28 Feb 2025',
  ]);
  expect(screen.getByRole('region', { name: 'History' })).toHaveTextContent(
    `Passes to Nora Marsh on 12 Jun ${YEAR} (Gift): For her birthday`,
  );
  await user.click(screen.getByRole('button', { name: 'Call off' }));
  const question = within(
    await screen.findByRole('alertdialog', { name: 'Call off the handover to Nora Marsh?' }),
  );
  await user.type(question.getByLabelText('Reason for the owners (optional)'), 'No money');
  await user.click(question.getByRole('button', { name: 'Call off' }));
  await expectToast('Handover called off');
  expect(callsOf('callOffHandover')).toEqual([{ shareId: '11', reason: 'No money' }]);
  await waitFor(() => expect(screen.queryByText(/Passes to Nora/)).toBeNull());
});
