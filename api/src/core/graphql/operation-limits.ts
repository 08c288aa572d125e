import {
  type DocumentNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';

/** Maximum tokens of a document; longer ones are not parsed. */
export const MAX_TOKENS = 2_000;
/** Maximum fields of an operation with all fragments expanded. */
const MAX_FIELDS = 1_000;
/** Maximum nesting of fields. */
const MAX_DEPTH = 10;
/** Maximum nesting within introspection; the standard query has about 14 levels. */
const MAX_INTROSPECTION_DEPTH = 20;
/** Maximum names at the root of an operation, aliases included: each runs a use-case. */
const MAX_ROOT_FIELDS = 10;
/** Maximum fields at any one level: validation compares each with every other. */
const MAX_WIDTH = 100;
/** Maximum number of times an operation may query the schema or one of its types. */
const MAX_INTROSPECTIONS = 2;
/** Maximum nesting of lists and objects in the variables. */
const MAX_VARIABLES_DEPTH = 20;
/** Maximum keys of one object, and values in all variables; reportData has the most. */
const MAX_KEYS = 100;
const MAX_VALUES = 25_000;
/**
 * Maximum items of a list in a variable: the ids of a long selection. In a document, the tokens that
 * its parser takes are fewer.
 */
const MAX_LIST_ITEMS = 5_000;

/** The size of a selection with its fragments expanded; hostile ones may reach Infinity. */
interface Size {
  /** Fields at the first level. */
  width: number;
  /** Most fields at any one level. */
  widest: number;
  /** Fields at all levels. */
  fields: number;
  /** Levels of fields. */
  depth: number;
  /** Fields that query the schema. */
  introspections: number;
}

const EMPTY: Size = { width: 0, widest: 0, fields: 0, depth: 0, introspections: 0 };
const ENDLESS: Size = { ...EMPTY, fields: Infinity };

/** Measures selections; each fragment is measured only once, however often it is spread. */
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

  /** Returns the response names at the first level of a selection, without duplicates. */
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
    // Endless while it is being measured, which makes a fragment that spreads itself endless.
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

/**
 * Returns why a document is too large to validate and execute, as a sentence; undefined if it is
 * not.
 */
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
}

function sizeProblem(value: object, depth: number): string | undefined {
  const { length } = Object.keys(value);
  if (depth > MAX_VARIABLES_DEPTH)
    return `Variables may be at most ${MAX_VARIABLES_DEPTH} levels deep.`;
  if (Array.isArray(value)) return length > MAX_LIST_ITEMS ? LIST_PROBLEM : undefined;
  if (length > MAX_KEYS) return `An object may have at most ${MAX_KEYS} fields.`;
}

/** Returns why variables are too large to check, as a sentence; undefined if they are not. */
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
