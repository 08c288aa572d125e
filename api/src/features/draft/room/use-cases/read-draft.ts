import { read } from '../../../../core/database/database';
import { statement } from '../../../../core/database/statement';
import { type RequestContext, requireMember } from '../../../../core/request-context';
import { propertyRefusal } from '../../../properties/property.policy';
import { MAY_KNOW_PROPERTY, policyValues } from '../../../shares/share.policy';
import type { DraftArgs } from '../../draft.inputs';
import type { DraftView } from '../../draft.types';
import { DRAFT_COLUMNS, draftViewOf } from '../../steps/draft-view';

// No row means no access; a row without a draft means that none is planned.
const BY_YEAR = statement(
  'draft-of-year',
  `select ${DRAFT_COLUMNS} from properties p
    left join drafts d on d.property_id = p.id and d.year = $4
    where p.id = $3 and ${MAY_KNOW_PROPERTY}`,
);

/**
 * Returns the draft of a property and year, for its owners and administrators; null if none is
 * planned.
 */
export async function readDraft(
  call: RequestContext,
  { propertyId, year }: DraftArgs,
): Promise<DraftView | null> {
  const actor = requireMember(call);
  const [row] = await read(call.app, BY_YEAR, [...policyValues(actor), propertyId, year]);
  if (!row) throw propertyRefusal(actor);
  return row.id === null ? null : draftViewOf(call, row);
}
