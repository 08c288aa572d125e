import { type WaitingSources, waitingOn } from '../../../core/audiences/waiting';

/** Active properties of which no share has an owner. */
export const propertiesWaiting: WaitingSources = {
  PROPERTIES: waitingOn(
    '/admin?tab=properties',
    'properties-waiting',
    `select count(*)::int as count from properties p where p.is_active
      and not exists (select from shares s where s.property_id = p.id and s.user_id is not null)`,
  ),
};
