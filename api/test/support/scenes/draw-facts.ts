import type { Facts } from '../clients/every-call';
import type { Home } from './home-cast';

const BEGIN = 'mutation($input: BeginDrawInput!) { beginDraw(input: $input) }';
const CANCEL = 'mutation($input: CancelDrawInput!) { cancelDraw(input: $input) }';

/** A property where the share of the caller and one of another owner take part. */
type Somewhere<Who> = (who: Who) => Promise<{ propertyId: number; shareId: number }>;

/** The arguments of operations of draws; each call has a draw of its own. */
export function drawFacts<Who>(
  { as, testApp }: Home,
  somewhere: Somewhere<Who>,
): Record<string, (who: Who) => Promise<Facts>> {
  const { administrator } = as;
  /** The entries of the draws of a property, without their other entries. */
  async function drawsOf(propertyId: number) {
    const { body } = await administrator.get(`/api/properties/${propertyId}/chain?drafts=false`);
    const texts: { text: string }[] = body.entries;
    return texts.map(({ text }) => JSON.parse(text)).filter(({ kind }) => /^DRAW/.test(kind));
  }
  async function place(who: Who) {
    const { propertyId, shareId } = await somewhere(who);
    const running = (await drawsOf(propertyId)).findLast(({ kind }) => kind === 'DRAW_BEGUN');
    if (running) {
      const input = { propertyId, draw: running.seq, reason: 'Another one' };
      await administrator.graphql(CANCEL, { input });
    }
    const [{ number }] = await testApp.running.app.db.query(
      'select share_number as number from shares where id = $1',
      [shareId],
    );
    const question = { question: 'Who is first?', shareNumbers: undefined };
    return { propertyId, shareNumber: number, ...question, commitHours: 24, revealHours: 2 };
  }
  async function begun(who: Who) {
    const { propertyId, shareNumber, question } = await place(who);
    await administrator.graphql(BEGIN, { input: { propertyId, question } });
    const draw = (await drawsOf(propertyId)).at(-1)?.seq;
    const value = 'ab'.repeat(32);
    return { propertyId, draw, shareNumber, value, isSecret: false, reason: 'A mistake' };
  }
  return { beginDraw: place, cancelDraw: begun, joinDraw: begun };
}
