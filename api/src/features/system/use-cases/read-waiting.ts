import type { WaitingKind } from '../../../core/audiences/waiting';
import { type RequestContext, requireAdministrator } from '../../../core/request-context';
import { lastBackup } from '../../backups/steps/last-backup';
import type { AdminWaiting, WaitingFigure } from '../waiting.types';

/** Counts of pending work for administrators, one statement per kind; administrators only. */
export async function readWaiting(call: RequestContext): Promise<AdminWaiting> {
  requireAdministrator(call);
  const { app } = call;
  const kinds = Object.keys(app.waiting) as WaitingKind[];
  const figures = kinds.map(async (kind): Promise<WaitingFigure[]> => {
    const waiting = await app.waiting[kind]?.(app);
    return waiting ? [{ kind, ...waiting }] : [];
  });
  const [backup, ...all] = await Promise.all([lastBackup(app), ...figures]);
  return {
    figures: all.flat(),
    lastBackupAt: backup.at,
    isBackupLate: backup.isOverdue || backup.error !== null,
  };
}
