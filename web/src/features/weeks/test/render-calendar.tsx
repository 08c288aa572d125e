import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { Observable, Subject } from 'rxjs';
import { fakeServer, type Handlers, Refusal } from '../../../kit/test/fake-server';
import { renderUi } from '../../../kit/test/render';
import { CalendarScreen } from '../CalendarScreen';
import type { CalendarYear, Week } from '../calendar';
import { fakeCalendar, LAKE_HOUSE } from './fake-calendar';

/** Everything but the clock's date goes on as usual. */
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

/** Makes it this day, else 5 January 2026, in every test of the file. */
export function freezeToday(now = new Date(2026, 0, 5)): void {
  beforeEach(() => {
    jest.useFakeTimers({ now, doNotFake: [...REAL] });
  });
  afterEach(() => {
    jest.useRealTimers();
  });
}

/** Lets the window be as wide as a desk in every test of the block. */
export function onADesk(): void {
  const { matchMedia } = globalThis;
  beforeEach(() => {
    globalThis.matchMedia = (query) =>
      Object.assign(matchMedia(query), { matches: query.includes('min-width') });
  });
  afterEach(() => {
    globalThis.matchMedia = matchMedia;
  });
}

function Address() {
  const { search } = useLocation();
  return <p data-testid="address">{search}</p>;
}

export const address = () => new URLSearchParams(screen.getByTestId('address').textContent ?? '');

/** The server's calendars, which a test may change, and the events that it sends. */
export class FakeHouse {
  readonly years = new Map<number, CalendarYear>();
  readonly events = new Subject<{ propertyId: number; year: number }>();

  calendar(year = 2026): CalendarYear {
    const calendar = this.years.get(year) ?? fakeCalendar(year);
    this.years.set(year, calendar);
    return calendar;
  }

  week(number: number, year = 2026): Week {
    const week = this.calendar(year).weeks[number - 1];
    if (!week) throw new Error(`No week ${number}.`);
    return week;
  }

  change(number: number, changes: Partial<Week>, year = 2026): void {
    const calendar = this.calendar(year);
    const weeks = calendar.weeks.map((week) =>
      week.week === number ? { ...week, ...changes } : week,
    );
    this.years.set(year, { ...calendar, weeks });
  }
}

interface Options {
  route?: string;
  house?: FakeHouse;
  server?: Handlers;
  propertyId?: number | undefined;
}

/** Olivia's calendar screen on a fake server. */
export function renderCalendar({
  route = '/calendar',
  house = new FakeHouse(),
  server = {},
  ...rest
}: Options = {}) {
  const { link, callsOf } = fakeServer({
    calendar: ({ year }) => ({ calendar: house.calendar(Number(year)) }),
    ...server,
  });
  const live = new ApolloLink(
    () =>
      new Observable((observer) =>
        house.events.subscribe((event) =>
          observer.next({
            data: { myCalendarEvents: { __typename: 'CalendarEvent', ...event } },
          }),
        ),
      ),
  );
  const client = new ApolloClient({
    link: ApolloLink.split(({ operationName }) => operationName === 'MyCalendarEvents', live, link),
    cache: new InMemoryCache(),
    queryDeduplication: false,
  });
  const propertyId = 'propertyId' in rest ? rest.propertyId : LAKE_HOUSE;
  const { container } = renderUi(
    <>
      <CalendarScreen propertyId={propertyId} switcher={null} />
      <Address />
    </>,
    { route, wrap: (children) => <ApolloProvider client={client}>{children}</ApolloProvider> },
  );
  return { container, house, callsOf, user: userEvent.setup() };
}

export { Refusal };

/** The tile of a week, once it is there. */
export const tile = (week: number) =>
  screen.findByRole('button', { name: new RegExp(`^Week ${week},`) });

export const tiles = () => screen.findAllByRole('button', { name: /^Week \d+,/ });

/** Lets something happen outside the browser and everything that follows from it. */
export const happen = (action: () => unknown, forMs = 250) =>
  act(async () => {
    action();
    await new Promise((resolve) => setTimeout(resolve, forMs));
  });
