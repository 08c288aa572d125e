import { useLastCheckOutQuery } from '../../generated/graphql';
import { Card } from '../../ui/card/Card';
import { WhatIsLeft } from './WhatIsLeft';

/** The latest check-out of a house, for the next arrival; nothing if there was none lately. */
export function LastCheckOut({ propertyId }: { propertyId: string }) {
  const { data } = useLastCheckOutQuery({
    variables: { propertyId },
    fetchPolicy: 'cache-and-network',
  });
  return data?.lastCheckOut ? (
    <Card title="Left by those before you">
      <WhatIsLeft checkOut={data.lastCheckOut} />
    </Card>
  ) : null;
}
