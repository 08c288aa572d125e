import { type Home, openHome } from '../../../test/support/scenes/home-cast';

const WATCH = 'subscription { myNotices }';
const REPORT = { reportEarlierEvents: true };

let home: Home;

beforeAll(async () => {
  home = await openHome();
});
afterAll(() => home.testApp.close());

/** The answers to a new subscription, up to its first event. */
async function heardBy(parameters: Record<string, unknown>): Promise<unknown[]> {
  const listener = await home.as.owner.subscribe(WATCH, {}, parameters);
  await listener.caughtUp();
  listener.stop();
  return listener.events;
}

test('a subscription reports events just before it, to those who ask for it', async () => {
  const { bus } = home.testApp.running.app;
  const known = jest.spyOn(bus, 'mayHaveHadEvent');
  known.mockReturnValue(false);
  expect(await heardBy(REPORT)).toEqual([]);
  known.mockReturnValue(true);
  expect(await heardBy(REPORT)).toMatchObject([
    { data: null, errors: [{ extensions: { code: 'EARLIER_EVENTS' } }] },
  ]);
  expect(await heardBy({})).toEqual([]);
  expect(known).toHaveBeenLastCalledWith(`notices:${home.people.owner.id}`);
});
