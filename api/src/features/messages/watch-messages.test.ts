import type { ApiClient } from '../../../test/support/api-client';
import { type House, openHouse } from '../../../test/support/house';
import type { User } from '../people/user.entity';

const WATCH = 'subscription { myMessageEvents { kind personId message { content } } }';

let house: House;
let olivia: User;
let omar: User;
let asOlivia: ApiClient;
let asOmar: ApiClient;

beforeAll(async () => {
  house = await openHouse();
  [olivia, omar] = [await house.person(), await house.person()];
  [asOlivia, asOmar] = [await house.signIn(olivia), await house.signIn(omar)];
});

afterAll(() => house.close());

test('a message reaches both people at once', async () => {
  const listeners = [await asOlivia.subscribe(WATCH), await asOmar.subscribe(WATCH)];
  await asOlivia.post('/api/messages', { receiverId: omar.id, content: 'Hello' });
  for (const listener of listeners) {
    const [event] = await listener.received(1);
    expect(event.data.myMessageEvents).toEqual({
      kind: 'SENT',
      personId: olivia.id,
      message: { content: 'Hello' },
    });
    listener.stop();
  }
});
