import { passwordGate } from './password-gate';

/** Saves a file that the server gives only to those who gave their password recently. */
export async function download(url: string): Promise<void> {
  if (!(await passwordGate.askUnlessRecent())) return;
  const link = document.createElement('a');
  link.href = url;
  link.download = '';
  link.click();
}
