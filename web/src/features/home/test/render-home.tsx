import { type ApolloCache, InMemoryCache } from '@apollo/client';
import { screen, within } from '@testing-library/react';
import { addDays, format } from 'date-fns';
import { type CurrentUserPartsFragment, useMyWaitingQuery } from '../../../generated/graphql';
import { type Handlers } from '../../../lib/test/fake-server';
import { renderOnServer } from '../../../lib/test/render-data';
import { HomeScreen } from '../HomeScreen';

export const olivia: CurrentUserPartsFragment = {
  id: '3',
  firstName: 'Olivia',
  lastName: 'Owner',
  email: 'olivia@fairweek.test',
  profileImageUrl: null,
  userRole: 'OWNER',
  isAdmin: false,
  isAdminSession: false,
  isFirstLogin: false,
  themeId: null,
  viewing: null,
};

export const harbour = {
  __typename: 'Property',
  id: '1',
  name: 'Harbour House',
  location: 'Cornwall',
  coverImageUrl: '/api/files/5' as string | null,
};
export const lodge = {
  ...harbour,
  ...{ id: '2', name: 'Alpine Lodge', location: 'Austria', coverImageUrl: null },
};
const share = (id: string, shareNumber: number, property = harbour) => ({
  __typename: 'Share',
  id,
  shareNumber,
  ...{ yoursFrom: null, passesOn: null, passesTo: null },
  property,
});

export const inDays = (days: number) => format(addDays(new Date(), days), 'yyyy-MM-dd');
export const stay = (days: number) => ({
  __typename: 'Stay',
  bookingId: '7',
  propertyId: '1',
  propertyName: 'Harbour House',
  timeZone: 'UTC',
  location: 'Cornwall',
  shareNumber: 4,
  week: 51,
  startDate: inDays(days),
  endDate: inDays(days + 7),
  season: 'PEAK',
  holiday: 'Christmas',
  guests: 'Granny and the twins',
  guestCount: null,
});

export const noProperties = { __typename: 'PropertyPage', items: [] as object[], total: 0 };
const mailboxCounts = { unread: 0, read: 0, sent: 0, archived: 0, unreadInTalks: 0 };
const none = {
  ...{ mailboxCounts, properties: noProperties, nextChoices: [] as object[] },
  ...{ myDraftResults: [] as object[], openWeeks: [] as object[], myGuestStays: [] as object[] },
  ...{ mySwaps: { __typename: 'WeekSwapPage', items: [] as object[] }, myActivity: [] as object[] },
};
export const nothing = { myShares: [] as object[], myStays: [] as object[], ...none };
/** The year that is chosen next at a property, with my places in it. */
export const choice = (property: typeof harbour, turns: number[], draft: object | null = null) => ({
  ...{ __typename: 'NextChoice', propertyId: property.id, propertyName: property.name },
  ...{ timeZone: 'UTC', year: 2028, outOf: 4, draft },
  places: turns.map((turn) => ({ __typename: 'ChoicePlace', shareNumber: turn + 1, turn })),
});
export const owner = {
  ...none,
  myShares: [share('1', 4), share('2', 9), share('3', 2, lodge)],
  myStays: [stay(12)],
  nextChoices: [choice(harbour, [1, 4]), choice(lodge, [2])],
  properties: { ...noProperties, items: [harbour], total: 2 },
};

const ada = { __typename: 'Person', id: '9', firstName: 'Ada', lastName: 'Keller' };
const guide = {
  ...{ __typename: 'PropertyDocument', id: '5', propertyId: '1', title: 'How to get in' },
  documentType: 'House guide',
};

/** The answer that a stay is the last whose people have checked out. */
export const checkedOut = (bookingId: string): Handlers => ({
  lastCheckOut: () => ({
    lastCheckOut: {
      ...{ __typename: 'CheckOut', bookingId, startDate: inDays(-2), endDate: inDays(5) },
      ...{ byName: 'Olivia Owner', at: new Date().toISOString(), tasks: [], readings: [] },
      ...{ note: '', problems: [], pictures: [], version: 1 },
    },
  }),
});

interface Options {
  home?: object;
  waiting?: object[];
  user?: CurrentUserPartsFragment;
  unreadCount?: number;
  server?: Handlers;
  cache?: ApolloCache;
}

/** The dashboard, with what waits as the shell reads it. */
function OnServer(props: Omit<Parameters<typeof HomeScreen>[0], 'waiting'>) {
  const { data, error } = useMyWaitingQuery();
  return <HomeScreen {...props} waiting={data?.myWaiting ?? (error && [])} />;
}

/** Renders Olivia's dashboard on a fake server. */
export function show({
  home = owner,
  waiting = [],
  user = olivia,
  unreadCount = 0,
  server = {},
  cache = new InMemoryCache(),
}: Options = {}) {
  const onLogout = jest.fn();
  const view = renderOnServer(
    <OnServer
      user={user}
      unreadCount={unreadCount}
      onLogout={onLogout}
      draftsOf={(drafts) => <p>{drafts.length} drafts</p>}
      arrivalOf={(propertyId) => <p>Arriving at {propertyId}</p>}
    />,
    {
      home: () => ({ ...home }),
      myWaiting: () => ({ myWaiting: waiting }),
      administrators: () => ({ administrators: [ada] }),
      stayChanges: () => ({ myStayChanges: [] }),
      lastCheckOut: () => ({ lastCheckOut: null }),
      stayHouse: () => ({ propertyDocuments: [guide] }),
      ...server,
    },
    { cache },
  );
  return { ...view, onLogout };
}

export const link = (name: string | RegExp) => screen.findByRole('link', { name });
export const card = async (title: string) => {
  const heading = await screen.findByRole('heading', { name: title });
  return within(heading.closest('section') ?? heading);
};
