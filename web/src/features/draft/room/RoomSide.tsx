import { fingerprintOf } from '@rules/draft';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from '../../../ui/button/Button';
import { lazyComponent } from '../../../ui/feedback/lazy-component';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { color, font, space } from '../../../ui/theme/tokens';
import type { WishList } from '../wishes/use-wish-list';
import { WishGlance } from '../wishes/WishGlance';
import { DraftLog } from './DraftLog';
import { LeftOutWeeks } from './LeftOutWeeks';
import { OrderAhead } from './OrderAhead';
import { RulesNote } from './RulesNote';
import type { Room } from './room';
import { OnDesks, Part, Side } from './room-style';

const OutlookNote = lazyComponent(
  async () => (await import('../outlook/OutlookNote')).OutlookNote,
  <Skeleton height="6rem" />,
);

const Fingerprint = styled.p`
  padding-top: ${space[3]};
  border-top: 1px solid ${color.border};
  ${font.muted('tiny')};
  overflow-wrap: anywhere;
`;

interface RoomSideProps {
  room: Room;
  list: WishList | undefined;
  onEditWishes: (() => void) | undefined;
}

/** The column beside the board: order, wishes, log and rules. */
export function RoomSide({ room, list, onEditWishes }: RoomSideProps) {
  const { log, status, head } = room.draft;
  return (
    <Side>
      <OnDesks>
        <Order room={room} />
      </OnDesks>
      {list && onEditWishes && status !== 'ENDED' && (
        <Framed
          title="My wish list"
          action={
            <Button size="small" variant="ghost" onClick={onEditWishes}>
              Edit
            </Button>
          }
        >
          <WishGlance room={room} list={list} />
        </Framed>
      )}
      {status !== 'ENDED' && (
        <Framed title="Usually still free">
          <OutlookNote room={room} />
        </Framed>
      )}
      {log.length > 0 && (
        <Framed title="What has happened">
          <DraftLog room={room} />
          <Fingerprint>
            Fingerprint <code>{fingerprintOf(head)}</code>
          </Fingerprint>
        </Framed>
      )}
      <RulesNote room={room} />
      <LeftOutWeeks room={room} />
    </Side>
  );
}

/** The upcoming turns; renders nothing before the draft opens and after it ends. */
export function Order({ room }: { room: Room }) {
  if (!room.turn) return null;
  return (
    <Framed title="The order ahead">
      <OrderAhead room={room} />
    </Framed>
  );
}

interface FramedProps {
  title: string;
  action?: ReactNode;
  children: ReactNode;
}

function Framed({ title, action, children }: FramedProps) {
  return (
    <Part className="framed">
      <header>
        <h2>{title}</h2>
        {action}
      </header>
      {children}
    </Part>
  );
}
