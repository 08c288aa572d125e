import { useState } from 'react';
import { OwnedSharesDocument } from '../../../generated/graphql';
import { useReread } from '../../../lib/live/reread';
import { counted } from '../../../lib/text/format';
import { Button } from '../../../ui/button/Button';
import { ShareTile } from '../../../ui/calendar/ShareTile';
import { Card } from '../../../ui/card/Card';
import { Line } from '../../../ui/card/lines';
import { Users } from '../../../ui/icon/icons';
import { Row } from '../../../ui/layout/Stack';
import { space } from '../../../ui/theme/tokens';
import { HouseOwnersDialog } from './HouseOwnersDialog';
import { SharePeopleDialog } from './SharePeopleDialog';

interface MyShare {
  id: string;
  shareNumber: number;
  /** Number of owners besides the first. */
  othersCount: number;
  /** The first day on which it is the user’s, if that is to come: its people are not theirs before. */
  yoursFrom?: string | null;
}

interface Props {
  /** The user's shares in one property. */
  shares: readonly MyShare[];
  propertyId: string;
  propertyName: string;
  /** The user's id. */
  userId: string;
  isAdministrator: boolean;
}

/** By the number of shares that are the user’s today. */
const TITLES = ['Owners', 'Owners of your share'];

/** The card with the owners of the user's shares of a property, and of the whole house on demand. */
export function MySharePeople({ shares: all, propertyId, propertyName, ...viewer }: Props) {
  const shares = all.filter(({ yoursFrom }) => !yoursFrom);
  const [shown, setShown] = useState<MyShare>();
  const [isAllShown, setAllShown] = useState(false);
  const reread = useReread();
  return (
    <Card
      title={TITLES[shares.length] ?? 'Owners of your shares'}
      icon={<Users size={22} aria-hidden />}
      actions={
        <Button
          size="small"
          variant="secondary"
          onClick={() => setAllShown(true)}
          aria-label={`All owners of ${propertyName}`}
        >
          All owners
        </Button>
      }
    >
      {shares.length > 0 && (
        <ul
          style={{ marginBlock: `-${space[2]}` }}
          aria-label={`Who owns your shares of ${propertyName}`}
        >
          {shares.map((share) => (
            <Line key={share.id}>
              <Row $gap={3} $nowrap>
                <ShareTile shareNumber={share.shareNumber} size={32} />
                {share.othersCount === 0
                  ? 'You alone'
                  : `You and ${counted(share.othersCount, 'other')}`}
              </Row>
              <Button
                size="small"
                variant="secondary"
                onClick={() => setShown(share)}
                aria-label={`Owners of share ${share.shareNumber} of ${propertyName}`}
              >
                Owners
              </Button>
            </Line>
          ))}
        </ul>
      )}
      {isAllShown && (
        <HouseOwnersDialog {...{ propertyId, propertyName }} onClose={() => setAllShown(false)} />
      )}
      {shown && (
        <SharePeopleDialog
          {...viewer}
          share={shown}
          propertyName={propertyName}
          onClose={() => {
            setShown(undefined);
            reread([OwnedSharesDocument]);
          }}
        />
      )}
    </Card>
  );
}
