import { passwordGate } from './password-gate';

/** Saves a file that the server gives only to those who gave their password recently. */
export async function download(url: string): Promise<void> {
  if (await passwordGate.askUnlessRecent()) save(url, '');
}

/** Saves the parts of a table as one file: each begins with the same line of headers. */
export async function downloadJoined(urls: readonly string[], fileName: string): Promise<void> {
  if (!(await passwordGate.askUnlessRecent())) return;
  // Reading a text drops the mark by which spreadsheets know its encoding.
  const parts = ['\uFEFF'];
  for (const url of urls) {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`The server answered ${response.status}.`);
    const text = await response.text();
    parts.push(parts.length === 1 ? text : text.slice(text.indexOf('\n') + 1));
  }
  const file = URL.createObjectURL(new Blob(parts, { type: 'text/csv' }));
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
