import type { RowChange } from '../../core/database/row-cache';
import { PROCESS, topic } from '../../core/events/event-bus';

/** Notifies all connections of a session that a view as another user has begun or ended. */
export const viewingTopic = (sessionId: string) =>
  topic<Record<string, never>>('viewing', sessionId);

/** Notifies all connections of a session that it has ended. */
export const sessionTopic = (sessionId: string) =>
  topic<Record<string, never>>('session', sessionId);

/** Notifies all processes of a change of what requests are authenticated by; sent by triggers. */
export const actorChanges = topic<RowChange>(`${PROCESS}actors`);
