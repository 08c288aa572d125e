import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How a relay behaves when it is asked for a round. */
export type RelayManner =
  | 'ANSWER'
  | 'HANG'
  | 'OTHER_ROUND'
  | 'FORGE'
  | 'OTHER_SOURCE'
  | 'FAIL'
  | 'TALK';

const SOURCE = 'dd'.repeat(32);
const GENESIS = 1_700_000_000;
const signatureOf = (round: number) => createHash('sha384').update(`round ${round}`).digest('hex');

/** The number of a round, as the relay answers with it. */
export const randomnessOf = (round: number) =>
  createHash('sha256')
    .update(Buffer.from(signatureOf(round), 'hex'))
    .digest('hex');

/** Starts a relay of drand at this computer, which answers, hangs or lies. */
export async function startRelay() {
  const state = { manner: 'ANSWER' as RelayManner, asked: [] as string[] };
  const answerTo = (path: string): object => {
    if (path.endsWith('/info')) {
      const hash = state.manner === 'OTHER_SOURCE' ? 'ee'.repeat(32) : SOURCE;
      return { hash, genesis_time: GENESIS, period: 30, public_key: 'ab', schemeID: 'test' };
    }
    const round = Number(path.split('/').at(-1));
    const given = state.manner === 'OTHER_ROUND' ? round - 1 : round;
    const randomness = randomnessOf(state.manner === 'FORGE' ? given + 1 : given);
    return { round: given, signature: signatureOf(given), randomness };
  };
  const server = createServer((request, response) => {
    state.asked.push(request.url ?? '');
    if (state.manner === 'HANG') return;
    if (state.manner === 'FAIL') response.statusCode = 500;
    if (state.manner === 'TALK') response.end('x'.repeat(200_000));
    else response.end(JSON.stringify(answerTo(request.url ?? '')));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    ...{ state, url: `http://127.0.0.1:${port}/${SOURCE}` },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
