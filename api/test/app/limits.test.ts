import { type EventEmitter, once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { RawSocket } from '../support/clients/raw-socket';
import { makeNeighbours } from '../support/scenes/neighbours';
import { PASSWORD, startTestApp, type TestApp } from '../support/servers/test-app';
import { until } from '../support/until';

const EVENTS = { query: 'subscription { myMessageEvents { kind message { content } } }' };

async function withHouse(env: Record<string, string>, work: (testApp: TestApp) => Promise<void>) {
  const testApp = await startTestApp({ env });
  try {
    await work(testApp);
  } finally {
    await testApp.close();
  }
}

describe('sockets', () => {
  test('one person has ten at most, and one that closes makes room', () =>
    withHouse({ SOCKETS_PER_USER: '10' }, async (testApp) => {
      const { url, cookieHeader } = await testApp.signIn(await testApp.person());
      const sockets = await Promise.all(
        Array.from({ length: 10 }, () => RawSocket.admitted(url, cookieHeader)),
      );
      const eleventh = await RawSocket.admitted(url, cookieHeader);
      expect(await eleventh.closed).toEqual({
        code: 1013,
        reason: 'Too many live connections. Close some pages.',
      });
      const other = await testApp.signIn(await testApp.person());
      const [first] = sockets;
      first?.socket.close();
      await first?.closed;
      for (const cookie of [cookieHeader, other.cookieHeader]) {
        const socket = await RawSocket.admitted(url, cookie);
        expect(socket.messages).toEqual([{ type: 'connection_ack' }]);
        sockets.push(socket);
      }
      for (const socket of sockets) socket.end();
    }));

  test('one network has as many as the installation allows', () =>
    withHouse({ SOCKETS_PER_NETWORK: '3' }, async (testApp) => {
      const { url, cookieHeader } = await testApp.signIn(await testApp.person());
      for (let count = 0; count < 3; count += 1) await RawSocket.admitted(url, cookieHeader);
      expect(await (await RawSocket.admitted(url, cookieHeader)).closed).toMatchObject({
        code: 1013,
      });
    }));

  test('one network has twenty that do not say who is there, and the next is refused at its door', () =>
    withHouse({}, async (testApp) => {
      const { url, cookieHeader } = await testApp.signIn(await testApp.person());
      const silent = await Promise.all(Array.from({ length: 20 }, () => RawSocket.open(url)));
      const refused = await RawSocket.open(url, cookieHeader);
      expect(await refused.closed).toEqual({ code: 429, reason: '5' });
      silent[0]?.end();
      silent[1]?.end();
      await Promise.all([silent[0]?.closed, silent[1]?.closed]);
      // A socket that authenticates no longer counts.
      for (let count = 0; count < 4; count += 1) {
        const socket = await RawSocket.admitted(url, cookieHeader);
        expect(socket.messages).toEqual([{ type: 'connection_ack' }]);
      }
      // Sockets that never authenticate are closed.
      expect(await silent[2]?.closed).toMatchObject({ code: 4408 });
    }));

  test('one person has a hundred subscriptions at most, on all sockets together', () =>
    withHouse({}, async (testApp) => {
      const { url, cookieHeader } = await testApp.signIn(await testApp.person());
      const [one, other] = [
        await RawSocket.admitted(url, cookieHeader),
        await RawSocket.admitted(url, cookieHeader),
      ];
      const listen = async (socket: RawSocket, count: number) => {
        for (let id = 0; id < count; id += 1) socket.subscribe(`${id}`, EVENTS);
        socket.subscribe('bad', { query: 'x' });
        await socket.answerTo('bad');
      };
      await listen(one, 60);
      await listen(other, 41);
      expect(await other.answerTo('40')).toEqual({
        id: '40',
        type: 'error',
        payload: [
          {
            message: 'You can have at most 100 live subscriptions. Close some pages.',
            extensions: {
              code: 'TOO_MANY_REQUESTS',
              retryAfter: expect.any(Number),
              requestId: expect.any(String),
            },
          },
        ],
      });
      expect(other.messages.filter(({ type }) => type === 'error')).toHaveLength(2);
      one.end();
      // When the server notices that it is gone, it frees the place.
      for (let tries = 0; ; tries += 1) {
        other.subscribe(`again${tries}`, EVENTS);
        other.subscribe(`bad${tries}`, { query: 'subscription { nothing }' });
        await other.answerTo(`bad${tries}`);
        if (!other.messages.some(({ id }) => id === `again${tries}`)) break;
      }
      other.end();
    }));

  test('a reader that is too slow is closed', () =>
    withHouse({ SOCKET_BUFFER_BYTES: '20000' }, async (testApp) => {
      const [olivia, omar] = [await testApp.person(), await testApp.person()];
      await makeNeighbours(testApp, [olivia, omar]);
      const [asOlivia, asOmar] = [await testApp.signIn(olivia), await testApp.signIn(omar)];
      const slow = await RawSocket.admitted(asOlivia.url, asOlivia.cookieHeader);
      for (let count = 0; count < 90; count += 1) slow.subscribe(`${count}`, EVENTS);
      slow.subscribe('last', { query: 'subscription { nothing }' });
      await slow.answerTo('last');
      slow.socket.pause();
      // More than the buffers of both systems can store.
      for (let count = 0; count < 40; count += 1) {
        const content = `${count} ${'x'.repeat(6_000)}`;
        await asOmar.post('/api/messages', { receiverId: olivia.id, content });
      }
      slow.socket.resume();
      // A client that reads again in time sees the reason; a later one finds the connection cut.
      expect([1013, 1006]).toContain((await slow.closed).code);
    }));

  test('one that sends pings and reads no answer is cut off', () =>
    withHouse({ SOCKET_BUFFER_BYTES: '20000' }, async (testApp) => {
      const { url, cookieHeader } = await testApp.signIn(await testApp.person());
      const deaf = await RawSocket.admitted(url, cookieHeader);
      const payload = { padding: 'x'.repeat(60_000) };
      deaf.socket.pause();
      const begun = Date.now();
      await until(() => {
        if (deaf.socket.readyState === deaf.socket.OPEN) deaf.send({ type: 'ping', payload });
        return deaf.socket.readyState === deaf.socket.CLOSED;
      });
      // Sooner than by the server's pings, which it does not answer either.
      expect(Date.now() - begun).toBeLessThan(9_000);
    }));

  test('one that closes while it signs in leaves nothing behind', () =>
    withHouse({}, async (testApp) => {
      const { url, cookieHeader } = await testApp.signIn(await testApp.person());
      for (let count = 0; count < 20; count += 1) {
        const socket = await RawSocket.open(url, cookieHeader);
        socket.send({ type: 'connection_init' });
        await sleep(count % 5);
        socket.end();
      }
      const { emitter } = testApp.running.app.bus as unknown as { emitter: EventEmitter };
      await until(() =>
        emitter.eventNames().every((name) => !`${String(name)}`.startsWith('session:')),
      );
    }));
});

describe('bodies', () => {
  let testApp: TestApp;
  beforeAll(async () => {
    testApp = await startTestApp();
  });
  afterAll(() => testApp.close());

  const large = (query: string, variables = {}) => ({
    query,
    variables,
    padding: 'x'.repeat(70_000),
  });

  test.each(['/graphql', '/api/auth/login', '/api/admin/reports/generate'])(
    'of more than 64 kB are not read from a client that is signed out: %s',
    async (path) => {
      const answer = await testApp.visitor().post(path, large('{ currentUser { id } }'));
      expect([answer.status, JSON.stringify(answer.body)]).toEqual([
        413,
        expect.stringContaining('The body is too large.'),
      ]);
    },
  );

  test('that do not say how long they are count as large', async () => {
    const { hostname, port } = new URL(testApp.running.url);
    const socket = connect(Number(port), hostname);
    socket.write(
      'POST /graphql HTTP/1.1\r\nHost: h\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n',
    );
    const [head] = await once(socket, 'data');
    expect(String(head)).toMatch(/^HTTP\/1.1 413 /);
    socket.destroy();
  });

  test('of more than 64 kB are for documents and reports only', async () => {
    const admin = await testApp.signIn(await testApp.person({ isAdmin: true }), { isAdmin: true });
    const name = 'Lakeside House';
    const { body: property } = await admin.post('/api/properties', { name, location: 'Here' });
    const content = 'é'.repeat(100_000);
    const documents = await admin.graphql(
      'mutation ($input: CreateDocumentInput!) { made: createDocument(input: $input) { title } }',
      {
        input: {
          propertyId: property.id,
          title: 'Guide',
          documentType: 'HOUSE_GUIDE',
          accessLevel: 'owners',
          content,
        },
      },
    );
    expect(documents.errors).toBeUndefined();
    const other = await admin.post('/graphql', large('mutation { logout }'));
    expect([other.status, other.body.errors[0].message]).toEqual([413, 'The body is too large.']);
    expect((await admin.get('/api/auth/user')).status).toBe(200);
  });
});

describe('requests', () => {
  test('of one address are limited each minute, those for pages and files aside', () =>
    withHouse({ REQUESTS_PER_MINUTE: '5' }, async (testApp) => {
      const visitor = testApp.visitor();
      for (const path of [
        '/api/auth/user',
        '/graphql',
        '/api/nothing',
        '/dev/mail',
        '/%75nsubscribe/x',
      ]) {
        expect([path, (await visitor.get(path)).status]).not.toEqual([path, 429]);
      }
      const refused = await visitor.get('/api/auth/user');
      expect([refused.status, refused.body.message]).toEqual([
        429,
        expect.stringMatching(
          /^Too many requests from your network. Please try again in \d+ seconds.$/,
        ),
      ]);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      expect((await visitor.get('/%61pi/auth/user')).status).toBe(429);
      const graphql = await visitor.graphql('{ appInfo { demo } }');
      expect([graphql.status, graphql.errors?.[0]?.extensions.code]).toEqual([
        429,
        'TOO_MANY_REQUESTS',
      ]);
      expect((await visitor.get('/healthz')).status).toBe(200);
      expect((await visitor.get('/nothing.js')).status).toBe(404);
    }));

  test('on sockets count as well', () =>
    withHouse({ REQUESTS_PER_MINUTE: '5' }, async (testApp) => {
      const { url, cookieHeader } = await testApp.signIn(await testApp.person());
      const socket = await RawSocket.admitted(url, cookieHeader);
      for (let count = 0; count < 6; count += 1) socket.subscribe(`${count}`, { query: 'x' });
      const { payload } = await socket.answerTo('5');
      expect(payload).toEqual([
        {
          message: expect.stringMatching(/^Too many requests from your network/),
          extensions: {
            code: 'TOO_MANY_REQUESTS',
            retryAfter: expect.any(Number),
            requestId: expect.any(String),
          },
        },
      ]);
      socket.end();
    }));
});

describe('passwords', () => {
  test('are checked a few at a time; if too many are waiting, the next is asked to try later', () =>
    withHouse({ PASSWORD_HASHES_AT_ONCE: '1', PASSWORD_QUEUE: '2' }, async (testApp) => {
      const { hashing } = testApp.running.app;
      const { email } = await testApp.person();
      let finish: () => void = () => undefined;
      const slow = new Promise<void>((resolve) => {
        finish = resolve;
      });
      const others = Array.from({ length: 3 }, () => hashing(() => slow));
      const login = () => testApp.visitor().post('/api/auth/login', { email, password: PASSWORD });
      const { status, body, headers } = await login();
      expect([status, headers.get('retry-after'), body]).toEqual([
        503,
        '5',
        {
          code: 'SERVICE_UNAVAILABLE',
          message: 'Fairweek is very busy. Please try again in a few seconds.',
        },
      ]);
      finish();
      await Promise.all(others);
      expect((await login()).status).toBe(200);
    }));
});
