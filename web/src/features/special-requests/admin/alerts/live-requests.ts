import { createContext, useContext } from 'react';
import {
  AdminFiguresDocument,
  type AdminFiguresQuery,
  AdminRequestsDocument,
  FilteredRequestCountsDocument,
  RequestDetailsDocument,
} from '../../../../generated/graphql';

/** The queries behind the administrators' view of requests. */
export const REQUEST_QUERIES = [
  AdminFiguresDocument,
  AdminRequestsDocument,
  FilteredRequestCountsDocument,
  RequestDetailsDocument,
];

export interface LiveRequestsValue {
  /** The number of requests in each list; undefined until known. */
  counts: AdminFiguresQuery['specialRequestCounts'] | undefined;
  /** Ids of recently added or changed requests. */
  fresh: ReadonlySet<string>;
  /** Refetches the displayed requests. */
  refresh: () => void;
}

export const LiveRequestsContext = createContext<LiveRequestsValue | null>(null);

/** The state that LiveRequests keeps up to date. */
export function useLiveRequests(): LiveRequestsValue {
  const value = useContext(LiveRequestsContext);
  if (!value) throw new Error('useLiveRequests needs LiveRequests above it.');
  return value;
}
