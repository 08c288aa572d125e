import type { RestRoute } from '../../core/http/rest';
import { pathOf } from './web-pages';

/** Returns the pattern of a route's addresses; a parameter is a part without a slash. */
const patternOf = (url: string) =>
  new RegExp(`^${url.replaceAll('.', '\\.').replace(/:\w+/g, '[^/]+')}$`);

/** Returns the function that lists the methods of an address; none if nothing is there. */
export function methodsAt(
  routes: readonly Pick<RestRoute, 'method' | 'url'>[],
): (url: string) => string[] {
  const known = routes.map(({ method, url }) => ({ method, pattern: patternOf(url) }));
  return (url) => {
    const path = pathOf(url);
    const methods = known.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method);
    return [...new Set(methods.flatMap((it) => (it === 'GET' ? ['GET', 'HEAD'] : [it])))].sort();
  };
}
