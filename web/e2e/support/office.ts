import type { APIResponse, Page } from '@playwright/test';
import { DEMO_PASSWORD } from './people';
import { expect } from './test';

interface NewUser {
  firstName: string;
  lastName: string;
  email: string;
  userRole?: 'USER' | 'OWNER' | 'ADMIN';
}

async function answerOf(answer: APIResponse) {
  expect(answer.ok(), await answer.text()).toBe(true);
  return answer.json();
}

/**
 * The data that an administrator prepares by REST for a journey, so that it has its own users and
 * homes.
 */
export class Office {
  /** `page` must have an administrator's session. */
  constructor(private readonly page: Page) {}

  get = async (path: string) => answerOf(await this.page.request.get(`/api/admin/${path}`));

  post = async (path: string, data: object) =>
    answerOf(await this.page.request.post(`/api/admin/${path}`, { data }));

  patch = async (path: string, data: object) =>
    answerOf(await this.page.request.patch(`/api/admin/${path}`, { data }));

  delete = async (path: string) => answerOf(await this.page.request.delete(`/api/admin/${path}`));

  async addUser(facts: NewUser): Promise<number> {
    const { id } = await this.post('users', { userRole: 'USER', ...facts });
    return id;
  }

  async addProperty(name: string, totalShares: number): Promise<number> {
    const data = { name, location: 'Ludlow, England' };
    const { id } = await answerOf(await this.page.request.post('/api/properties', { data }));
    await this.patch(`properties/${id}`, { totalShares });
    return id;
  }

  /** Adds another administrator and signs in as them on the page. */
  async signInAsNewAdministrator(page: Page, facts: Omit<NewUser, 'userRole'>): Promise<void> {
    await this.signInAsNew(page, { ...facts, userRole: 'ADMIN' });
  }

  /** Adds a user and signs in as them on the page; returns their id. */
  async signInAsNew(page: Page, facts: NewUser): Promise<number> {
    const userId = await this.addUser(facts);
    const { password } = await this.post('set-temporary-password', { userId });
    const { email } = facts;
    const session = { email, password, isAdmin: true };
    await answerOf(await page.request.post('/api/auth/login', { data: session }));
    const chosen = { newPassword: DEMO_PASSWORD };
    await answerOf(await page.request.post('/api/auth/change-password', { data: chosen }));
    return userId;
  }
}
