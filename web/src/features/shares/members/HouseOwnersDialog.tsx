import { type HouseOwnersQuery, useHouseOwnersQuery } from '../../../generated/graphql';
import { personPath } from '../../../lib/address/paths';
import { phoneLink } from '../../../lib/text/format';
import { LinkButton } from '../../../ui/button/LinkButton';
import { ShareTile } from '../../../ui/calendar/ShareTile';
import { Line, Ruled } from '../../../ui/card/lines';
import { NotLoaded } from '../../../ui/feedback/NotLoaded';
import { Row, Stack } from '../../../ui/layout/Stack';
import { Dialog } from '../../../ui/overlay/Dialog';
import { Badge } from '../../../ui/text/Badge';
import { Muted, Text } from '../../../ui/text/Text';

type Share = HouseOwnersQuery['houseOwners'][number];
type Owner = Share['owners'][number];

interface Props {
  propertyId: string;
  propertyName: string;
  onClose: () => void;
}

/** All owners of a house by share, how to call them where they allow it, and to write to them. */
export function HouseOwnersDialog({ propertyId, propertyName, onClose }: Props) {
  const { data, error, refetch } = useHouseOwnersQuery({
    variables: { propertyId },
    fetchPolicy: 'cache-and-network',
  });
  const shares = data?.houseOwners;
  return (
    <Dialog onClose={onClose} title="Owners of this house" description={propertyName}>
      {!shares && <NotLoaded {...{ error, refetch }} what="The owners" height="16rem" />}
      {shares?.length === 0 && <p>No share of this house has an owner yet.</p>}
      {shares && shares.length > 0 && (
        <Stack $gap={3}>
          <Ruled aria-label={`Owners of ${propertyName}`}>
            {shares.map((share) => (
              <ShareLine key={share.shareId} share={share} />
            ))}
          </Ruled>
          <Muted>
            Owners choose in Account and security whether the others see their telephone number.
          </Muted>
        </Stack>
      )}
    </Dialog>
  );
}

function ShareLine({ share: { shareNumber, isActive, owners } }: { share: Share }) {
  return (
    <Line>
      <ShareTile shareNumber={shareNumber} size={32} />
      <Stack $gap={2} style={{ flex: 1, minWidth: 0 }}>
        {owners.length === 0 && <Muted>Vacant</Muted>}
        {owners.map((owner) => (
          <OwnerRow key={owner.userId} owner={owner} isAlone={owners.length === 1} />
        ))}
        {!isActive && <Muted>Inactive</Muted>}
      </Stack>
    </Line>
  );
}

function OwnerRow({ owner, isAlone }: { owner: Owner; isAlone: boolean }) {
  const { userId, name, isFirst, isMe, hasEmail, phone } = owner;
  return (
    <Row $gap={3} $justify="space-between" $nowrap>
      <div>
        <Row $gap={2}>
          <Text $weight="medium" $wrap="anywhere">
            {name}
          </Text>
          {isMe && <Muted>(you)</Muted>}
          {isFirst && !isAlone && <Badge>First</Badge>}
          {!hasEmail && <Muted>no email</Muted>}
        </Row>
        {phone && <a href={phoneLink(phone)}>{phone}</a>}
      </div>
      {!isMe && hasEmail && (
        <LinkButton
          to={personPath(userId)}
          size="small"
          variant="secondary"
          aria-label={`Write to ${name}`}
        >
          Write
        </LinkButton>
      )}
    </Row>
  );
}
