import type { RestRoute } from './rest';

/** A class whose decorators TypeORM or TypeGraphQL reads. */
type Decorated = new (...args: never[]) => object;

/** What a feature brings to the application, which registers nothing else of it. */
export interface Feature {
  /** Its folder in features/. */
  name: string;
  /** The features whose entities, types, use-cases and rules it may import; each stands before it in the list. */
  uses: readonly string[];
  entities?: readonly Decorated[];
  resolvers?: readonly Decorated[];
  routes?: readonly RestRoute[];
}
