import { passwordGate } from './password-gate';

/** Saves a file that the server gives only to those who gave their password recently. */
export async function download(url: string): Promise<void> {
  if (await passwordGate.askUnlessRecent()) save(url, '');
}

/** The same for a file that depends on more than an address can hold. */
export async function downloadFor(url: string, body: object, fileName: string): Promise<void> {
  if (!(await passwordGate.askUnlessRecent())) return;
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`The server answered ${response.status}.`);
  const file = URL.createObjectURL(await response.blob());
  save(file, fileName);
  // Some browsers read it after the press.
  setTimeout(() => URL.revokeObjectURL(file), 60_000);
}

function save(url: string, fileName: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
}
