import type { APIRequestContext, Page } from '@playwright/test';
import { Office } from './office';
import { LAKESIDE_HOUSE } from './people';
import { expect } from './test';

/** A year without any bookings, in a home created for the journey. */
export const DRAFT_YEAR = new Date().getFullYear() + 1;

/** The demo's draft, in which it is olivia's turn; all other owners use their wish lists. */
export const DRAFT_ROOM = `/draft?property=${LAKESIDE_HOUSE}&year=${new Date().getFullYear() + 2}`;

interface Entry {
  kind: string;
  share: number | null;
  week: number | null;
  by: string | null;
}

interface Draft {
  status: string;
  seq: number;
  seats: { shareId: string; shareNumber: number; ownerName: string }[];
  log: Entry[];
}

const FIELDS = 'status seq seats { shareId shareNumber ownerName } log { kind share week by }';

/** Sends an operation in a user's session; returns its only field. */
export async function ask<T>(api: APIRequestContext, query: string, variables: object): Promise<T> {
  const response = await api.post('/graphql', { data: { query, variables } });
  const { data, errors } = await response.json();
  expect(errors, query).toBeUndefined();
  return Object.values(data as Record<string, T>)[0] as T;
}

/** Returns the name of a taken week's tile on the board. */
export const held = (week: number, share: number, owner: string) =>
  `Week ${week}: share ${share}, ${owner}`;

/** Returns the taken weeks of a board, by the accessible names of its tiles. */
export async function takenOn(page: Page): Promise<string[]> {
  const tiles = page
    .getByRole('grid', { name: `Weeks of ${DRAFT_YEAR}` })
    .getByRole('button', { name: /^Week \d+,.*, share \d+, / });
  const labels = await tiles.evaluateAll((all) =>
    all.map((tile) => tile.querySelector('[data-name]')?.textContent ?? ''),
  );
  return labels.map((label) => {
    const [, week, share, owner = ''] = /^Week (\d+),.*, share (\d+), ([^,]+)/.exec(label) ?? [];
    return held(Number(week), Number(share), owner);
  });
}

/** A home of six shares with two weeks each, and an administrator's actions on its draft. */
export class Drafting {
  private constructor(
    readonly propertyId: number,
    private readonly office: Office,
    private readonly api: APIRequestContext,
  ) {}

  /** Creates the home; the page's session must be an administrator's. */
  static async in(page: Page, name: string, shares: number): Promise<Drafting> {
    const office = new Office(page);
    const id = await office.addProperty(name, shares);
    await office.patch(`properties/${id}`, { weeksPerShare: 2 });
    return new Drafting(id, office, page.request);
  }

  get room(): string {
    return `/draft?property=${this.propertyId}&year=${DRAFT_YEAR}`;
  }

  /** Adds the owner of a share and signs them in on the page. */
  async seat(page: Page, shareNumber: number, facts: { firstName: string; lastName: string }) {
    const email = `${facts.firstName}.${facts.lastName}@example.test`.toLowerCase();
    const owner = { ...facts, email, userRole: 'OWNER' as const };
    const userId = await this.office.signInAsNew(page, owner);
    const { propertyId } = this;
    await this.office.post('shares', { userId, propertyId, shareNumber });
  }

  async plan(windowSeconds: number): Promise<string> {
    const input = { propertyId: this.propertyId, year: DRAFT_YEAR, rounds: 2, windowSeconds };
    const text = 'mutation($input: PlanDraftInput!) { planDraft(input: $input) { id } }';
    return (await ask<{ id: string }>(this.api, text, { input })).id;
  }

  async open(draftId: string): Promise<void> {
    const text = 'mutation($draftId: ID!) { openDraft(draftId: $draftId) { id } }';
    await ask(this.api, text, { draftId });
  }

  /** Reads the draft from the server. */
  read(): Promise<Draft> {
    const text = `query($propertyId: ID!, $year: Int!) {
      draft(propertyId: $propertyId, year: $year) { ${FIELDS} } }`;
    return ask(this.api, text, { propertyId: this.propertyId, year: DRAFT_YEAR });
  }

  /** Returns the bookings as the boards would name them. */
  async booked(): Promise<string[]> {
    const text = `query($propertyId: ID!, $year: Int!) {
      calendar(propertyId: $propertyId, year: $year) {
        weeks { week booking { shareNumber ownerName } } } }`;
    const variables = { propertyId: this.propertyId, year: DRAFT_YEAR };
    type Booking = { shareNumber: number; ownerName: string } | null;
    const { weeks } = await ask<{ weeks: { week: number; booking: Booking }[] }>(
      this.api,
      text,
      variables,
    );
    return weeks.flatMap(({ week, booking }) =>
      booking ? held(week, booking.shareNumber, booking.ownerName) : [],
    );
  }
}
