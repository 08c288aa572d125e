import { type AdminHouse, openAdminHouse } from '../support/scenes/admin-house';
import { type CoOwnedHome, claim, makeCoOwnedHome } from '../support/scenes/co-owned-home';

let it: AdminHouse;
let home: CoOwnedHome;

beforeAll(async () => {
  it = await openAdminHouse();
  home = await makeCoOwnedHome(it.testApp);
});

afterAll(() => it.testApp.close());

async function actions(): Promise<[string, string][]> {
  const { data } = await it.admin.graphql('{ auditLog { items { action subject } } }');
  return data.auditLog.items.map(({ action, subject }: Record<string, string>) => [
    action,
    subject,
  ]);
}

async function send(text: string, client = it.admin) {
  const { data, errors } = await client.graphql(text);
  expect(errors).toBeUndefined();
  return data;
}

test("administrators' changes to documents are logged, without the documents' content", async () => {
  const FIELDS = 'documentType: RULES, content: "long secret", accessLevel: "owners"';
  const { id } = home.property;
  const { createDocument } = await send(
    `mutation { createDocument(input: { propertyId: ${id}, title: "Rules", ${FIELDS} }) { id } }`,
  );
  await send(`mutation { updateDocument(input: {
    id: ${createDocument.id}, version: 1, title: "House rules", ${FIELDS} }) { id } }`);
  await send(`mutation { removeDocument(id: ${createDocument.id}) }`);
  const subject = `Document ${createDocument.id} of property ${id}`;
  expect(await actions()).toEqual([
    ['document.remove', `${subject}, House rules`],
    ['document.update', `${subject}, House rules`],
    ['document.create', `${subject}, Rules`],
  ]);
  const { data } = await it.admin.graphql('{ auditLog { items { before after } } }');
  expect(JSON.stringify(data)).not.toContain('long secret');
});

test('what administrators do to weeks of others is logged, what owners do to theirs is not', async () => {
  const { data } = await claim(home.one, { week: 31 });
  const bookingId = data.claimWeek.id;
  const before = (await actions()).length;
  const name = (guests: string) =>
    `mutation { nameGuests(input: { bookingId: ${bookingId}, guests: "${guests}" }) { id } }`;
  await send(name('Mine'), home.one.client);
  expect(await actions()).toHaveLength(before);
  await send(name('Others'));
  await send(`mutation { releaseWeek(bookingId: ${bookingId}, reason: "A flood") }`);
  expect((await actions()).slice(0, 2).map(([action]) => action)).toEqual([
    'week.release',
    'week.name-guests',
  ]);
});
