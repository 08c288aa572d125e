import type { AdminFiguresQuery } from '../../../generated/graphql';
import { systemStatus } from './system';

const figures: AdminFiguresQuery = {
  adminCounts: { users: 41, properties: 1, shares: 2 },
  specialRequestCounts: { pending: 1, inProgress: 2, fulfilled: 3, archived: 4, cancelled: 5 },
  adminWaiting: { lastBackupAt: null, isBackupLate: false, figures: [] },
  systemStatus,
};

/** Answers with the figures of administrators; of changes, each replaces fields of its part. */
export const adminFigures =
  (changes: { [Part in keyof AdminFiguresQuery]?: object } = {}) =>
  () => ({
    adminCounts: { ...figures.adminCounts, ...changes.adminCounts },
    specialRequestCounts: { ...figures.specialRequestCounts, ...changes.specialRequestCounts },
    adminWaiting: { ...figures.adminWaiting, ...changes.adminWaiting },
    systemStatus: { ...figures.systemStatus, ...changes.systemStatus },
  });
