import type { NoticeSource } from '../../core/audiences/notice';
import { read } from '../../core/database/database';
import { LEGS_TO_ANNOUNCE } from './steps/announce-exchange';
import { MY_PROPOSALS } from './steps/my-proposals';

/** Exchanges found for a user, and those that came about. */
export const exchangeNotices: NoticeSource = {
  async read(app, userId, subjectId) {
    const legs = await read(app, LEGS_TO_ANNOUNCE, [subjectId]);
    const leg = legs.find((it) => it.userId === userId);
    if (!leg) return null;
    const { propertyName, week, getsWeek, status } = leg;
    const isDone = status === 'DONE';
    if (!isDone && leg.hasAgreed) return null;
    return {
      title: isDone ? `You now have week ${getsWeek}` : 'A swap was found for you',
      body: isDone
        ? `The weeks at ${propertyName} have been swapped; you gave week ${week}.`
        : `You give week ${week} and get week ${getsWeek} at ${propertyName}.`,
      path: '/swaps',
      tag: `exchange-${subjectId}`,
    };
  },
  async listWaiting(app, userId) {
    const proposals = await read(app, MY_PROPOSALS, [userId]);
    return proposals
      .filter(({ hasAgreed }) => !hasAgreed)
      .map(({ id, expiresAt, ...facts }) => ({
        ...facts,
        ...{ subjectId: id, count: 1, until: expiresAt },
      }));
  },
};
