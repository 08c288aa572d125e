import type { PropertyRecordQuery } from '../../../generated/graphql';
import { draftPath } from '../../../lib/address/paths';
import { RecordLink } from '../../../ui/data/RecordLink';
import { Lines, LineText, Muted } from '../record-lines';
import { draftText } from './property-words';

interface Props {
  propertyId: string;
  drafts: PropertyRecordQuery['propertyRecord']['drafts'];
}

/** The drafts of a property, each linked to its room. */
export function DraftLines({ propertyId, drafts }: Props) {
  if (drafts.length === 0) return <Muted>No draft is planned.</Muted>;
  return (
    <Lines aria-label="Drafts">
      {drafts.map((draft) => (
        <li key={draft.id}>
          <LineText>
            <RecordLink to={draftPath({ propertyId, year: draft.year })}>
              Draft of {draft.year}
            </RecordLink>
            <Muted as="small">{draftText(draft)}</Muted>
          </LineText>
        </li>
      ))}
    </Lines>
  );
}
