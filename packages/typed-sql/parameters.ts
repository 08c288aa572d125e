import type { Catalog } from './catalog';
import { child, children, isNode, number, type Tree, type TreeNode } from './node-tree';

/** Expressions that treat null specially. */
const ASKS = ['NULLTEST', 'COALESCEEXPR', 'DISTINCTEXPR'];
const CASTS = ['RELABELTYPE', 'COERCEVIAIO', 'ARRAYCOERCEEXPR'];
const WRITES = [2, 3];

/** Visits each node of a tree once. */
function visit(tree: Tree, see: (node: TreeNode) => void): void {
  if (isNode(tree)) {
    see(tree);
    for (const values of tree.fields.values()) visit(values, see);
  } else if (Array.isArray(tree)) for (const item of tree) visit(item, see);
}

/** Returns the parameters that an expression passes on unchanged. */
function handedOn(node: TreeNode | undefined, query: TreeNode): number[] {
  if (!node) return [];
  if (node.kind === 'PARAM') return [number(node, 'paramid')];
  if (CASTS.includes(node.kind)) return handedOn(child(node, 'arg'), query);
  // A cast by a function, such as that of a length.
  if (node.kind === 'FUNCEXPR' && number(node, 'funcformat') > 0) {
    return handedOn(children(node, 'args')[0], query);
  }
  if (node.kind === 'CASEEXPR') {
    const results = children(node, 'args').map((branch) => child(branch, 'result'));
    return [...results, child(node, 'defresult')].flatMap((result) => handedOn(result, query));
  }
  if (node.kind !== 'VAR') return [];
  const relation = children(query, 'rtable')[number(node, 'varno') - 1];
  const source = relation && child(relation, 'subquery');
  if (!source) return [];
  const target = children(source, 'targetList')[number(node, 'varattno') - 1];
  return handedOn(target && child(target, 'expr'), source);
}

/** Returns the parameters that a query writes to nullable columns. */
function writtenAsNull(query: TreeNode, catalog: Catalog): number[] {
  if (!WRITES.includes(number(query, 'commandType'))) return [];
  const table = children(query, 'rtable')[number(query, 'resultRelation') - 1];
  const columns = table && catalog.columns.get(number(table, 'relid'));
  return children(query, 'targetList').flatMap((target) =>
    columns?.get(number(target, 'resno'))?.isNullable ? handedOn(child(target, 'expr'), query) : [],
  );
}

/**
 * Returns the numbers of the parameters for which null is meaningful: those that a statement tests
 * for null, or writes to a nullable column. For any other, null is a mistake.
 */
export function nullableParameters(query: TreeNode, catalog: Catalog): Set<number> {
  const found = new Set<number>();
  visit(query, (node) => {
    const asked = ASKS.includes(node.kind) ? [child(node, 'arg'), ...children(node, 'args')] : [];
    const given = asked.flatMap((argument) => handedOn(argument, query));
    const written = node.kind === 'QUERY' ? writtenAsNull(node, catalog) : [];
    for (const parameter of [...given, ...written]) found.add(parameter);
  });
  return found;
}
