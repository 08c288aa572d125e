import type { EntityManager } from 'typeorm';
import { PropertyDocument } from '../../features/documents/document.entities';
import { DocumentType } from '../../features/documents/document.types';
import type { DemoHome } from '../homes/demo-home';
import { houseGuide } from './house-guide';
import { inventory, minutes } from './meeting';
import { budget, insurance } from './money';
import { agreement, rules } from './rules-and-agreement';

const DAY_MS = 24 * 3600 * 1000;

/** A paper of each type; guests of the house may read the first two. */
function papersOf(home: DemoHome, year: number) {
  return [
    { documentType: DocumentType.HOUSE_GUIDE, title: 'House guide', content: houseGuide(home) },
    { documentType: DocumentType.RULES, title: 'House rules', content: rules(home) },
    { documentType: DocumentType.AGREEMENT, title: 'Owners’ agreement', content: agreement(home) },
    { documentType: DocumentType.BUDGET, title: `Budget ${year}`, content: budget(home, year) },
    { documentType: DocumentType.INSURANCE, title: 'Insurance', content: insurance(home) },
    { documentType: DocumentType.MINUTES, title: `Minutes ${year}`, content: minutes(home, year) },
    { documentType: DocumentType.OTHER, title: 'Inventory', content: inventory(home) },
  ].map((paper, index) => ({ ...paper, accessLevel: index < 2 ? 'everyone' : 'owners' }) as const);
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
