import { openDrawHouse } from '../../../../test/support/scenes/draw-house';

let it: Awaited<ReturnType<typeof openDrawHouse>>;

beforeEach(async () => {
  it = await openDrawHouse();
});

afterEach(() => it.home.testApp.close());

test('owners take part, reveal and read the order; anyone can check it', async () => {
  const { owner, inactiveOwner } = it.home.as;
  expect(await it.begin({ shareNumbers: [1, 5, 12], year: 2030 })).toBe(true);
  expect(await it.join(owner, 1)).toBe(true);
  expect(await it.join(owner, 12)).toBe(true);
  expect(await it.reveal(owner, 1)).toBe('It is not the time to reveal a secret.');
  expect(await it.newsOf(owner)).toEqual([
    'Lots are drawn: “Who is first?” Please open the page and take part.',
  ]);
  expect(await it.join(inactiveOwner, 5)).toBe(true);
  expect((await it.newsOf(owner))[0]).toMatch(/Your secret number is needed now/);
  expect(await it.reveal(owner, 1)).toBe(true);
  expect(await it.reveal(inactiveOwner, 5)).toBe(true);
  expect(await it.reveal(owner, 12)).toBe(true);
  const end = (await it.entries()).at(-1);
  if (end?.kind !== 'DRAWN') throw new Error('Nothing was drawn.');
  expect([...end.order].sort()).toEqual([1, 12, 5]);
  expect((await it.newsOf(inactiveOwner))[0]).toBe(
    `“Who is first?” was drawn: shares ${end.order.join(', ')}, in this order.`,
  );
  expect(await it.verdict()).toMatchObject({
    isInOrder: true,
    evidence: `Drawn for “Who is first?”: shares ${end.order.join(', ')}.`,
  });
  const { data } = await inactiveOwner.graphql(
    `{ houseActions(propertyId: ${it.home.property.id}) { items { text } } }`,
  );
  expect(data.houseActions.items[0].text).toMatch(
    /drew lots at Lake House: “Who is first\?” was drawn/,
  );
});

test('deadlines pass by themselves: who withholds a secret is named and comes last', async () => {
  const { owner, inactiveOwner } = it.home.as;
  const second = await it.home.testApp.person();
  await it.give(7, second);
  const other = await it.home.testApp.signIn(second);
  await it.begin({ commitHours: 24, revealHours: 1 });
  await it.join(owner, 1);
  await it.join(inactiveOwner, 5);
  await it.join(other, 7);
  await it.settle();
  expect((await it.kinds()).at(-1)).toBe('DRAW_COMMITTED');
  await it.pass('1441 minutes');
  expect(await it.join(owner, 12)).toBe('The time to take part is over.');
  await it.settle();
  await it.settle();
  expect(
    (await it.newsOf(owner)).filter((text: string) => /is needed now/.test(text)),
  ).toHaveLength(1);
  await it.reveal(owner, 1);
  await it.reveal(inactiveOwner, 5);
  await it.pass('61 minutes');
  expect(await it.reveal(other, 7)).toBe('It is not the time to reveal a secret.');
  await it.settle();
  const end = (await it.entries()).at(-1);
  expect(end).toMatchObject({ kind: 'DRAWN', withheld: [7], beacon: null });
  expect(end?.kind === 'DRAWN' && end.order).toHaveLength(5);
  expect(end?.kind === 'DRAWN' && end.order.at(-1)).toBe(7);
  await it.settle();
  expect((await it.newsOf(owner)).filter((text: string) => /was drawn/.test(text))).toHaveLength(1);
  expect(await it.verdict()).toMatchObject({ isInOrder: true });
});

test('without two people a draw is cancelled; an administrator cancels one for a reason', async () => {
  const { owner } = it.home.as;
  await it.begin({ commitHours: 24 });
  await it.pass('1441 minutes');
  await it.settle();
  expect((await it.entries()).at(-1)).toMatchObject({
    kind: 'DRAW_CANCELLED',
    by: null,
    reason: null,
  });
  expect((await it.newsOf(owner))[0]).toBe(
    '“Who is first?” is not drawn: too few have taken part.',
  );
  await it.begin();
  expect(await it.begin()).toBe('Another draw is still running.');
  expect(await it.cancel()).toMatch(/^Please give a reason/);
  expect(await it.cancel('The wrong question')).toBe(true);
  expect(await it.cancel('Again')).toBe('There is no such draw, or it is over.');
  await it.begin({ shareNumbers: [1, 5] });
  await it.join(owner, 1);
  await it.join(it.home.as.inactiveOwner, 5);
  expect(await it.cancel('Not that result')).toBe(
    'A draw cannot be cancelled once secrets are out.',
  );
  expect(await it.verdict()).toMatchObject({ isInOrder: true });
});

test('no one takes part for a share that is not theirs, and only administrators begin', async () => {
  const { owner, guest, strangerOwner, administrator, inactiveOwner, visitor } = it.home.as;
  const FORBIDDEN = 'This is not a share of yours in this property.';
  expect(await it.begin({}, owner)).toMatch(/Admin/i);
  expect(await it.begin({}, guest)).toMatch(/Admin/i);
  await it.begin();
  for (const client of [inactiveOwner, strangerOwner, administrator]) {
    expect(await it.join(client, 1)).toBe(FORBIDDEN);
  }
  for (const client of [guest, visitor]) expect(await it.join(client, 1)).not.toBe(true);
  expect(await it.join(owner, 3)).toBe(FORBIDDEN);
  expect(await it.cancel('Why not', owner)).toMatch(/Admin/i);
  expect(await it.begin({ propertyId: 999_999 })).toBe('There is no such property.');
  for (const client of [guest, strangerOwner]) {
    expect((await client.get(`/api/properties/${it.home.property.id}/chain`)).status).toBe(403);
  }
  expect(await it.begin({ propertyId: it.home.elsewhere.id })).toBe(
    'A draw needs two shares, each once and by number.',
  );
  expect(await it.cancel('Once')).toBe(true);
  expect(await it.begin({ shareNumbers: [1, 3] })).toBe(
    'Only active shares that have an owner can take part.',
  );
  expect((await it.kinds()).filter((kind) => kind === 'DRAW_COMMITTED')).toEqual([]);
});

test('a session that an administrator’s password opened takes no part', async () => {
  await it.begin();
  const { id, email } = it.home.people.owner;
  const { data } = await it.home.as.administrator.graphql(
    `mutation { setTemporaryPassword(userId: ${id}) { password } }`,
  );
  const client = it.home.testApp.visitor();
  const { password } = data.setTemporaryPassword;
  await client.post('/api/auth/login', { email, password });
  const change = { currentPassword: password, newPassword: 'a-better-password' };
  await client.post('/api/auth/change-password', change);
  expect(await it.join(client, 1)).toMatch(/gave access to this account/);
});

test('no one fills the log of a house by taking part again and again', async () => {
  await it.begin();
  const answers = [];
  for (let count = 0; count < 61; count += 1) answers.push(await it.join(it.home.as.owner, 1));
  expect(answers.slice(0, 60).every((answer) => answer === true)).toBe(true);
  expect(answers.at(-1)).toMatch(/^Too many/);
});

test('two at once do not fork the log of a house', async () => {
  const { owner, inactiveOwner } = it.home.as;
  await it.begin();
  await Promise.all([
    it.join(owner, 1),
    it.join(owner, 12),
    it.join(inactiveOwner, 5),
    it.join(owner, 1),
    it.home.as.administrator.post('/api/admin/rotation/update', {
      ...{ propertyId: it.home.property.id, year: 2030, firstChoiceShare: 5, reason: 'A draw' },
    }),
  ]);
  const found = await it.entries();
  expect(found.map(({ seq }) => seq)).toEqual(found.map((_, index) => index + 1));
  expect(found).toHaveLength(7);
  expect(await it.verdict()).toMatchObject({ isInOrder: true });
  const { query } = it.app.db;
  for (const change of ['update house_chain_log set text = text', 'delete from house_chain_log']) {
    await expect(query.call(it.app.db, change)).rejects.toThrow('append-only');
  }
});

test('a draw leaves the owners a day to take part', async () => {
  expect(await it.begin({ commitHours: 23 })).toBe('commitHours must be at least 24.');
});
