import { screen, waitFor, within } from '@testing-library/react';
import { lakeHouse, rotatingShares } from '../../../app/admin/test/fake-admin';
import { openRecordPage } from '../../../app/admin/test/open-record-page';
import { aPropertyRecord } from '../../../app/admin/test/records';
import { axe } from '../../../lib/test/axe';
import { browserIsIn } from '../../../lib/test/browser-zone';
import { Refusal } from '../../../lib/test/fake-server';
import { onADesk } from '../../../lib/test/on-a-desk';
import { address, expectToast } from '../../auth/test-page';
import { notAgreed } from '../../draft/test/render-draft';
import { noArrival } from '../../properties/test/no-arrival';
import { fakeCalendar } from '../../weeks/test/fake-calendar';

const steps = () => within(screen.getByRole('navigation', { name: 'Steps' }));
const current = () => steps().getByRole('link', { current: 'step' });

/** A year whose seasons no one has confirmed, and one that was. */
const SUGGESTED = { propertyId: '1', tagsVersion: 0 };
const CONFIRMED = { propertyId: '1', tagsVersion: 1 };
const calendar = ({ year }: Record<string, unknown>) => ({
  calendar: { ...fakeCalendar(Number(year)), ...CONFIRMED },
});

onADesk();

test('the first step adds the house, and leads to the next', async () => {
  browserIsIn('UTC');
  const { user, container, callsOf } = await openRecordPage('/admin/properties/new', {
    createProperty: () => ({ createProperty: lakeHouse }),
  });
  expect(await screen.findByRole('heading', { name: 'Set up a property' })).toBeVisible();
  expect(steps().getByText('0 of 7 steps')).toBeVisible();
  expect(steps().getAllByRole('link')).toHaveLength(1);
  expect(await axe(container)).toHaveNoViolations();
  await user.type(screen.getByLabelText('Name'), 'Lake House');
  await user.type(screen.getByLabelText('Location'), 'Windermere');
  const zone = screen.getByRole('combobox', { name: 'Time zone' });
  expect(zone).toHaveValue('');
  expect(zone).toHaveAccessibleDescription(/^Choose the time zone of the place\./);
  const save = screen.getByRole('button', { name: 'Save and go on' });
  expect(save).toBeDisabled();
  expect(save).toHaveAccessibleDescription('Still missing: time zone');
  await user.type(screen.getByRole('combobox', { name: 'Country' }), 'new zea');
  await user.click(await screen.findByRole('option', { name: 'New Zealand' }));
  expect(zone).toHaveValue('Pacific/Auckland');
  await user.type(zone, 'Ljubljana');
  await user.click(await screen.findByRole('option', { name: 'Europe/Ljubljana' }));
  expect(screen.getByRole('combobox', { name: 'Country' })).toHaveValue('Slovenia');
  await user.click(screen.getByRole('combobox', { name: 'Changeover day' }));
  await user.click(await screen.findByRole('option', { name: 'Friday' }));
  await user.click(screen.getByRole('button', { name: 'Save and go on' }));
  expect(await screen.findByRole('heading', { name: '2. Shares and weeks' })).toBeVisible();
  expect(address()).toBe('/admin/properties/1/setup?step=shares');
  expect(callsOf('createProperty')).toMatchObject([
    { input: { name: 'Lake House', changeoverWeekday: 5, timeZone: 'Europe/Ljubljana' } },
  ]);
});

test('the browser’s time zone is suggested as such', async () => {
  browserIsIn('Europe/Zurich');
  await openRecordPage('/admin/properties/new');
  const zone = await screen.findByLabelText('Time zone');
  expect(zone).toHaveValue('Europe/Zurich');
  expect(zone).toHaveAccessibleDescription(/^Your browser’s zone: change it if the house is/);
});

test('without a step it goes on with the first that is left to do', async () => {
  const { container } = await openRecordPage('/admin/properties/1/setup');
  expect(await screen.findByRole('heading', { name: '4. Owners' })).toBeVisible();
  expect(current()).toHaveTextContent('Owners2 of 4 shares');
  expect(steps().getByText('5 of 7 steps')).toBeVisible();
  expect(await screen.findByLabelText('Owner name of share 2')).toHaveValue('Olivia Marsh');
  expect(await axe(container)).toHaveNoViolations();
});

test('too many weeks are warned of while they are typed', async () => {
  const { user, callsOf } = await openRecordPage('/admin/properties/1/setup?step=shares', {
    updateProperty: () => ({ updateProperty: { ...lakeHouse, version: 8 } }),
    calendar,
  });
  const weeks = await screen.findByLabelText('Weeks per Share');
  expect(screen.queryByLabelText('Name')).toBeNull();
  await user.clear(weeks);
  await user.type(weeks, '15');
  expect(screen.getByText(/4 shares of 15 weeks are 60 weeks/)).toBeVisible();
  expect(current()).toHaveTextContent('Shares and weeksNot saved yet');
  expect(steps().getByText('4 of 7 steps')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save and go on' }));
  await expectToast('Property Updated');
  expect(callsOf('updateProperty')).toMatchObject([{ input: { weeksPerShare: 15, version: 7 } }]);
  expect(address()).toBe('/admin/properties/1/setup?step=seasons');
});

test('a step where all is saved leads on, and saves nothing', async () => {
  const { user, callsOf } = await openRecordPage('/admin/properties/1/setup?step=shares', {
    calendar,
  });
  await screen.findByLabelText('Weeks per Share');
  expect(current()).toHaveTextContent('Shares and weeks (done)4 × 4 = 16 weeks');
  expect(screen.queryByRole('button', { name: /^Save/ })).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Go on to Seasons' }));
  expect(await screen.findByText('3. Seasons')).toHaveFocus();
  expect(callsOf('updateProperty')).toEqual([]);
});

test('suggestions are accepted step by step: shares by going on, seasons by confirming', async () => {
  const { propertyRecord } = aPropertyRecord({ drafts: [] });
  let isConfirmed = false;
  const { user, callsOf } = await openRecordPage('/admin/properties/1/setup', {
    propertyRecord: () => ({
      propertyRecord: {
        ...propertyRecord,
        property: { ...lakeHouse, totalShares: 12, weeksPerShare: 4 },
        shares: propertyRecord.shares.map((share) => ({ ...share, ownerId: null })),
        years: propertyRecord.years.map((year) => ({
          ...year,
          ...{ bookedWeeks: 0, hasEditedSeasons: isConfirmed },
        })),
      },
    }),
    calendar: ({ year }) => ({ calendar: { ...fakeCalendar(Number(year)), ...SUGGESTED } }),
    tagWeeks: () => {
      isConfirmed = true;
      return { tagWeeks: { ...fakeCalendar(2027), propertyId: '1', tagsVersion: 1 } };
    },
  });
  expect(await screen.findByRole('heading', { name: '2. Shares and weeks' })).toBeVisible();
  expect(steps().getByText('1 of 7 steps')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Go on to Seasons' }));
  expect(await screen.findByText('3. Seasons')).toHaveFocus();
  expect(steps().getByRole('link', { name: /^Shares and weeks \(done\)/ })).toBeVisible();
  expect(current()).toHaveTextContent(/^SeasonsAs suggested/);
  await user.click(await screen.findByRole('button', { name: 'Confirm and go on' }));
  await expectToast('Seasons confirmed');
  expect(await screen.findByText('4. Owners')).toHaveFocus();
  const [{ input }] = callsOf('tagWeeks') as [{ input: { weeks: object[] } }];
  expect(input).toMatchObject({ year: 2027, version: 0 });
  expect(input.weeks).toHaveLength(52);
});

test('the seasons are those of the year whose draft is planned', async () => {
  await openRecordPage('/admin/properties/1/setup?step=seasons', {
    calendar,
  });
  expect(await screen.findByRole('group', { name: 'Weeks of 2027' })).toBeVisible();
  expect(current()).toHaveTextContent('Seasons (done)As suggested for 2027');
});

test('the bar of confirmed seasons leads on, and first saves what is painted', async () => {
  const { user, callsOf } = await openRecordPage('/admin/properties/1/setup?step=seasons', {
    calendar,
    tagWeeks: () => ({ tagWeeks: { ...fakeCalendar(2027), propertyId: '1' } }),
  });
  const suggest = await screen.findByRole('button', { name: 'Suggest seasons' });
  const bar = within(suggest.parentElement as HTMLElement);
  expect(bar.getByRole('link', { name: 'Go on to Owners' })).toHaveAttribute(
    'href',
    '/admin/properties/1/setup?step=owners',
  );
  expect(screen.getAllByRole('link', { name: /^Go on/ })).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: /^Low/ }));
  await user.click(screen.getByRole('button', { name: /^Week 30,/ }));
  expect(screen.queryByRole('link', { name: /^Go on/ })).not.toBeInTheDocument();
  await user.click(bar.getByRole('button', { name: 'Save and go on' }));
  expect(await screen.findByText('4. Owners')).toHaveFocus();
  expect(callsOf('tagWeeks')).toHaveLength(1);
});

test('typed input is asked about before another step is opened', async () => {
  const { user } = await openRecordPage('/admin/properties/1/setup?step=details');
  await user.type(await screen.findByLabelText('Name'), ' II');
  await user.click(steps().getByRole('link', { name: /^Shares and weeks/ }));
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(screen.getByLabelText('Name')).toHaveValue('Lake House II');
  expect(address()).toBe('/admin/properties/1/setup?step=details');
});

test('the last step names what is left, and Finish leads to the house', async () => {
  const { user } = await openRecordPage('/admin/properties/1/setup?step=documents', {
    arrival: noArrival,
  });
  expect(await screen.findByRole('heading', { name: '7. Documents and arrival' })).toBeVisible();
  const left = within(screen.getByRole('list', { name: 'Left to do' }));
  expect(left.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Owners2 of 4 shares',
  ]);
  expect(left.getByRole('link', { name: 'Owners' })).toHaveAttribute(
    'href',
    '/admin/properties/1/setup?step=owners',
  );
  await user.click(await screen.findByRole('link', { name: 'Finish' }));
  expect(await screen.findByRole('heading', { name: 'Lake House', level: 1 })).toBeVisible();
  expect(address()).toBe('/admin/properties/1');
  await expectToast('Set up: 5 of 7 steps done');
  expect(screen.getByText(/^Owners: 2 of 4 shares · Documents and arrival: /)).toBeVisible();
});

test('saving the last step finishes the set-up', async () => {
  const { user, callsOf } = await openRecordPage('/admin/properties/1/setup?step=documents', {
    arrival: noArrival,
    saveArrival: ({ input }) => ({
      saveArrival: { __typename: 'Arrival', ...(input as object), version: 1 },
    }),
  });
  await user.type(await screen.findByLabelText('Wifi network'), 'Harbour');
  await user.click(screen.getByRole('button', { name: 'Save and go on' }));
  expect(await screen.findByRole('heading', { name: 'Lake House', level: 1 })).toBeVisible();
  expect(callsOf('saveArrival')).toMatchObject([{ input: { wifiNetwork: 'Harbour' } }]);
});

test('the weeks that are given already are counted, and a sheet of them is imported in place', async () => {
  const { user, container } = await openRecordPage('/admin/properties/1/setup?step=weeks');
  const given = within(await screen.findByRole('list', { name: 'Weeks given already' }));
  expect(given.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    '20261 of 52 weeks given',
    '20272 of 52 weeks given',
  ]);
  expect(await axe(container)).toHaveNoViolations();
  await user.click(screen.getByRole('link', { name: 'Paste rows or choose a file' }));
  expect(await screen.findByRole('heading', { name: 'Weeks from a sheet' })).toBeVisible();
  expect(screen.getByLabelText('Or paste rows here')).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
  await user.click(screen.getByRole('button', { name: 'Back to weeks given already' }));
  expect(await screen.findByText('5. Weeks given already')).toHaveFocus();
});

test('a year that has begun with given weeks is marked as agreed outside', async () => {
  const { user, callsOf } = await openRecordPage('/admin/properties/1/setup?step=draft', {
    agreeYear: () => ({ agreeYear: true }),
  });
  await user.click(await screen.findByRole('button', { name: 'Mark 2026 as agreed' }));
  await user.type(await screen.findByLabelText(/^Reason/), 'Settled at the table in May');
  await user.click(screen.getByRole('button', { name: 'Mark as agreed' }));
  await expectToast('2026 is agreed outside Fairweek');
  expect(callsOf('agreeYear')).toEqual([
    { input: { propertyId: '1', year: 2026, reason: 'Settled at the table in May' } },
  ]);
});

test('a house without a draft offers to plan one', async () => {
  const { user } = await openRecordPage('/admin/properties/1/setup?step=draft', {
    propertyRecord: () => aPropertyRecord({ drafts: [] }),
    fairnessLedger: () => ({ fairnessLedger: [] }),
    agreedYear: ({ year }) => notAgreed(year),
  });
  await user.click(await screen.findByRole('button', { name: 'Plan a draft' }));
  expect(await screen.findByRole('dialog', { name: 'Plan a draft' })).toBeVisible();
  expect(screen.getByText(/You can also choose later, in Drafts\.$/)).toBeVisible();
});

test('a fairer rotation is suggested before a draft fixes the order, and is chosen for its year', async () => {
  const { user } = await openRecordPage('/admin/properties/1/setup?step=draft', {
    propertyRecord: () => aPropertyRecord({ drafts: [] }),
    fairnessLedger: () => ({ fairnessLedger: [] }),
    agreedYear: ({ year }) => notAgreed(year),
  });
  const advice = within(await screen.findByRole('complementary', { name: 'Rotation' }));
  expect(
    advice.getByText(
      /Share 1 would be first once in 3 years, .* it is first 10 times in 12 years\.$/,
    ),
  ).toBeVisible();
  await user.click(advice.getByRole('button', { name: 'Choose the rotation' }));
  expect(await screen.findByRole('tab', { name: 'Rotation', selected: true })).toBeVisible();
  expect(await screen.findByRole('combobox', { name: 'First choice in 2027' })).toBeVisible();
  await user.keyboard('{Escape}');
  expect(await screen.findByRole('complementary', { name: 'Rotation' })).toBeVisible();
});

test('of a year whose order is fixed, no other rotation is suggested', async () => {
  const { callsOf } = await openRecordPage('/admin/properties/1/setup?step=draft', {
    rotatingShares: ({ year }) => ({
      propertyShares: [],
      rotation: rotatingShares(Number(year), undefined, true),
    }),
  });
  await waitFor(() => expect(callsOf('rotatingShares')).toHaveLength(1));
  expect(await screen.findByRole('link', { name: 'Draft of 2027' })).toBeVisible();
  expect(screen.queryByRole('complementary', { name: 'Rotation' })).not.toBeInTheDocument();
});

test('a house that is gone cannot be set up', async () => {
  await openRecordPage('/admin/properties/9/setup', {
    propertyRecord() {
      throw new Refusal('There is no such property.', 'NOT_FOUND', 'id');
    },
  });
  expect(await screen.findByText('There is no such property')).toBeVisible();
});
