import type { PropertyRecordQuery } from '../../../generated/graphql';
import { draftPath } from '../../../lib/address/paths';
import { RecordLink } from '../../../ui/table/RecordLink';
import { Lines, LineText, Muted } from '../record-lines';
import type { PropertyRecordParts } from './parts';
import { draftNote } from './property-words';

interface Props extends Pick<PropertyRecordParts, 'draftStatus'> {
  propertyId: string;
  drafts: PropertyRecordQuery['propertyRecord']['drafts'];
}

/** The drafts of a property, each linked to its room. */
export function DraftLines({ propertyId, drafts, draftStatus }: Props) {
  return (
    <Lines aria-label="Drafts">
      {drafts.map((draft) => (
        <li key={draft.id}>
          <LineText>
            <RecordLink to={draftPath({ propertyId, year: draft.year })}>
              Draft of {draft.year}
            </RecordLink>
            <Muted as="small">{draftNote(draft)}</Muted>
          </LineText>
          {draftStatus(draft.status)}
        </li>
      ))}
    </Lines>
  );
}
