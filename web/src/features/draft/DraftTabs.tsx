import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useAddressChange } from '../../lib/address/use-address-change';
import { NotLoaded } from '../../ui/feedback/NotLoaded';
import { Heart, LayoutGrid, Scale } from '../../ui/icon/icons';
import { type Tab, Tabs } from '../../ui/tabs/Tabs';
import { DraftSkeleton } from './DraftSkeleton';
import { useDevice } from './devices/use-device';
import { FairnessLedger } from './ledger/FairnessLedger';
import { NoDraft } from './plan/NoDraft';
import { DraftRoom } from './room/DraftRoom';
import { choiceOfList, nextOfMine, type Room, type Seat } from './room/room';
import { useTurnAlert } from './turn/turn-sound';
import type { News } from './use-reveal';
import { ListChoiceDialog } from './wishes/ListChoiceDialog';
import { useWishList } from './wishes/use-wish-list';
import { WishListEditor } from './wishes/WishListEditor';

interface DraftTabsProps {
  propertyId: string;
  year: number;
  /** Null if no draft is planned. */
  room: Room | null;
  news: News;
  mayManage: boolean;
  refresh: () => Promise<unknown>;
}

type Name = 'room' | 'wishes' | 'fairness';
const NAMES: readonly string[] = ['wishes', 'fairness'] satisfies Name[];
const isName = (text: string | null): text is Name => text !== null && NAMES.includes(text);

/** The draft room, the user's wish list and the ledger of a property's year. */
export function DraftTabs({ propertyId, year, room, news, mayManage, refresh }: DraftTabsProps) {
  const [params] = useSearchParams();
  const change = useAddressChange();
  const { state } = useLocation();
  useTurnAlert(room);
  useDevice(room);
  const wanted = params.get('tab');
  // A list is its owner's, even if someone else chooses.
  const atTurn = room ? nextOfMine(room) : undefined;
  // While the user edits a share's list, that share stays selected, whichever turn comes next.
  const [chosen, choose] = useState(wanted === 'wishes' ? atTurn?.shareId : undefined);
  const seat = room?.mine.find(({ shareId }) => shareId === chosen) ?? atTurn;
  const wishes = useWishList({
    seat,
    draft: room?.draft,
    year,
    choiceOf: (list) => (room && seat ? choiceOfList(room, seat, list) : undefined),
  });
  const open = (tab: Name) => {
    choose(tab === 'wishes' ? seat?.shareId : undefined);
    change({ tab: tab === 'room' ? null : tab }, { state });
  };
  const { list } = wishes;

  const tabs: Tab<Name>[] = [
    {
      value: 'room',
      label: 'Draft room',
      icon: <LayoutGrid size={18} aria-hidden />,
      content: room ? (
        <DraftRoom
          {...{ room, news, list, mayManage, refresh }}
          onEditWishes={seat && (() => open('wishes'))}
        />
      ) : (
        <NoDraft {...{ propertyId, year, mayManage, refresh }} />
      ),
    },
    {
      value: 'fairness',
      label: 'Fairness',
      icon: <Scale size={18} aria-hidden />,
      content: <FairnessLedger {...{ propertyId, year, room }} />,
    },
  ];
  if (room && seat && room.draft.status !== 'ENDED') {
    tabs.splice(1, 0, {
      value: 'wishes',
      label: 'My wish list',
      icon: <Heart size={18} aria-hidden />,
      content: <Wishes {...{ room, seat, wishes }} onSeatChange={choose} />,
    });
  }
  const shown = isName(wanted) && tabs.some(({ value }) => value === wanted) ? wanted : 'room';
  return (
    <>
      <Tabs label="Parts of the draft" tabs={tabs} value={shown} onValueChange={open} />
      {seat && wishes.question && <ListChoiceDialog seat={seat} {...wishes.question} />}
    </>
  );
}

interface WishesProps {
  room: Room;
  seat: Seat;
  wishes: ReturnType<typeof useWishList>;
  onSeatChange: (shareId: string) => void;
}

function Wishes({ wishes: { list, error, refetch }, ...editor }: WishesProps) {
  if (list) return <WishListEditor {...editor} list={list} />;
  return (
    <NotLoaded {...{ error, refetch }} what="Your wish list">
      <DraftSkeleton />
    </NotLoaded>
  );
}
