import type { EntityManager } from 'typeorm';
import { PropertyDocument } from '../../src/features/documents/document.entities';
import { DocumentType } from '../../src/features/documents/document.types';

/** Stores a document for owners, a house guide by default. */
export function makeDocument(
  manager: EntityManager,
  facts: Partial<PropertyDocument> & Pick<PropertyDocument, 'propertyId'>,
): Promise<PropertyDocument> {
  return manager.save(
    manager.create(PropertyDocument, {
      title: 'House guide',
      documentType: DocumentType.HOUSE_GUIDE,
      content: '## Wifi\n\nThe network is **Lake House**.',
      accessLevel: 'owners',
      ...facts,
    }),
  );
}
