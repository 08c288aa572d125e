import type { ReactNode } from 'react';
import type { PropertyRecordQuery } from '../../../generated/graphql';
import { Stack } from '../../../ui/layout/Stack';
import { DocumentLines } from '../property/DocumentLines';

interface Props {
  record: PropertyRecordQuery['propertyRecord'];
  /** The form of what people need to know to arrive. */
  arrival: ReactNode;
  /** A button that writes a document. */
  newDocument: ReactNode;
}

/** The step of arrival and documents. */
export function SetupDocuments({ record, arrival, newDocument }: Props) {
  return (
    <Stack $gap={5}>
      <Stack as="section" aria-label="Arrival">
        <h3>Arrival</h3>
        {arrival}
      </Stack>
      <Stack as="section" aria-label="Documents">
        <h3>Documents</h3>
        <DocumentLines propertyId={record.property.id} documents={record.documents} />
        {newDocument}
      </Stack>
    </Stack>
  );
}
