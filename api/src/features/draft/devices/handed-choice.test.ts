import { aDevice } from '../../../../test/support/a-device';
import { PICK, readDraft, steering } from '../../../../test/support/scenes/drafts';
import { openHandedHome } from '../../../../test/support/scenes/handed-home';
import { verifyLog } from '../rules';

let it: Awaited<ReturnType<typeof openHandedHome>>;

beforeEach(async () => {
  it = await openHandedHome();
});

afterEach(() => it.home.testApp.close());

test('what an administrator chooses with a password that they set is never said to be the owner’s', async () => {
  const { administrator, inactiveOwner } = it.home.as;
  const client = await it.enterByTemporary();
  const { key } = await aDevice();
  const added = await client.graphql(
    'mutation($input: DeviceKeyInput!) { addDeviceKey(input: $input) { id } }',
    { input: { key } },
  );
  expect(added.data).toEqual({ addDeviceKey: null });
  await administrator.graphql(steering('openDraft'), { draftId: it.draftId });
  const { seats } = await readDraft(client, it.home);
  const input = { draftId: it.draftId, shareId: seats[0].shareId, week: 28 };
  expect((await client.graphql(PICK, { input })).errors).toBeUndefined();
  const { body } = await inactiveOwner.get(`/api/drafts/${it.draftId}/log`);
  const picked = body.entries
    .map(({ text }: { text: string }) => JSON.parse(text))
    .find(({ kind }: { kind: string }) => kind === 'PICKED');
  const by = it.home.people.administrator.id;
  expect(picked).toMatchObject({ by: 'OWNER', reset: { by, at: expect.any(String) } });
  expect(picked).not.toHaveProperty('signed');
  const text = `query($propertyId: ID!, $year: Int!) {
    draft(propertyId: $propertyId, year: $year) { log { kind isSigned resetBy } } }`;
  const { data } = await inactiveOwner.graphql(text, {
    propertyId: it.home.property.id,
    year: 2031,
  });
  expect(data.draft.log).toContainEqual({ kind: 'PICKED', isSigned: false, resetBy: it.giverName });
  expect(await verifyLog(JSON.stringify(body))).toMatchObject({
    evidence: expect.stringMatching(/^0 of 1 choice in person is signed .* entry \d+\.$/),
  });
});
