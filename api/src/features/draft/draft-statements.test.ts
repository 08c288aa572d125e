import {
  DRAFT_YEAR,
  openedDraft,
  PICK,
  readDraft,
  SAVE_LIST,
} from '../../../test/support/scenes/drafts';
import { type Home, openHome } from '../../../test/support/scenes/home-cast';
import { statementsOf } from '../../../test/support/sql/statements';

let home: Home;

beforeEach(async () => {
  home = await openHome();
  // Leaves only the owner's two shares, so that the owner picks every time.
  await home.testApp.running.app.db.query(
    'update shares set is_active = false where share_number not in (1, 12)',
  );
});

afterEach(() => home.testApp.close());

/**
 * Opens a draft of this many rounds and returns a function that counts the statements of the
 * owner's next pick.
 */
async function openedFor(rounds: number) {
  const { id: draftId, seats } = await openedDraft(home, { rounds, holidayCap: null });
  const [one, other] = seats;
  const turns = Array.from({ length: rounds }, (_, round) =>
    round % 2 === 0 ? [one, other] : [other, one],
  ).flat();
  let week = 0;
  return () =>
    statementsOf(async () => {
      const { shareId } = turns[week];
      week += 1;
      const { errors } = await home.as.owner.graphql(PICK, { input: { draftId, shareId, week } });
      expect(errors).toBeUndefined();
    });
}

test('a draft is read in one statement beside the session, however long its log', async () => {
  const pick = await openedFor(10);
  const read = () => statementsOf(() => readDraft(home.as.owner, home));
  expect(await read()).toEqual(['draft-of-year']);
  for (let picks = 0; picks < 15; picks += 1) await pick();
  expect(await read()).toEqual(['draft-of-year']);
});

test('a pick from a list adds no statement to the pick before it, unless the log still lacks the list', async () => {
  const { db } = home.testApp.running.app;
  const [{ id: shareId }] = await db.query(
    'select id from shares where property_id = $1 and share_number = 1',
    [home.property.id],
  );
  const input = { shareId, year: DRAFT_YEAR, weeks: [50], isAutopilot: true };
  await home.as.owner.graphql(SAVE_LIST, { input });
  const pick = await openedFor(2);
  expect(await pick()).toHaveLength(9);
  const { log } = await readDraft(home.as.owner, home);
  expect(log[2]).toMatchObject({ week: 50, by: 'WISH_LIST' });

  await db.query('update wish_lists set year = $1', [DRAFT_YEAR + 1]);
  const { id: draftId, seats } = await openedDraft(home, { year: DRAFT_YEAR + 1, rounds: 2 });
  await db.query(`update wish_lists set weeks = '{49}'`);
  const next = { draftId, shareId: seats[0].shareId, week: 2 };
  const texts = await statementsOf(() => home.as.owner.graphql(PICK, { input: next }));
  expect(texts).toContain('keep-committed-lists');
});

test('a pick takes 9 statements and replays its log once, the commit with its events as one, and the sixteenth no more', async () => {
  const pick = await openedFor(10);
  const first = await pick();
  expect(first.map((text) => text.replace(/^SELECT .*;COMMIT$/s, 'publish-and-commit'))).toEqual([
    ...['START TRANSACTION', 'lock-known-draft', 'load-locked-draft'],
    ...['save-draft', 'queue-notice', 'queue-mail', 'queue-delivery'],
    ...['publish-and-commit', 'draft-by-id'],
  ]);
  for (let picks = 1; picks < 15; picks += 1) await pick();
  expect(await pick()).toHaveLength(first.length);
});
