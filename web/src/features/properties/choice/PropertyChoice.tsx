import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import {
  type PropertyChoiceQuery,
  useAdministratorsQuery,
  usePropertyChoiceQuery,
} from '../../../generated/graphql';
import { addressId } from '../../../lib/address/address-values';
import { useAddressChange } from '../../../lib/address/use-address-change';
import { policyAtStart, SHARED } from '../../../lib/network/at-start';
import { useReadOnly } from '../../../lib/read-only';
import { useInSteps } from '../../../lib/use-in-steps';
import { WriteButton } from '../../../ui/button/WriteButton';
import { Select } from '../../../ui/choice/Select';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { lazyComponent } from '../../../ui/feedback/lazy-component';
import { NotLoaded } from '../../../ui/feedback/NotLoaded';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { House } from '../../../ui/icon/icons';
import { Page } from '../../../ui/layout/Page';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { color, thumb } from '../../../ui/theme/tokens';

interface PropertyChoiceProps {
  /** The screen's title, used when there is nothing to choose. */
  title: string;
  /** The name of the property in the address; defaults to 'property'. */
  parameter?: 'property' | 'house';
  /** Receives the property in the address, else the user's first; undefined until known. */
  children: (propertyId: string | undefined, switcher: ReactNode) => ReactNode;
}

const PropertySearch = lazyComponent(
  async () => (await import('./PropertySearch')).PropertySearch,
  null,
);

/** Leaves room for a button beside it on phones. */
const SwitcherWidth = styled.div`
  width: min(18rem, calc(100vw - 11rem));
  min-height: ${thumb};
`;

/** The only property, as high as the choice of another that it replaces. */
const Only = styled.span`
  display: inline-flex;
  align-items: center;
  min-height: ${thumb};
  color: ${color.textMuted};
`;

/** The user's properties without duplicates, those with own shares first. */
function choices(data: PropertyChoiceQuery | undefined): Map<string, string> {
  const own = data?.myShares.map((share) => [share.propertyId, share.propertyName] as const) ?? [];
  const seen = data?.properties.items.map(({ id, name }) => [id, name] as const) ?? [];
  return new Map([...own, ...seen]);
}

/** Determines a screen's property (spec §2: `property={id}`) and lets the user change it. */
export function PropertyChoice({ title, parameter = 'property', children }: PropertyChoiceProps) {
  const [params] = useSearchParams();
  const change = useAddressChange();
  const [fetchPolicy] = useState(policyAtStart);
  const { data, error, loading, refetch } = usePropertyChoiceQuery({
    fetchPolicy,
    context: SHARED,
  });
  const known = useInSteps(data);
  const [first] = choices(data).keys();
  const propertyId = addressId(params.get(parameter)) ?? first;

  if (propertyId === undefined && !data && error) {
    return (
      <Page>
        <PageHeader title={title} />
        <NotLoaded {...{ error, refetch }} what="Your properties" />
      </Page>
    );
  }
  if (propertyId === undefined && data && !loading) {
    return (
      <Page>
        <PageHeader title={title} />
        <NoProperty />
      </Page>
    );
  }
  return children(
    propertyId,
    known ? (
      switcherOf({
        names: choices(known),
        hasMore: known.properties.total > known.properties.items.length,
        propertyId,
        onChoose: (property) => change({ [parameter]: property }),
      })
    ) : (
      <SwitcherWidth>
        <Skeleton height={thumb} />
      </SwitcherWidth>
    ),
  );
}

interface Switching {
  /** The user's properties by id. */
  names: ReadonlyMap<string, string>;
  /** Whether there are more than these, as for an administrator of hundreds. */
  hasMore: boolean;
  propertyId: string | undefined;
  onChoose: (propertyId: string) => void;
}

/** The choice of a property, or the only one, in the same place. */
function switcherOf({ names, hasMore, propertyId = '', onChoose }: Switching): ReactNode {
  if (hasMore) {
    return (
      <SwitcherWidth>
        <PropertySearch propertyId={propertyId} onChoose={onChoose} />
      </SwitcherWidth>
    );
  }
  if (names.size <= 1) {
    const only = names.get(propertyId);
    return only && <Only>{only}</Only>;
  }
  return (
    <SwitcherWidth>
      <Select
        label="Property"
        hideLabel
        value={names.has(propertyId) ? propertyId : ''}
        onValueChange={onChoose}
        options={[...names].map(([id, label]) => ({ value: id, label }))}
        placeholder="Another property"
      />
    </SwitcherWidth>
  );
}

function NoProperty() {
  const isReadOnly = useReadOnly();
  const { data } = useAdministratorsQuery({ skip: isReadOnly });
  return (
    <EmptyState
      icon={<House size={28} />}
      title="No property yet"
      text="As soon as an administrator gives you a share in a property, you will find its weeks and its rotation here. Write to them if you are waiting for one."
      action={!isReadOnly && <WriteButton person={data?.administrators[0]} />}
    />
  );
}
