import { useEffect } from 'react';
import {
  AdminEventsDocument,
  AdminFiguresDocument,
  RequestEventsDocument,
  useAdminFiguresQuery,
} from '../../generated/graphql';
import { useLive } from '../../lib/live/use-live';
import { EVERY_MINUTE } from '../../lib/network/refresh';
import type { AdminFigures } from './admin-figures';

const REREAD = { reread: [AdminFiguresDocument] };

/** Reads the figures for all screens, live; a component, so that only administrators load it. */
export function ReadAdminFigures({ onRead }: { onRead: (figures: AdminFigures) => void }) {
  const { data: latest, previousData, error } = useAdminFiguresQuery(EVERY_MINUTE);
  const data = latest ?? previousData;
  useLive(AdminEventsDocument, REREAD);
  // Guests and owners make and withdraw requests.
  useLive(RequestEventsDocument, REREAD);
  useEffect(() => onRead({ data, error }), [data, error, onRead]);
  useEffect(() => () => onRead({}), [onRead]);
  return null;
}
