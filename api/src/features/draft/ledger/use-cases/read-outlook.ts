import { read } from '../../../../core/database/database';
import { statement } from '../../../../core/database/statement';
import { type RequestContext, requireMember } from '../../../../core/request-context';
import { propertyRefusal } from '../../../properties/property.policy';
import { MAY_KNOW_PROPERTY, policyValues } from '../../../shares/share.policy';
import { proposedWeeks } from '../../../weeks/steps/planned-weeks';
import type { DraftArgs } from '../../draft.inputs';
import {
  backTest,
  FEWEST_DRAFTS,
  type HeldDraft,
  movesOf,
  outlookOf,
  readEntry,
} from '../../rules';
import type { DraftOutlook } from '../outlook.types';

// Twelve drafts are a whole rotation; no row means no access. Logs are public in their property.
const HELD = statement(
  'draft-outlook',
  `select p.changeover_weekday as "changeoverWeekday", p.time_zone as "timeZone",
      (select coalesce(json_agg(json_build_object('year', held.year, 'entries',
          (select json_agg(text::json order by seq) from draft_log where draft_id = held.id))
          order by held.year), '[]')
        from (select id, year from drafts where property_id = p.id and status = 'ENDED'
          and year < $4 order by year desc limit 12) held) as drafts,
      (select coalesce(json_agg(json_build_object('week', w.week, 'holiday', w.holiday)
          order by w.week), '[]') from weeks w where w.property_id = p.id and w.year = $4) as weeks
    from properties p where p.id = $3 and ${MAY_KNOW_PROPERTY}`,
);

function heldDraftOf(stored: readonly object[]): HeldDraft[] {
  const entries = stored.map(readEntry);
  const [opening] = entries;
  if (opening?.kind !== 'OPENED') return [];
  return [{ facts: opening.facts, moves: movesOf(entries) }];
}

/**
 * Returns which weeks of a year were usually still free at each turn of the property's earlier
 * drafts, and how often that would have been right; for its owners and administrators.
 */
export async function readOutlook(
  call: RequestContext,
  { propertyId, year }: DraftArgs,
): Promise<DraftOutlook> {
  const actor = requireMember(call);
  const [row] = await read(call.app, HELD, [...policyValues(actor), propertyId, year]);
  if (!row) throw propertyRefusal(actor);
  const { changeoverWeekday, timeZone, drafts, weeks } = row;
  const held = drafts.flatMap(({ entries }) => heldDraftOf(entries ?? []));
  const coming = weeks.length > 0 ? weeks : proposedWeeks(year, { changeoverWeekday, timeZone });
  const tested = backTest(held);
  return {
    years: drafts.map((draft) => draft.year),
    turns: held.length < FEWEST_DRAFTS ? [] : outlookOf(held, coming),
    called: tested?.called ?? null,
    right: tested?.right ?? null,
  };
}
