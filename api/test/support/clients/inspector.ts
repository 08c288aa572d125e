import { once } from 'node:events';
import { WebSocket } from 'ws';

/** The environment in which Node opens an inspector on the port. */
export const inspected = (port: number) => ({
  NODE_OPTIONS: `--inspect=127.0.0.1:${port} --inspect-publish-uid=http`,
});

/** Returns the memory of a process after garbage collection, in MB. */
export async function heldMemory(port: number): Promise<number> {
  const list = await fetch(`http://127.0.0.1:${port}/json/list`);
  const [target] = (await list.json()) as { webSocketDebuggerUrl: string }[];
  const socket = new WebSocket(target?.webSocketDebuggerUrl ?? '');
  await once(socket, 'open');
  const ask = async (id: number, method: string, params = {}) => {
    socket.send(JSON.stringify({ id, method, params }));
    for (;;) {
      const answer = JSON.parse(String((await once(socket, 'message'))[0]));
      if (answer.id === id) return answer.result;
    }
  };
  await ask(1, 'HeapProfiler.collectGarbage');
  const expression =
    '(({ heapUsed, external }) => heapUsed + external)(process.memoryUsage()) / 1e6';
  const { result } = await ask(2, 'Runtime.evaluate', { expression });
  socket.close();
  return result.value;
}
