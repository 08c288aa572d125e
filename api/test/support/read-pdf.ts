import { execFile, execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';

/** The text of a PDF as an independent parser reads it, page by page. */
export async function readPdf(bytes: Buffer): Promise<{ pages: string[]; title: string }> {
  const child = execFile(process.execPath, [join(__dirname, 'pdf-parser.cjs')]);
  child.stdin?.end(bytes);
  if (!child.stdout) throw new Error('The parser says nothing.');
  return JSON.parse(await text(child.stdout));
}

/** Saves the first pages as pictures in artefacts/reports, if this machine has poppler. */
export function keepPictures(name: string, bytes: Buffer): void {
  const folder = resolve(__dirname, '../../../artefacts/reports');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${name}.pdf`);
  writeFileSync(file, bytes);
  const options = ['-png', '-r', '70', '-l', '3', file, join(folder, name)];
  try {
    execFileSync('pdftoppm', options, { stdio: 'ignore' });
  } catch {
    // The parser has read it nevertheless.
  }
}
