import { readsSemicolons } from '../dates/locale';
import { Outage } from './outage';
import { passwordGate } from './password-gate';
import { Refused } from './request';

/** Browsers may drop a download that begins together with another one. */
const APART_MS = 500;

/**
 * Saves files that the server gives only to those who gave their password recently; before a second
 * one, a browser may ask whether the page may do so.
 */
export async function download(...urls: string[]): Promise<void> {
  if (urls.length === 0 || !(await passwordGate.askUnlessRecent())) return;
  const [first = '', ...others] = urls;
  save(forReader(first), '');
  for (const [index, url] of others.entries()) {
    setTimeout(() => save(forReader(url), ''), (index + 1) * APART_MS);
  }
}

/**
 * The same for a file that depends on more than an address can hold; throws the server's refusal, or
 * an `Outage`, for `errorText` to put in words.
 */
export async function downloadFor(url: string, body: object, fileName: string): Promise<void> {
  if (!(await passwordGate.askUnlessRecent())) return;
  const headers = { 'content-type': 'application/json' };
  const request = { method: 'POST', headers, body: JSON.stringify(body) };
  const response = await fetch(forReader(url), request).catch((cause) => {
    throw new Outage(0, { cause });
  });
  if (!response.ok) throw await failureOf(response);
  const file = URL.createObjectURL(await response.blob());
  save(file, fileName);
  // Some browsers read it after the press.
  setTimeout(() => URL.revokeObjectURL(file), 60_000);
}

/** Saves a file for which the server asks no password. */
export const saveFile = (url: string) => save(forReader(url), '');

/** Why the server sent no file: its sentence, its code and its reference. */
async function failureOf(response: Response): Promise<Error> {
  try {
    const { message, ...extensions } = await response.json();
    return new Refused([{ message, extensions }]);
  } catch {
    // A proxy between the browser and the server answered.
    return new Outage();
  }
}

/** The address of a file, whose CSV has the delimiter of the reader's spreadsheets. */
function forReader(url: string): string {
  if (!/\.csv(\?|$)/.test(url) || !readsSemicolons()) return url;
  return `${url}${url.includes('?') ? '&' : '?'}delimiter=semicolon`;
}

function save(url: string, fileName: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
}
