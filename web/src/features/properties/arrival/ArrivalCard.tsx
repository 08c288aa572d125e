import { useArrivalQuery } from '../../../generated/graphql';
import { clockText } from '../../../lib/dates/dates';
import { errorText } from '../../../lib/network/error-text';
import { IconButton } from '../../../ui/button/IconButton';
import { Card } from '../../../ui/card/Card';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { useCopy } from '../../../ui/feedback/use-copy';
import { Copy, KeyRound } from '../../../ui/icon/icons';
import { Row } from '../../../ui/layout/Stack';
import { Facts } from '../../../ui/text/Facts';
import { space } from '../../../ui/theme/tokens';

/** The height of a card with all facts, so that nothing below it moves once they are there. */
const EXPECTED_HEIGHT = '21rem';

/** A text with a button that copies it. */
function Copied({ what, children }: { what: string; children: string }) {
  const copy = useCopy();
  return (
    <Row $gap={1} $nowrap>
      <span>{children}</span>
      <IconButton
        label={`Copy the ${what.toLowerCase()}`}
        icon={<Copy size={18} />}
        onClick={() => copy(what, children)}
        // Taller than the line of text, which stays in step with its label.
        style={{ marginBlock: `-${space[3]}` }}
      />
    </Row>
  );
}

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
        <ErrorState
          message={errorText(error, 'What to know for arriving could not be loaded.')}
          onRetry={() => refetch()}
        />
      </Card>
    );
  }
  const { checkInTime, checkOutTime, wifiNetwork, wifiPassword, note } = data.arrival;
  const facts = [
    ...(checkInTime ? [['Check in', `from ${clockText(checkInTime)}`] as const] : []),
    ...(checkOutTime ? [['Check out', `until ${clockText(checkOutTime)}`] as const] : []),
    ...(wifiNetwork ? [['Wifi', wifiNetwork] as const] : []),
    ...(wifiPassword
      ? [
          [
            'Password',
            <Copied key="password" what="Wifi password">
              {wifiPassword}
            </Copied>,
          ] as const,
        ]
      : []),
  ];
  if (facts.length === 0 && !note) return null;
  return (
    <Card title="Arriving" icon={<KeyRound size={22} aria-hidden />}>
      <Facts facts={facts} />
      {note && <p style={{ whiteSpace: 'pre-line' }}>{note}</p>}
    </Card>
  );
}
