import type { Client, QueryResult } from 'pg';
import { type Catalog, readCatalog } from './catalog';
import { createInference } from './infer';
import { columnsOf } from './infer-columns';
import { child, children, isNode, parseTree, type Tree, type TreeNode, word } from './node-tree';
import { nullableParameters } from './parameters';
import { createPrinter, requiredPaths } from './print-types';
import { joinsOf, knowing, scopeOf } from './scope';
import type { Statement } from './statement';
import { type Field, NONE } from './value';

/** The generated types of a statement. */
export interface Described {
  values: string;
  row: string;
  /** The paths that are never null in a row; 'id?' if a row without an id has no values. */
  required: string[];
}

const PARAMETERS = `select parameter_types::text[] as names, parameter_types::oid[]::int[] as types
  from pg_prepared_statements where name = 'described'`;

const TREE = `select prosqlbody::text as tree from pg_proc
  where proname = 'described' and pronamespace = pg_my_temp_schema()`;

const DISCARD = 'rollback; deallocate all';

function queryIn(tree: Tree): TreeNode {
  if (isNode(tree)) return tree;
  const [first] = Array.isArray(tree) ? tree : [];
  if (first === undefined) throw new Error('There is no statement.');
  return queryIn(first);
}

/** Returns the first row of one of several statements sent at once, counted from the end. */
const rowOf = (results: unknown, fromEnd: number) =>
  (results as QueryResult[]).at(-1 - fromEnd)?.rows[0] ?? {};

/** Returns PostgreSQL's parse tree of a statement, which it keeps for the body of a function. */
async function understand(client: Client, text: string) {
  const prepared = await client.query(`begin; prepare described as ${text}; ${PARAMETERS}`);
  const { names = [], types = [] }: { names?: string[]; types?: number[] } = rowOf(prepared, 0);
  const kept = await client.query(`create function pg_temp.described(${names.join(', ')})
    returns void language sql begin atomic ${text}; end; ${TREE}; ${DISCARD}`);
  const { tree = '' }: { tree?: string } = rowOf(kept, 2);
  return { types, query: queryIn(parseTree(tree)) };
}

/**
 * The joins that may leave a row without its id, as in a page that carries only the total when
 * empty.
 */
function joinsOfId(query: TreeNode): string[] {
  const id = children(query, 'targetList').find((target) => word(target, 'resname') === 'id');
  const expression = id && child(id, 'expr');
  return expression?.kind === 'VAR' ? joinsOf(expression) : [];
}

/**
 * Returns the possible shapes of a row: without an id, it has no other columns of the same table.
 */
function shapesOf(catalog: Catalog, { query, nullable }: Understood): Field[][] {
  const inference = createInference(catalog, nullable);
  const scope = scopeOf(query, undefined);
  const columns = columnsOf(inference, scope);
  const joins = columns.some(({ name, isNullable }) => name === 'id' && isNullable)
    ? joinsOfId(query)
    : [];
  if (joins.length === 0) return [columns];
  const targets = children(query, 'targetList').map((target) => child(target, 'expr'));
  const without = columns.map((column, index) => {
    const target = targets[index];
    const isGone = target?.kind === 'VAR' && joinsOf(target).some((join) => joins.includes(join));
    return isGone ? { ...column, isNullable: true, literals: NONE } : column;
  });
  return [columnsOf(inference, knowing(scope, joins)), without];
}

interface Understood {
  types: number[];
  query: TreeNode;
  /** The parameters that may be null, in any text of the same key. */
  nullable: Set<number>;
}

function describe(catalog: Catalog, understood: Understood): Described {
  const print = createPrinter(catalog);
  const { types, nullable } = understood;
  const parameters = types.map((type, index) => print.parameter(type, nullable.has(index + 1)));
  const shapes = shapesOf(catalog, understood);
  const required = requiredPaths(shapes[0] ?? []);
  return {
    values: `readonly [${parameters.join(', ')}]`,
    row: shapes.map((shape) => print.object(shape)).join('\n      | '),
    required: shapes[1] ? required.map((path) => (path === 'id' ? 'id?' : path)) : required,
  };
}

/** Describes all texts of one key, which must have the same types. */
async function describeTexts(
  client: Client,
  catalog: Catalog,
  texts: readonly Statement[],
): Promise<Described | undefined> {
  const nullable = new Set<number>();
  const understood: [string, Understood][] = [];
  for (const { name, text } of texts) {
    const { types, query } = await understand(client, text).catch(async (error: unknown) => {
      await client.query('rollback');
      throw new Error(`PostgreSQL refuses the statement ${name}.`, { cause: error });
    });
    for (const parameter of nullableParameters(query, catalog)) nullable.add(parameter);
    understood.push([name, { types, query, nullable }]);
  }
  let first: Described | undefined;
  for (const [name, it] of understood) {
    const now = describe(catalog, it);
    first ??= now;
    if (first.values !== now.values || first.row !== now.row) {
      const [one, other] = [first, now].map(({ values, row }) => `${values} → ${row}`);
      throw new Error(`The statement ${name} differs from others of its key:\n${one}\n${other}`);
    }
  }
  return first;
}

/** Asks PostgreSQL for the parameter and row types of statements, by key. */
export async function describeStatements(
  client: Client,
  statements: readonly Statement[],
): Promise<Map<string, Described>> {
  const catalog = await readCatalog(client);
  const byKey = new Map<string, Statement[]>();
  for (const statement of statements) {
    byKey.set(statement.key, [...(byKey.get(statement.key) ?? []), statement]);
  }
  const described = new Map<string, Described>();
  // One key after the other: the parse trees of all would not fit well into memory.
  for (const [key, texts] of byKey) {
    const types = await describeTexts(client, catalog, texts);
    if (types) described.set(key, types);
  }
  return described;
}
