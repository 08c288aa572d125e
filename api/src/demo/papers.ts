import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EntityManager } from 'typeorm';
import { PropertyDocument } from '../features/documents/document.entities';
import { DocumentType } from '../features/documents/document.types';
import type { DemoHome } from './demo-home';

const DAY_MS = 24 * 3600 * 1000;

/** A paper of each type, as a file with {{places}} to fill in; guests of the house may read the first two. */
const PAPERS = [
  { documentType: DocumentType.HOUSE_GUIDE, title: 'House guide', file: 'house-guide.md' },
  { documentType: DocumentType.RULES, title: 'House rules', file: 'rules.md' },
  { documentType: DocumentType.AGREEMENT, title: 'Owners’ agreement', file: 'agreement.md' },
  { documentType: DocumentType.BUDGET, title: 'Budget {{year}}', file: 'budget.md' },
  { documentType: DocumentType.INSURANCE, title: 'Insurance', file: 'insurance.md' },
  { documentType: DocumentType.MINUTES, title: 'Minutes {{year}}', file: 'minutes.md' },
  { documentType: DocumentType.OTHER, title: 'Inventory', file: 'inventory.md' },
];
const FOR_EVERYONE = 2;

const bullets = (items: string[]) => items.map((item) => `- ${item}`).join('\n');
const numbered = (items: string[]) => items.map((item, i) => `${i + 1}. ${item}`).join('\n');
const amount = (value: number) => value.toLocaleString('en-GB');

/** What the papers of a home say, by the names of their places. */
function valuesOf({ name, owners, weeksPerShare, facts }: DemoHome, year: number) {
  const { sleeps, caretaker, wifi, costs } = facts;
  const total = Object.values(costs).reduce((sum, cost) => sum + cost, 0);
  const present = [...new Set(owners.filter((owner) => owner !== null))].slice(0, 6);
  const values: Record<string, unknown> = {
    ...facts,
    ...{ name, weeksPerShare, shares: owners.length },
    ...{ year, lastYear: year - 1, nextYear: year + 1 },
    ...{ wifiNetwork: wifi.network, wifiPassword: wifi.password },
    ...{ caretaker: caretaker.name, caretakerPhone: caretaker.phone },
    ...{ equipment: bullets(facts.equipment), nearby: bullets(facts.nearby) },
    ...{ present: present.join(', '), chair: present[0], secretary: present.at(-1) },
    decisions: numbered(facts.decisions),
    costs: Object.entries(costs)
      .map(([what, cost]) => `| ${what} | ${amount(cost)} |`)
      .join('\n'),
    ...{ total: amount(total), costsPerShare: amount(Math.ceil(total / owners.length)) },
    ...{ plates: sleeps + 4, glasses: sleeps + 6, linen: sleeps * 2 },
  };
  return values;
}

function fill(text: string, values: Record<string, unknown>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, place: string) => {
    if (values[place] === undefined) throw new Error(`The demo’s papers have no ${place}.`);
    return String(values[place]);
  });
}

function papersOf(home: DemoHome, year: number) {
  const values = valuesOf(home, year);
  return PAPERS.map(({ documentType, title, file }, index) => ({
    documentType,
    title: fill(title, values),
    content: fill(readFileSync(join(__dirname, 'data/papers', file), 'utf8'), values),
    accessLevel: index < FOR_EVERYONE ? ('everyone' as const) : ('owners' as const),
  }));
}

/** Stores the papers of the homes, written over the last months. */
export async function seedPapers(
  manager: EntityManager,
  homes: { home: DemoHome; propertyId: number }[],
  { now, year }: { now: Date; year: number },
): Promise<void> {
  const papers = homes.flatMap(({ home, propertyId }, number) =>
    papersOf(home, year).map((paper, index) => {
      const updatedAt = new Date(now.getTime() - (index * 23 + number * 3 + 2) * DAY_MS);
      return { ...paper, propertyId, createdAt: updatedAt, updatedAt };
    }),
  );
  await manager.insert(PropertyDocument, papers);
}
