import { createHash } from 'node:crypto';
import { filesBelow, fingerprint, readText } from './fingerprint.mjs';
import { packagesBehind } from './lock-file.mjs';

/** Holds the state that the committed build was made from. */
export const STAMP = 'web/src/playground/.built';

const SOURCES = ['web/playground.html', 'web/src/playground'];
const PACKAGES = ['graphiql', '@graphiql/toolkit', 'react', 'react-dom'];

/** Returns a hash of what the build depends on: its source, and the versions of its packages. */
export function playgroundState() {
  const versions = packagesBehind(JSON.parse(readText('package-lock.json')), PACKAGES);
  return createHash('sha256')
    .update(fingerprint(filesBelow(SOURCES, (file) => file !== STAMP)))
    .update(versions.join())
    .digest('hex');
}
