import type { NoticeSource } from '../../core/audiences/notice';
import { read } from '../../core/database/database';
import { statement } from '../../core/database/statement';
import { firstOn, middleOf } from '../shares/share.columns';
import { draftPath } from './steps/draft-subject';
import { CURRENT_TURN, isChooser, MAY_CHOOSE } from './steps/who-chooses';

const MY_TURNS = `from drafts d
    join properties p on p.id = d.property_id
    ${CURRENT_TURN}
    join shares s on s.property_id = d.property_id and s.share_number = turn.share
      and ${MAY_CHOOSE}
    where d.status = 'RUNNING'`;

const TURN = statement(
  'my-turn-in-draft',
  `select d.id, p.id as "propertyId", p.name as "propertyName", d.year, d.deadline,
      (select owner.first_name || ' ' || owner.last_name from users owner
        where owner.id = ${firstOn(middleOf('d.year'))} and not ${isChooser('s.id', '$1', 'd.year')}) as "askedBy"
    ${MY_TURNS} and d.id = $2`,
);

const WAITING = statement(
  'my-turns',
  `select d.id as "subjectId", 1 as count, p.name as "propertyName", p.time_zone as "timeZone",
      d.deadline as until
    ${MY_TURNS} order by d.deadline, d.id`,
);

/** The turn of a user in a draft. */
export const draftNotices: NoticeSource = {
  async read(app, userId, subjectId) {
    const [turn] = await read(app, TURN, [userId, subjectId]);
    if (!turn) return null;
    const { id, propertyName, year, deadline, askedBy } = turn;
    return {
      title: askedBy ? `You choose a week for ${askedBy}` : 'Your turn to choose a week',
      body: `${propertyName}, ${year}`,
      path: draftPath(turn),
      tag: `draft-${id}`,
      ...(deadline && { until: deadline }),
    };
  },
  listWaiting: (app, userId) => read(app, WAITING, [userId]),
};
