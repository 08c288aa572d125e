import { statement } from '../../core/database/statement';
import { eraseBy, type PersonalData, rowsOf } from '../../core/privacy/personal-data';

const MINE = statement(
  'my-wish-data',
  `select p.name as property, s.share_number as "shareNumber", l.year, l.weeks,
      l.is_autopilot as "isAutopilot", l.updated_at as "updatedAt"
    from wish_lists l join shares s on s.id = l.share_id join properties p on p.id = s.property_id
    where l.user_id = $1 order by l.year, p.name_order, s.share_number`,
);

const COMMITTED = statement(
  'my-committed-data',
  `select p.name as property, d.year, s.share_number as "shareNumber", c.seq as entry, c.weeks,
      c.is_autopilot as "isAutopilot", c.salt
    from list_commitments c join drafts d on d.id = c.draft_id join shares s on s.id = c.share_id
      join properties p on p.id = d.property_id
    where c.user_id = $1 order by d.year, p.name_order, s.share_number, c.seq`,
);

const DELEGATIONS = statement(
  'my-delegations',
  `select p.name as property, d.year, s.share_number as "shareNumber",
      case when g.owner_id = $1 then 'you named someone' else 'you were named' end as what,
      g.until, g.created_at as "createdAt"
    from draft_delegations g join drafts d on d.id = g.draft_id join shares s on s.id = g.share_id
      join properties p on p.id = d.property_id
    where g.owner_id = $1 or g.delegate_id = $1 order by g.created_at`,
);

const ERASE_DELEGATIONS = statement(
  'erase-delegations',
  'delete from draft_delegations where owner_id = $1 or delegate_id = $1',
);

const ERASE_COMMITTED = statement(
  'erase-committed-lists',
  'delete from list_commitments where user_id = $1',
);

const KEYS = statement(
  'my-device-keys-data',
  `select key, name, created_at as "createdAt" from device_keys where user_id = $1
    order by created_at`,
);

const HEADS = statement(
  'my-seen-heads',
  `select p.name as property, d.year, h.seq as entry, h.hash as fingerprint, h.seen_at as "seenAt"
    from draft_heads h join drafts d on d.id = h.draft_id join properties p on p.id = d.property_id
    where h.user_id = $1 order by h.seen_at`,
);

const ERASE_HEADS = statement('erase-seen-heads', 'delete from draft_heads where user_id = $1');

const ERASE_KEYS = statement('erase-device-keys', 'delete from device_keys where user_id = $1');

const ERASE = statement('erase-wish-lists', 'delete from wish_lists where user_id = $1');

// The log of a draft names shares, and people only by the numbers of their accounts (decision 008).
export const draftPersonalData: PersonalData = {
  tables: ['wish_lists', 'list_commitments', 'draft_delegations', 'device_keys', 'draft_heads'],
  sections: {
    wishLists: rowsOf(MINE),
    committedWishLists: rowsOf(COMMITTED),
    draftDelegations: rowsOf(DELEGATIONS),
    deviceKeys: rowsOf(KEYS),
    seenLogs: rowsOf(HEADS),
  },
  erase: eraseBy(ERASE, ERASE_COMMITTED, ERASE_DELEGATIONS, ERASE_KEYS, ERASE_HEADS),
  closable: ['wishLists', 'committedWishLists'],
};
