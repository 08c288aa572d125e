import type { ReactNode } from 'react';
import { type OwnedSharesQuery, useOwnedSharesQuery } from '../../generated/graphql';
import { groupBy } from '../../lib/list/group-by';
import { LinkButton } from '../../ui/button/LinkButton';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { NotLoaded } from '../../ui/feedback/NotLoaded';
import { House } from '../../ui/icon/icons';
import { Page } from '../../ui/layout/Page';
import { PageHeader } from '../../ui/layout/PageHeader';
import { Stack } from '../../ui/layout/Stack';
import { ArrivalCard } from './arrival/ArrivalCard';
import { OwnedProperty } from './OwnedProperty';

export type OwnedShare = OwnedSharesQuery['myShares'][number];

interface PropertiesScreenProps {
  /** True for a user without a share. */
  isGuest?: boolean;
  /** Renders the documents of a property. */
  documentsOf: (propertyId: string, propertyName: string) => ReactNode;
  /** Renders a link to a property's draft. */
  draftOf?: (propertyId: string) => ReactNode;
  /** Renders a link to the conversation of a property. */
  talkOf?: (propertyId: string) => ReactNode;
  /** Renders the owners of the user’s shares of one property. */
  peopleOf?: (shares: readonly OwnedShare[], property: OwnedShare['property']) => ReactNode;
}

/** /properties: a card per property with its shares, and its documents (spec §2). */
export function PropertiesScreen({ isGuest = false, ...props }: PropertiesScreenProps) {
  return (
    <Page>
      <PageHeader
        title="Manage Your Properties"
        text={isGuest ? undefined : 'Your shares, their weeks and the documents of each property.'}
      />
      <OwnedProperties {...props} isGuest={isGuest} />
    </Page>
  );
}

function OwnedProperties({
  isGuest,
  documentsOf,
  draftOf,
  talkOf,
  peopleOf,
}: PropertiesScreenProps) {
  const { data, error, refetch } = useOwnedSharesQuery({ fetchPolicy: 'cache-and-network' });
  if (!data) {
    const loadingText = 'Loading your properties…';
    return <NotLoaded {...{ error, refetch, loadingText }} what="Your properties" isTitled />;
  }
  if (data.myShares.length === 0) {
    return (
      <EmptyState
        icon={<House size={28} />}
        title="No Properties Found"
        text={
          isGuest
            ? 'This page is for owners of shares. What a guest needs is on the dashboard.'
            : 'Properties appear here once an administrator assigns you a share.'
        }
        action={
          <LinkButton to="/" variant="secondary">
            Back to the dashboard
          </LinkButton>
        }
      />
    );
  }
  const groups = groupBy(data.myShares, ({ property }) => property.id);
  return (
    <Stack $gap={7}>
      {[...groups].map(([id, [first, ...others]]) =>
        first ? (
          <OwnedProperty
            key={id}
            shares={[first, ...others]}
            draft={draftOf?.(id)}
            talk={talkOf?.(id)}
            people={peopleOf?.([first, ...others], first.property)}
            arrival={<ArrivalCard propertyId={id} />}
          >
            {documentsOf(id, first.property.name)}
          </OwnedProperty>
        ) : null,
      )}
    </Stack>
  );
}
