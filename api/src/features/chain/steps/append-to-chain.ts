import { chain } from '@packages/sealed-log/chain';
import type { Transaction } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import { AppError } from '../../../core/errors';
import type { ChainFact } from '../rules';

// The house comes first: a transaction that has locked it may be about to add to the chain.
const LOCK = statement(
  'lock-house-chain',
  `with house as (select id from properties where id = $1 for key share)
    insert into house_chains as known (property_id, at) select id, clock_timestamp() from house
    on conflict (property_id) do update set at = greatest(known.at, clock_timestamp())
    returning seq, head, at`,
);

const APPEND = statement(
  'append-to-house-chain',
  `with entry as (insert into house_chain_log (property_id, seq, text, hash) values ($1, $2, $3, $4))
    update house_chains set seq = $2, head = $4 where property_id = $1 returning seq`,
);

const STATE = statement(
  'state-of-house',
  `select json_build_object('kind', 'BEGUN', 'property', p.name, 'baseYear', p.rotation_base_year,
      'settings', (select coalesce(json_agg(json_build_object('year', c.year, 'kind', c.kind,
          'firstShare', c.first_choice_share, 'queue', c.queue) order by c.id), '[]')
        from rotation_changes c where c.property_id = p.id),
      'drafts', (select coalesce(json_agg(json_build_object('year', y.year,
          'setting', case when d.rotation_change_id is not null then (select count(*)
            from rotation_changes c where c.property_id = p.id and c.id <= d.rotation_change_id) end,
          'rotation', case when d.rotation_queue is not null then json_build_object(
            'kind', d.rotation_kind, 'baseYear', d.rotation_base_year, 'queue', d.rotation_queue) end,
          'rehearsals', coalesce(d.rehearsals, past.rehearsals),
          'opening', (select hash from draft_log where draft_id = d.id and seq = 1),
          'head', case when d.status = 'ENDED' then d.head end) order by y.year), '[]')
        from (select year from drafts where property_id = p.id
            union select year from property_years where property_id = p.id and rehearsals > 0) y
          left join drafts d on d.property_id = p.id and d.year = y.year
          left join property_years past on past.property_id = p.id and past.year = y.year)) as fact
    from properties p where p.id = $1`,
);

/** The end of a house's chain, locked: nothing comes between what is read now and what is added. */
export interface LockedChain {
  propertyId: number;
  seq: number;
  head: string;
  /** The time of the next entry, which is never before the last one. */
  at: Date;
}

/** Adds an entry to a locked chain, whose end it is from then on. */
export async function append(
  { query }: Transaction,
  end: LockedChain,
  fact: ChainFact,
): Promise<void> {
  const seq = end.seq + 1;
  const [link] = await chain(end.head, [{ seq, at: end.at.toISOString(), ...fact }]);
  if (!link) throw new Error('An entry has no link.');
  await query(APPEND, [end.propertyId, seq, link.text, link.hash]);
  Object.assign(end, { seq, head: link.hash });
}

/** Locks the chain of a house, after its draft; one without a chain begins it with how it stands. */
export async function lockChain(
  transaction: Transaction,
  propertyId: number,
): Promise<LockedChain> {
  const [row] = await transaction.query(LOCK, [propertyId]);
  if (!row) throw new AppError('NOT_FOUND', 'There is no such property.', 'propertyId');
  const end = { propertyId, ...row };
  const [state] = end.seq === 0 ? await transaction.query(STATE, [propertyId]) : [];
  if (state) await append(transaction, end, state.fact as ChainFact);
  return end;
}

/** Adds an entry to the chain of a house, in the transaction in which it happens. */
export async function appendToChain(
  transaction: Transaction,
  propertyId: number,
  fact: ChainFact,
): Promise<void> {
  await append(transaction, await lockChain(transaction, propertyId), fact);
}
