// npm run build: api/dist and web/dist, even if they are up to date.
import { prepare } from './lib/prepare.mjs';

await prepare({ force: true });
