import {
  AdminEventsDocument,
  AdminWaitingDocument,
  type AdminWaitingKind,
  RequestEventsDocument,
  useAdminWaitingQuery,
} from '../../generated/graphql';
import { useLive } from '../../lib/live/use-live';
import { EVERY_MINUTE } from '../../lib/network/refresh';

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
export type WaitingFigure = Waiting['figures'][number];

/** What to act on soon, the most urgent first. */
const URGENT: readonly AdminWaitingKind[] = ['REQUESTS', 'SWAPS', 'MAILS', 'DRAFTS'];
/** What may stay so for long. */
const LASTING: readonly AdminWaitingKind[] = ['DRAFTS_TO_OPEN', 'USERS', 'PROPERTIES'];

/** What waits, by whether it is urgent; kinds of which nothing waits are left out. */
export function waitingParts({ figures, isBackupLate }: Waiting) {
  const partOf = (kinds: readonly AdminWaitingKind[]) =>
    kinds.flatMap((kind) => figures.filter((one) => one.kind === kind && one.count > 0));
  const urgent = partOf(URGENT);
  return {
    urgent,
    lasting: partOf(LASTING),
    /** What the navigation counts: the urgent figures, and a late backup. */
    total: urgent.reduce((sum, { count }) => sum + count, isBackupLate ? 1 : 0),
  };
}
