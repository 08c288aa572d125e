import { statement } from '../../core/database/statement';
import { type PersonalData, rowsOf } from '../../core/privacy/personal-data';

const MINE = statement(
  'my-report-data',
  `select report_type as "reportType", from_date::text as "from", to_date::text as "to",
      recipient_email::text as "recipientEmail", custom_message as "customMessage",
      created_at as "createdAt"
    from report_jobs where user_id = $1 order by id`,
);

// A report lists people; without its job, its files are gone too.
const ERASE = statement(
  'erase-reports',
  'delete from report_jobs where user_id = $1 or recipient_email = any($2::citext[])',
);

export const reportsPersonalData: PersonalData = {
  tables: ['report_jobs'],
  sections: { reports: rowsOf(MINE) },
  erase: (transaction, { id, emails }) => transaction.query(ERASE, [id, [...emails]]),
};
