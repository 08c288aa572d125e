import { topic } from '../../core/events/topic';

/** Notifies all connections of a session that it has ended. */
export const sessionTopic = (sessionId: string) =>
  topic<Record<string, never>>('session', sessionId);
