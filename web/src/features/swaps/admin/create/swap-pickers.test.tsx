import { act, screen, waitFor, within } from '@testing-library/react';
import { aShare, olivia } from '../../../../app/admin/test/fake-admin';
import { pick, renderAdmin } from '../../../../app/admin/test/render-admin';
import { axe } from '../../../../lib/test/axe';
import { type Handlers, Refusal } from '../../../../lib/test/fake-server';
import { calendarOf, swapYearOf } from '../../test/fake-calendar';
import { swapPage, weekSwap } from '../../test/week-swap';

/** Far enough ahead that none of its weeks has started. */
const YEAR = new Date().getFullYear() + 1;
const HOUR_MS = 3_600_000;
const holders = new Map([
  [27, { ownerName: 'Olivia Marsh', shareNumber: 2, ownerId: '3' }],
  [30, { ownerName: 'Olivia Marsh', shareNumber: 4, ownerId: '3' }],
  [32, { ownerName: 'Ben Hill', shareNumber: 5, ownerId: '9' }],
]);
const holderOf = (week: number) => holders.get(week);

function datesOf(week: number) {
  const { startDate = '', endDate = '' } = calendarOf(YEAR, holderOf).weeks[week - 1] ?? {};
  return [startDate, endDate];
}

const oneShare = () => ({ adminUser: { ...olivia, shares: [aShare('11', 2)] } });

const twoShares = () => ({
  adminUser: {
    ...olivia,
    shares: [aShare('11', 2), aShare('12', 4), aShare('13', 6, { isActive: false })],
  },
});

async function openDialog(changes: Handlers = {}) {
  const { user, callsOf, unmount } = await renderAdmin('swaps&swap=new', {
    weekSwaps: () => swapPage([]),
    swapYear: swapYearOf(holderOf),
    ...changes,
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Create Week Swap' }));
  const field = (label: string) => dialog.getByLabelText(label);
  const press = async (name: RegExp) => user.click(await dialog.findByRole('button', { name }));
  return { user, callsOf, unmount, dialog, field, press };
}

test('a person and two weeks of the year are chosen, and fill the fields', async () => {
  const { user, callsOf, dialog, field, press } = await openDialog({
    createWeekSwap: () => {
      throw new Refusal('Share 2 does not hold it.', 'BAD_USER_INPUT', 'currentWeekStart');
    },
  });
  expect(dialog.getByText('Choose a share to see the weeks of its property.')).toBeVisible();
  await pick(user, 'Person', /Olivia/, dialog);
  await dialog.findByRole('group', { name: `Weeks of ${YEAR}` });
  expect(dialog.getByRole('combobox', { name: 'Their share' })).toHaveTextContent(
    'Lake House, share 2',
  );
  expect(field('User Email')).toHaveValue('olivia@fairweek.test');
  expect(field('Property')).toHaveValue('Lake House');
  expect(dialog.getByRole('combobox', { name: 'Share Number' })).toHaveTextContent('Share 2');
  await press(/^Week 27,.*, theirs$/);
  await press(/^Week 32,.*, Ben Hill$/);
  expect(dialog.getAllByRole('button', { pressed: true }).map((it) => it.textContent)).toEqual([
    '27',
    '32',
  ]);
  const [give, get] = [datesOf(27), datesOf(32)];
  expect(field('Current Week Start')).toHaveValue(give[0]);
  expect(field('Current Week End')).toHaveValue(give[1]);
  expect(field('Preferred Week Start')).toHaveValue(get[0]);
  expect(field('Preferred Week End')).toHaveValue(get[1]);
  const sentence = dialog.getByRole('status');
  expect(sentence).toHaveTextContent(
    /^Olivia Marsh gives \d.* \d{4} and gets \d.* \d{4} from Ben Hill\.$/,
  );
  // In sight beside the button, wherever the form is scrolled to.
  expect(sentence.parentElement).toBe(dialog.getByText('Create Swap Request').closest('footer'));
  expect(await axe(document.body)).toHaveNoViolations();
  await user.click(dialog.getByRole('button', { name: 'Create Swap Request' }));
  await waitFor(() =>
    expect(callsOf('createWeekSwap')).toMatchObject([
      {
        input: {
          ...{ userEmail: 'olivia@fairweek.test', propertyId: '1', shareNumber: 2 },
          ...{ currentWeekStart: give[0], currentWeekEnd: give[1] },
          ...{ preferredWeekStart: get[0], preferredWeekEnd: get[1] },
        },
      },
    ]),
  );
  await waitFor(() =>
    expect(field('Current Week Start')).toHaveAccessibleDescription('Share 2 does not hold it.'),
  );
  expect(field('Current Week Start')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByText('Discard unsaved changes?')).toBeVisible();
});

test('a week that is already offered in another pending swap is marked, and says so once chosen', async () => {
  const [currentWeekStart = '', currentWeekEnd = ''] = datesOf(27);
  const offered = { ...weekSwap, currentWeekStart, currentWeekEnd };
  const { user, callsOf, dialog, press } = await openDialog({
    weekSwaps: () => swapPage([offered]),
  });
  await pick(user, 'Person', /Olivia/, dialog);
  const sentence = 'Week 27 is already offered in another swap.';
  await dialog.findByRole('button', { name: /^Week 27,.*, in a pending swap$/ });
  expect(callsOf('weekSwaps')).toContainEqual(
    expect.objectContaining({ propertyId: '1', status: 'PENDING' }),
  );
  expect(dialog.queryByText(sentence)).toBeNull();
  await press(/^Week 27,/);
  expect(dialog.getByText(sentence)).toBeVisible();
  await press(/^Week 30,/);
  expect(dialog.queryByText(sentence)).toBeNull();
});

test('a phone folds the fields that the choices fill, and a press shows them', async () => {
  const { user, dialog, field } = await openDialog({ adminUser: oneShare });
  expect(field('User Email')).not.toBeVisible();
  await pick(user, 'Person', /Olivia/, dialog);
  await dialog.findByRole('group', { name: `Weeks of ${YEAR}` });
  expect(field('User Email')).not.toBeVisible();
  await user.click(dialog.getByText('Fill in by hand'));
  expect(field('User Email')).toBeVisible();
  await user.type(field('User Email'), 'x');
  expect(field('User Email')).toHaveFocus();
});

test('a sentence says who gets which week only while both are to come at the property', async () => {
  const [start = '', end = ''] = datesOf(27);
  jest.useFakeTimers({ now: new Date(Date.parse(start) - 12 * HOUR_MS), advanceTimers: true });
  const swapYear: Handlers[string] = ({ year }) => {
    const answer = swapYearOf(holderOf)({ year });
    return { ...answer, calendar: { ...answer.calendar, timeZone } };
  };
  let timeZone = 'Europe/Berlin';
  const fillIn = async () => {
    const page = await openDialog({ adminUser: oneShare, swapYear });
    await pick(page.user, 'Person', /Olivia/, page.dialog);
    const status = await page.dialog.findByRole('status');
    expect(status).toBeEmptyDOMElement();
    await page.press(/^Week 32,/);
    await page.user.type(page.field('Current Week Start'), start);
    await page.user.type(page.field('Current Week End'), end);
    return { ...page, status };
  };
  const { status, unmount } = await fillIn();
  expect(status).toHaveTextContent(/^Olivia Marsh gives .* from Ben Hill\.$/);
  unmount();
  // Where it is the next day already.
  timeZone = 'Pacific/Kiritimati';
  expect((await fillIn()).status).toBeEmptyDOMElement();
  jest.useRealTimers();
});

test('the legend explains the weeks, and a line says who holds the one in focus', async () => {
  const { user, dialog, press } = await openDialog({ adminUser: oneShare });
  await pick(user, 'Person', /Olivia/, dialog);
  expect(await dialog.findByText('Press the week to give, then the one wanted.')).toBeVisible();
  const legend = () =>
    within(dialog.getByRole('list', { name: 'Legend' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent?.trim());
  const seasons = ['Peak season', 'High season'];
  expect(legend()).toEqual(['Theirs', 'Held', 'Open', 'Maintenance', ...seasons]);
  const peak = dialog.getByRole('button', { name: /^Week 28,.* peak season/ });
  expect(peak).toHaveClass('PEAK');
  await user.hover(dialog.getByRole('button', { name: /^Week 32,/ }));
  expect(dialog.getByText(/^Week 32, .*, Ben Hill$/)).toBeVisible();
  await press(/^Week 27,/);
  await user.keyboard('{ArrowRight}');
  expect(dialog.getByText(/^Week 28, .*, open$/)).toBeVisible();
  await press(/^Week 32,/);
  expect(legend()).toEqual([
    ...['Theirs', 'To give', 'Wanted', 'Held', 'Open', 'Maintenance'],
    ...seasons,
  ]);
  await user.click(dialog.getByRole('button', { name: 'Previous year' }));
  await user.click(dialog.getByRole('button', { name: 'Previous year' }));
  await dialog.findByRole('group', { name: `Weeks of ${YEAR - 2}` });
  expect(dialog.queryByText(/^Week 32, .*, Ben Hill$/)).toBeNull();
});

test('a year without planned weeks says so, and leads to its draft', async () => {
  const { user, dialog } = await openDialog({
    adminUser: oneShare,
    swapYear: ({ year }) => swapYearOf(year === YEAR ? holderOf : () => undefined)({ year }),
  });
  await pick(user, 'Person', /Olivia/, dialog);
  await dialog.findByRole('group', { name: `Weeks of ${YEAR}` });
  await user.click(dialog.getByRole('button', { name: 'Next year' }));
  expect(await dialog.findByText(`No weeks are planned for ${YEAR + 1} yet.`)).toBeVisible();
  expect(dialog.getByRole('link', { name: 'Plan the draft' })).toHaveAttribute(
    'href',
    expect.stringContaining(`year=${YEAR + 1}`),
  );
  expect(dialog.queryByRole('group', { name: /^Weeks of/ })).toBeNull();
});

test('a share without a week in a year says so, and leads to a year in which it has one', async () => {
  const { user, dialog } = await openDialog({
    adminUser: oneShare,
    swapYear: ({ year }) =>
      swapYearOf(year === YEAR ? holderOf : (week) => (week === 32 ? holderOf(32) : undefined))({
        year,
      }),
  });
  await pick(user, 'Person', /Olivia/, dialog);
  await dialog.findByRole('group', { name: `Weeks of ${YEAR}` });
  await user.click(dialog.getByRole('button', { name: 'Next year' }));
  expect(await dialog.findByText(`Share 2 holds no week in ${YEAR + 1}.`)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: `See ${YEAR}` }));
  expect(await dialog.findByRole('group', { name: `Weeks of ${YEAR}` })).toBeVisible();
  expect(dialog.queryByText(/holds no week/)).toBeNull();
});

test('weeks that have begun are no longer to give', async () => {
  const { user, dialog } = await openDialog({
    adminUser: oneShare,
    swapYear: ({ year }) => swapYearOf(year === YEAR - 2 ? holderOf : undefined)({ year }),
  });
  await pick(user, 'Person', /Olivia/, dialog);
  await user.click(await dialog.findByRole('button', { name: 'Previous year' }));
  expect(await dialog.findByText(`All weeks of share 2 in ${YEAR - 2} have begun.`)).toBeVisible();
  expect(dialog.queryByRole('button', { name: /^See/ })).toBeNull();
});

test('a late answer about one person fills no share of another', async () => {
  let answer = () => {};
  const late = new Promise<ReturnType<typeof oneShare>>((resolve) => {
    answer = () => resolve(oneShare());
  });
  const { user, dialog, field } = await openDialog({ adminUser: () => late });
  await pick(user, 'Person', /Olivia/, dialog);
  await user.clear(field('User Email'));
  await user.type(field('User Email'), 'uma@fairweek.test');
  await act(async () => {
    answer();
    await late;
  });
  expect(field('Property')).toHaveValue('');
});

test('one of several shares is chosen, and a week of another one changes its number', async () => {
  const { user, dialog, press } = await openDialog({ adminUser: twoShares });
  await pick(user, 'Person', /Olivia/, dialog);
  const share = dialog.getByRole('combobox', { name: 'Their share' });
  await waitFor(() => expect(share).toBeEnabled());
  expect(share).toHaveTextContent('Choose…');
  await user.click(share);
  expect(await screen.findAllByRole('option')).toHaveLength(2);
  await user.click(screen.getByRole('option', { name: 'Lake House, share 2' }));
  await press(/^Week 30,.*, theirs$/);
  expect(dialog.getByRole('combobox', { name: 'Share Number' })).toHaveTextContent('Share 4');
  expect(share).toHaveTextContent('Lake House, share 4');
});

test('open weeks can be asked for, maintenance and weeks of the past cannot', async () => {
  const { user, dialog, press, field } = await openDialog();
  await pick(user, 'Person', /Olivia/, dialog);
  await press(/^Week 27,/);
  await press(/^Week 40,.*, open$/);
  expect(field('Preferred Week Start')).toHaveValue(datesOf(40)[0]);
  expect(dialog.getByRole('status')).toHaveTextContent(/ and gets .*, which is open\.$/);
  expect(dialog.queryByRole('button', { name: /^Week 5,/ })).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Previous year' }));
  await user.click(dialog.getByRole('button', { name: 'Previous year' }));
  await dialog.findByRole('group', { name: `Weeks of ${YEAR - 2}` });
  expect(dialog.queryByRole('button', { name: /^Week \d+,/ })).toBeNull();
});

test('a typed address names its user, and another share is without the weeks chosen', async () => {
  const { user, dialog, field } = await openDialog({ adminUser: twoShares });
  const email = field('User Email');
  await user.type(email, 'olivia@fairweek.test');
  await waitFor(() =>
    expect(dialog.getByRole('combobox', { name: 'Person' })).toHaveValue('Olivia Marsh'),
  );
  await user.type(field('Current Week Start'), '2027-07-03');
  await user.click(dialog.getByRole('combobox', { name: 'Their share' }));
  await user.click(await screen.findByRole('option', { name: /^Lake House, share 2$/ }));
  expect(field('Current Week Start')).toHaveValue('');
  await user.type(email, 'x');
  expect(dialog.getByRole('combobox', { name: 'Person' })).toHaveValue('');
});

test('years that cannot be loaded say so, and the dates can still be typed', async () => {
  const { user, dialog, field } = await openDialog({
    swapYear: () => {
      throw new Refusal('There is no such year.');
    },
  });
  await pick(user, 'Person', /Olivia/, dialog);
  expect(await dialog.findByText('There is no such year.')).toBeVisible();
  await user.type(field('Current Week Start'), '2027-07-03');
  expect(field('Current Week Start')).toHaveValue('2027-07-03');
});
