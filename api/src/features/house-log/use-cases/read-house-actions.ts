import { read } from '../../../core/database/database';
import { type Row, statement } from '../../../core/database/statement';
import { cursorPage, NEWEST_ID } from '../../../core/input/cursor-page';
import type { AppContext, RequestContext } from '../../../core/request-context';
import { describeEntries, textOf } from '../../audit/steps/describe-entries';
import { requirePropertyAccess } from '../../shares/share.policy';
import type { HouseActionsArgs } from '../house-log.inputs';
import type { HouseActionPage } from '../house-log.types';

// What is done to a person’s account is theirs alone to read, not the other owners’.
const ENTRIES = statement(
  'house-log',
  `select id, at, actor_id as "actorId", actor_name as "actorName", action, subject,
      before::text, after::text, keys
    from audit_log
    where id < $1 and action = any($3::text[])
      and keys && array[$4::text, $5::text]
      and case when subject ~ '^User \\d+,'
        then lower(substring(subject from '^User \\d+')) = $5
        else keys @> array[$4::text] end
    order by id desc limit $2`,
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
 * What administrators did about a house and to the caller’s own account, newest first, for its
 * owners and administrators; FORBIDDEN for others. Only actions and fields that the features declare
 * for owners are read out.
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
  const found = await read(app, ENTRIES, [before, first + 1, actions, house, account]);
  const shown = found.map((entry): Entry => {
    const known = fields.get(entry.action) ?? [];
    return { ...entry, before: only(entry.before, known), after: only(entry.after, known) };
  });
  const sentences = await describeEntries(app, shown);
  const items = found.map(({ id, at }, index) => ({
    id,
    at,
    text: textOf(sentences[index] ?? []),
  }));
  return cursorPage(items, first, ({ id }) => id);
}
