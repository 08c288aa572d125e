import { statement } from '../../core/database/statement';
import { eraseBy, type PersonalData, rowsOf } from '../../core/privacy/personal-data';

const MINE = statement(
  'my-share-data',
  `select p.name as property, s.share_number as "shareNumber", s.is_active as "isActive"
    from present_members m join shares s on s.id = m.share_id
    join properties p on p.id = s.property_id where m.user_id = $1 order by p.name_order, s.share_number`,
);

const HELD = statement(
  'my-tenure-data',
  `select p.name as property, s.share_number as "shareNumber",
      nullif(t.starts_on, '-infinity')::text as "startsOn", t.ends_on::text as "endsOn"
    from tenures t join shares s on s.id = t.share_id join properties p on p.id = s.property_id
    where t.user_id = $1 order by t.id`,
);

const INVITED = statement(
  'my-share-invitation-data',
  `select p.name as property, s.share_number as "shareNumber", i.created_at as "createdAt",
      i.expires_at as "expiresAt"
    from share_invitations i join shares s on s.id = i.share_id
    join properties p on p.id = s.property_id where i.invited_by_id = $1 order by i.id`,
);

const PLANNED = statement(
  'my-planned-handover-data',
  `select p.name as property, s.share_number as "shareNumber", plan.day::text as day, plan.kind,
      plan.reason, plan.status, plan.created_at as "createdAt"
    from planned_handovers plan join shares s on s.id = plan.share_id
    join properties p on p.id = s.property_id where plan.user_id = $1 order by plan.id`,
);

// The database gives their weeks back, and the other side is notified.
const END_PLANS = statement(
  'end-plans-for-erased',
  `update planned_handovers set reason = null, is_told = is_told and status <> 'PLANNED',
      status = case when status = 'PLANNED' then 'ENDED' else status end where user_id = $1`,
);

const ERASE = statement(
  'erase-share-invitations',
  'delete from share_invitations where invited_by_id = $1',
);

export const sharesPersonalData: PersonalData = {
  tables: ['shares', 'share_members', 'tenures', 'share_invitations', 'planned_handovers'],
  sections: {
    shares: rowsOf(MINE),
    tenures: rowsOf(HELD),
    plannedHandovers: rowsOf(PLANNED),
    shareInvitations: rowsOf(INVITED),
  },
  erase: eraseBy(ERASE, END_PLANS),
};
