import { statement } from '../../core/database/statement';
import { eraseBy, type PersonalData, rowsOf } from '../../core/privacy/personal-data';

const MINE = statement(
  'my-push-data',
  `select s.device, it.created_at as "createdAt", coalesce(p.messages, true) as messages,
      coalesce(p.draft, true) as draft, coalesce(p.swaps, true) as swaps,
      coalesce(p.requests, true) as requests,
      coalesce(p.holdings, true) as holdings
    from users u
    left join push_preferences p on p.user_id = u.id
    left join sessions s on s.user_id = u.id
    left join push_subscriptions it on it.session_id = s.id
    where u.id = $1 and (it.id is not null or p.user_id is not null)
    order by it.created_at`,
);

const ERASE_SUBSCRIPTIONS = statement(
  'erase-push-subscriptions',
  `delete from push_subscriptions where session_id in (
    select id from sessions where user_id = $1)`,
);
const ERASE_PREFERENCES = statement(
  'erase-push-preferences',
  'delete from push_preferences where user_id = $1',
);

export const pushPersonalData: PersonalData = {
  tables: ['push_subscriptions', 'push_preferences'],
  sections: { notifications: rowsOf(MINE) },
  erase: eraseBy(ERASE_SUBSCRIPTIONS, ERASE_PREFERENCES),
};
