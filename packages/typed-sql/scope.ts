import type { Catalog } from './catalog';
import { child, children, items, number, type TreeNode, word } from './node-tree';

const IS_NOT_NULL = '1';
const JOIN = { INNER: '0', LEFT: '1' };

/** A query and its parent, with what is known where an expression is evaluated. */
export interface Scope {
  readonly query: TreeNode;
  readonly parent: Scope | undefined;
  /** Columns that are not null ('2.5') and outer joins that found a row ('join 3'). */
  readonly known: ReadonlySet<string>;
}

/** Returns the query so many levels up. */
export function scopeAt(scope: Scope, levels: number): Scope {
  if (levels === 0) return scope;
  if (!scope.parent) throw new Error('A column is of no query.');
  return scopeAt(scope.parent, levels - 1);
}

/** Returns the scope of a nested query; what its conditions require is known. */
export function scopeOf(query: TreeNode, parent: Scope | undefined): Scope {
  const from = child(query, 'jointree');
  const written = `${word(query, 'resultRelation')}.`;
  // A condition concerns the row before the update, RETURNING the row after it.
  const facts = (from ? requiredBy(from) : []).filter((fact) => !fact.startsWith(written));
  return { query, parent, known: new Set(facts) };
}

/** Returns the same scope with more known facts. */
export function knowing(scope: Scope, facts: readonly string[]): Scope {
  return facts.length === 0 ? scope : { ...scope, known: new Set([...scope.known, ...facts]) };
}

const sidesOf = (join: TreeNode) =>
  [child(join, 'larg'), child(join, 'rarg')].filter((side) => side !== undefined);

/** Returns what the joins and conditions of a FROM item require of every row. */
function requiredBy(part: TreeNode): string[] {
  const quals = child(part, 'quals');
  const known = quals ? factsOf(quals, true) : [];
  if (part.kind === 'FROMEXPR')
    return [...known, ...children(part, 'fromlist').flatMap(requiredBy)];
  if (part.kind !== 'JOINEXPR' || word(part, 'jointype') !== JOIN.INNER) return [];
  return [...known, ...sidesOf(part).flatMap(requiredBy)];
}

/** Returns the outer joins that make a column null if they find no row. */
export const joinsOf = (column: TreeNode): string[] =>
  items(column, 'varnullingrels')
    .slice(1)
    .map((join) => `join ${join}`);

const placeOf = (column: TreeNode) => `${word(column, 'varno')}.${word(column, 'varattno')}`;

/** Returns what is known of a row if a column is not null. */
function factsWith(column: TreeNode | undefined): string[] {
  if (column?.kind !== 'VAR' || word(column, 'varlevelsup') !== '0') return [];
  return [placeOf(column), ...joinsOf(column)];
}

/** Returns what cannot be null if the condition is true, or if it is false. */
export function factsOf(condition: TreeNode, isTrue: boolean): string[] {
  const parts = children(condition, 'args');
  switch (condition.kind) {
    case 'NULLTEST': {
      const isNotNull = word(condition, 'nulltesttype') === IS_NOT_NULL;
      return isNotNull === isTrue ? factsWith(child(condition, 'arg')) : [];
    }
    case 'BOOLEXPR': {
      const operation = word(condition, 'boolop');
      if (operation === 'not') return parts.flatMap((part) => factsOf(part, !isTrue));
      const isWhole = operation === (isTrue ? 'and' : 'or');
      return isWhole ? parts.flatMap((part) => factsOf(part, isTrue)) : [];
    }
    case 'OPEXPR':
    case 'SCALARARRAYOPEXPR':
      // A comparison with null is null.
      return isTrue ? parts.flatMap(factsWith) : [];
    default:
      return [];
  }
}

/** Returns the outer joins of a FROM item. */
function outerJoins(part: TreeNode): TreeNode[] {
  if (part.kind === 'FROMEXPR') return children(part, 'fromlist').flatMap(outerJoins);
  if (part.kind !== 'JOINEXPR') return [];
  const inside = sidesOf(part).flatMap(outerJoins);
  return word(part, 'jointype') === JOIN.LEFT ? [part, ...inside] : inside;
}

/** Returns an outer join of a query by name. */
function outerJoin(scope: Scope, name: string): TreeNode | undefined {
  const from = child(scope.query, 'jointree');
  return from && outerJoins(from).find((join) => `join ${word(join, 'rtindex')}` === name);
}

/**
 * Returns true for a left join by a foreign key, which finds its row whenever the referencing row
 * exists.
 */
function isFound(catalog: Catalog, scope: Scope, joinName: string): boolean {
  if (scope.known.has(joinName)) return true;
  const from = child(scope.query, 'jointree');
  const join = (from ? outerJoins(from) : []).find(
    (it) => `join ${word(it, 'rtindex')}` === joinName,
  );
  const table = join && child(join, 'rarg');
  const quals = join && child(join, 'quals');
  if (table?.kind !== 'RANGETBLREF' || quals?.kind !== 'OPEXPR') return false;
  const sides = children(quals, 'args').filter((side) => side.kind === 'VAR');
  const target = sides.find((side) => word(side, 'varno') === word(table, 'rtindex'));
  const key = sides.find((side) => side !== target);
  if (!target || !key || word(key, 'varlevelsup') !== '0') return false;
  const to = catalog.columns.get(tableOf(scope, target))?.get(number(target, 'varattno'));
  const column = catalog.columns.get(tableOf(scope, key))?.get(number(key, 'varattno'));
  return (
    to !== undefined &&
    column?.refersTo === to &&
    (!column.isNullable || scope.known.has(placeOf(key))) &&
    joinsOf(key).every((it) => isFound(catalog, scope, it))
  );
}

/** Returns true if an outer join may make a column null. */
export function isOuter(catalog: Catalog, scope: Scope, column: TreeNode): boolean {
  return joinsOf(column).some((join) => !isFound(catalog, scope, join));
}

/**
 * Returns true if a column is known not to be null: by a condition, or because its outer join found
 * a row.
 */
export function isKnown(scope: Scope, column: TreeNode): boolean {
  const place = placeOf(column);
  if (scope.known.has(place)) return true;
  return joinsOf(column).some((name) => {
    const quals = scope.known.has(name) ? outerJoin(scope, name) : undefined;
    const condition = quals && child(quals, 'quals');
    return condition !== undefined && factsOf(condition, true).includes(place);
  });
}

/** Returns the table, subquery or join that a column belongs to. */
export function relationOf(scope: Scope, column: TreeNode): TreeNode {
  const relation = children(scope.query, 'rtable')[number(column, 'varno') - 1];
  if (!relation) throw new Error('A column is of no table.');
  return relation;
}

const tableOf = (scope: Scope, column: TreeNode) => number(relationOf(scope, column), 'relid');
