import { screen } from '@testing-library/react';
import { lakeHouse } from '../../../app/admin/test/fake-admin';
import { renderAdmin } from '../../../app/admin/test/render-admin';
import { axe } from '../../../lib/test/axe';
import { browserIsIn } from '../../../lib/test/browser-zone';
import { Refusal } from '../../../lib/test/fake-server';
import { onADesk } from '../../../lib/test/on-a-desk';
import { expectToast } from '../../auth/test-page';

describe('adding a property', () => {
  const openForm = async (...rest: Parameters<typeof renderAdmin>) => {
    const page = await renderAdmin(...rest);
    await page.user.click(screen.getByRole('button', { name: 'Add a property' }));
    return page;
  };

  test('a property needs a name and a location, and is in the time zone of the browser', async () => {
    browserIsIn('America/New_York');
    const created = { ...lakeHouse, id: '2', timeZone: 'America/New_York' };
    const createProperty = () => ({ createProperty: created });
    const { user, callsOf } = await openForm('properties', { createProperty });
    const add = screen.getByRole('button', { name: 'Add Property' });
    expect(add).toBeDisabled();
    await user.type(screen.getByLabelText('Name'), ' Mill ');
    expect(add).toBeDisabled();
    await user.type(screen.getByLabelText('Location'), 'York');
    await user.click(add);
    await expectToast('Property Created', 'Mill, York. Time zone America/New York.');
    expect(callsOf('createProperty')).toMatchObject([
      { input: { name: 'Mill', location: 'York', timeZone: 'America/New_York' } },
    ]);
    expect(screen.getByLabelText('Name')).toHaveValue('');
  });

  test('the form is folded until it is opened, which this browser remembers, and keeps its text', async () => {
    const { user, unmount } = await renderAdmin('properties');
    const title = () => screen.getByRole('button', { name: 'Add a property' });
    expect(screen.queryByRole('button', { name: 'Add Property' })).toBeNull();
    await user.click(title());
    await user.type(screen.getByLabelText('Name'), 'Mill');
    await user.click(title());
    expect(screen.queryByRole('button', { name: 'Add Property' })).toBeNull();
    await user.click(title());
    expect(screen.getByLabelText('Name')).toHaveValue('Mill');
    unmount();
    await renderAdmin('properties');
    expect(title()).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('button', { name: 'Add Property' })).toBeVisible();
  });

  describe('on a desk', () => {
    onADesk();

    test('the form is one row; a browser in UTC leaves the time zone to the server', async () => {
      browserIsIn('UTC');
      const created = { ...lakeHouse, id: '2', timeZone: 'Europe/London' };
      const createProperty = () => ({ createProperty: created });
      const { user, callsOf, container } = await renderAdmin('properties', { createProperty });
      expect(screen.getByRole('heading', { name: 'Add a property' })).toBeVisible();
      await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Mill');
      await user.type(screen.getByRole('textbox', { name: 'Location' }), 'York{Enter}');
      await expectToast('Property Created', 'Mill, York. Time zone Europe/London.');
      expect(callsOf('createProperty')).toEqual([
        { input: { name: 'Mill', location: 'York', changeoverWeekday: 6 } },
      ]);
      expect(await axe(container)).toHaveNoViolations();
    });

    test('a double click creates one property', async () => {
      const createProperty = () => ({ createProperty: { ...lakeHouse, id: '2' } });
      const { user, callsOf } = await renderAdmin('properties', { createProperty });
      await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Mill');
      await user.type(screen.getByRole('textbox', { name: 'Location' }), 'York');
      await user.dblClick(screen.getByRole('button', { name: 'Add Property' }));
      await expectToast('Property Created');
      expect(callsOf('createProperty')).toHaveLength(1);
    });
  });

  test('spaces alone are neither a name nor a location', async () => {
    const { user } = await openForm('properties');
    const [name, location] = [screen.getByLabelText('Name'), screen.getByLabelText('Location')];
    const add = screen.getByRole('button', { name: 'Add Property' });
    await user.type(name, 'Mill');
    await user.type(location, '  ');
    expect(add).toBeDisabled();
    await user.type(location, 'York');
    expect(add).toBeEnabled();
    await user.clear(name);
    await user.type(name, '  ');
    expect(add).toBeDisabled();
  });

  test.each([
    ['Failed to create property', new TypeError('Failed to fetch')],
    ['The server says why.', new Refusal('The server says why.')],
  ])('a property that cannot be added stays in the form, with: %s', async (reason, error) => {
    const createProperty = () => {
      throw error;
    };
    const { user } = await openForm('properties', { createProperty });
    await user.type(screen.getByLabelText('Name'), 'Mill');
    await user.type(screen.getByLabelText('Location'), 'York{Enter}');
    await expectToast('Error', reason);
    expect(screen.getByLabelText('Name')).toHaveValue('Mill');
  });
});
