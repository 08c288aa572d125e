import type { Statements } from '../../generated/statements';

/** The names of all statements; `npm run codegen` learns from PostgreSQL what each takes and answers. */
export type StatementName = keyof Statements;

/** What a statement takes for $1, $2 and so on; null only where it says something about null. */
export type Values<Name extends StatementName> = Statements[Name]['values'];

/** What a statement answers. */
export type Row<Name extends StatementName> = Statements[Name]['row'];

/** A statement that PostgreSQL prepares once per connection under its name. */
export interface Statement<Name extends StatementName = StatementName> {
  /** Under which its types are generated. */
  readonly key: Name;
  /** Under which it is prepared. */
  readonly name: string;
  readonly text: string;
}

/** PostgreSQL tells names apart by no more than this. */
const NAME_CHARACTERS = 63;

const registered = new Map<string, Statement>();

/**
 * A statement that is checked: `npm run codegen` writes the types of its values and rows, so that a
 * column that is renamed or may be null is a type error wherever that matters. Several texts of one
 * key take and answer the same; each way is prepared by itself, so that each has its plan.
 *
 *     const FIND = statement('share', 'select id, user_id as "userId" from shares where id = $1');
 *     const [share] = await read(app, FIND, [7]); // { id: number; userId: number | null }
 */
export function statement<Name extends StatementName>(
  key: Name,
  text: string,
  way?: string,
): Statement<Name> {
  const added = { key, name: way === undefined ? key : `${key}-${way}`, text };
  if (registered.has(added.name)) throw new Error(`Two statements are named ${added.name}.`);
  if (added.name.length > NAME_CHARACTERS) throw new Error(`${added.name} is too long a name.`);
  registered.set(added.name, added);
  return added;
}

/** Every statement of the modules that have been loaded. */
export function allStatements(): Statement[] {
  return [...registered.values()];
}
