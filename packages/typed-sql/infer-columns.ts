import type { Inference } from './inference';
import { child, children, items, number, type TreeNode, word } from './node-tree';
import { isKnown, isOuter, relationOf, type Scope, scopeAt, scopeOf } from './scope';
import { type Field, oneOf, unknownValue, type Value } from './value';

const RECORD = 2249;
/** Same values as PostgreSQL's RTEKind. */
const KIND = { TABLE: 0, SUBQUERY: 1, JOIN: 2, FUNCTION: 3, VALUES: 5, WITH: 6, GROUP: 9 };
/** Functions whose rows are never null. */
const WHOLE = ['generate_series'];

/** Returns the columns of a query: those that it selects, or its RETURNING list. */
function targetsOf(query: TreeNode): TreeNode[] {
  const isRead = number(query, 'commandType') === 1;
  return children(query, isRead ? 'targetList' : 'returningList').filter(
    (target) => word(target, 'resjunk') !== 'true',
  );
}

/** Returns the queries of a union, each with its scope. */
function branchesOf(part: TreeNode | undefined, scope: Scope): Scope[] {
  if (!part) return [];
  if (part.kind === 'RANGETBLREF') {
    const relation = children(scope.query, 'rtable')[number(part, 'rtindex') - 1];
    const query = relation && child(relation, 'subquery');
    return query ? [scopeOf(query, scope)] : [];
  }
  return ['larg', 'rarg'].flatMap((side) => branchesOf(child(part, side), scope));
}

/** Returns what one column of a query can be. */
export function columnAt(it: Inference, scope: Scope, index: number): Value {
  const branches = branchesOf(child(scope.query, 'setOperations'), scope);
  if (branches.length > 0) return oneOf(branches.map((branch) => columnAt(it, branch, index)));
  const target = targetsOf(scope.query)[index];
  return it.valueOf(target && child(target, 'expr'), scope);
}

/** Returns the columns of a query. */
export function columnsOf(it: Inference, scope: Scope): Field[] {
  return targetsOf(scope.query).map((target, index) => ({
    ...columnAt(it, scope, index),
    name: word(target, 'resname'),
  }));
}

/** Returns a WITH query by name; of a recursive reference, its non-recursive term. */
function withScope(relation: TreeNode, scope: Scope): Scope {
  const around = scopeAt(scope, number(relation, 'ctelevelsup'));
  const name = word(relation, 'ctename');
  const found = children(around.query, 'cteList').find((one) => word(one, 'ctename') === name);
  const query = found && child(found, 'ctequery');
  if (!query) throw new Error(`There is no "${name}".`);
  const inside = scopeOf(query, around);
  if (word(relation, 'self_reference') !== 'true') return inside;
  return branchesOf(child(query, 'setOperations'), inside)[0] ?? inside;
}

/** Returns the query that a relation refers to. */
function queryOf(relation: TreeNode, scope: Scope): Scope | undefined {
  if (number(relation, 'rtekind') === KIND.WITH) return withScope(relation, scope);
  const query = child(relation, 'subquery');
  return query && scopeOf(query, scope);
}

/** Returns all columns of a table, or of the query that a relation refers to. */
function fieldsOf(it: Inference, relation: TreeNode, scope: Scope): Field[] {
  const table = it.catalog.columns.get(number(relation, 'relid'));
  if (table) return [...table.values()];
  const query = queryOf(relation, scope);
  return query ? columnsOf(it, query) : [];
}

function valueIn(it: Inference, relation: TreeNode, column: TreeNode, scope: Scope): Value {
  const kind = number(relation, 'rtekind');
  const index = number(column, 'varattno');
  const type = number(column, 'vartype');
  if (kind === KIND.JOIN) return it.valueOf(children(relation, 'joinaliasvars')[index - 1], scope);
  if (kind === KIND.GROUP) return it.valueOf(children(relation, 'groupexprs')[index - 1], scope);
  if (index === 0)
    return { type: RECORD, isNullable: false, fields: fieldsOf(it, relation, scope) };
  if (kind === KIND.TABLE) {
    const known = it.catalog.columns.get(number(relation, 'relid'))?.get(index);
    return known ?? unknownValue(type);
  }
  if (kind === KIND.VALUES) {
    const rows = items(relation, 'values_lists').map((row) =>
      Array.isArray(row) ? row[index - 1] : undefined,
    );
    return oneOf(rows.map((value) => it.valueOf(value, scope)));
  }
  if (kind === KIND.FUNCTION) {
    const [called] = children(relation, 'functions');
    const call = called && child(called, 'funcexpr');
    const name = call && it.catalog.functions.get(number(call, 'funcid'))?.name;
    return { type, isNullable: !WHOLE.includes(name ?? '') };
  }
  const query = queryOf(relation, scope);
  return query ? columnAt(it, query, index - 1) : unknownValue(type);
}

/** Returns what a column of a table, subquery or join can be where it is read. */
export function columnValue(it: Inference, column: TreeNode, scope: Scope): Value {
  const own = scopeAt(scope, number(column, 'varlevelsup'));
  const relation = relationOf(own, column);
  const value = valueIn(it, relation, column, own);
  const isNullable = value.isNullable || isOuter(it.catalog, own, column);
  return { ...value, isNullable: isNullable && !isKnown(own, column) };
}
