import {
  DRAFT_YEAR,
  openedDraft,
  PICK,
  passDeadline,
  processDue,
  readDraft,
  SAVE_LIST,
} from '../../../../test/support/scenes/drafts';
import { type Home, openHome } from '../../../../test/support/scenes/home-cast';
import { until } from '../../../../test/support/until';

let home: Home;
let shareId: number;

const app = () => home.testApp.running.app;
const query = (text: string, values: unknown[] = []) => app().db.query(text, values);

beforeEach(async () => {
  home = await openHome();
  const [share] = await query(
    'select id from shares where property_id = $1 and share_number = 12',
    [home.property.id],
  );
  shareId = share.id;
});

afterEach(() => home.testApp.close());

/** Saves the wish list of the share that chooses first. */
function save(weeks: number[], isAutopilot: boolean, year = DRAFT_YEAR) {
  return home.as.owner.graphql(SAVE_LIST, { input: { shareId, year, weeks, isAutopilot } });
}

test('a draft chooses nothing from the list of a former owner', async () => {
  await save([30, 31], true);
  await query('update shares set user_id = $1 where id = $2', [
    home.people.strangerOwner.id,
    shareId,
  ]);
  const { id } = await openedDraft(home);
  await passDeadline(home.testApp, id);
  await processDue(app());
  const { log } = await readDraft(home.as.owner, home);
  expect(log.slice(1)).toMatchObject([{ kind: 'MISSED', share: 12 }]);
});

test('an undo ends the autopilot of its share in that year, and of no other year or share', async () => {
  await save([30], true);
  await save([30], true, DRAFT_YEAR + 1);
  await query(
    `insert into wish_lists (share_id, year, user_id, weeks, is_autopilot)
     select id, $1, user_id, '{}', true from shares where property_id = $2 and share_number = 1`,
    [DRAFT_YEAR, home.property.id],
  );
  const { id: draftId } = await openedDraft(home);
  const { errors } = await home.as.administrator.graphql(
    `mutation($draftId: ID!) { undoPick(draftId: $draftId, reason: "Wrong week") { seq } }`,
    { draftId },
  );
  expect(errors).toBeUndefined();
  const lists = await query(
    `select s.share_number as share, w.year, w.is_autopilot as "isAutopilot"
     from wish_lists w join shares s on s.id = w.share_id order by w.year, s.share_number desc`,
  );
  expect(lists).toEqual([
    { share: 12, year: DRAFT_YEAR, isAutopilot: false },
    { share: 1, year: DRAFT_YEAR, isAutopilot: true },
    { share: 12, year: DRAFT_YEAR + 1, isAutopilot: true },
  ]);
  // The owner now picks manually.
  const input = { draftId, shareId, week: 33 };
  expect((await home.as.owner.graphql(PICK, { input })).errors).toBeUndefined();
});

test('a list that is saved waits for the draft before it is locked itself, as an undo locks both', async () => {
  await save([30], false);
  const { id } = await openedDraft(home);
  const undo = app().db.createQueryRunner();
  try {
    await undo.startTransaction();
    await undo.query('select 1 from drafts where id = $1 for update', [id]);
    const saving = save([30], true);
    await until(async () => {
      const waiting = await query(
        `select 1 from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return waiting.length > 0;
    });
    await expect(
      undo.query('select 1 from wish_lists where share_id = $1 for update nowait', [shareId]),
    ).resolves.toHaveLength(1);
    await undo.rollbackTransaction();
    expect((await saving).errors).toBeUndefined();
  } finally {
    if (undo.isTransactionActive) await undo.rollbackTransaction();
    await undo.release();
  }
  const { log } = await readDraft(home.as.owner, home);
  expect(log.slice(1)).toMatchObject([
    { kind: 'COMMITTED', share: 12 },
    { kind: 'PICKED', share: 12, week: 30, by: 'WISH_LIST' },
  ]);
});
