import { statement } from '../../core/database/statement';
import { type PersonalData, rowsOf } from '../../core/privacy/personal-data';
import { FORMER_GUEST } from './request.columns';

const REQUESTS = statement(
  'my-request-data',
  `select r.id, p.name as property, r.title, r.description, r.category, r.priority, r.status,
      r.created_at as "createdAt", r.archived_at as "archivedAt"
    from special_requests r join properties p on p.id = r.property_id
    where r.user_id = $1 order by r.id`,
);

const EVENTS = statement(
  'my-request-event-data',
  `select e.request_id as "requestId", e.kind, e.status, e.note, e.at
    from special_request_events e join special_requests r on r.id = e.request_id
    where r.user_id = $1 and e.is_for_asker or e.actor_id = $1 order by e.id`,
);

const ERASE_GUEST = statement(
  'erase-guest',
  `update special_requests set ${FORMER_GUEST}
    where guest_email = any($1::citext[])`,
);

const ERASE_FORWARDS = statement(
  'erase-forwards',
  `update special_request_events set forwarded_to = null where forwarded_to = any($1::citext[])`,
);

// Administrators keep the requests, as they were written.
export const specialRequestsPersonalData: PersonalData = {
  tables: ['special_requests', 'special_request_events'],
  sections: {
    requests: rowsOf(REQUESTS),
    requestHistory: rowsOf(EVENTS),
  },
  async erase(transaction, { emails }) {
    await transaction.query(ERASE_GUEST, [[...emails]]);
    await transaction.query(ERASE_FORWARDS, [[...emails]]);
  },
};
