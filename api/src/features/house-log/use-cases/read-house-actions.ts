import { read } from '../../../core/database/database';
import { type Row, statement } from '../../../core/database/statement';
import { cursorPage, NEWEST_ID } from '../../../core/input/cursor-page';
import type { AppContext, RequestContext } from '../../../core/request-context';
import { textOf } from '../../../core/rules/sentence';
import { describeEntries } from '../../audit/steps/describe-entries';
import { requirePropertyAccess } from '../../shares/share.policy';
import type { HouseActionsArgs } from '../house-log.inputs';
import type { HouseActionPage } from '../house-log.types';

/** The owner whose account an entry is about. */
const PERSON = `lower(substring(entry.subject from '^User \\d+'))`;

/** Whether that person had a share of property $6 when the entry was made. */
const WAS_OWNER = `exists (select from owners where owners.key = ${PERSON}
          and owners.days @> (entry.at at time zone owners.time_zone)::date)`;

/** Whether a draft of property $6 was planned or ran when the entry was made. */
const WAS_DRAFTING = `exists (select from drafts d
          left join property_years y on y.property_id = d.property_id and y.year = d.year
          where d.property_id = $6 and d.created_at <= entry.at
            and (d.status <> 'ENDED' or y.drafted_at >= entry.at))`;

// Actions on a person’s account are theirs alone to read; but someone with an owner’s password
// could choose in their place, so all owners read of it while there is a draft.
const ENTRIES = statement(
  'house-log',
  `with owners as materialized (
      select 'user ' || t.user_id as key, daterange(t.starts_on, t.ends_on) as days, p.time_zone
      from tenures t join shares s on s.id = t.share_id join properties p on p.id = s.property_id
      where s.property_id = $6
      union
      select 'user ' || m.user_id, daterange((m.joined_at at time zone p.time_zone)::date, null),
        p.time_zone
      from share_members m join shares s on s.id = m.share_id join properties p on p.id = s.property_id
      where s.property_id = $6)
    select entry.id, entry.at, entry.actor_id as "actorId", entry.actor_name as "actorName",
      entry.action, entry.subject, entry.before::text, entry.after::text, entry.keys
    from audit_log entry
    where entry.id < $1 and entry.action = any($3::text[])
      and entry.keys && (array[$4::text, $5::text] || array(select key from owners))
      and case when entry.subject ~ '^User \\d+,'
        then ${PERSON} = $5 or ${WAS_OWNER} and ${WAS_DRAFTING}
        else entry.keys @> array[$4::text] end
    order by entry.id desc limit $2`,
);

type Entry = Row<'house-log'>;

/** The fields of each action that owners may read, as the features declare them. */
function fieldsForOwners({ auditAreas }: AppContext): Map<string, readonly string[]> {
  return new Map(
    Object.entries(auditAreas).flatMap(([area, { forOwners = {} }]) =>
      Object.entries(forOwners).map(([verb, fields]) => [`${area}.${verb}`, fields] as const),
    ),
  );
}

/** A side of an entry with nothing but these fields, as JSON. */
function only(json: string | null, fields: readonly string[]): string | null {
  const side: unknown = json === null ? null : JSON.parse(json);
  if (typeof side !== 'object' || side === null) return null;
  return JSON.stringify(
    Object.fromEntries(Object.entries(side).filter(([name]) => fields.includes(name))),
  );
}

/**
 * Administrators’ actions about a house, to the caller’s own account and, while a draft was planned
 * or ran, to those of its owners, newest first, for its owners and administrators; FORBIDDEN for
 * others. Only actions and fields that the features declare for owners are read out.
 */
export async function readHouseActions(
  call: RequestContext,
  { propertyId, first = 20, before = NEWEST_ID }: HouseActionsArgs,
): Promise<HouseActionPage> {
  const { userId } = await requirePropertyAccess(call, propertyId);
  const { app } = call;
  const fields = fieldsForOwners(app);
  const actions = [...fields.keys()];
  const [house, account] = [`property ${propertyId}`, `user ${userId}`];
  const found = await read(app, ENTRIES, [before, first + 1, actions, house, account, propertyId]);
  const shown = found.map((entry): Entry => {
    const known = fields.get(entry.action) ?? [];
    return { ...entry, before: only(entry.before, known), after: only(entry.after, known) };
  });
  const sentences = await describeEntries(app, shown);
  const items = found.map(({ id, at }, index) => {
    const sentence = sentences[index] ?? [];
    return { id, at, text: textOf(sentence), sentence };
  });
  return cursorPage(items, first, ({ id }) => id);
}
