import { downloadJoined } from './download';

/** What a browser answers with, as far as it is read; jsdom has none. */
const answer = (text = '', status = 200) =>
  ({ ok: status < 400, status, text: async () => text.replace('\uFEFF', '') }) as Response;

test('the parts of a table are saved as one file, with one line of headers', async () => {
  const parts: Record<string, string> = {
    '/first.csv': '\uFEFFID,Name\n1,Ada\n2,Omar\n',
    '/second.csv': '\uFEFFID,Name\n3,Nora\n',
  };
  globalThis.fetch = async (url) => answer(parts[String(url)]);
  let saved: Blob | undefined;
  URL.createObjectURL = (file: Blob) => {
    saved = file;
    return 'blob:table';
  };
  URL.revokeObjectURL = () => undefined;
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  await downloadJoined(Object.keys(parts), 'users.csv');
  expect(click).toHaveBeenCalledTimes(1);
  expect(click.mock.contexts[0]).toMatchObject({ href: 'blob:table', download: 'users.csv' });
  const reader = new FileReader();
  const isRead = new Promise((resolve) => reader.addEventListener('load', resolve));
  if (saved) reader.readAsArrayBuffer(saved);
  await isRead;
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(reader.result as ArrayBuffer);
  expect(text).toBe('\uFEFFID,Name\n1,Ada\n2,Omar\n3,Nora\n');
  click.mockRestore();
});

test('a part that the server refuses saves nothing', async () => {
  globalThis.fetch = async () => answer('', 403);
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  await expect(downloadJoined(['/first.csv'], 'users.csv')).rejects.toThrow('403');
  expect(click).not.toHaveBeenCalled();
  click.mockRestore();
});
