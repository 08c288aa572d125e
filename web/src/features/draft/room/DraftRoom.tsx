import { useRef, useState } from 'react';
import { useInSight } from '../../../lib/screen/use-in-sight';
import { useMediaQuery } from '../../../lib/screen/use-media-query';
import { SeasonLegend } from '../../../ui/calendar/SeasonLegend';
import { PushOfferSlot } from '../../../ui/card/OfferCard';
import { Switch } from '../../../ui/choice/Switch';
import { Row } from '../../../ui/layout/Stack';
import { Muted } from '../../../ui/text/Text';
import { DESK, space } from '../../../ui/theme/tokens';
import { PickDialog } from '../board/PickDialog';
import { TurnChoices } from '../board/TurnChoices';
import { WeekBoard } from '../board/WeekBoard';
import { Delegation } from '../delegation/Delegation';
import { SteerBar } from '../plan/SteerBar';
import { TurnBar } from '../turn/TurnBar';
import { TurnPanel } from '../turn/TurnPanel';
import { canSound, useTurnSound } from '../turn/turn-sound';
import type { News } from '../use-reveal';
import type { WishList } from '../wishes/use-wish-list';
import { EndActions } from './EndActions';
import { PickNews } from './PickNews';
import { PlannedOrder } from './PlannedOrder';
import { Order, RoomSide } from './RoomSide';
import { RoundsTable } from './RoundsTable';
import type { Room } from './room';
import { OnDesks, OnPhones, Part, Side, Sides, ThumbPlace } from './room-style';

/** Switches the sound of the user’s turn on this device, off by default. */
function TurnSoundSwitch() {
  const { isOn, set } = useTurnSound();
  if (!canSound()) return null;
  return <Switch label="Sound when it is my turn" checked={isOn} onCheckedChange={set} />;
}

interface DraftRoomProps {
  room: Room;
  news: News;
  /**
   * The wish list of the user's share whose turn it is, or of the first; undefined while loading
   * and without a share.
   */
  list: WishList | undefined;
  mayManage: boolean;
  refresh: () => Promise<unknown>;
  /** Only for owners of a share. */
  onEditWishes: (() => void) | undefined;
}

/** An overview of a draft: turn, clock, board, order, wishes and log. */
export function DraftRoom({ room, news, list, mayManage, refresh, onEditWishes }: DraftRoomProps) {
  const [openWeek, setOpenWeek] = useState<number>();
  const panel = useRef<HTMLDivElement>(null);
  const isPanelInSight = useInSight(panel);
  const boardPlace = useRef<HTMLElement>(null);
  const isBoardInSight = useInSight(boardPlace);
  const isDesk = useMediaQuery(DESK);
  const latest = <PickNews room={room} news={news} />;
  const { draft } = room;
  const week = draft.weeks.find((it) => it.week === openWeek);
  const isPlanned = draft.status === 'PLANNED';
  const isEnded = draft.status === 'ENDED';
  const chosen = room.state.picks.filter(({ share }) => room.seats.get(share)?.isMine).length;
  // Asked after a pick made here, never while the room loads: nothing may jump then.
  const [chosenBefore] = useState(chosen);
  const rounds = (
    <Part key="rounds">
      <header>
        <h2>Round by round</h2>
      </header>
      <RoundsTable room={room} />
    </Part>
  );
  const board = (
    <Part key="board" ref={boardPlace}>
      <header>
        <h2>{isPlanned ? 'The weeks' : 'The board'}</h2>
        <OnDesks>
          <SeasonLegend />
        </OnDesks>
      </header>
      {mayManage && draft.status === 'RUNNING' && (
        <Muted style={{ marginBottom: space[2] }}>
          Press a week to choose it for the owner whose turn it is.
        </Muted>
      )}
      <WeekBoard
        room={room}
        wishes={list?.weeks ?? []}
        onOpen={({ week: number }) => setOpenWeek(number)}
      />
    </Part>
  );
  const order = (
    <OnPhones key="order">
      <Order room={room} />
    </OnPhones>
  );
  const parts = {
    PLANNED: [<PlannedOrder key="order" room={room} />, board],
    RUNNING: [board, order, rounds],
    PAUSED: [board, order, rounds],
    ENDED: [rounds, board],
  };
  return (
    <>
      <div ref={panel}>
        <TurnPanel {...{ room, mayManage }}>
          <TurnChoices {...{ room, list }} onChoose={setOpenWeek} />
          {isEnded && <EndActions room={room} />}
          {!isEnded && mayManage && <SteerBar room={room} refresh={refresh} />}
          {!isEnded && room.mine.length > 0 && <Delegation room={room} refresh={refresh} />}
          {draft.status === 'RUNNING' && chosen > chosenBefore && (
            <PushOfferSlot when="each time it is your turn" />
          )}
        </TurnPanel>
      </div>
      {isDesk && latest}
      <Sides>
        <Side>{parts[draft.status]}</Side>
        <RoomSide room={room} list={list} onEditWishes={onEditWishes} />
      </Sides>
      {!isEnded && room.mine.length > 0 && (
        <Row style={{ marginTop: space[5] }}>
          <TurnSoundSwitch />
        </Row>
      )}
      <ThumbPlace>
        {!isDesk && latest}
        <TurnBar {...{ room, list, isPanelInSight, isBoardInSight }} onChoose={setOpenWeek} />
      </ThumbPlace>
      {week && (
        <PickDialog
          {...{ room, week, list, refresh, mayManage }}
          onClose={() => setOpenWeek(undefined)}
        />
      )}
    </>
  );
}
