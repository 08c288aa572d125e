/** How long a server may take, in ms. */
const PATIENCE_MS = 10_000;

/** Longer answers are not read. */
const MAX_BYTES = 100_000;

/**
 * Returns the whole answer of a server that the settings name, also a refusal; a slow, a long and a
 * redirected answer are refused.
 */
export async function fetchOutside(url: string, request: RequestInit = {}): Promise<Response> {
  const response = await send(url, request);
  const content = await contentOf(response);
  return new Response(content.length > 0 ? content : null, response);
}

/** Asks a server that the settings name; all but a success is refused as well. */
export async function askOutside(url: string, request: RequestInit = {}): Promise<Buffer> {
  const response = await send(url, request);
  if (!response.ok) throw new Error(`It answered with ${response.status}.`);
  return contentOf(response);
}

const send = (url: string, request: RequestInit) =>
  fetch(url, { ...request, redirect: 'error', signal: AbortSignal.timeout(PATIENCE_MS) });

async function contentOf(response: Response): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > MAX_BYTES) throw new Error('The answer is too long.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
