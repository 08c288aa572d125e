import { appendFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { resize } from './resize';

const FOLDER = resolve(import.meta.dirname, '../../../artefacts/audit');

/** A selected theme decides over the system’s light or dark, so these are all palettes. */
const THEMES = ['default', 'dark', 'emerald', 'purple', 'sunset', 'ocean'];
export const DESK = { width: 1280, height: 800 };
export const PHONE_SIZE = { width: 390, height: 844 };

/** All rules but those of level AAA: WCAG 2.2 AA, best practices and experimental ones. */
const TAGS = [
  ...['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  ...['best-practice', 'experimental'],
];

/** Where axe found what. */
interface Finding {
  rule: string;
  impact: string;
  /** The elements, as CSS selectors. */
  nodes: string[];
}

/** The rules that another theme may affect. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Returns what axe finds on the page as it is, by the rules about colours. */
async function colourFindings(page: Page): Promise<Finding[]> {
  return read(new AxeBuilder({ page }).withRules(COLOUR_RULES));
}

/** Returns what axe finds on the page as it is, by all rules. */
async function allFindings(page: Page): Promise<Finding[]> {
  // Radix keeps the focus in menus and toasts by focusable elements without a role.
  const without = ['focus-order-semantics'];
  return read(new AxeBuilder({ page }).withTags(TAGS).disableRules(without));
}

/** The same by axe’s default rules, which are quicker, and the one about names and visible text. */
export async function findings(page: Page): Promise<Finding[]> {
  const rules = { 'label-content-name-mismatch': { enabled: true } };
  return read(new AxeBuilder({ page }).options({ rules, resultTypes: ['violations'] }));
}

async function read(builder: AxeBuilder): Promise<Finding[]> {
  const { violations } = await builder.setLegacyMode().analyze();
  return violations.map(({ id, impact, nodes }) => ({
    rule: id,
    impact: impact ?? 'minor',
    nodes: nodes.map(({ target }) => target.join(' ')),
  }));
}

/** Selects a theme as the page’s boot script does, without a reload and its early requests. */
async function showTheme(page: Page, theme: string): Promise<void> {
  await page.evaluate(async (id) => {
    const boot = document.querySelector<HTMLScriptElement>('script[src*="/boot-"]');
    if (!boot) throw new Error('The page has no boot script.');
    const signedIn = localStorage.getItem('fairweek-signed-in');
    localStorage.removeItem('fairweek-signed-in');
    localStorage.setItem('admin-theme', id);
    await new Promise((onload) => {
      document.head.append(
        Object.assign(document.createElement('script'), { src: boot.src, onload }),
      );
    });
    if (signedIn !== null) localStorage.setItem('fairweek-signed-in', signedIn);
  }, theme);
  await page.waitForFunction((id) => document.documentElement.dataset.theme === id, theme);
  // Colours change with the next frame.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

/**
 * Records what axe finds on the page on a phone and a desktop: by all rules in the first theme, and
 * by those about colours in the other five.
 */
export async function audit(page: Page, screen: string): Promise<void> {
  // A tab behind another one draws nothing.
  await page.bringToFront();
  const before = page.viewportSize();
  const stored = await page.evaluate(() => ({
    choice: localStorage.getItem('admin-theme'),
    shown: document.documentElement.dataset.theme ?? 'default',
  }));
  for (const [width, size] of Object.entries({ desk: DESK, phone: PHONE_SIZE })) {
    await page.setViewportSize(size);
    for (const theme of THEMES) {
      await showTheme(page, theme);
      const check = theme === THEMES[0] ? allFindings : colourFindings;
      const line = JSON.stringify({ screen, width, theme, findings: await check(page) });
      appendFileSync(join(FOLDER, `${process.pid}.jsonl`), `${line}\n`);
    }
  }
  await showTheme(page, stored.shown);
  if (stored.choice === null) await page.evaluate(() => localStorage.removeItem('admin-theme'));
  if (before) await resize(page, before);
}
