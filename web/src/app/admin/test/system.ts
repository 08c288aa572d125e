import type { SecurityEventPartsFragment, SystemStatusQuery } from '../../../generated/graphql';

/** An installation that works. */
export const systemStatus: SystemStatusQuery['systemStatus'] & { __typename: string } = {
  __typename: 'SystemStatus',
  problems: [],
  ...{ version: '0.1.0', nodeVersion: '20.20.2', postgresVersion: '18.4' },
  startedAt: '2026-11-20T09:30:00.000Z',
  ...{ database: true, writable: true, liveEvents: true, worker: true },
  ...{ mail: 'WORKING', capturedMailPath: null, mailFailingSince: null, freeBytes: 42e9 },
  ...{ files: 3400, fileBytes: 1.2e9, fileDiskUse: 40 },
  ...{ jobsWaiting: 0, oldestJobAt: null, jobsFailed: 0 },
  ...{ mailsWaiting: 0, mailsStuck: 0, mailsFailed: 0, sessions: 7, liveConnections: 3 },
  ...{ lastBackupAt: '2026-11-22T03:00:00.000Z', lastBackupBytes: 1_234_567 },
  ...{
    isBackupScheduled: true,
    isBackupOverdue: false,
    isBackupRunning: false,
    isBackupWaiting: false,
  },
  backupError: null,
};

export const signedIn: SecurityEventPartsFragment & { __typename: string } = {
  __typename: 'SecurityEvent',
  ...{ id: '9', kind: 'SIGNED_IN', userId: '3', userName: 'Olivia Marsh', actorName: null },
  ...{ network: '192.0.2.7', requestId: '0d1f0c5e-6f4b-4f0a-9d0e-3f5b8f6f2a11' },
  at: '2026-11-02T09:30:00.000Z',
};
