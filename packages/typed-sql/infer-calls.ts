import type { Inference } from './inference';
import { child, children, number, type TreeNode } from './node-tree';
import { factsOf, knowing, type Scope } from './scope';
import { type Field, oneOf, unknownValue, type Value } from './value';

/** Strict functions that may return null for arguments that are not null. */
const MAY_FIND_NOTHING =
  /^(json|jsonb)_(object_field|array_element|extract_path)|^array_(length|upper|lower)$|^regexp_(match|substr)|^substring$|^textregexsubstr$/;
/** Functions that never return null, for any arguments. */
const ALWAYS =
  /^jsonb?_build_(object|array)$|^concat(_ws)?$|^now$|^(count|row_number|rank|dense_rank|ntile)$/;
const TO_OBJECT = /^jsonb?_build_object$/;
const TO_LIST = /^jsonb?_build_array$/;
const TO_ARRAY = /^(json_agg|jsonb_agg|array_agg)(_strict)?$/;
/** Aggregates and window functions that return one of their input values. */
const PICKS = /^(min|max|first_value|last_value|nth_value)$/;
/** Functions that return their argument as JSON. */
const SAME = /^(row_to_json|to_jsonb?)$/;

function objectFields(args: readonly Value[]): Field[] {
  return args.flatMap((key, index) => {
    const value = args[index + 1];
    const [name] = key.literals ?? [];
    return index % 2 === 0 && value && name !== undefined ? [{ ...value, name }] : [];
  });
}

/** Returns what is known of the inside of a result: of JSON, of arrays and of picked values. */
function insideOf(name: string, args: readonly Value[]): Partial<Value> {
  const [first] = args;
  if (TO_OBJECT.test(name)) return { fields: objectFields(args) };
  if (!first) return {};
  if (TO_LIST.test(name)) return { items: oneOf(args) };
  if (TO_ARRAY.test(name)) return { items: first };
  if (PICKS.test(name) && first.literals) return { literals: first.literals };
  if (SAME.test(name)) {
    return {
      ...(first.fields && { fields: first.fields }),
      ...(first.items && { items: first.items }),
    };
  }
  return {};
}

/** Returns true if an aggregate may have no rows; each group has at least one. */
function isEmptyable(node: TreeNode, scope: Scope): boolean {
  if (node.kind === 'WINDOWFUNC') return false;
  return (
    children(scope.query, 'groupClause').length === 0 || child(node, 'aggfilter') !== undefined
  );
}

const ID = { FUNCEXPR: 'funcid', OPEXPR: 'opfuncid', AGGREF: 'aggfnoid', WINDOWFUNC: 'winfnoid' };
const TYPE = {
  FUNCEXPR: 'funcresulttype',
  OPEXPR: 'opresulttype',
  AGGREF: 'aggtype',
  WINDOWFUNC: 'wintype',
};

/** Returns what a function, an operator or an aggregate can return. */
export function callValue(it: Inference, node: TreeNode, scope: Scope): Value {
  const kind = node.kind as keyof typeof ID;
  const type = number(node, TYPE[kind]);
  const called = it.catalog.functions.get(number(node, ID[kind]));
  const isAggregate = kind === 'AGGREF';
  const filter = child(node, 'aggfilter');
  const here = filter ? knowing(scope, factsOf(filter, true)) : scope;
  const args = children(node, 'args').map((argument) =>
    it.valueOf(argument.kind === 'TARGETENTRY' ? child(argument, 'expr') : argument, here),
  );
  if (!called?.isBuiltIn) return unknownValue(type);
  const { name, isStrict } = called;
  const inside = insideOf(name, args);
  if (ALWAYS.test(name)) return { type, isNullable: false, ...inside };
  const isNullIn = args.some((argument) => argument.isNullable);
  if (isAggregate || kind === 'WINDOWFUNC') {
    const isNullable =
      isEmptyable(node, scope) || (isNullIn && !TO_ARRAY.test(name)) || /^(lag|lead)$/.test(name);
    return { type, isNullable, ...inside };
  }
  const isNullable = !isStrict || isNullIn || MAY_FIND_NOTHING.test(name);
  return { type, isNullable, ...inside };
}
