import { read } from '../../core/database/database';
import { statement } from '../../core/database/statement';
import type { NoticeSource } from '../../core/notice';
import { LEGS_TO_ANNOUNCE } from './steps/announce-exchange';

const COUNT = statement(
  'count-exchanges-to-answer',
  `select count(*)::int as count from exchange_legs leg join exchanges e on e.id = leg.exchange_id
    where leg.user_id = $1 and leg.is_open and leg.agreed_at is null and e.expires_at > now()`,
);

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
  async countWaiting(app, userId) {
    const [exchanges] = await read(app, COUNT, [userId]);
    return exchanges?.count ?? 0;
  },
};
