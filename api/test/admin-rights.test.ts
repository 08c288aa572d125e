import 'reflect-metadata';
import { createSchema } from '../src/app/schema';
import type { ApiClient } from './support/api-client';
import { operationsOf, type Request, type RestRequest, routesOf } from './support/every-call';
import { CAST, type Home, openHome, type Who } from './support/home-cast';

/** What people other than administrators may do; whatever is not here must refuse them all. */
const FOR_OTHERS = new Set(
  `appInfo calendar conversationMessages conversationWith conversations currentUser mailbox
  mailboxCounts myActivity myCalendarFeeds myShares myStays properties property propertyDocuments
  propertyShares rotation searchDocuments searchPeople
  adminLogin archiveMessage changePassword claimWeek createCalendarFeed createWeekSwap deleteMessage
  forgotPassword login logout markConversationRead markMessageRead nameGuests register releaseWeek
  resendOtp resetPassword resetLinkOpens revokeCalendarFeed saveMailPreference saveTheme sendMessage sendMessages sendMessageToEmail setTyping
  unarchiveMessage verifyOtp
  createGuestRequest createSpecialRequest guestHouse mySpecialRequests requestableProperties
  specialRequest withdrawSpecialRequest
  draft drafts fairnessLedger pickWeek saveWishList wishList
  acceptSwap cancelSwap counterSwap declineSwap mySwaps offerWeek openToSwap requestSwap
  myCalendarEvents myDraftEvents myMessageEvents mySpecialRequestChanged mySwapEvents`.split(/\s+/),
);

const REFUSED = { FORBIDDEN: 403, UNAUTHENTICATED: 401 };
type Refusal = { code: keyof typeof REFUSED; message: string };

const ADMIN_ONLY: Refusal = { code: 'FORBIDDEN', message: 'Admin privileges required.' };

/** Special requests are refused in words of their own (spec §2), by operation or path. */
const REQUESTS = /special-?request|guestLink/i;
const REQUESTS_ONLY: Refusal = {
  code: 'FORBIDDEN',
  message: 'Admin privileges required to access special requests management.',
};

/** And so are reports. */
const REPORTS = /^report|Report$|\/reports\//;
const REPORTS_ONLY: Refusal = {
  code: 'FORBIDDEN',
  message: 'Admin privileges required to access reports function.',
};

function refusalFor(who: Who, what: string): Refusal {
  if (who === 'visitor') {
    return { code: 'UNAUTHENTICATED', message: 'Please sign in to continue.' };
  }
  if (who === 'firstLogin') {
    return { code: 'FORBIDDEN', message: 'Please choose a new password first.' };
  }
  if (REPORTS.test(what)) return REPORTS_ONLY;
  return REQUESTS.test(what) ? REQUESTS_ONLY : ADMIN_ONLY;
}

type Operation = Request & { name: string };

let home: Home;
let operations: { http: Operation[]; socket: Operation[] };
let routes: RestRequest[];

beforeAll(async () => {
  home = await openHome();
  const schema = await createSchema();
  const forAdministrators = (kind: Parameters<typeof operationsOf>[1]) =>
    operationsOf(schema, kind)
      .filter(({ name }) => !FOR_OTHERS.has(name))
      .map(({ name, ask }) => ({ name, ...ask() }));
  operations = {
    http: [...forAdministrators('query'), ...forAdministrators('mutation')],
    socket: forAdministrators('subscription'),
  };
  const all = await routesOf(home.house.visitor());
  routes = all.map(({ ask }) => ask()).filter(({ path }) => path.startsWith('/api/admin/'));
});

afterAll(() => home.house.close());

async function answerOf(client: ApiClient, { name, text, variables }: Operation) {
  const { errors } = await client.graphql(text, variables);
  const [error] = errors ?? [];
  return { name, code: error?.extensions.code, message: error?.message };
}

test('what is for others exists', async () => {
  const schema = await createSchema();
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  const names = roots.flatMap((it) => Object.keys(it?.getFields() ?? {}));
  expect([...FOR_OTHERS].filter((name) => !names.includes(name))).toEqual([]);
});

test('the operations and routes that are tried are those that there are', () => {
  expect(operations.http.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['adminUsers', 'deleteUser', 'updateProperty', 'tagWeeks', 'auditLog']),
  );
  expect(routes.map(({ method, path }) => `${method} ${path}`)).toEqual(
    expect.arrayContaining(['GET /api/admin/shares', 'DELETE /api/admin/users/1']),
  );
});

describe.each(CAST.filter((who) => who !== 'administrator'))('%s', (who) => {
  test('is refused every operation that is not for others', async () => {
    for (const operation of operations.http) {
      const { name } = operation;
      expect(await answerOf(home.as[who], operation)).toEqual({
        name,
        ...refusalFor(who, name),
      });
    }
  });

  test('is refused every route of administration', async () => {
    for (const { method, path, body } of routes) {
      const { code, message } = refusalFor(who, path);
      const answer = await home.as[who].send(method, path, { body });
      const refused = { method, path, status: REFUSED[code], body: { code, message } };
      expect({ method, path, status: answer.status, body: answer.body }).toMatchObject(refused);
    }
  });

  test('hears of nothing that is not for others', async () => {
    for (const { text } of operations.socket) {
      const { events, stop } = await home.as[who].subscribe(text);
      expect(events.filter(({ errors }) => !errors)).toEqual([]);
      stop();
    }
  });
});

test('nothing was changed by all who were refused', async () => {
  const [counts] = await home.house.running.app.db.query(`select
    (select count(*)::int from audit_log) as logged,
    (select count(*)::int from users where deleted_at is not null or version > 1) as users,
    (select count(*)::int from properties where version > 1) as properties`);
  expect(counts).toEqual({ logged: 0, users: 0, properties: 0 });
});

test('the administrator is refused none of them, and no answer holds a hash or session', async () => {
  const answers: unknown[] = [];
  for (const { text, variables } of operations.http) {
    const answer = await home.as.administrator.graphql(text, variables);
    const { code = 'none' } = answer.errors?.[0]?.extensions ?? {};
    expect([text, code]).not.toEqual([text, expect.stringMatching(/UNAUTHENTICATED|INTERNAL/)]);
    answers.push(answer);
  }
  for (const { method, path, body } of routes) {
    const answer = await home.as.administrator.send(method, path, { body });
    expect([method, path, [401, 500].includes(answer.status)]).toEqual([method, path, false]);
    answers.push(answer.body);
  }
  const secrets: { secret: string }[] = await home.house.running.app.db.query(`
    select password_hash as secret from users where password_hash is not null
    union select id::text from sessions`);
  const said = JSON.stringify(answers);
  for (const { secret } of secrets) expect(said).not.toContain(secret);
  expect(said).not.toMatch(/\$2[aby]\$|passwordHash|password_hash/);
});
