import {
  type DocumentNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
  visit,
} from 'graphql';

/** A document longer than any of ours is not worth parsing. */
export const MAX_TOKENS = 2_000;
/** Fields of an operation with all of its fragments written out. */
const MAX_FIELDS = 1_000;
/** Levels of fields within one another. */
const MAX_DEPTH = 10;
/** The standard introspection query has about 14 levels. */
const MAX_INTROSPECTION_DEPTH = 20;
/** Names at the root of one operation, aliases included: each is a use-case of its own. */
const MAX_ROOT_FIELDS = 10;
/** Fields beside one another at any level: validation compares each with every other. */
const MAX_WIDTH = 100;
/** Times an operation may ask for the whole schema or one of its types. */
const MAX_INTROSPECTIONS = 2;
/** Levels of lists and objects in the variables. */
const MAX_VARIABLES_DEPTH = 20;
/** Keys of one object in the variables, and values in all of them: reportData has the most. */
const MAX_KEYS = 100;
const MAX_VALUES = 25_000;
/** Items of a list in an argument or a variable. */
const MAX_LIST_ITEMS = 500;

/** What a selection comes to with its fragments written out; counts of hostile ones may be Infinity. */
interface Size {
  /** Fields at its first level. */
  width: number;
  /** Most fields at one of its levels. */
  widest: number;
  /** Fields at all levels. */
  fields: number;
  /** Levels of fields. */
  depth: number;
  /** Fields that ask for the schema. */
  introspections: number;
}

const EMPTY: Size = { width: 0, widest: 0, fields: 0, depth: 0, introspections: 0 };
const ENDLESS: Size = { ...EMPTY, fields: Infinity };

/** Measures selections; each fragment once, however often it is spread. */
class Measure {
  private readonly sizes = new Map<string, Size>();

  constructor(private readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>) {}

  set({ selections }: SelectionSetNode): Size {
    return selections.reduce((sum, selection) => {
      const one = this.selection(selection);
      const width = sum.width + one.width;
      return {
        width,
        widest: Math.max(width, sum.widest, one.widest),
        fields: sum.fields + one.fields,
        depth: Math.max(sum.depth, one.depth),
        introspections: sum.introspections + one.introspections,
      };
    }, EMPTY);
  }

  private selection(selection: SelectionNode): Size {
    if (selection.kind === Kind.INLINE_FRAGMENT) return this.set(selection.selectionSet);
    if (selection.kind === Kind.FRAGMENT_SPREAD) return this.fragment(selection.name.value);
    const below = selection.selectionSet ? this.set(selection.selectionSet) : EMPTY;
    const size = { ...below, width: 1, fields: 1 + below.fields, depth: 1 + below.depth };
    if (!['__schema', '__type'].includes(selection.name.value)) return size;
    return {
      ...size,
      depth: size.depth > MAX_INTROSPECTION_DEPTH ? size.depth : 1,
      introspections: 1,
    };
  }

  /** The names that a selection answers at its first level; of a repeated one there is one answer. */
  names({ selections }: SelectionSetNode, found = new Set<string>(), seen = new Set<string>()) {
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) found.add((selection.alias ?? selection.name).value);
      else if (selection.kind === Kind.INLINE_FRAGMENT)
        this.names(selection.selectionSet, found, seen);
      else if (!seen.has(selection.name.value)) {
        seen.add(selection.name.value);
        const fragment = this.fragments.get(selection.name.value);
        if (fragment) this.names(fragment.selectionSet, found, seen);
      }
    }
    return found;
  }

  private fragment(name: string): Size {
    const known = this.sizes.get(name);
    if (known) return known;
    // While it is measured it has no end: one that spreads itself has none.
    this.sizes.set(name, ENDLESS);
    const fragment = this.fragments.get(name);
    const size = fragment ? this.set(fragment.selectionSet) : EMPTY;
    this.sizes.set(name, size);
    return size;
  }
}

function problemOf(operation: OperationDefinitionNode, measure: Measure): string | undefined {
  const { widest, fields, depth, introspections } = measure.set(operation.selectionSet);
  if (fields > MAX_FIELDS) return `An operation may ask for at most ${MAX_FIELDS} fields.`;
  if (depth > MAX_DEPTH) return `An operation may be at most ${MAX_DEPTH} levels deep.`;
  if (measure.names(operation.selectionSet).size > MAX_ROOT_FIELDS)
    return `An operation may ask for at most ${MAX_ROOT_FIELDS} fields at its root.`;
  if (widest > MAX_WIDTH)
    return `An operation may ask for at most ${MAX_WIDTH} fields at one level.`;
  if (introspections > MAX_INTROSPECTIONS)
    return `An operation may ask for the schema at most ${MAX_INTROSPECTIONS} times.`;
}

const LIST_PROBLEM = `A list may have at most ${MAX_LIST_ITEMS} items.`;

/** Why a document is too much to validate and execute, as a sentence; undefined when it is not. */
export function documentProblem(document: DocumentNode): string | undefined {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION)
      fragments.set(definition.name.value, definition);
  }
  const measure = new Measure(fragments);
  for (const definition of document.definitions) {
    if (definition.kind === Kind.OPERATION_DEFINITION) {
      const problem = problemOf(definition, measure);
      if (problem) return problem;
    }
  }
  let problem: string | undefined;
  visit(document, {
    ListValue({ values }) {
      if (values.length > MAX_LIST_ITEMS) problem = LIST_PROBLEM;
    },
  });
  return problem;
}

function sizeProblem(value: object, depth: number): string | undefined {
  const { length } = Object.keys(value);
  if (depth > MAX_VARIABLES_DEPTH)
    return `Variables may be at most ${MAX_VARIABLES_DEPTH} levels deep.`;
  if (Array.isArray(value)) return length > MAX_LIST_ITEMS ? LIST_PROBLEM : undefined;
  if (length > MAX_KEYS) return `An object may have at most ${MAX_KEYS} fields.`;
}

/** Why variables are too much to be checked, as a sentence; undefined when they are not. */
export function variablesProblem(variables: unknown): string | undefined {
  let count = 0;
  const problemIn = (value: unknown, depth: number): string | undefined => {
    count += 1;
    if (count > MAX_VALUES) return `Variables may hold at most ${MAX_VALUES} values.`;
    if (typeof value !== 'object' || value === null) return undefined;
    let problem = sizeProblem(value, depth);
    for (const item of problem ? [] : Object.values(value)) problem ??= problemIn(item, depth + 1);
    return problem;
  };
  return problemIn(variables, 0);
}
