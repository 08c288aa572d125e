import { read } from '../../../../core/database/database';
import { statement } from '../../../../core/database/statement';
import { AppError } from '../../../../core/errors';
import { type RequestContext, requireMember } from '../../../../core/request-context';
import { MAY_KNOW_PROPERTY, policyValues } from '../../../shares/share.policy';
import type { DraftIdArgs } from '../../draft.inputs';
import type { ExportedLog } from '../../rules';

const LOG = statement(
  'draft-log-export',
  `select p.name as property, d.year, d.status,
      coalesce((select json_agg(json_build_object('text', text, 'hash', hash) order by seq)
        from draft_log where draft_id = d.id), '[]') as entries
    from drafts d join properties p on p.id = d.property_id
    where d.id = $3 and ${MAY_KNOW_PROPERTY}`,
);

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
