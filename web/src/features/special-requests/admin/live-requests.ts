import { createContext, useContext } from 'react';
import {
  AdminRequestsDocument,
  RequestCountsDocument,
  type RequestCountsQuery,
  RequestDetailsDocument,
} from '../../../generated/graphql';

/** What administrators see of requests. */
export const REQUEST_QUERIES = [
  AdminRequestsDocument,
  RequestCountsDocument,
  RequestDetailsDocument,
];

export interface LiveRequestsValue {
  /** How many requests each list holds; undefined until it is known. */
  counts: RequestCountsQuery['specialRequestCounts'] | undefined;
  /** Requests that came or changed a moment ago. */
  fresh: ReadonlySet<string>;
  /** Reads again what is on screen of requests. */
  refresh: () => void;
}

export const LiveRequestsContext = createContext<LiveRequestsValue | null>(null);

/** What LiveRequests keeps up to date. */
export function useLiveRequests(): LiveRequestsValue {
  const value = useContext(LiveRequestsContext);
  if (!value) throw new Error('useLiveRequests needs LiveRequests above it.');
  return value;
}
