import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import type { Answer, ApiClient } from '../clients/api-client';
import type { Facts } from '../clients/every-call';
import { upload } from './import-files';

/** A photo as a phone takes it: on its side, with its place in it. */
export const photo = (width = 400, height = 200, background = '#2a6f97'): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background } })
    .withExif({ IFD0: { Make: 'Cellphone' }, IFD3: { GPSLatitude: '47/1 3/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

/** Uploads a file, for the user's own picture unless said otherwise. */
export const uploadFile = (
  client: ApiClient,
  content: Uint8Array | string,
  query: Record<string, string | number> = {},
): Promise<Answer> => {
  const all = { purpose: 'PROFILE_PICTURE', key: randomUUID(), ...query };
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(all)) parameters.set(name, String(value));
  return client.send('POST', `/api/files?${parameters}`, {
    text: content,
    headers: { 'content-type': 'application/octet-stream' },
  });
};

/** Gets an address as a browser does, and returns its bytes. */
export async function download(
  client: ApiClient,
  path: string,
  headers: Record<string, string> = {},
): Promise<{ status: number; headers: Headers; bytes: Buffer }> {
  const response = await fetch(`${client.url}${path}`, {
    headers: { cookie: client.cookieHeader, ...headers },
  });
  const bytes = Buffer.from(await response.arrayBuffer());
  return { status: response.status, headers: response.headers, bytes };
}

/** A picture of one pixel. */
const DOT = Buffer.from('R0lGODlhAQABAIAAAAAAAP///ywAAAAAAQABAAACAUwAOw==', 'base64');

/** Sends what a route takes besides JSON; undefined for all other routes. */
export function sendContent(
  client: ApiClient,
  route: string,
  { csv, purpose }: Facts,
): Promise<Answer> | undefined {
  if (route === 'POST /api/admin/imports') return upload(client, String(csv));
  return route === 'POST /api/files'
    ? uploadFile(client, DOT, { purpose: String(purpose) })
    : undefined;
}
