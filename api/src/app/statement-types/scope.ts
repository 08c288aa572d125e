import type { Catalog } from './catalog';
import { child, children, items, number, type TreeNode, word } from './node-tree';

const IS_NOT_NULL = '1';
const JOIN = { INNER: '0', LEFT: '1' };

/** A query and the one around it, with what is known where an expression stands. */
export interface Scope {
  readonly query: TreeNode;
  readonly parent: Scope | undefined;
  /** Columns that are not null ('2.5') and outer joins that have found a row ('join 3'). */
  readonly known: ReadonlySet<string>;
}

/** The query so many levels up. */
export function scopeAt(scope: Scope, levels: number): Scope {
  if (levels === 0) return scope;
  if (!scope.parent) throw new Error('A column is of no query.');
  return scopeAt(scope.parent, levels - 1);
}

/** The scope of a query inside another; what its conditions ask for is known. */
export function scopeOf(query: TreeNode, parent: Scope | undefined): Scope {
  const from = child(query, 'jointree');
  const written = `${word(query, 'resultRelation')}.`;
  // A condition is about the row as it was, and what is returned is the row as it is now.
  const facts = (from ? requiredBy(from) : []).filter((fact) => !fact.startsWith(written));
  return { query, parent, known: new Set(facts) };
}

/** The same scope where more is known. */
export function knowing(scope: Scope, facts: readonly string[]): Scope {
  return facts.length === 0 ? scope : { ...scope, known: new Set([...scope.known, ...facts]) };
}

const sidesOf = (join: TreeNode) =>
  [child(join, 'larg'), child(join, 'rarg')].filter((side) => side !== undefined);

/** What joins and conditions of a FROM or a part of it leave no row without. */
function requiredBy(part: TreeNode): string[] {
  const quals = child(part, 'quals');
  const known = quals ? factsOf(quals, true) : [];
  if (part.kind === 'FROMEXPR')
    return [...known, ...children(part, 'fromlist').flatMap(requiredBy)];
  if (part.kind !== 'JOINEXPR' || word(part, 'jointype') !== JOIN.INNER) return [];
  return [...known, ...sidesOf(part).flatMap(requiredBy)];
}

/** The outer joins that make a column null where they find no row. */
export const joinsOf = (column: TreeNode): string[] =>
  items(column, 'varnullingrels')
    .slice(1)
    .map((join) => `join ${join}`);

const placeOf = (column: TreeNode) => `${word(column, 'varno')}.${word(column, 'varattno')}`;

/** What is known of the row where a column is not null. */
function factsWith(column: TreeNode | undefined): string[] {
  if (column?.kind !== 'VAR' || word(column, 'varlevelsup') !== '0') return [];
  return [placeOf(column), ...joinsOf(column)];
}

/** What cannot be null where the condition is true, or else where it is not. */
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

/** The outer joins of a part of FROM by their places. */
function outerJoins(part: TreeNode): TreeNode[] {
  if (part.kind === 'FROMEXPR') return children(part, 'fromlist').flatMap(outerJoins);
  if (part.kind !== 'JOINEXPR') return [];
  const inside = sidesOf(part).flatMap(outerJoins);
  return word(part, 'jointype') === JOIN.LEFT ? [part, ...inside] : inside;
}

/** An outer join of a query by its name. */
function outerJoin(scope: Scope, name: string): TreeNode | undefined {
  const from = child(scope.query, 'jointree');
  return from && outerJoins(from).find((join) => `join ${word(join, 'rtindex')}` === name);
}

/** A left join by a foreign key finds its row wherever the row with the key is there. */
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

/** Whether an outer join may make a column null. */
export function isOuter(catalog: Catalog, scope: Scope, column: TreeNode): boolean {
  return joinsOf(column).some((join) => !isFound(catalog, scope, join));
}

/** Whether a column is known not to be null: by a condition, or by that of an outer join that found a row. */
export function isKnown(scope: Scope, column: TreeNode): boolean {
  const place = placeOf(column);
  if (scope.known.has(place)) return true;
  return joinsOf(column).some((name) => {
    const quals = scope.known.has(name) ? outerJoin(scope, name) : undefined;
    const condition = quals && child(quals, 'quals');
    return condition !== undefined && factsOf(condition, true).includes(place);
  });
}

/** The table, subquery or join of a query that a column is of. */
export function relationOf(scope: Scope, column: TreeNode): TreeNode {
  const relation = children(scope.query, 'rtable')[number(column, 'varno') - 1];
  if (!relation) throw new Error('A column is of no table.');
  return relation;
}

const tableOf = (scope: Scope, column: TreeNode) => number(relationOf(scope, column), 'relid');
