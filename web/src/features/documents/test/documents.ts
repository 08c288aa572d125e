import type { DocumentPartsFragment } from '../../../generated/graphql';
import type { Handlers } from '../../../lib/test/fake-server';

export const harbour = {
  __typename: 'Property',
  id: '1',
  name: 'Harbour House',
  location: 'Cornwall',
};

export type TestDocument = DocumentPartsFragment & { __typename: string };

const paper = (id: string, title: string, rest: Partial<TestDocument>): TestDocument => ({
  __typename: 'PropertyDocument',
  id,
  propertyId: '1',
  title,
  documentType: 'Other',
  content: '',
  accessLevel: 'everyone',
  ownersMayEdit: false,
  mayEdit: true,
  file: null,
  updatedAt: '2026-03-09T12:00:00.000Z',
  version: 1,
  ...rest,
});

export const guide = paper('11', 'Guide to the house', {
  documentType: 'House guide',
  content: '# Wifi\n\nThe password is **seagull-porch-42**.',
  version: 3,
});
export const agreement = paper('12', 'Co-ownership agreement', {
  documentType: 'Agreement',
  accessLevel: 'owners',
  content: 'Twelve shares.',
});

/** A fake server with these documents. */
export const documentHandlers = (
  documents: readonly TestDocument[] = [guide, agreement],
): Handlers => ({
  propertyDocuments: () => ({ property: harbour, propertyDocuments: documents }),
});
