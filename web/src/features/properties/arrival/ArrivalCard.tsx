import { useArrivalQuery } from '../../../generated/graphql';
import { arrivalFacts } from '../../../ui/card/arrival-facts';
import { Card } from '../../../ui/card/Card';
import { NotLoaded } from '../../../ui/feedback/NotLoaded';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { KeyRound } from '../../../ui/icon/icons';
import { Facts } from '../../../ui/text/Facts';

/** The height of a card with all facts, so that nothing below it moves once they are there. */
const EXPECTED_HEIGHT = '21rem';

/**
 * When to come and go, the wifi and how to get in, for the owners and guests of a property; renders
 * nothing where no administrator has said any of it.
 */
export function ArrivalCard({ propertyId }: { propertyId: string }) {
  const { data, error, refetch } = useArrivalQuery({
    variables: { propertyId },
    fetchPolicy: 'cache-and-network',
  });
  if (!data && !error) return <Skeleton height={EXPECTED_HEIGHT} />;
  if (!data) {
    return (
      <Card title="Arriving">
        <NotLoaded {...{ error, refetch }} what="What to know for arriving" />
      </Card>
    );
  }
  const { note } = data.arrival;
  const facts = arrivalFacts(data.arrival);
  if (facts.length === 0 && !note) return null;
  return (
    <Card title="Arriving" icon={<KeyRound size={22} aria-hidden />}>
      <Facts facts={facts} />
      {note && <p style={{ whiteSpace: 'pre-line' }}>{note}</p>}
    </Card>
  );
}
