import type { Catalog } from './catalog';
import { callValue } from './infer-calls';
import { columnAt, columnValue } from './infer-columns';
import type { Inference } from './inference';
import { child, children, items, number, type Tree, type TreeNode, word } from './node-tree';
import { factsOf, knowing, type Scope, scopeOf } from './scope';
import { NONE, oneOf, unknownValue, type Value } from './value';

const [BOOLEAN, TEXT, JSON_TYPE, RECORD] = [16, 25, 114, 2249];
const CSTRINGS = [705, 2275];

/** Same values as PostgreSQL's SubLinkType. */
const SUBLINK = { EXISTS: 0, EXPRESSION: 4, ARRAY: 6 };

const bytesOf = (constant: TreeNode) =>
  Buffer.from(items(constant, 'constvalue').map((byte: Tree) => Number(byte) & 0xff));

function constantValue(constant: TreeNode): Value {
  const type = number(constant, 'consttype');
  const isNullable = word(constant, 'constisnull') === 'true';
  if (isNullable) return { type, isNullable, literals: NONE };
  if (CSTRINGS.includes(type)) {
    return { type, isNullable, literals: [bytesOf(constant).subarray(0, -1).toString()] };
  }
  // After the length of a text.
  if (type === TEXT)
    return { type, isNullable, literals: [bytesOf(constant).subarray(4).toString()] };
  return { type, isNullable };
}

function caseValue(it: Inference, node: TreeNode, scope: Scope): Value {
  const results: Value[] = [];
  let here = scope;
  for (const branch of children(node, 'args')) {
    const condition = child(branch, 'expr');
    const [met, unmet] = [true, false].map((isTrue) =>
      condition ? factsOf(condition, isTrue) : [],
    );
    results.push(it.valueOf(child(branch, 'result'), knowing(here, met ?? [])));
    here = knowing(here, unmet ?? []);
  }
  return oneOf([...results, it.valueOf(child(node, 'defresult'), here)]);
}

/**
 * Returns true for a query that always has one row: an ungrouped aggregate, or one without a table.
 */
function isOneRow(query: TreeNode): boolean {
  if (child(query, 'havingQual') || child(query, 'limitCount')) return false;
  if (children(query, 'groupClause').length > 0) return false;
  if (word(query, 'hasAggs') === 'true') return true;
  const from = child(query, 'jointree');
  if (!from || child(from, 'quals')) return false;
  return children(from, 'fromlist').every((part) => {
    const relation = children(query, 'rtable')[number(part, 'rtindex') - 1];
    const inside = relation && part.kind === 'RANGETBLREF' && child(relation, 'subquery');
    return inside && isOneRow(inside);
  });
}

function sublinkValue(it: Inference, node: TreeNode, scope: Scope): Value {
  const kind = number(node, 'subLinkType');
  if (kind === SUBLINK.EXISTS) return { type: BOOLEAN, isNullable: false };
  const query = child(node, 'subselect');
  const column = query && columnAt(it, scopeOf(query, scope), 0);
  if (!query || !column) return unknownValue(BOOLEAN);
  if (kind === SUBLINK.ARRAY) return { type: column.type, isNullable: false, items: column };
  if (kind !== SUBLINK.EXPRESSION) return unknownValue(BOOLEAN);
  return { ...column, isNullable: column.isNullable || !isOneRow(query) };
}

const isNull = ({ isNullable }: Value) => isNullable;

function listed(it: Inference, nodes: readonly TreeNode[], scope: Scope): Value[] {
  return nodes.map((node) => it.valueOf(node, scope));
}

/** Creates the inference of what the columns of statements can be. */
export function createInference(catalog: Catalog, nullable: ReadonlySet<number>): Inference {
  const it: Inference = { catalog, nullable, valueOf: infer };

  function infer(node: TreeNode | undefined, scope: Scope): Value {
    if (!node) return unknownValue(TEXT);
    const args = () => children(node, 'args');
    switch (node.kind) {
      case 'VAR':
        return columnValue(it, node, scope);
      case 'CONST':
        return constantValue(node);
      case 'PARAM':
        return {
          type: number(node, 'paramtype'),
          isNullable: nullable.has(number(node, 'paramid')),
        };
      case 'CASEEXPR':
        return caseValue(it, node, scope);
      case 'SUBLINK':
        return sublinkValue(it, node, scope);
      case 'COALESCEEXPR':
      case 'MINMAXEXPR': {
        const values = listed(it, args(), scope);
        const isNullable = values.every(isNull);
        const type = number(node, node.kind === 'MINMAXEXPR' ? 'minmaxtype' : 'coalescetype');
        return { ...oneOf(values), type, isNullable };
      }
      case 'NULLTEST':
      case 'BOOLEANTEST':
      case 'DISTINCTEXPR':
        return { type: BOOLEAN, isNullable: false };
      case 'BOOLEXPR':
      case 'ROWCOMPAREEXPR': {
        const parts = [...args(), ...children(node, 'largs'), ...children(node, 'rargs')];
        return {
          type: BOOLEAN,
          isNullable: listed(it, parts, scope).some(isNull),
        };
      }
      case 'SCALARARRAYOPEXPR':
        return { type: BOOLEAN, isNullable: listed(it, args(), scope).some(isNull) };
      case 'RELABELTYPE':
      case 'ARRAYCOERCEEXPR':
        return { ...it.valueOf(child(node, 'arg'), scope), type: number(node, 'resulttype') };
      case 'COERCEVIAIO': {
        // Cast to text and read again, it may be anything.
        const { isNullable } = it.valueOf(child(node, 'arg'), scope);
        return { type: number(node, 'resulttype'), isNullable };
      }
      case 'ARRAYEXPR': {
        const values = listed(it, children(node, 'elements'), scope);
        return { type: number(node, 'array_typeid'), isNullable: false, items: oneOf(values) };
      }
      case 'ROWEXPR':
        return { type: RECORD, isNullable: false };
      case 'SQLVALUEFUNCTION':
        return { type: number(node, 'type'), isNullable: false };
      case 'FUNCEXPR':
      case 'OPEXPR':
      case 'AGGREF':
      case 'WINDOWFUNC':
        return callValue(it, node, scope);
      default:
        return unknownValue(number(node, 'resulttype') || JSON_TYPE);
    }
  }

  return it;
}
