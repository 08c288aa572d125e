import { useLastCheckOutQuery } from '../../generated/graphql';
import { Card } from '../../ui/card/Card';
import { WhatIsLeft } from './WhatIsLeft';

/** What the people before left in a house; nothing where no one has checked out of it lately. */
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
