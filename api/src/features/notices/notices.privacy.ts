import { statement } from '../../core/database/statement';
import { type PersonalData, rowsOf } from '../../core/privacy/personal-data';

const MINE = statement(
  'my-notice-data',
  `select n.at, n.kind, p.name as property, n.facts
    from notices n left join properties p on p.id = n.property_id
    where n.user_id = $1 order by n.id`,
);

const CHOICES = statement(
  'my-notice-choice-data',
  `select mail, quiet_from as "quietFrom", quiet_until as "quietUntil",
      remind_two_weeks as "remindTwoWeeks", remind_two_days as "remindTwoDays",
      remind_last_day as "remindLastDay"
    from notice_choices where user_id = $1`,
);

const ERASE = statement('erase-notices', 'delete from notices where user_id = $1');
const ERASE_CHOICES = statement(
  'erase-notice-choices',
  'delete from notice_choices where user_id = $1',
);

// A reason may name the person; what happened stays.
const ERASE_REASONS = statement(
  'erase-reasons-of-notices',
  `update notices set facts = facts - 'reason'
    where by_id = $1 or other_id = $1 or exists (
      select from unnest($2::text[]) as part
      where position(lower(part) in lower(facts ->> 'reason')) > 0)`,
);

export const noticesPersonalData: PersonalData = {
  tables: ['notices', 'notice_choices'],
  sections: {
    notices: rowsOf(MINE),
    noticeChoices: rowsOf(CHOICES),
  },
  async erase(transaction, { id, names, emails }) {
    await transaction.query(ERASE, [id]);
    await transaction.query(ERASE_CHOICES, [id]);
    await transaction.query(ERASE_REASONS, [id, [...names, ...emails]]);
  },
};
