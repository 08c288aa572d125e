import { processDueDrafts } from '../../../src/features/draft/room/use-cases/process-due-drafts';
import type { ApiClient } from '../clients/api-client';
import type { TestApp } from '../servers/test-app';
import type { Place } from './house-truth';

const PLAN = 'mutation ($input: PlanDraftInput!) { planDraft(input: $input) { id } }';
const OPEN = 'mutation ($id: ID!) { openDraft(draftId: $id) { id } }';
const PICK = 'mutation ($input: PickForOwnerInput!) { pickForOwner(input: $input) { id } }';

/** A draft of a house, whose acknowledged picks become weeks when it ends. */
export class DraftToCome {
  private id: number | null = null;
  /** The share that has picked each week, as acknowledged. */
  private readonly picks = new Map<number, number>();
  private hasEnded = false;

  constructor(
    private readonly testApp: TestApp,
    private readonly house: {
      propertyId: number;
      year: number;
      shareIds: ReadonlyMap<number, number>;
    },
  ) {}

  /** Plans and opens it, unless it was planned before. */
  async open(admin: ApiClient): Promise<void> {
    const { propertyId, year } = this.house;
    const input = { propertyId, year, rounds: 1 };
    const { data } = await admin.graphql(PLAN, { input });
    this.id ??= data?.planDraft?.id ?? null;
    if (this.id !== null) await admin.graphql(OPEN, { id: this.id });
  }

  /** Picks a week for the share whose turn it is. */
  async pick(admin: ApiClient, week: number): Promise<void> {
    for (const [share, shareId] of this.house.shareIds) {
      const input = { draftId: this.id, shareId, week, reason: 'Asked by telephone' };
      const { errors } = await admin.graphql(PICK, { input });
      if (errors) continue;
      this.picks.set(week, share);
      return;
    }
  }

  /**
   * Runs what is due, and returns all weeks of the draft once, when it has ended: those that were
   * picked, and those that it chose for shares which missed their turns.
   */
  async ended(): Promise<[Place, number][]> {
    const { app } = this.testApp.running;
    await processDueDrafts(app);
    const [draft] = await app.db.query('select status from drafts where id = $1', [this.id]);
    if (this.hasEnded || draft?.status !== 'ENDED') return [];
    this.hasEnded = true;
    const chosen: { week: number; share: number }[] = await app.db.query(
      `select pick.week, s.share_number as share from draft_picks pick
        join shares s on s.id = pick.share_id where pick.draft_id = $1`,
      [this.id],
    );
    const shares = new Map(chosen.map(({ week, share }) => [week, share]));
    const lost = [...this.picks].find(([week, share]) => shares.get(week) !== share);
    if (lost) throw new Error(`Share ${lost[1]} had picked week ${lost[0]}.`);
    return [...shares].map(([week, share]) => [{ year: this.house.year, week }, share]);
  }
}
