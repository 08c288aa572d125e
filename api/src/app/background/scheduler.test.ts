import { openedDraft, readDraft } from '../../../test/support/scenes/drafts';
import {
  openExchangeHome,
  proposalsTo,
  saveWishes,
} from '../../../test/support/scenes/exchange-home';
import { type Home, openHome } from '../../../test/support/scenes/home-cast';
import { startTestApp } from '../../../test/support/servers/test-app';
import { until } from '../../../test/support/until';
import type { Periodic } from '../../core/feature';
import { DRAFT_CLOCKS } from '../../features/draft/draft.events';
import { draftFeature } from '../../features/draft/draft.feature';
import { processDueDrafts } from '../../features/draft/room/use-cases/process-due-drafts';
import { exchangesFeature } from '../../features/exchanges/exchanges.feature';
import { searchExchanges } from '../../features/exchanges/use-cases/search-exchanges';
import { repeat } from './scheduler';

/** Repeats the work of a feature in one process, but for its looks of safety. */
function repeatOnlyWhenWoken(
  home: Home,
  { periodic = [] }: { periodic?: readonly Periodic[] | undefined },
  run: Periodic['run'],
) {
  const found = periodic.find((it) => it.run === run);
  if (!found) throw new Error('The feature has no such work.');
  return repeat(home.testApp.running.app, { ...found, everyMs: 3_600_000 });
}

/** Whether a turn has ended by its deadline. */
const hasMissed = async (home: Home) => {
  const { log }: { log: { kind: string }[] } = await readDraft(home.as.owner, home);
  return log.some(({ kind }) => kind === 'MISSED');
};

describe('the clock of drafts', () => {
  let home: Home;
  let clock: { stop(): Promise<void> };
  beforeEach(async () => {
    home = await openHome();
    clock = repeatOnlyWhenWoken(home, draftFeature, processDueDrafts);
  });
  afterEach(async () => {
    await clock.stop();
    await home.testApp.close();
  });

  /** Opens a draft in another process, which has no clock. */
  async function openElsewhere() {
    const other = await startTestApp({ databaseUrl: home.testApp.databaseUrl });
    const administrator = home.as.administrator.at(other.running.url);
    const draft = await openedDraft(
      { ...home, as: { ...home.as, administrator } },
      { windowSeconds: 1 },
    );
    await other.close();
    return draft;
  }

  test('keeps a deadline that another process has set', async () => {
    const draft = await openElsewhere();
    expect(draft.status).toBe('RUNNING');
    await until(() => hasMissed(home));
  });

  test('keeps it also after its connection for events was lost', async () => {
    const { bus, db } = home.testApp.running.app;
    const lost = new Promise<void>((resolve) => bus.onGap(resolve));
    await db.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and application_name = 'fairweek (live events)'`,
    );
    await lost;
    await openElsewhere();
    await until(() => hasMissed(home));
  });

  test('looks often while no events arrive', async () => {
    const { app } = home.testApp.running;
    const deaf = { isConnected: false, subscribe: () => () => {}, onGap: () => () => {} };
    let runs = 0;
    const run = async () => {
      runs += 1;
    };
    const work = { run, everyMs: 3_600_000, wokenBy: [DRAFT_CLOCKS] };
    const repeated = repeat(Object.assign(Object.create(app), { bus: deaf }), work);
    await until(() => runs > 1);
    await repeated.stop();
  });
});

test('a search for exchanges follows wishes that were saved in another process', async () => {
  const { home, one, two, three } = await openExchangeHome();
  const search = repeatOnlyWhenWoken(home, exchangesFeature, searchExchanges);
  const other = await startTestApp({ databaseUrl: home.testApp.databaseUrl });
  const save = ({ client, bookingId }: typeof one, weeks: number[]) =>
    saveWishes(client.at(other.running.url), bookingId, weeks);
  await save(one, [31]);
  await save(two, [30]);
  await save(three, [28]);
  await until(async () => (await proposalsTo(one.client)).length > 0);
  await search.stop();
  await other.close();
  await home.testApp.close();
});
