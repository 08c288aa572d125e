import { skipToken } from '@apollo/client/react';
import { useDraftsQuery } from '../../../generated/graphql';
import { draftPath } from '../../../lib/address/paths';
import { LinkButton } from '../../../ui/button/LinkButton';
import { Shuffle } from '../../../ui/icon/icons';

interface DraftLinkProps {
  propertyId: string | undefined;
  /** True for a link without a frame, inside a card. */
  isQuiet?: boolean;
}

/** A link to a property's draft, if there is one. */
export function DraftLink({ propertyId, isQuiet = false }: DraftLinkProps) {
  const { data } = useDraftsQuery(
    propertyId === undefined ? skipToken : { variables: { propertyId } },
  );
  const draft = data?.drafts.find(({ status }) => status !== 'ENDED');
  if (!draft) return null;
  return (
    <LinkButton
      {...(isQuiet ? { variant: 'ghost', size: 'small' } : { variant: 'secondary' })}
      icon={<Shuffle size={18} aria-hidden />}
      to={draftPath(draft)}
    >
      Draft {draft.year}
    </LinkButton>
  );
}
