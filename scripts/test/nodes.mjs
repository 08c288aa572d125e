import { join } from 'node:path';
import { OLIVIA, withDemo } from '../lib/demo-server.mjs';
import { download } from '../lib/install.mjs';
import { ROOT, runQuiet } from '../lib/run.mjs';
import { add, nothing, report } from './tally.mjs';

const FOLDER = join(ROOT, 'artefacts/nodes');

/** The oldest version that is supported, and the newest of those that follow. */
const VERSIONS = ['20.19.6', '22.23.3', '24.9.0'];

/** Installs a version of Node from the registry; returns the path of its program. */
async function installNode(version) {
  const folder = join(FOLDER, version);
  const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
  const installed = await download(folder, `${name}@${version}`);
  if (!installed.ok) return undefined;
  const program = process.platform === 'win32' ? 'node.exe' : 'node';
  return join(folder, 'node_modules', name, 'bin', program);
}

/** Signs in to the demo, and asks for the person by GraphQL. */
async function useDemo(address) {
  const page = await fetch(address);
  if (!(await page.text()).includes('Fairweek')) throw new Error('The first page is not there.');
  const headers = { 'content-type': 'application/json' };
  const send = async (path, body, more = {}) => {
    const sent = { method: 'POST', headers: { ...headers, ...more }, body: JSON.stringify(body) };
    const answer = await fetch(`${address}${path}`, sent);
    if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}.`);
    return answer;
  };
  const signedIn = await send('/api/auth/login', OLIVIA);
  const cookie = signedIn.headers
    .getSetCookie()
    .map((it) => it.split(';')[0])
    .join('; ');
  const answer = await send('/graphql', { query: '{ currentUser { id } }' }, { cookie });
  const { data } = await answer.json();
  if (!data?.currentUser?.id) throw new Error('GraphQL does not know the person who signed in.');
}

async function runOn(node, version) {
  try {
    const { output } = await runQuiet([node, '--version']);
    if (output.trim() !== `v${version}`) throw new Error(`It is ${output.trim()}.`);
    await withDemo(useDemo, node);
    return { ok: true, output: '' };
  } catch (error) {
    return { ok: false, output: String(error) };
  }
}

/** Starts the built product on each version of Node; skipped where one cannot be downloaded. */
export async function runNodes() {
  let tally = nothing;
  for (const version of VERSIONS) {
    const node = await installNode(version);
    if (!node) {
      console.log(`Node ${version} could not be downloaded.`);
      tally = add(tally, { ...nothing, skipped: 1 });
      continue;
    }
    const begun = Date.now();
    const result = await runOn(node, version);
    const name = `a demo starts and answers on Node ${version}`;
    tally = add(tally, report({ name, ...result, seconds: (Date.now() - begun) / 1000 }));
  }
  return { tally, flaky: [] };
}
