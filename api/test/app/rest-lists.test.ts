import { makeProperty } from '../../src/features/properties/property.factory';
import type { Answer } from '../support/clients/api-client';
import { routesOf } from '../support/clients/every-call';
import { type Home, openHome } from '../support/scenes/home-cast';

let home: Home;

beforeAll(async () => {
  home = await openHome();
  const { manager } = home.testApp.running.app.db;
  for (const name of ['Arbour', 'Barn', 'Cabin']) await makeProperty(manager, { name });
  for (const content of ['One', 'Two', 'Three']) {
    const { guest, administrator } = home.people;
    for (const { id: receiverId } of [administrator, guest]) {
      await home.as.owner.post('/api/messages', { receiverId, content });
    }
  }
});

afterAll(() => home.testApp.close());

/** The URLs of a Link header by relation. */
function linksOf({ headers }: Answer): Record<string, string> {
  const links = [...(headers.get('link') ?? '').matchAll(/<([^>]*)>; rel="(\w+)"/g)];
  return Object.fromEntries(links.map(([, address = '', rel = '']) => [rel, address]));
}

const totalOf = ({ headers }: Answer) => headers.get('x-total-count');

/** The ids of every page, from a URL on until there is no next one. */
async function walk(path: string): Promise<number[][]> {
  const { body, ...answer } = await home.as.administrator.get(path);
  const { next } = linksOf({ body, ...answer });
  const ids = body.map(({ id }: { id: number }) => id);
  return next ? [ids, ...(await walk(next))] : [ids];
}

/** Lists of more than one page, with their total where they have one. */
const LISTS: [string, string, boolean][] = [
  ['/api/users', 'first', false],
  ['/api/admin/users-with-passwords', 'first', true],
  ['/api/properties', 'limit', true],
  ['/api/admin/shares', 'limit', true],
];

test.each(LISTS)('%s is walked from link to link', async (path, size, isCounted) => {
  const whole = await home.as.administrator.get(path);
  const ids = whole.body.map(({ id }: { id: number }) => id);
  expect(ids.length).toBeGreaterThan(4);
  expect(linksOf(whole).next).toBeUndefined();
  const pages = await walk(`${path}?${size}=2`);
  expect(pages.flat()).toEqual(ids);
  expect(pages.map(({ length }) => length > 2 || length === 0)).not.toContain(true);
  expect(totalOf(whole)).toBe(isCounted ? String(ids.length) : null);
});

test('a page by offset links to its neighbours and to both ends, with the other parameters unchanged', async () => {
  const path = '/api/properties?search=a&limit=1&offset=1';
  const answer = await home.as.administrator.get(path);
  const at = (offset: number) => `/api/properties?search=a&limit=1&offset=${offset}`;
  expect(totalOf(answer)).toBe('4');
  expect(linksOf(answer)).toEqual({ first: at(0), prev: at(0), next: at(2), last: at(3) });
  expect(linksOf(await home.as.administrator.get(at(3))).next).toBeUndefined();
});

test('an empty list has a total of 0 and no next page', async () => {
  const answer = await home.as.administrator.get('/api/properties?search=nowhere');
  expect([answer.body, totalOf(answer), linksOf(answer).next]).toEqual([[], '0', undefined]);
});

test('special requests and week swaps are counted', async () => {
  for (const path of ['/api/admin/special-requests', '/api/admin/week-swaps']) {
    expect(totalOf(await home.as.administrator.get(path))).toBe('0');
  }
});

test('messages and conversations lead on by cursor', async () => {
  const { owner } = home.as;
  const sent = await owner.get('/api/messages/sent?limit=4');
  expect([sent.body.length, totalOf(sent)]).toEqual([4, null]);
  const { next = '' } = linksOf(sent);
  expect(next).toBe(`/api/messages/sent?limit=4&before=${sent.body[3].id}`);
  const rest = await owner.get(next);
  expect([rest.body.length, linksOf(rest)]).toEqual([2, {}]);

  const conversations = await owner.get('/api/conversations?first=1');
  expect(totalOf(conversations)).toBe('2');
  const more = await owner.get(linksOf(conversations).next ?? '');
  expect([more.body.length, linksOf(more)]).toEqual([1, {}]);
  expect(more.body[0].id).not.toBe(conversations.body[0].id);

  const thread = await owner.get(`/api/conversations/${more.body[0].id}/messages?limit=2`);
  const older = await owner.get(linksOf(thread).next ?? '');
  expect([...thread.body, ...older.body].map(({ content }) => content)).toEqual([
    ...['Three', 'Two', 'One'],
  ]);
});

test.each(['/api/user/shares', '/api/properties/:id/shares', '/api/properties/:id/documents'])(
  '%s is whole and counted',
  async (path) => {
    const answer = await home.as.owner.get(path.replace(':id', String(home.property.id)));
    expect([totalOf(answer), linksOf(answer)]).toEqual([String(answer.body.length), {}]);
  },
);

test('a page size is called first or limit, not both, and is refused by the name that was used', async () => {
  const refusal = async (query: string) =>
    (await home.as.administrator.get(`/api/admin/week-swaps?${query}`)).body;
  expect(await refusal('limit=101')).toMatchObject({
    field: 'limit',
    message: 'limit must be at most 100.',
  });
  expect(await refusal('first=101')).toMatchObject({
    field: 'first',
    message: 'first must be at most 100.',
  });
  expect(await refusal('first=1&limit=1')).toMatchObject({
    field: 'limit',
    message: 'limit and first mean the same: give only one.',
  });
});

test('the documentation names both page sizes and the headers', async () => {
  const { body } = await home.as.visitor.get('/api/docs/json');
  const { parameters, responses } = body.paths['/api/conversations'].get;
  const names = parameters.map(({ name }: { name: string }) => name);
  expect(names).toEqual(expect.arrayContaining(['first', 'limit', 'after']));
  expect(Object.keys(responses['200'].headers)).toEqual([
    ...['X-Total-Count', 'Link', 'RateLimit-Policy', 'RateLimit'],
  ]);
});

describe('the session is checked before the input', () => {
  const PUBLIC = [
    'POST /api/auth/check-reset-link',
    'POST /api/auth/forgot-password',
    'POST /api/auth/login',
    'POST /api/auth/logout',
    'POST /api/auth/register-first-time',
    'POST /api/auth/resend-otp',
    'POST /api/auth/reset-password',
    'POST /api/auth/verify-otp',
  ];

  test('in every route but those of signing in', async () => {
    const { visitor } = home.as;
    const answered: string[] = [];
    for (const { name, ask } of await routesOf(visitor)) {
      const { method, path, body } = ask();
      const nonsense = body && { body: { nonsense: true } };
      const { status } = await visitor.send(method, `${path}?nonsense=x`, nonsense);
      if (status !== 401) answered.push(name);
    }
    expect(answered.sort()).toEqual(PUBLIC);
  });

  test('so that a signed-out client gets 401 for an invalid query', async () => {
    const path = '/api/admin/special-requests?status=x';
    const { status, body } = await home.as.visitor.get(path);
    expect([status, body.message]).toEqual([401, 'Please sign in to continue.']);
    expect((await home.as.administrator.get(path)).status).toBe(400);
  });

  test('and a temporary password still has to be replaced first', async () => {
    const { status, body } = await home.as.firstLogin.get('/api/user/shares');
    expect([status, body.message]).toEqual([403, 'Please choose a new password first.']);
  });

  test('the documentation lists the routes that need none', async () => {
    const { body } = await home.as.visitor.get('/api/docs/json');
    expect(body.paths['/api/auth/login'].post.security).toEqual([]);
    expect(body.paths['/api/users'].get.security).toEqual([{ session: [] }, { token: [] }]);
  });
});
