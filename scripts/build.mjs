// npm run build: api/dist and web/dist, whether or not they are stale.
import { prepare } from './lib/prepare.mjs';

await prepare({ force: true });
