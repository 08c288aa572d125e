/** A node of PostgreSQL's parse tree, with its fields by name. */
export interface TreeNode {
  readonly kind: string;
  readonly fields: ReadonlyMap<string, readonly Tree[]>;
}

/** Part of a pg_node_tree, PostgreSQL's text form of a parsed statement. */
export type Tree = string | readonly Tree[] | TreeNode;

const TOKENS = /[{}()[\]]|"(?:\\.|[^"\\])*"|(?:\\.|[^\s{}()[\]"\\])+/g;

export const isNode = (tree: Tree | undefined): tree is TreeNode =>
  typeof tree === 'object' && !Array.isArray(tree);

/** Parses a pg_node_tree. */
export function parseTree(text: string): Tree {
  const tokens = text.match(TOKENS) ?? [];
  let next = 0;
  // Few of them differ.
  const words = new Map<string, string>();

  function unescaped(token: string): string {
    const known = words.get(token);
    if (known !== undefined) return known;
    const made = token.replace(/^"|"$/g, '').replace(/\\(.)/g, '$1');
    words.set(token, made);
    return made;
  }

  function list(end: string): Tree[] {
    const items: Tree[] = [];
    while (tokens[next] !== end) items.push(tree());
    next += 1;
    return items;
  }

  function node(): TreeNode {
    const kind = tokens[next++] ?? '';
    const fields = new Map<string, Tree[]>();
    let values: Tree[] = [];
    while (tokens[next] !== '}') {
      const token = tokens[next] ?? '';
      if (token.startsWith(':')) {
        next += 1;
        values = [];
        fields.set(token.slice(1), values);
      } else values.push(tree());
    }
    next += 1;
    return { kind, fields };
  }

  function tree(): Tree {
    const token = tokens[next++];
    if (token === undefined) throw new Error('A statement of PostgreSQL ends in its middle.');
    if (token === '{') return node();
    if (token === '(') return list(')');
    if (token === '[') return list(']');
    return unescaped(token);
  }

  return tree();
}

/** Returns a field that is a word or a number. */
export function word(node: TreeNode, field: string): string {
  const [value] = node.fields.get(field) ?? [];
  return typeof value === 'string' ? value : '';
}

/** Returns a numeric field; 0 if it is missing. */
export const number = (node: TreeNode, field: string): number => Number(word(node, field)) || 0;

/** Returns a field that is a node. */
export function child(node: TreeNode, field: string): TreeNode | undefined {
  const [value] = node.fields.get(field) ?? [];
  return isNode(value) ? value : undefined;
}

/** Returns the nodes of a list field; none if it is empty. */
export function children(node: TreeNode, field: string): TreeNode[] {
  const [value] = node.fields.get(field) ?? [];
  return Array.isArray(value) ? value.filter(isNode) : [];
}

/** Returns the items of a field that is a list of words, numbers or lists. */
export function items(node: TreeNode, field: string): readonly Tree[] {
  const values = node.fields.get(field) ?? [];
  const list = values.find((value) => Array.isArray(value));
  return Array.isArray(list) ? list : [];
}
