import type { ReactNode } from 'react';
import type { PropertyRecordQuery } from '../../../generated/graphql';
import { Stack } from '../../../ui/layout/Stack';
import { DocumentLines } from '../property/DocumentLines';

interface Props {
  record: PropertyRecordQuery['propertyRecord'];
  /** The form of what people need to know to arrive, around what stands before its buttons. */
  arrivalOf: (between: ReactNode) => ReactNode;
  /** A button that writes a document. */
  newDocument: ReactNode;
}

/** The step of arrival and documents, whose buttons come last as in the other steps. */
export function SetupDocuments({ record, arrivalOf, newDocument }: Props) {
  return (
    <Stack>
      <h3>Arrival</h3>
      {arrivalOf(
        <Stack as="section" aria-label="Documents">
          <h3>Documents</h3>
          <DocumentLines propertyId={record.property.id} documents={record.documents} />
          {newDocument}
        </Stack>,
      )}
    </Stack>
  );
}
