import { downloadFor } from './download';

afterEach(() => jest.restoreAllMocks());

const click = () => jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();

test('a file for many rows is asked for once, and saved under its name', async () => {
  const table = new Blob(['\uFEFFID,Name\n1,Ada\n']);
  const asked: [unknown, unknown][] = [];
  globalThis.fetch = async (url, init) => {
    asked.push([url, init?.body]);
    return { ok: true, blob: async () => table } as Response;
  };
  let saved: Blob | undefined;
  URL.createObjectURL = (file: Blob) => {
    saved = file;
    return 'blob:table';
  };
  URL.revokeObjectURL = () => undefined;
  const clicked = click();
  await downloadFor('/users.csv', { ids: ['1', '2'] }, 'users.csv');
  expect(asked).toEqual([['/users.csv', '{"ids":["1","2"]}']]);
  expect(saved).toBe(table);
  expect(clicked).toHaveBeenCalledTimes(1);
  expect(clicked.mock.contexts[0]).toMatchObject({ href: 'blob:table', download: 'users.csv' });
});

test('a file that the server refuses is not saved', async () => {
  globalThis.fetch = async () => ({ ok: false, status: 403 }) as Response;
  const clicked = click();
  await expect(downloadFor('/users.csv', {}, 'users.csv')).rejects.toThrow('403');
  expect(clicked).not.toHaveBeenCalled();
});
