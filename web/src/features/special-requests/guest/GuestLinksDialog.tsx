import { useState } from 'react';
import { useGuestLinkQuery } from '../../../generated/graphql';
import type { SearchOption } from '../../../ui/choice/OptionList';
import type { Picker } from '../../../ui/choice/picker';
import { NotLoaded } from '../../../ui/feedback/NotLoaded';
import { Stack } from '../../../ui/layout/Stack';
import { Dialog } from '../../../ui/overlay/Dialog';
import { GuestLinkPanel } from './GuestLinkPanel';
import { StayLinksOf } from './StayLinksOf';

interface Props {
  PropertyPicker: Picker;
  onClose: () => void;
}

function LinkOf({ property }: { property: SearchOption }) {
  const { data, error, refetch } = useGuestLinkQuery({
    variables: { propertyId: property.id },
    fetchPolicy: 'network-only',
  });
  if (data) {
    return (
      <>
        <GuestLinkPanel property={property} link={data.guestLink} onChanged={refetch} />
        <StayLinksOf propertyId={property.id} />
      </>
    );
  }
  return <NotLoaded {...{ error, refetch }} what="The guest link" />;
}

/** The private links for guests' requests, one per property. */
export function GuestLinksDialog({ PropertyPicker, onClose }: Props) {
  const [property, setProperty] = useState<SearchOption | null>(null);
  return (
    <Dialog
      onClose={onClose}
      title="Guest links"
      description="Guests scan a card at the property to make a request without an account."
    >
      <Stack>
        <PropertyPicker label="Property" value={property} onChange={setProperty} />
        {property && <LinkOf key={property.id} property={property} />}
      </Stack>
    </Dialog>
  );
}
