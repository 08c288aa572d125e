import { screen, waitFor, within } from '@testing-library/react';
import { axe } from '../../../lib/test/axe';
import { Refusal, renderCalendar } from '../test/render-calendar';

const feed = (id: string, propertyId: string | null, propertyName: string | null) => ({
  __typename: 'CalendarFeed',
  ...{ id, propertyId, propertyName },
  createdAt: '2026-05-04T10:00:00Z',
});

const ADDRESS = 'https://fairweek.test/calendar-feed/abc.ics';

async function openDialog(server: Parameters<typeof renderCalendar>[0] = {}) {
  const view = renderCalendar(server);
  const subscribe = await screen.findByRole('button', { name: 'Subscribe' });
  await waitFor(() => expect(subscribe).toBeEnabled());
  await view.user.click(subscribe);
  const dialog = await screen.findByRole('dialog', { name: 'Subscribe in your calendar app' });
  return { ...view, dialog: within(dialog) };
}

it('makes a link for my weeks, shows it once, copies it and opens the calendar app', async () => {
  const feeds: unknown[] = [];
  const { user, dialog, callsOf } = await openDialog({
    server: {
      calendarFeeds: () => ({ myCalendarFeeds: feeds }),
      createCalendarFeed: () => {
        feeds.push(feed('1', null, null));
        return {
          createCalendarFeed: { __typename: 'NewCalendarFeed', url: ADDRESS, feed: feeds[0] },
        };
      },
    },
  });
  await user.click(await dialog.findByRole('button', { name: 'Get the link for My weeks' }));
  expect(await dialog.findByLabelText('Your private link: My weeks')).toHaveValue(ADDRESS);
  expect(dialog.getByText(/shown only this once/)).toBeVisible();
  const apps = dialog.getAllByRole('link').map(({ textContent }) => textContent);
  expect(apps).toEqual(['Apple Calendar', 'Google Calendar', 'Outlook']);
  expect(dialog.getByRole('link', { name: 'Apple Calendar' })).toHaveAttribute(
    'href',
    'webcal://fairweek.test/calendar-feed/abc.ics',
  );
  expect(dialog.getByRole('link', { name: 'Google Calendar' })).toHaveAttribute(
    'href',
    'https://calendar.google.com/calendar/r?cid=webcal%3A%2F%2Ffairweek.test%2Fcalendar-feed%2Fabc.ics',
  );
  expect(callsOf('createCalendarFeed')).toEqual([{ propertyId: null }]);
  await user.click(dialog.getByRole('button', { name: 'Copy link' }));
  expect(await navigator.clipboard.readText()).toBe(ADDRESS);
  expect(await dialog.findByText(/Link made 4 May 2026/)).toBeVisible();
  expect(await axe(document.body)).toHaveNoViolations();
});

it('creates one for the whole property', async () => {
  const { user, dialog, callsOf } = await openDialog({
    server: {
      calendarFeeds: () => ({ myCalendarFeeds: [] }),
      createCalendarFeed: () => ({
        createCalendarFeed: { url: ADDRESS, feed: feed('1', '7', 'Lake House') },
      }),
    },
  });
  await user.click(await dialog.findByRole('button', { name: 'Get the link for Lake House' }));
  expect(callsOf('createCalendarFeed')).toEqual([{ propertyId: '7' }]);
});

it('lists my links, also of other properties, and revokes one', async () => {
  let feeds = [feed('1', '7', 'Lake House'), feed('2', '9', 'Chalet')];
  const { user, dialog, callsOf } = await openDialog({
    server: {
      calendarFeeds: () => ({ myCalendarFeeds: feeds }),
      revokeCalendarFeed: () => {
        feeds = feeds.slice(0, 1);
        return { revokeCalendarFeed: true };
      },
    },
  });
  await user.click(await dialog.findByRole('button', { name: 'Revoke the link for Chalet' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText(/^Chalet: the current link stops working/)).toBeVisible();
  expect(callsOf('revokeCalendarFeed')).toEqual([]);
  await user.click(question.getByRole('button', { name: 'Revoke' }));
  expect(callsOf('revokeCalendarFeed')).toEqual([{ id: '2' }]);
  await waitFor(() => expect(dialog.queryByText('Chalet')).not.toBeInTheDocument());
});

it('shows why a link could not be made', async () => {
  const { user, dialog } = await openDialog({
    server: {
      calendarFeeds: () => ({ myCalendarFeeds: [] }),
      createCalendarFeed: () => {
        throw new Refusal('You do not own shares in this property', 'FORBIDDEN');
      },
    },
  });
  await user.click(await dialog.findByRole('button', { name: 'Get the link for Lake House' }));
  expect(await screen.findByText('You do not own shares in this property')).toBeVisible();
});

it('offers a retry when my links could not be loaded', async () => {
  let isDown = true;
  const { user, dialog } = await openDialog({
    server: {
      calendarFeeds: () => {
        if (isDown) throw new TypeError('Failed to fetch');
        return { myCalendarFeeds: [] };
      },
    },
  });
  const retry = await dialog.findByRole('button', { name: 'Retry' });
  isDown = false;
  await user.click(retry);
  expect(await dialog.findByText('My weeks')).toBeVisible();
});
