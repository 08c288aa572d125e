import type { Locator, Page } from '@playwright/test';
import { expect } from './test';

type TabName = 'Unread' | 'Read' | 'Sent' | 'All Messages';

/** The actions and views of a user on the Messages screen. */
export class Messages {
  readonly navigation: Locator;
  readonly composer: Locator;
  /** The bubbles of the open conversation. */
  readonly log: Locator;
  readonly conversations: Locator;

  constructor(readonly page: Page) {
    this.navigation = page.getByRole('navigation', { name: 'Main' });
    this.composer = page.getByPlaceholder('Type a message...');
    this.log = page.getByRole('log', { name: 'Messages' });
    this.conversations = page.getByRole('list', { name: 'Conversations' }).getByRole('listitem');
  }

  tab(name: TabName): Locator {
    return this.page.getByRole('tab', { name: new RegExp(`^${name}`) });
  }

  /** Returns the count of a tab, once it is known. */
  async count(name: TabName): Promise<number> {
    await expect(this.tab(name)).toHaveText(/\d/);
    return Number(/\d+/.exec((await this.tab(name).textContent()) ?? '')?.[0]);
  }

  async expectCount(name: TabName, count: number): Promise<void> {
    await expect(this.tab(name)).toHaveText(new RegExp(`\\(${count}\\)$`));
  }

  /** Expects the main navigation's link with this badge. */
  async expectBadge(unread: number): Promise<void> {
    const name = unread === 0 ? 'Messages' : `Messages (${unread} new)`;
    await expect(this.navigation.getByRole('link', { name, exact: true })).toBeVisible();
  }

  conversationWith(name: string): Locator {
    return this.conversations.filter({ hasText: name });
  }

  async openConversationWith(name: string): Promise<void> {
    await this.tab('All Messages').click();
    await this.conversationWith(name).getByRole('link').click();
    await expect(
      this.page.getByRole('region', { name: `Conversation with ${name}` }),
    ).toBeVisible();
  }

  async write(text: string): Promise<void> {
    await this.composer.fill(text);
    await this.composer.press('Enter');
  }

  /** Finds a bubble with its time and status. */
  bubble(text: string): Locator {
    return this.log.getByRole('listitem').filter({ hasText: text }).last();
  }

  texts(text: string): Locator {
    return this.log.getByText(text, { exact: true });
  }

  /** Marks this page, so that a reload would be noticed. */
  async mark(): Promise<void> {
    await this.page.evaluate(() => Object.assign(window, { marked: true }));
  }

  async expectNotReloaded(): Promise<void> {
    expect(await this.page.evaluate(() => 'marked' in window)).toBe(true);
  }
}

let count = 0;

/** Returns a text that no other message has. */
export function freshText(text: string): string {
  count += 1;
  return `${text} (${count}-${Date.now() % 100_000})`;
}
