// node scripts/tools.mjs: brings the tools of development, for the commands of package.json that call one.
import './lib/node-version.mjs';
import { ensureInstalled } from './lib/install.mjs';

await ensureInstalled({ tools: true });
