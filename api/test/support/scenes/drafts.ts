import 'reflect-metadata';
import type { AppContext } from '../../../src/core/request-context';
import { processDueDrafts } from '../../../src/features/draft/room/use-cases/process-due-drafts';
import type { ApiClient } from '../clients/api-client';
import type { TestApp } from '../servers/test-app';
import type { Home } from './home-cast';

/** A year far enough ahead that none of its weeks has begun. */
export const DRAFT_YEAR = 2031;

const DRAFT_FIELDS = `id status seq head deadline leftMs version problem opensAt
  rules { rounds order windowSeconds holidayCap peakCap }
  seats { shareId shareNumber ownerName isMine reason } weeks { week season holiday }
  leftOut { week reason who why } rehearsals log { seq kind share week by who reason why }`;

export const PLAN = `mutation($input: PlanDraftInput!) { planDraft(input: $input) { ${DRAFT_FIELDS} } }`;
export const PICK = `mutation($input: PickWeekInput!) { pickWeek(input: $input) { ${DRAFT_FIELDS} } }`;
export const READ = `query($propertyId: ID!, $year: Int!) {
  draft(propertyId: $propertyId, year: $year) { ${DRAFT_FIELDS} } }`;

export const SAVE_LIST = `mutation($input: WishListInput!) {
  saveWishList(input: $input) { weeks isAutopilot } }`;

/** A mutation of a draft by id. */
export const steering = (name: string) =>
  `mutation($draftId: ID!) { ${name}(draftId: $draftId${
    name === 'pauseDraft' ? ', reason: "A storm"' : ''
  }) { ${DRAFT_FIELDS} } }`;

/** Returns the ids of the shares of a home's property, by number. */
export async function shareIdsOf({ testApp, property }: Home): Promise<Map<number, number>> {
  const rows: { id: number; number: number }[] = await testApp.running.app.db.query(
    'select id, share_number as number from shares where property_id = $1',
    [property.id],
  );
  return new Map(rows.map(({ id, number }) => [number, id]));
}

/** Plans and opens a draft, and returns it. */
export async function openedDraft(home: Home, facts: object = {}, propertyId = home.property.id) {
  const { administrator } = home.as;
  const input = { propertyId, year: DRAFT_YEAR, ...facts };
  const { data } = await administrator.graphql(PLAN, { input });
  const opened = await administrator.graphql(steering('openDraft'), { draftId: data.planDraft.id });
  return opened.data.openDraft;
}

export async function readDraft(client: ApiClient, home: Home) {
  const { data } = await client.graphql(READ, { propertyId: home.property.id, year: DRAFT_YEAR });
  return data?.draft;
}

/** Lets the time pass that the current turn has left. */
export async function passDeadline(testApp: TestApp, draftId: number): Promise<void> {
  const [{ left }] = await testApp.running.app.db.query(
    'select (deadline - clock_timestamp())::text as left from drafts where id = $1',
    [draftId],
  );
  await testApp.pass(left);
}

/**
 * Processes the drafts that are due, and waits for those that the running server's clock has just
 * locked: they are skipped here, and their status is not stored yet. Runs twice, because a plan
 * that cannot open is locked again to store the reason.
 */
export async function processDue(app: AppContext): Promise<void> {
  for (let round = 0; round < 2; round += 1) {
    await processDueDrafts(app);
    await app.db.query('select 1 from drafts for update');
  }
}
