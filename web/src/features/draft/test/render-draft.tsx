import { orderOf, overTwelve, type Rotation } from '@rules/rotation';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { resetServerTime } from '../../../lib/dates/server-clock';
import type { Handlers } from '../../../lib/test/fake-server';
import { pageEnd } from '../../../lib/test/page-end';
import { renderOnServer } from '../../../lib/test/render-data';
import { DraftScreen } from '../DraftScreen';
import type { Draft, Entry } from '../room/room';
import { LAKE_HOUSE, YEAR } from './fake-draft';

interface Options {
  /** The server's initial draft; null if none is planned. */
  draft: Draft | null;
  server?: Handlers;
  mayManage?: boolean;
  search?: string;
  /** The log to download, as a file. */
  log?: string;
}

/** Renders Olivia's draft room on a fake server. */
export function renderDraft({
  draft,
  server = {},
  mayManage = false,
  search = '',
  log = '{"entries":[]}',
}: Options) {
  resetServerTime();
  globalThis.fetch = (async () => ({ ok: true, text: async () => log })) as unknown as typeof fetch;
  const state = { draft };
  const lists = new Map<string, ReturnType<typeof wishList>>();
  const keep = (list: ReturnType<typeof wishList>) => {
    lists.set(`${list.shareId} ${list.year}`, list);
    return list;
  };
  const { container, callsOf, publish } = renderOnServer(
    <DraftScreen propertyId={LAKE_HOUSE} switcher={null} mayManage={mayManage} />,
    {
      draft: () => ({ draft: state.draft }),
      propertyName: ({ id }) => ({
        property: { __typename: 'Property', id, name: 'Lake House', location: 'Somewhere' },
      }),
      wishList: ({ shareId, year }) => ({
        wishList: lists.get(`${shareId} ${year}`) ?? wishList(String(shareId), Number(year)),
      }),
      saveWishList: ({ input }) => ({
        saveWishList: keep({ ...wishList('0', 0), ...(input as object) }),
      }),
      draftOutlook: () => ({ draftOutlook: NO_OUTLOOK }),
      fairnessLedger: () => ({ fairnessLedger: [] }),
      agreedYear: ({ year }) => notAgreed(year),
      houseActions: () => ({
        houseActions: { __typename: 'HouseActionPage', items: [], ...pageEnd(null) },
      }),
      myCommittedLists: () => ({ myCommittedLists: [] }),
      houseRotation: () => houseRotation(overTwelve(2024), [1, 2, 3]),
      pastExchanges: () => ({ pastExchanges: [] }),
      seenHeads: () => ({ seenHeads: [] }),
      tellHead: () => ({ tellHead: true }),
      deviceKeys: () => ({ deviceKeys: [] }),
      draftWitnesses: () => ({ draftWitnesses: [] }),
      addDeviceKey: () => ({ addDeviceKey: { __typename: 'DeviceKey', id: '1' } }),
      ...server,
    },
    { route: `/draft?year=${YEAR}${search}` },
  );
  /** Publishes an event, as the server does. */
  const publishEvents = async (draftNow: Draft, entries: Entry[]) => {
    const { id, propertyId, year, status, seq, head, deadline, serverTime } = draftNow;
    const event = { propertyId, year, status, seq, head, deadline, serverTime, entries };
    await act(async () => {
      publish('myDraftEvents', { myDraftEvents: { draftId: id, ...event } });
      await new Promise((resolve) => setTimeout(resolve, 200));
    });
  };
  return { container, state, publishEvents, callsOf, user: userEvent.setup() };
}

/** The rotation of a house in the draft's year, as the Fairness page counts it. */
export const houseRotation = (rotation: Rotation, takingPart: number[]) => ({
  rotation: {
    ...{ __typename: 'Rotation', propertyId: LAKE_HOUSE, year: YEAR },
    ...rotation,
    turns: orderOf(rotation, takingPart, YEAR).map(({ turn, shareNumber }) => ({
      __typename: 'RotationTurn',
      ...{ turn, shareNumber },
    })),
  },
});

/** A year that is not agreed outside. */
export const notAgreed = (year: unknown, changes: object = {}) => ({
  calendar: {
    ...{ __typename: 'CalendarYear', propertyId: '7', year, agreed: null },
    ...{ isOpenForClaims: false, weeks: [], ...changes },
  },
});

/** Before two drafts were held. */
const NO_OUTLOOK = {
  __typename: 'DraftOutlook',
  ...{ years: [], turns: [], called: null, right: null },
};

/** The wish list that the server returns: weeks 30, 31 and 52, and 10 and 11 last year. */
export const wishList = (shareId: string, year: number) => ({
  __typename: 'WishList',
  ...{ shareId, year, isAutopilot: false, weeks: [30, 31, 52], lastYear: [10, 11] },
  commitment: null as string | null,
});

/** Finds the tile of a week on the board. */
export const tile = (week: number) =>
  screen.findByRole('button', { name: new RegExp(`^Week ${week},`) });
