import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EntityManager } from 'typeorm';
import { PropertyDocument } from '../features/documents/document.entities';
import { DocumentType } from '../features/documents/document.types';
import type { DemoHome } from './demo-home';

const DAY_MS = 24 * 3600 * 1000;

/**
 * One document per type, as a file with {{places}} to fill in; guests of the house may read the
 * first two.
 */
const DOCUMENTS = [
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

/** Returns the values for the documents of a home, by the name of their place. */
function valuesOf(home: DemoHome, year: number) {
  const { name, owners, weeksPerShare, facts } = home;
  const { sleeps, caretaker, wifi, costs } = facts;
  const total = Object.values(costs).reduce((sum, cost) => sum + cost, 0);
  const present = [...new Set(owners.filter((owner) => owner !== null))].slice(0, 6);
  const values: Record<string, unknown> = {
    ...facts,
    ...{ checkInTime: home.checkInTime, checkOutTime: home.checkOutTime },
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
    if (values[place] === undefined)
      throw new Error(`The demo’s documents have no value for ${place}.`);
    return String(values[place]);
  });
}

function documentsOf(home: DemoHome, year: number) {
  const values = valuesOf(home, year);
  return DOCUMENTS.map(({ documentType, title, file }, index) => ({
    documentType,
    title: fill(title, values),
    content: fill(readFileSync(join(__dirname, 'data/documents', file), 'utf8'), values),
    accessLevel: index < FOR_EVERYONE ? ('everyone' as const) : ('owners' as const),
  }));
}

/** Seeds the documents of the homes, dated over the last months. */
export async function seedDocuments(
  manager: EntityManager,
  homes: { home: DemoHome; propertyId: number }[],
  { now, year }: { now: Date; year: number },
): Promise<void> {
  const documents = homes.flatMap(({ home, propertyId }, number) =>
    documentsOf(home, year).map((document, index) => {
      const updatedAt = new Date(now.getTime() - (index * 23 + number * 3 + 2) * DAY_MS);
      return { ...document, propertyId, createdAt: updatedAt, updatedAt };
    }),
  );
  await manager.insert(PropertyDocument, documents);
}
