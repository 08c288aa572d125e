import { download, downloadFor } from './download';
import { errorText } from './error-text';
import { passwordGate } from './password-gate';

afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'language');
});

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

const FAILED = 'The selection could not be exported.';
const AWAY = `${FAILED} Fairweek can’t be reached right now. Please try again in a moment.`;
const answers = (status: number, body: string) => async () =>
  ({ ok: false, status, json: async () => JSON.parse(body) }) as Response;

test.each([
  [
    'a refusal in the server’s words',
    answers(429, '{ "message": "Wait 20 seconds, then try again.", "code": "TOO_MANY_REQUESTS" }'),
    'Wait 20 seconds, then try again.',
  ],
  [
    'a failure of the server with its reference',
    answers(
      500,
      '{ "message": "Internal error", "code": "INTERNAL_SERVER_ERROR", "requestId": "12-ab" }',
    ),
    `${FAILED} Reference: 12-ab`,
  ],
  ['a gateway without a server', answers(502, '<h1>Bad gateway</h1>'), AWAY],
  ['a broken network', () => Promise.reject(new TypeError('Failed to fetch')), AWAY],
])('a file that is not sent is not saved: %s says why', async (_, respond, sentence) => {
  globalThis.fetch = respond;
  const clicked = click();
  const error = await downloadFor('/users.csv', {}, 'users.csv').catch((reason) => reason);
  expect(errorText(error, FAILED)).toBe(sentence);
  expect(clicked).not.toHaveBeenCalled();
});

test.each([
  ['de-DE', '/users.csv', '/users.csv?delimiter=semicolon'],
  ['de-CH', '/users.csv?ids=1', '/users.csv?ids=1&delimiter=semicolon'],
  ['sv', '/users.csv', '/users.csv?delimiter=semicolon'],
  ['en-GB', '/users.csv', '/users.csv'],
  ['ja', '/users.csv', '/users.csv'],
  ['de-DE', '/report.pdf', '/report.pdf'],
])('a reader of %s downloads %s as %s', async (language, url, asked) => {
  Object.defineProperty(navigator, 'language', { value: language, configurable: true });
  jest.spyOn(passwordGate, 'askUnlessRecent').mockResolvedValue(true);
  const clicked = click();
  await download(url);
  expect(clicked.mock.contexts[0]).toMatchObject({ href: `http://localhost${asked}` });
});
