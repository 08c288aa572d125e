import { read } from '../../../../core/database/database';
import { statement } from '../../../../core/database/statement';
import { AppError } from '../../../../core/errors';
import { type RequestContext, requireMember } from '../../../../core/request-context';
import { MAY_KNOW_PROPERTY, policyValues } from '../../../shares/share.policy';
import type { DraftIdArgs } from '../../draft.inputs';
import type { StampsFile } from '../../rules';
import type { DraftWitness } from '../stamps.types';

const FILE = statement(
  'draft-stamps-export',
  `select p.name as property, d.year,
      coalesce((select json_agg(json_build_object('seq', seq, 'authority', authority,
        'answer', answer) order by seq, authority) from draft_stamps where draft_id = d.id), '[]')
        as stamps
    from drafts d join properties p on p.id = d.property_id
    where d.id = $3 and ${MAY_KNOW_PROPERTY}`,
);

const WITNESSES = statement(
  'draft-witnesses',
  `select s.signer, max(s.seq) as seq, max(s.at) as at, count(*)::int as count
    from draft_stamps s join drafts d on d.id = s.draft_id join properties p on p.id = d.property_id
    where d.id = $3 and ${MAY_KNOW_PROPERTY}
    group by s.signer order by s.signer`,
);

/** Exports the time stamps of a draft's log, for its owners and administrators. */
export async function exportStamps(
  call: RequestContext,
  { draftId }: DraftIdArgs,
): Promise<StampsFile> {
  const actor = requireMember(call);
  const [file] = await read(call.app, FILE, [...policyValues(actor), draftId]);
  if (!file)
    throw new AppError('NOT_FOUND', 'There is no such draft of a property of yours.', 'draftId');
  return file;
}

/** Returns who has stamped a draft's log, for its owners and administrators; empty for others. */
export function listWitnesses(
  call: RequestContext,
  { draftId }: DraftIdArgs,
): Promise<DraftWitness[]> {
  const actor = requireMember(call);
  return read(call.app, WITNESSES, [...policyValues(actor), draftId]);
}
