import type { Catalog } from './catalog';
import type { TreeNode } from './node-tree';
import type { Scope } from './scope';
import type { Value } from './value';

/** Infers what an expression can be from PostgreSQL's parse tree; in doubt it is nullable. */
export interface Inference {
  readonly catalog: Catalog;
  /** The numbers of the parameters that may be null. */
  readonly nullable: ReadonlySet<number>;
  valueOf(expression: TreeNode | undefined, scope: Scope): Value;
}
