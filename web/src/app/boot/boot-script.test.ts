import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { dropEarlyAnswers, takeEarlyAnswer } from '../../lib/network/early-answers';
import { bootScript, SIGNED_IN_LINK } from './boot-script';

const operations = JSON.parse(
  readFileSync(resolve(__dirname, '../../generated/operations.json'), 'utf8'),
);
const { fetch } = globalThis;
let sent: { operationName: string; variables: object; query?: string }[];

/** Runs the script as a page at this path begins. */
function begin(path: string) {
  window.history.replaceState(null, '', path);
  document.head.innerHTML = `
    <link rel="${SIGNED_IN_LINK}" href="/all.js">
    <link rel="${SIGNED_IN_LINK}" href="/calendar.js" data-path="/calendar">
    <link rel="${SIGNED_IN_LINK}" href="/messages.js" data-path="/messages">`;
  // biome-ignore lint/security/noGlobalEval: this is how a browser runs the script
  globalThis.eval(bootScript(operations));
}

const loading = () =>
  [...document.querySelectorAll('link[rel="modulepreload"]')].map((link) =>
    link.getAttribute('href'),
  );

/** The body with which the app asks for an operation. */
const bodyOf = (name: string, variables: object) => {
  const request = sent.find(({ operationName }) => operationName === name);
  return JSON.stringify({ ...request, variables });
};

beforeEach(() => {
  sent = [];
  localStorage.clear();
  delete document.documentElement.dataset.signedIn;
  jest.spyOn(performance, 'now').mockReturnValue(1_000);
  globalThis.fetch = (async (_url: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body));
    return { status: 200 };
  }) as unknown as typeof fetch;
});

afterEach(() => {
  globalThis.fetch = fetch;
  dropEarlyAnswers();
  jest.restoreAllMocks();
});

test('where no one was signed in, nothing is asked for or loaded early', () => {
  begin('/messages');
  localStorage.setItem('fairweek-signed-in', 'true');
  localStorage.setItem('force_logout', 'true');
  begin('/messages');
  expect(sent).toEqual([]);
  expect(document.documentElement.dataset.signedIn).toBeUndefined();
  expect(loading()).toEqual([]);
});

test('a signed-in user’s page loads its files and asks for its answers before the app', () => {
  localStorage.setItem('fairweek-signed-in', 'true');
  begin('/messages');
  expect(document.documentElement.dataset.signedIn).toBe('/messages');
  expect(loading()).toEqual(['/all.js', '/messages.js']);
  expect(sent.map(({ operationName }) => operationName)).toEqual([
    'CurrentUser',
    'MyWaiting',
    'MailboxCounts',
    'PropertyChoice',
    'UnreadConversations',
    'Conversations',
    'Talks',
  ]);
  // A server of another release knows no hash of this one.
  expect(sent[0]?.query).toMatch(/^query CurrentUser/);
});

test('while an administrator views as another user, only the session is asked for early', () => {
  localStorage.setItem('fairweek-signed-in', 'true');
  localStorage.setItem('fairweek-viewing-until', new Date(Date.now() + 60_000).toISOString());
  begin('/messages');
  expect(sent.map(({ operationName }) => operationName)).toEqual(['CurrentUser']);
});

test.each(['/admin', '/admin/properties/7'])(
  'the panel at %s asks early for nothing that it never reads',
  (path) => {
    localStorage.setItem('fairweek-signed-in', 'true');
    begin(path);
    expect(sent.map(({ operationName }) => operationName)).toEqual([
      'CurrentUser',
      'MyWaiting',
      'MailboxCounts',
    ]);
  },
);

test('an early answer is taken once, and only with the same variables', async () => {
  localStorage.setItem('fairweek-signed-in', 'true');
  begin('/messages');
  expect(takeEarlyAnswer(bodyOf('Conversations', { first: 50 }))).toBeUndefined();
  const asked = bodyOf('Conversations', { first: 20 });
  expect(await takeEarlyAnswer(asked)).toEqual({ status: 200 });
  expect(takeEarlyAnswer(asked)).toBeUndefined();
});

test('an early answer is not taken five seconds after the page began', () => {
  localStorage.setItem('fairweek-signed-in', 'true');
  begin('/');
  jest.spyOn(performance, 'now').mockReturnValue(5_001);
  expect(takeEarlyAnswer(bodyOf('Home', {}))).toBeUndefined();
});
