import { type BeaconValue, timeOf } from '@packages/fair-draw/draw';
import { askForRound } from '@packages/fair-draw/relay';
import { inTransaction, read } from '../../../../core/database/database';
import { statement } from '../../../../core/database/statement';
import { askOutside } from '../../../../core/http/ask-outside';
import type { AppContext } from '../../../../core/request-context';
import { advanceDraw, lockDraws } from '../steps/advance-draw';

/** How soon the next ones are settled, in ms. */
const AGAIN_MS = 500;

const NEXT = statement(
  'next-due-draws',
  `select property_id as "propertyId",
      ceil(1000 * extract(epoch from due_at - clock_timestamp()))::float8 as "inMs"
    from house_chains where due_at is not null order by due_at limit 20`,
);

const LATER = statement(
  'settle-draw-later',
  `update house_chains set due_at = now() + interval '1 minute'
    where property_id = $1 and due_at <= now()`,
);

/** Settles what is due in a house; the relay is asked while nothing is locked. */
async function settleDraw(app: AppContext, id: number): Promise<void> {
  const settle = (beacon: BeaconValue | null) =>
    inTransaction(app, async (transaction) => {
      const house = await lockDraws(transaction, id);
      return house.isDue ? advanceDraw({ origin: { app }, transaction }, house, { beacon }) : null;
    });
  const round = await settle(null);
  if (!round || timeOf(round) > Date.now()) return;
  if (!app.beaconUrl) throw new Error('BEACON_URL, with which the draw began, is no longer set.');
  await settle(await askForRound({ url: app.beaconUrl, get: askOutside }, round));
}

/**
 * Settles what is due in draws: the time to reveal, and the end. Returns in how many ms
 * the next is due; a relay that fails is asked again after a minute, and holds up no other house.
 */
export async function settleDraws(app: AppContext): Promise<number> {
  const next = await read(app, NEXT, []);
  const due = next.filter(({ inMs }) => inMs <= 0);
  for (const { propertyId } of due) {
    await settleDraw(app, propertyId).catch(async (error: unknown) => {
      app.outage.report(error, `The draw of property ${propertyId} could not be settled`);
      await inTransaction(app, ({ query }) => query(LATER, [propertyId]));
    });
  }
  return due.length > 0 ? AGAIN_MS : (next[0]?.inMs ?? Number.POSITIVE_INFINITY);
}
