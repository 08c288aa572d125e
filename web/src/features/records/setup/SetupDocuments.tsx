import type { ReactNode } from 'react';
import type { PropertyRecordQuery } from '../../../generated/graphql';
import { Stack } from '../../../ui/layout/Stack';
import { DocumentLines } from '../property/DocumentLines';

interface Props {
  record: PropertyRecordQuery['propertyRecord'];
  /** A button that writes a document. */
  newDocument: ReactNode;
  /** The form of what people need to know to arrive. */
  arrival: ReactNode;
}

/** The step of documents and arrival, whose buttons come last as in the other steps. */
export function SetupDocuments({ record, newDocument, arrival }: Props) {
  return (
    <Stack>
      <Stack as="section" aria-label="Documents">
        <h3>Documents</h3>
        <DocumentLines propertyId={record.property.id} documents={record.documents} />
        {newDocument}
      </Stack>
      <Stack as="section" aria-label="Arrival">
        <h3>Arrival</h3>
        {arrival}
      </Stack>
    </Stack>
  );
}
