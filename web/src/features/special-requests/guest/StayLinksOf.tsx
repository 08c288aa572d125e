import { useEndStayLinksMutation, useStayLinksQuery } from '../../../generated/graphql';
import { mediumDates } from '../../../lib/dates/week-dates';
import { EndableLinks } from '../../../ui/card/EndableLinks';
import { NotLoaded } from '../../../ui/feedback/NotLoaded';
import { Stack } from '../../../ui/layout/Stack';
import { Muted } from '../../../ui/text/Text';

/** The links that owners of a property have made for guests of their stays; they can be ended. */
export function StayLinksOf({ propertyId }: { propertyId: string }) {
  const { data, error, refetch } = useStayLinksQuery({
    variables: { propertyId },
    fetchPolicy: 'network-only',
  });
  const [end] = useEndStayLinksMutation();
  if (!data) return <NotLoaded {...{ error, refetch }} what="The links of stays" />;
  const links = data.stayLinks.map((link) => ({ ...link, note: mediumDates(link) }));
  if (links.length === 0) return null;
  return (
    <Stack $gap={1}>
      <Muted as="h3">Private pages of stays, made by owners</Muted>
      <EndableLinks
        links={links}
        end={({ bookingId, id }) => end({ variables: { bookingId, id } })}
        refresh={refetch}
      />
    </Stack>
  );
}
