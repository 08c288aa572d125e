import {
  type Statement as AnyStatement,
  Statements as Registry,
} from '@packages/typed-sql/statement';
import type { Statements } from '../../generated/statements';

/** The names of all statements; `npm run codegen` asks PostgreSQL for the types of each. */
export type StatementName = keyof Statements;

/**
 * The types of a statement's parameters $1, $2 and so on; null only where the statement handles it.
 */
export type Values<Name extends StatementName> = Statements[Name]['values'];

/** The type of a row that a statement returns. */
export type Row<Name extends StatementName> = Statements[Name]['row'];

/** A statement of Fairweek, with the name of its generated types. */
export type Statement<Name extends StatementName = StatementName> = AnyStatement<Name>;

const registered = new Registry<StatementName>();

/**
 * A type-checked statement: `npm run codegen` writes the types of its parameters and rows, so that
 * a renamed or newly nullable column is a type error wherever that matters. Several texts may share
 * the types of one key; each is prepared separately and has its own plan.
 *
 *     const FIND = statement('share', 'select id, user_id as "userId" from shares where id = $1');
 *     const [share] = await read(app, FIND, [7]); // { id: number; userId: number | null }
 */
export function statement<Name extends StatementName>(
  key: Name,
  text: string,
  way?: string,
): Statement<Name> {
  return registered.add(key, text, way);
}

/** Returns every statement of the modules loaded so far. */
export function allStatements(): Statement[] {
  return registered.all();
}
