import { setTimeout as sleep } from 'node:timers/promises';
import { type User, UserRole } from '../../src/features/auth/user.entity';
import { verifyLog } from '../../src/features/draft/rules';
import { makeProperty } from '../../src/features/properties/property.factory';
import { makeShare } from '../factories/share.factory';
import type { ApiClient } from '../support/clients/api-client';
import { DRAFT_YEAR, PICK, PLAN, READ, steering } from '../support/scenes/drafts';
import { seededRandom } from '../support/seeded-random';
import {
  ensureServerIsBuilt,
  type ServerProcess,
  serverProcess,
} from '../support/servers/server-process';
import { startTestApp, type TestApp } from '../support/servers/test-app';

const OWNERS = 12;
const ROUNDS = 1;

let testApp: TestApp;
let servers: ServerProcess[];

beforeAll(async () => {
  ensureServerIsBuilt();
  testApp = await startTestApp();
  servers = [await serverProcess(testApp.databaseUrl), await serverProcess(testApp.databaseUrl)];
  await Promise.all(servers.map((server) => server.start()));
}, 180_000);

afterAll(async () => {
  await Promise.all(servers.map((server) => server.kill()));
  await testApp.close();
});

interface Owner {
  shareId: number;
  shareNumber: number;
  /** The same browser, connected to either process. */
  clients: ApiClient[];
}

async function ownerOf(propertyId: number, shareNumber: number): Promise<Owner> {
  const person: User = await testApp.person();
  const { manager } = testApp.running.app.db;
  const { id } = await makeShare(manager, { propertyId, shareNumber, userId: person.id });
  const client = await testApp.signIn(person);
  return { shareId: id, shareNumber, clients: servers.map(({ url }) => client.at(url)) };
}

test('picks at random while processes die by turns leave a draft in order', async () => {
  const random = seededRandom(Date.now());
  const { db } = testApp.running.app;
  const { id: propertyId } = await makeProperty(db.manager);
  const owners: Owner[] = [];
  for (let share = 1; share <= OWNERS; share += 1) owners.push(await ownerOf(propertyId, share));
  const boss = await testApp.person({ userRole: UserRole.ADMIN });
  const administrator = await testApp.signIn(boss, { isAdmin: true });
  const input = { propertyId, year: DRAFT_YEAR, rounds: ROUNDS, windowSeconds: 2 };
  const { data } = await administrator.graphql(PLAN, { input });
  const draftId: string = data.planDraft.id;
  await administrator.graphql(steering('openDraft'), { draftId });

  let isOver = false;
  const acknowledged: { share: number; week: number }[] = [];
  const picking = owners.map(async ({ shareId, shareNumber: share, clients }) => {
    while (!isOver) {
      const week = 1 + random(52);
      const answer = await clients[random(clients.length)]
        ?.graphql(PICK, { input: { draftId, shareId, week } })
        .catch(() => undefined);
      if (answer?.data?.pickWeek) acknowledged.push({ share, week });
      else if (answer && answer.errors?.[0]?.extensions.code !== 'CONFLICT') {
        expect(answer.errors?.[0]?.extensions.code).toBe('TOO_MANY_REQUESTS');
      }
      // Long enough to miss a turn occasionally.
      await sleep(800 + random(2500));
    }
  });
  const killing = (async () => {
    for (let turn = 0; !isOver; turn += 1) {
      await sleep(300 + random(900));
      const server = servers[turn % servers.length];
      await server?.kill();
      await server?.start();
    }
  })();
  const read = async () =>
    (await administrator.graphql(READ, { propertyId, year: DRAFT_YEAR })).data.draft;
  for (let draft = await read(); draft.status !== 'ENDED'; draft = await read()) await sleep(250);
  isOver = true;
  await Promise.all([...picking, killing]);

  const { body } = await administrator.get(`/api/drafts/${draftId}/log`);
  expect(await verifyLog(JSON.stringify(body))).toMatchObject({ isInOrder: true });
  const stored: { share: number; week: number }[] = await db.query(
    `select s.share_number as share, pick.week from draft_picks pick
     join shares s on s.id = pick.share_id where pick.draft_id = $1 order by pick.week`,
    [draftId],
  );
  const booked = await db.query(
    `select s.share_number as share, b.week from bookings b join shares s on s.id = b.share_id
     where b.property_id = $1 and b.year = $2 and b.released_at is null order by b.week`,
    [propertyId, DRAFT_YEAR],
  );
  expect(booked).toEqual(stored);
  expect(new Set(stored.map(({ week }) => week)).size).toBe(stored.length);
  expect(stored).toHaveLength(OWNERS * ROUNDS);
  for (const { shareNumber } of owners) {
    expect(stored.filter(({ share }) => share === shareNumber)).toHaveLength(ROUNDS);
  }
  const { log } = await read();
  for (const pick of acknowledged) {
    const places = log.filter(
      (entry: { kind: string; share: number; week: number }) =>
        entry.kind === 'PICKED' && entry.share === pick.share && entry.week === pick.week,
    );
    expect(places).toHaveLength(1);
  }
  expect(acknowledged.length).toBeGreaterThan(0);
}, 600_000);
