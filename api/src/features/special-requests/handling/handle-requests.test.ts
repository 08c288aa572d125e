import { forgetAttempts } from '../../../../test/support/mailbox';
import { logged } from '../../../../test/support/scenes/admin-house';
import type { Home } from '../../../../test/support/scenes/home-cast';
import {
  ask,
  askFor,
  doTo,
  look,
  openRequestHome,
  REQUESTS_ONLY,
  setStatus,
} from '../../../../test/support/scenes/request-cast';

let home: Home;
let id: number;

beforeAll(async () => {
  home = await openRequestHome();
});
beforeEach(async () => {
  await forgetAttempts(home.testApp);
  id = Number((await askFor(home, home.as.guest)).id);
});
afterAll(() => home.testApp.close());

const subject = () => `Request ${id}, Fresh towels`;

describe('a status', () => {
  test('is set with notes for the requester, kept and logged', async () => {
    const { administrator } = home.as;
    const input = { id, status: 'in_progress', notes: ' On it. ', expectedVersion: 1 };
    expect(await setStatus(administrator, input)).toMatchObject({
      status: 'in_progress',
      version: 2,
    });
    expect((await look(home.as.guest, id)).history[1]).toEqual({
      kind: 'STATUS',
      status: 'in_progress',
      note: 'On it.',
      actorName: 'Ada Admin',
      forwardedTo: null,
      assigneeName: null,
      isForAsker: true,
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    });
    expect(await logged(home.testApp)).toEqual([
      {
        actor_name: 'Ada Admin',
        action: 'request.status',
        subject: subject(),
        before: { status: 'pending' },
        after: { status: 'in_progress', notes: 'On it.', isForAsker: true },
      },
    ]);
  });

  test('can be any of the four, in any order', async () => {
    for (const status of ['fulfilled', 'pending', 'cancelled', 'in_progress']) {
      expect(await setStatus(home.as.administrator, { id, status })).toMatchObject({ status });
    }
  });

  test('with notes among administrators hides the notes, not the status', async () => {
    const input = { id, status: 'in_progress', notes: 'Costs 40', isForAsker: false };
    const seen = await setStatus(home.as.administrator, input);
    expect(seen.history[1]).toMatchObject({ kind: 'STATUS', note: 'Costs 40', isForAsker: false });
    const { history } = await look(home.as.guest, id);
    expect(history[1]).toMatchObject({ kind: 'STATUS', status: 'in_progress', note: null });
  });

  test('that it has already is a note, or nothing at all', async () => {
    const same = { id, status: 'pending' };
    expect(await setStatus(home.as.administrator, same)).toMatchObject({ version: 1 });
    await setStatus(home.as.administrator, { ...same, notes: 'Soon' });
    await setStatus(home.as.administrator, { ...same, notes: 'Secret', isForAsker: false });
    const { history, version } = await look(home.as.guest, id);
    expect(version).toBe(3);
    expect(history.slice(1)).toMatchObject([{ kind: 'NOTE', status: null, note: 'Soon' }]);
    expect((await look(home.as.administrator, id)).history).toHaveLength(3);
  });

  test('of two concurrent changes of the same version one succeeds', async () => {
    const input = { id, status: 'in_progress', expectedVersion: 1 };
    const answers = await Promise.all([
      setStatus(home.as.administrator, input),
      setStatus(home.as.administrator, { ...input, status: 'fulfilled' }),
    ]);
    const refused = answers.filter((it) => typeof it === 'string');
    expect(refused).toEqual([expect.stringMatching(/^CONFLICT version: Someone else has changed/)]);
    expect(await look(home.as.administrator, id)).toMatchObject({
      version: 2,
      history: [{ kind: 'CREATED' }, { kind: 'STATUS' }],
    });
  });

  test('with notes of more than 2,000 characters is refused', async () => {
    const input = { id, status: 'fulfilled', notes: 'x'.repeat(2001) };
    expect(await setStatus(home.as.administrator, input)).toMatch(/^BAD_USER_INPUT notes/);
  });
});

test('archiving twice at once archives once', async () => {
  const answers = await Promise.all([
    doTo(home.as.administrator, 'archiveSpecialRequest', id),
    doTo(home.as.administrator, 'archiveSpecialRequest', id),
  ]);
  expect(answers[0].archivedAt).toEqual(answers[1].archivedAt);
  expect(answers[0]).toMatchObject({ status: 'pending', archivedAt: expect.any(String) });
  const { history } = await look(home.as.guest, id);
  expect(history.map(({ kind }: { kind: string }) => kind)).toEqual(['CREATED', 'ARCHIVED']);
  expect(await logged(home.testApp, 2)).toMatchObject([
    { action: 'request.archive', subject: subject(), before: { archivedAt: null } },
    { subject: expect.not.stringContaining(subject()) },
  ]);
});

test('an administrator is assigned to it, unseen by the requester', async () => {
  const { administrator, owner } = home.people;
  const assign = (assigneeId: number | null) =>
    doTo(home.as.administrator, 'assignSpecialRequest', id, `, assigneeId: ${assigneeId}`);
  expect(await assign(owner.id)).toBe(
    'BAD_USER_INPUT assigneeId: Requests can be assigned to administrators only.',
  );
  const assigned = await assign(administrator.id);
  expect(assigned).toMatchObject({ assignee: { id: String(administrator.id) }, version: 2 });
  expect(assigned.history[1]).toMatchObject({ kind: 'ASSIGNED', assigneeName: 'Ada Admin' });
  expect(await look(home.as.guest, id)).toMatchObject({
    assignee: null,
    history: [{ kind: 'CREATED' }],
  });
  expect(await logged(home.testApp)).toMatchObject([
    {
      action: 'request.assign',
      before: { assigneeId: null },
      after: { assigneeId: administrator.id },
    },
  ]);
  expect(await assign(administrator.id)).toMatchObject({ version: 2 });
  expect(await assign(null)).toMatchObject({ assignee: null, version: 3 });
  const assignees = await ask(home.as.administrator, '{ specialRequestAssignees { id } }');
  expect(assignees).toEqual(
    expect.arrayContaining([
      { id: String(administrator.id) },
      { id: String(home.people.plainAdministrator.id) },
    ]),
  );
  expect(assignees).toHaveLength(2);
});

test('deleting is for good, and logged', async () => {
  expect(await doTo(home.as.administrator, 'deleteSpecialRequest', id)).toBe(true);
  for (const who of ['guest', 'administrator'] as const) {
    expect(await look(home.as[who], id)).toMatch(/^NOT_FOUND id/);
  }
  expect(await logged(home.testApp)).toMatchObject([
    {
      action: 'request.delete',
      subject: subject(),
      before: { status: 'pending', category: 'extra_cleaning', userId: home.people.guest.id },
      after: null,
    },
  ]);
  expect(await doTo(home.as.administrator, 'deleteSpecialRequest', id)).toMatch(/^NOT_FOUND id/);
});

describe('the archive', () => {
  test('contains archived requests in any status, with the time, and restores them', async () => {
    const { administrator } = home.as;
    await setStatus(administrator, { id, status: 'cancelled' });
    const listed = async (status: string) =>
      (await administrator.get(`/api/admin/special-requests?status=${status}&first=1`)).body[0];
    expect(await listed('cancelled')).toMatchObject({ id, archivedAt: null });
    expect((await listed('archived'))?.id).not.toBe(id);

    const archived = await doTo(administrator, 'archiveSpecialRequest', id);
    expect(archived).toMatchObject({ status: 'cancelled', archivedAt: expect.any(String) });
    expect(await listed('archived')).toMatchObject({ id, archivedAt: expect.any(String) });
    expect((await listed('cancelled'))?.id).not.toBe(id);

    const back = await doTo(administrator, 'unarchiveSpecialRequest', id);
    expect(back).toMatchObject({ status: 'cancelled', archivedAt: null });
    expect(back.history.at(-1)).toMatchObject({ kind: 'UNARCHIVED', actorName: 'Ada Admin' });
    expect(await listed('cancelled')).toMatchObject({ id });
    expect(await logged(home.testApp)).toMatchObject([
      { action: 'request.unarchive', subject: subject(), after: { archivedAt: null } },
    ]);
    expect((await look(home.as.guest, id)).history.at(-1)).toMatchObject({ kind: 'UNARCHIVED' });
  });

  test('restores once, and leaves requests outside it as they are', async () => {
    const { administrator } = home.as;
    expect(await doTo(administrator, 'unarchiveSpecialRequest', id)).toMatchObject({ version: 1 });
    await doTo(administrator, 'archiveSpecialRequest', id);
    const path = `/api/admin/special-requests/${id}/unarchive`;
    const answers = await Promise.all([1, 2, 3].map(() => administrator.patch(path)));
    expect(answers.map(({ body }) => body.version)).toEqual([3, 3, 3]);
  });

  test('is for administrators', async () => {
    await doTo(home.as.administrator, 'archiveSpecialRequest', id);
    for (const who of ['guest', 'owner', 'plainAdministrator'] as const) {
      expect(await doTo(home.as[who], 'unarchiveSpecialRequest', id)).toBe(
        `FORBIDDEN: ${REQUESTS_ONLY}`,
      );
    }
    expect(await look(home.as.administrator, id)).toMatchObject({ archivedAt: expect.any(String) });
  });
});

test('a deleted requester is shown as a former owner without an address, and the history stays', async () => {
  const linkedPropertyId = home.property.id;
  const person = await home.testApp.person({
    firstName: 'Gone',
    lastName: 'Girl',
    linkedPropertyId,
  });
  const asked = await askFor(home, await home.testApp.signIn(person));
  expect((await home.as.administrator.delete(`/api/admin/users/${person.id}`)).status).toBe(200);
  expect(await look(home.as.administrator, asked.id)).toMatchObject({
    user: { id: null, firstName: 'Former', lastName: 'owner', email: null },
    history: [{ kind: 'CREATED', actorName: 'Former owner' }],
  });
});

describe('REST', () => {
  const path = (rest = '') => `/api/admin/special-requests${rest}`;

  test('lists requests in the shape of spec §3, by status', async () => {
    const { status, body } = await home.as.administrator.get(path('?status=pending&first=1'));
    expect(status).toBe(200);
    expect(body).toEqual([
      expect.objectContaining({
        id,
        title: 'Fresh towels',
        category: 'extra_cleaning',
        priority: 'high',
        status: 'pending',
        createdAt: expect.any(String),
        forwardedAt: null,
        archivedAt: null,
        propertyId: home.property.id,
        user: {
          id: home.people.guest.id,
          firstName: 'Uma',
          lastName: 'Lind',
          email: home.people.guest.email,
        },
        property: { id: home.property.id, name: 'Lake House', location: 'Lucerne' },
      }),
    ]);
    const wrong = await home.as.administrator.get(path('?status=done'));
    expect([wrong.status, wrong.body.field]).toEqual([400, 'status']);
  });

  test('sets a status, archives, forwards and deletes', async () => {
    const { administrator } = home.as;
    const status = await administrator.patch(path(`/${id}/status`), {
      status: 'fulfilled',
      notes: 'Done',
    });
    expect(status.body).toMatchObject({ status: 'fulfilled' });
    const archived = await administrator.patch(path(`/${id}/archive`));
    expect(archived.body).toMatchObject({ archivedAt: expect.any(String) });
    const forwarded = await administrator.patch(path(`/${id}/forward`), {
      forwardToEmail: 'a@b.test',
    });
    expect(forwarded.body).toMatchObject({ forwardedAt: expect.any(String) });
    expect((await administrator.delete(path(`/${id}`))).body).toEqual({
      message: 'Special request has been permanently deleted.',
    });
    for (const again of [
      await administrator.delete(path(`/${id}`)),
      await administrator.patch(path(`/${id}/archive`)),
      await administrator.patch(path(`/${id}/status`), { status: 'pending' }),
      await administrator.patch(path(`/${id}/forward`), { forwardToEmail: 'a@b.test' }),
    ]) {
      expect([again.status, again.body.message]).toEqual([404, 'There is no such request.']);
    }
  });

  test.each([
    [{ status: 'done' }, 'status'],
    [{ notes: 'Without a status' }, 'status'],
    [{ status: 'pending', archivedAt: null, color: 1 }, 'archivedAt'],
  ])('refuses %j', async (body, field) => {
    const answer = await home.as.administrator.patch(path(`/${id}/status`), body);
    expect([answer.status, answer.body.field]).toEqual([400, field]);
  });
});
