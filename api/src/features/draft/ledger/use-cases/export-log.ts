import { read } from '../../../../core/database/database';
import { statement } from '../../../../core/database/statement';
import { AppError } from '../../../../core/errors';
import { type RequestContext, requireMember } from '../../../../core/request-context';
import { propertyRefusal } from '../../../properties/property.policy';
import { MAY_KNOW_PROPERTY, policyValues } from '../../../shares/share.policy';
import type { DraftIdArgs, HouseLogQuery, LedgerArgs } from '../../draft.inputs';
import type { ExportedHouse, ExportedLog } from '../../rules';

/** The entries of a log, as SQL. */
const entriesOf = (log: string) => `coalesce((
        select json_agg(json_build_object('text', text, 'hash', hash) order by seq) from ${log}), '[]')`;

const ENTRIES = entriesOf('draft_log where draft_id = d.id');

const LOG = statement(
  'draft-log-export',
  `select p.name as property, d.year, d.status, ${ENTRIES} as entries
    from drafts d join properties p on p.id = d.property_id
    where d.id = $3 and ${MAY_KNOW_PROPERTY}`,
);

const HOUSE = statement(
  'house-log-export',
  `select p.name as property,
      ${entriesOf('house_chain_log where property_id = p.id')} as entries,
      coalesce((select json_agg(json_build_object('property', p.name, 'year', d.year,
          'status', d.status, 'entries', ${ENTRIES}) order by d.year)
        from drafts d where d.property_id = p.id and d.status <> 'PLANNED' and $4), '[]') as drafts
    from properties p where p.id = $3 and ${MAY_KNOW_PROPERTY}`,
);

/** Exports a house’s own log, with those of its drafts, for its owners and administrators. */
export async function exportHouse(
  call: RequestContext,
  { propertyId, drafts = true }: LedgerArgs & HouseLogQuery,
): Promise<ExportedHouse> {
  const actor = requireMember(call);
  const [house] = await read(call.app, HOUSE, [...policyValues(actor), propertyId, drafts]);
  if (!house) throw propertyRefusal(actor);
  return house;
}

/** Exports the whole log of a draft, for its owners and administrators. */
export async function exportLog(
  call: RequestContext,
  { draftId }: DraftIdArgs,
): Promise<ExportedLog> {
  const actor = requireMember(call);
  const [log] = await read(call.app, LOG, [...policyValues(actor), draftId]);
  if (!log)
    throw new AppError('NOT_FOUND', 'There is no such draft of a property of yours.', 'draftId');
  return log;
}
