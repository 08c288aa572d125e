import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from '../../lib/test/axe';
import type { Handlers } from '../../lib/test/fake-server';
import { renderOnServer } from '../../lib/test/render-data';
import { NotificationsCard } from './NotificationsCard';

const KINDS = { messages: true, draft: true, swaps: true, requests: true, holdings: true };
const REMINDERS = { remindTwoWeeks: true, remindTwoDays: true, remindLastDay: true };
const CHOICES = {
  mail: 'AT_ONCE',
  quietFrom: null,
  quietUntil: null,
  ...REMINDERS,
  timeZone: 'America/New_York',
};
const settings = (facts = {}) => ({
  pushSettings: { __typename: 'PushSettings', publicKey: 'BKey', isOn: false, ...KINDS, ...facts },
});

const open = (server: Handlers = {}, isGuest = false) =>
  renderOnServer(<NotificationsCard isGuest={isGuest} />, {
    pushSettings: () => settings(),
    noticeChoices: () => ({ noticeChoices: { __typename: 'NoticeChoices', ...CHOICES } }),
    ...server,
  });

const KEYS = { p256dh: 'their-key', auth: 'their-secret' };
const subscription = {
  toJSON: () => ({ endpoint: 'https://push.example.org/1', keys: KEYS }),
  unsubscribe: jest.fn(async () => true),
};

/** Gives the browser what jsdom lacks, with an answer to its question. */
function allowPush(answer: NotificationPermission) {
  const registration = {
    pushManager: { subscribe: async () => subscription, getSubscription: async () => subscription },
  };
  const notification = { permission: 'default', requestPermission: async () => answer };
  notification.requestPermission = async () => {
    notification.permission = answer;
    return answer;
  };
  Object.assign(window, { PushManager: class {}, Notification: notification });
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { ready: Promise.resolve(registration), getRegistration: async () => registration },
  });
}

afterEach(() => {
  for (const name of ['PushManager', 'Notification']) Reflect.deleteProperty(window, name);
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

const device = () => screen.findByRole('switch', { name: 'Notify me on this device' });

test('a browser without notifications says so, and the kinds can be chosen all the same', async () => {
  const { container, callsOf } = open({
    savePushPreferences: () => ({ savePushPreferences: true }),
  });
  expect(await device()).toBeDisabled();
  expect(screen.getByText('This browser cannot show notifications.')).toBeVisible();
  await userEvent.click(screen.getByRole('switch', { name: 'Swaps' }));
  await waitFor(() => expect(callsOf('savePushPreferences')).toEqual([{ ...KINDS, swaps: false }]));
  expect(await axe(container)).toHaveNoViolations();
});

test('a device is switched on with the browser’s permission, and off again', async () => {
  allowPush('granted');
  let isOn = false;
  const { callsOf } = open({
    pushSettings: () => settings({ isOn }),
    savePushSubscription: () => {
      isOn = true;
      return { savePushSubscription: true };
    },
    removePushSubscription: () => {
      isOn = false;
      return { removePushSubscription: true };
    },
  });
  expect(await device()).not.toBeChecked();
  await userEvent.click(await device());
  await waitFor(async () => expect(await device()).toBeChecked());
  expect(callsOf('savePushSubscription')).toEqual([
    { endpoint: 'https://push.example.org/1', ...KEYS },
  ]);
  await userEvent.click(await device());
  await waitFor(async () => expect(await device()).not.toBeChecked());
  expect(subscription.unsubscribe).toHaveBeenCalled();
});

test('a permission that is refused is explained, and nothing is stored', async () => {
  allowPush('denied');
  const { callsOf } = open();
  await userEvent.click(await device());
  expect(await screen.findByText('Notifications are still off')).toBeVisible();
  expect(screen.getByText(/Your browser blocks notifications from Fairweek/)).toBeVisible();
  expect(callsOf('savePushSubscription')).toEqual([]);
});

test('emails about one’s shares come at once, daily or not, and wait for quiet hours to end', async () => {
  let chosen: object = CHOICES;
  const answer = () => ({ __typename: 'NoticeChoices', ...chosen });
  const { callsOf } = open({
    noticeChoices: () => ({ noticeChoices: answer() }),
    saveNoticeChoices: ({ input }) => {
      chosen = { ...CHOICES, ...(input as object) };
      return { saveNoticeChoices: answer() };
    },
  });
  const user = userEvent.setup();
  const choose = async (name: string, option: string) => {
    await user.click(await screen.findByRole('combobox', { name }));
    await user.click(await screen.findByRole('option', { name: option }));
  };
  await choose('Emails about my shares, weeks and stays', 'Once a day, at 08:00');
  await user.click(screen.getByRole('switch', { name: 'Quiet hours' }));
  await choose('Until', '08:00');
  await user.click(screen.getByRole('switch', { name: 'Quiet hours' }));
  expect(
    screen.getByText(/wait until these hours are over, by the clock of America\/New York\.$/),
  ).toBeVisible();
  const inputs = callsOf('saveNoticeChoices').map((call) => call.input);
  expect(inputs).toEqual([
    { mail: 'DAILY', quietFrom: null, quietUntil: null, ...REMINDERS },
    { mail: 'DAILY', quietFrom: 22, quietUntil: 7, ...REMINDERS },
    { mail: 'DAILY', quietFrom: 22, quietUntil: 8, ...REMINDERS },
    { mail: 'DAILY', quietFrom: null, quietUntil: null, ...REMINDERS },
  ]);
  expect(screen.queryByRole('combobox', { name: 'From' })).toBeNull();
});

test('each reminder of a stay can be switched off', async () => {
  const { callsOf } = open({
    saveNoticeChoices: ({ input }) => ({
      saveNoticeChoices: { __typename: 'NoticeChoices', ...CHOICES, ...(input as object) },
    }),
  });
  const reminder = await screen.findByRole('switch', { name: '2 days before' });
  expect(reminder).toBeChecked();
  await userEvent.click(reminder);
  await waitFor(() => expect(reminder).not.toBeChecked());
  expect(screen.getByRole('switch', { name: '14 days before' })).toBeChecked();
  expect(callsOf('saveNoticeChoices').map(({ input }) => input)).toEqual([
    { mail: 'AT_ONCE', quietFrom: null, quietUntil: null, ...REMINDERS, remindTwoDays: false },
  ]);
});

test('the hours have the reader’s clock', async () => {
  const { language } = navigator;
  const readIn = (value: string) =>
    Object.defineProperty(navigator, 'language', { value, configurable: true });
  readIn('en-US');
  open();
  await userEvent.click(
    await screen.findByRole('combobox', { name: 'Emails about my shares, weeks and stays' }),
  );
  expect(await screen.findByRole('option', { name: 'Once a day, at 8:00 AM' })).toBeVisible();
  readIn(language);
});

test('a guest chooses nothing about shares, drafts and swaps', async () => {
  open({}, true);
  expect(await screen.findByRole('switch', { name: 'My stays' })).toBeVisible();
  expect(await screen.findByRole('combobox', { name: 'Emails about my stays' })).toBeVisible();
  expect(screen.queryByText(/draft|swap|share/i)).not.toBeInTheDocument();
});
