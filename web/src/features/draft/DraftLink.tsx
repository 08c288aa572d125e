import { skipToken } from '@apollo/client/react';
import { Shuffle } from 'lucide-react';
import { useDraftsQuery } from '../../generated/graphql';
import { LinkButton } from '../../ui/LinkButton';
import { draftPath } from './DraftNote';

interface DraftLinkProps {
  propertyId: number | undefined;
  /** Only a draft of this year, else the one that goes on longest. */
  year?: number;
}

/** The way to a property's draft, where there is one. */
export function DraftLink({ propertyId, year }: DraftLinkProps) {
  const { data } = useDraftsQuery(
    propertyId === undefined ? skipToken : { variables: { propertyId } },
  );
  const draft = data?.drafts.find((it) =>
    year === undefined ? it.status !== 'ENDED' : it.year === year,
  );
  if (!draft) return null;
  return (
    <LinkButton variant="secondary" icon={<Shuffle size={18} aria-hidden />} to={draftPath(draft)}>
      Draft {draft.year}
    </LinkButton>
  );
}
