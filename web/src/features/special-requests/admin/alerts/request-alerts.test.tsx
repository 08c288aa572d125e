import { act, screen, waitFor } from '@testing-library/react';
import { renderAdmin } from '../../../../app/admin/test/render-admin';
import { event, fakeRequests } from '../../../../app/admin/test/requests';
import { address, expectToast } from '../../../auth/test-page';

/** A fake of the browser notifications API, as far as the app uses it. */
class Notifications {
  static permission = 'default';
  static answer = 'granted';
  static asked = 0;
  static shown: { title: string; body: string }[] = [];
  static press = () => {};
  onclick: (() => void) | null = null;

  constructor(title: string, { body }: { body: string }) {
    Notifications.shown.push({ title, body });
    Notifications.press = () => this.onclick?.();
  }

  static async requestPermission() {
    Notifications.asked += 1;
    Notifications.permission = Notifications.answer;
    return Notifications.answer;
  }

  close() {}
}

beforeEach(() => {
  Object.assign(Notifications, { permission: 'default', answer: 'granted', asked: 0, shown: [] });
  Object.assign(window, { Notification: Notifications });
});
afterEach(() => {
  Reflect.deleteProperty(window, 'Notification');
});

/** Renders the tab; returns a function that publishes a new request. */
async function open(kind = 'CREATED') {
  const view = await renderAdmin('requests', fakeRequests());
  const more = () => screen.findByRole('button', { name: 'More actions' });
  const find = async () => {
    const isOpen = screen.queryByRole('menu') !== null;
    if (!isOpen) await view.user.click(await more());
    return screen.findByRole('menuitemcheckbox', { name: 'Notify me' });
  };
  return {
    ...view,
    more,
    find,
    publishRequest: () => act(() => void view.publish('requestEvents', event('2', kind))),
  };
}

test('the browser is asked for permission when the switch is pressed, and then announces a new request', async () => {
  const { user, find, publishRequest } = await open();
  const notify = await find();
  expect(notify).not.toBeChecked();
  expect(Notifications.asked).toBe(0);
  await user.click(notify);
  expect(await find()).toBeChecked();
  publishRequest();
  await waitFor(() =>
    expect(Notifications.shown).toEqual([
      { title: 'New request: The stove smokes', body: 'Olivia Marsh · Lake House' },
    ]),
  );
});

test('pressing a notification opens the request', async () => {
  jest.spyOn(window, 'focus').mockImplementation();
  const { user, find, publishRequest } = await open();
  await user.click(await find());
  await user.click(screen.getByRole('tab', { name: /^Users/ }));
  expect(address()).toBe('/admin?tab=users');
  publishRequest();
  await waitFor(() => expect(Notifications.shown).toHaveLength(1));
  act(() => Notifications.press());
  expect(address()).toBe('/admin/requests/2');
});

test('a change to a known request is not announced', async () => {
  const { user, find, publishRequest, callsOf } = await open('STATUS');
  await user.click(await find());
  const before = callsOf('adminFigures').length;
  publishRequest();
  await waitFor(() => expect(callsOf('adminFigures').length).toBeGreaterThan(before));
  expect(Notifications.shown).toEqual([]);
});

test('switched off again, it is silent', async () => {
  const { user, find, publishRequest, callsOf } = await open();
  await user.click(await find());
  await user.click(await find());
  expect(await find()).not.toBeChecked();
  const before = callsOf('adminFigures').length;
  publishRequest();
  await waitFor(() => expect(callsOf('adminFigures').length).toBeGreaterThan(before));
  expect(Notifications.shown).toEqual([]);
});

test('a refused permission is reported', async () => {
  Notifications.answer = 'denied';
  const { user, find } = await open();
  await user.click(await find());
  await expectToast('Notifications are blocked');
  expect(await find()).not.toBeChecked();
});

test('a browser without notifications has no switch', async () => {
  Reflect.deleteProperty(window, 'Notification');
  const { user, more } = await open();
  await user.click(await more());
  expect(await screen.findByRole('menuitem', { name: 'Guest links' })).toBeVisible();
  expect(screen.queryByRole('menuitemcheckbox')).not.toBeInTheDocument();
});
