import { useLastCheckOutQuery } from '../../generated/graphql';
import { Card } from '../../ui/card/Card';
import { ListChecks } from '../../ui/icon/icons';
import { WhatIsLeft } from './WhatIsLeft';

interface Props {
  propertyId: string;
  /** The booking of the user's own stay there, if they are there now. */
  ownBookingId?: string;
}

/** The latest check-out of a house, for the next arrival; nothing if there was none lately. */
export function LastCheckOut({ propertyId, ownBookingId }: Props) {
  const { data } = useLastCheckOutQuery({
    variables: { propertyId },
    fetchPolicy: 'cache-and-network',
  });
  const last = data?.lastCheckOut;
  if (!last || last.bookingId === ownBookingId) return null;
  return (
    <Card title="Left by those before you" icon={<ListChecks size={22} aria-hidden />}>
      <WhatIsLeft checkOut={last} />
    </Card>
  );
}
