import {
  AdminEventsDocument,
  AdminWaitingDocument,
  type AdminWaitingKind,
  RequestEventsDocument,
  useAdminWaitingQuery,
} from '../../generated/graphql';
import { useLive } from '../../lib/live/use-live';
import { EVERY_MINUTE } from './refresh';

/** What waits for administrators, kept up to date. */
export function useWaiting() {
  const { data, error } = useAdminWaitingQuery({
    fetchPolicy: 'cache-and-network',
    ...EVERY_MINUTE,
  });
  useLive(AdminEventsDocument, { reread: [AdminWaitingDocument] });
  // Guests and owners make and withdraw requests.
  useLive(RequestEventsDocument, { reread: [AdminWaitingDocument] });
  return { waiting: data?.adminWaiting, error };
}

type Waiting = NonNullable<ReturnType<typeof useWaiting>['waiting']>;

/** Many users and properties are without the other for long; that is no news. */
const URGENT: readonly AdminWaitingKind[] = ['REQUESTS', 'SWAPS', 'MAILS', 'DRAFTS'];

/** Counts what an administrator acts on soon. */
export const urgentCount = ({ figures, isBackupLate }: Waiting) =>
  figures
    .filter(({ kind }) => URGENT.includes(kind))
    .reduce((sum, { count }) => sum + count, isBackupLate ? 1 : 0);
