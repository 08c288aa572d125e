import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Handlers, Refusal } from '../../../lib/test/fake-server';
import { address as pageAddress, renderOnServer } from '../../../lib/test/render-data';
import { CalendarScreen } from '../CalendarScreen';
import type { ReadWeek, ReadYear } from '../calendar';
import { fakeCalendar, LAKE_HOUSE } from './fake-calendar';

/** Answers that a house sleeps so many. */
export const sleeping = (sleeps: number | null) => () => ({
  arrival: {
    ...{
      __typename: 'Arrival',
      propertyId: '7',
      checkInTime: null,
      checkOutTime: null,
      version: 1,
    },
    ...{ wifiNetwork: null, wifiPassword: null, note: null, checklist: null, meters: null, sleeps },
  },
});

/** Fakes only the date; timers run as usual. */
const REAL = [
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'requestAnimationFrame',
  'cancelAnimationFrame',
  'requestIdleCallback',
  'cancelIdleCallback',
  'setImmediate',
  'clearImmediate',
  'setInterval',
  'clearInterval',
  'setTimeout',
  'clearTimeout',
] as const;

/** Sets the date (defaults to 5 January 2026) in every test of the file. */
export function freezeToday(now = new Date(2026, 0, 5)): void {
  beforeEach(() => {
    jest.useFakeTimers({ now, doNotFake: [...REAL] });
  });
  afterEach(() => {
    jest.useRealTimers();
  });
}

export const address = () => new URLSearchParams(pageAddress().split('?')[1]);

/** The server's calendars; tests may change them. */
export class FakeCalendars {
  readonly years = new Map<number, ReadYear>();

  calendar(year = 2026): ReadYear {
    const calendar = this.years.get(year) ?? fakeCalendar(year);
    this.years.set(year, calendar);
    return calendar;
  }

  week(number: number, year = 2026): ReadWeek {
    const week = this.calendar(year).weeks[number - 1];
    if (!week) throw new Error(`No week ${number}.`);
    return week;
  }

  change(number: number, changes: Partial<ReadWeek>, year = 2026): void {
    const calendar = this.calendar(year);
    const weeks = calendar.weeks.map((week) =>
      week.week === number ? { ...week, ...changes } : week,
    );
    this.years.set(year, { ...calendar, weeks });
  }
}

interface Options {
  route?: string;
  calendars?: FakeCalendars;
  server?: Handlers;
  propertyId?: string | undefined;
}

/** Renders Olivia's calendar screen on a fake server. */
export function renderCalendar({
  route = '/calendar',
  calendars = new FakeCalendars(),
  server = {},
  ...rest
}: Options = {}) {
  const propertyId = 'propertyId' in rest ? rest.propertyId : LAKE_HOUSE;
  const { container, callsOf, publish } = renderOnServer(
    <CalendarScreen propertyId={propertyId} switcher={null} />,
    {
      calendar: ({ year }) => ({ calendar: calendars.calendar(Number(year)) }),
      draft: () => ({ draft: null }),
      arrival: sleeping(null),
      ...server,
    },
    { route },
  );
  /** Publishes a calendar change. */
  const publishChange = (event: { propertyId: string; year: number }) =>
    publish('myCalendarEvents', { myCalendarEvents: event });
  return { container, calendars, callsOf, publishChange, user: userEvent.setup() };
}

export { Refusal };

/** Finds the tile of a week. */
export const tile = (week: number) =>
  screen.findByRole('button', { name: new RegExp(`^Week ${week},`) });

export const tiles = () => screen.findAllByRole('button', { name: /^Week \d+,/ });

/** Runs an action outside the browser and waits for its effects. */
export const happen = (action: () => unknown, forMs = 250) =>
  act(async () => {
    action();
    await new Promise((resolve) => setTimeout(resolve, forMs));
  });
