import type { PropertyRecordQuery } from '../../../generated/graphql';
import { documentPath } from '../../../lib/address/paths';
import { RecordLink } from '../../../ui/table/RecordLink';
import { Badge } from '../../../ui/text/Badge';
import { Lines, LineText, Muted } from '../record-lines';

interface Props {
  propertyId: string;
  documents: PropertyRecordQuery['propertyRecord']['documents'];
}

/** The documents of a property, each linked to its text. */
export function DocumentLines({ propertyId, documents }: Props) {
  if (documents.length === 0) return <Muted>No documents yet.</Muted>;
  return (
    <Lines aria-label="Documents">
      {documents.map(({ id, title, documentType, isForGuests }) => (
        <li key={id}>
          <LineText>
            <RecordLink to={documentPath({ propertyId, id })}>{title}</RecordLink>
            <Muted as="small">{documentType}</Muted>
          </LineText>
          {isForGuests && <Badge>Guests too</Badge>}
        </li>
      ))}
    </Lines>
  );
}
