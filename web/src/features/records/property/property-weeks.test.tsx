import { act, screen, within } from '@testing-library/react';
import { openRecordPage } from '../../../app/admin/test/open-record-page';
import { aPropertyRecord } from '../../../app/admin/test/records';
import { onADesk } from '../../../lib/test/on-a-desk';
import { givenText } from './property-words';

const open = (changes: Parameters<typeof openRecordPage>[1] = {}) =>
  openRecordPage('/admin/properties/1', changes);

describe('the weeks', () => {
  describe('on a desk', () => {
    onADesk();

    test('each week of this year and the next leads to the calendar, by its share or state', async () => {
      const { user } = await open();
      const coming = within(await screen.findByRole('group', { name: 'Weeks of 2027' }));
      expect(coming.getAllByRole('link')).toHaveLength(52);
      const held = coming.getByRole('link', {
        name: /^Week 30, 24\s?–\s?31 July 2027: share 2, Olivia Marsh$/,
      });
      expect(held).toHaveTextContent(/^2$/);
      expect(held).toHaveAttribute(
        'href',
        '/calendar?property=1&year=2027&view=month&month=7&week=2027-07-24',
      );
      expect(coming.getByRole('link', { name: /^Week 20, .*: maintenance$/ })).toBeVisible();
      const first = coming.getByRole('link', { name: /^Week 1, .*: chosen in the draft$/ });
      act(() => first.focus());
      await user.keyboard('{ArrowRight}');
      expect(coming.getByRole('link', { name: /^Week 2,/ })).toHaveFocus();
    });
  });

  test('of a year are one link on a phone, where a week is too small to press', async () => {
    await open();
    const coming = await screen.findByRole('link', {
      name: /^2027\s?: calendar, 2 of 52 weeks given, 49 left$/,
    });
    expect(coming).toHaveAttribute('href', '/calendar?property=1&year=2027');
    expect(within(coming).getAllByText('2')).toHaveLength(2);
    expect(within(coming).queryByRole('link')).toBeNull();
  });

  test('of a year without any given or kept for maintenance are one line', async () => {
    const { propertyRecord: record } = aPropertyRecord();
    const years = record.years.map((year) => ({ ...year, bookedWeeks: 0, maintenanceWeeks: [] }));
    await open({ propertyRecord: () => ({ propertyRecord: { ...record, years } }) });
    expect(await screen.findAllByText('No week is given yet.')).toHaveLength(2);
    expect(screen.queryByRole('list', { name: 'Legend' })).toBeNull();
  });
});

test('a year says how many weeks are given, and how many more can be', () => {
  const [, year] = aPropertyRecord().propertyRecord.years;
  if (!year) throw new Error('The record has two years.');
  expect(givenText(year, '2026-12-01')).toBe('2 of 52 weeks given, 49 left');
  const claimed = { ...year, isOpenForClaims: true };
  expect(givenText(claimed, '2026-12-01')).toBe('2 of 52 weeks given, 49 open');
  // Week 50, and its two successors.
  expect(givenText(claimed, '2027-12-12')).toBe('2 of 52 weeks given, 3 open, 46 past');
  expect(givenText(claimed, '2028-02-01')).toBe('2 of 52 weeks given, 49 past');
});
