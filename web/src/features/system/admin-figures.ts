import type { ErrorLike } from '@apollo/client';
import { createContext, useContext } from 'react';
import type { AdminFiguresQuery, AdminWaitingKind } from '../../generated/graphql';

/** The figures on every screen of an administrator: counts, pending work, and problems. */
export interface AdminFigures {
  data?: AdminFiguresQuery | undefined;
  error?: ErrorLike | undefined;
}

export const AdminFiguresContext = createContext<AdminFigures>({});

/** The figures that ReadAdminFigures keeps up to date; empty until known. */
export const useAdminFigures = () => useContext(AdminFiguresContext);

type Waiting = AdminFiguresQuery['adminWaiting'];
export type WaitingFigure = Waiting['figures'][number];

/** Items to act on soon, the most urgent first. */
const URGENT: readonly AdminWaitingKind[] = ['REQUESTS', 'SWAPS', 'MAILS', 'DRAFTS'];
/** Items that may wait for long. */
const LASTING: readonly AdminWaitingKind[] = ['DRAFTS_TO_OPEN', 'USERS', 'PROPERTIES'];

/** The pending items, by whether they are urgent; kinds without any are left out. */
export function waitingParts({ figures, isBackupLate }: Waiting) {
  const partOf = (kinds: readonly AdminWaitingKind[]) =>
    kinds.flatMap((kind) => figures.filter((one) => one.kind === kind && one.count > 0));
  const urgent = partOf(URGENT);
  return {
    urgent,
    lasting: partOf(LASTING),
    /** The count in the navigation: the urgent figures, and a late backup. */
    total: urgent.reduce((sum, { count }) => sum + count, isBackupLate ? 1 : 0),
  };
}
