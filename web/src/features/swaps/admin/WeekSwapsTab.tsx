import { useState } from 'react';
import {
  useApproveSwapMutation,
  useRejectSwapMutation,
  type WeekSwapPartsFragment,
  WeekSwapsDocument,
} from '../../../generated/graphql';
import { NEW_RECORD, useOpenRecord } from '../../../lib/address/use-open-record';
import { dataOf } from '../../../lib/network/data-of';
import { counted } from '../../../lib/text/format';
import { Button } from '../../../ui/button/Button';
import type { IdFilter, Picker } from '../../../ui/choice/picker';
import { lazyComponent } from '../../../ui/feedback/lazy-component';
import { ArrowLeftRight, Plus } from '../../../ui/icon/icons';
import { List } from '../../../ui/list/List';
import { useList } from '../../../ui/list/use-list';
import { DeskText } from '../../../ui/text/hidden';
import { DeclineAll } from './DeclineAll';
import { DecisionDialog } from './decide/DecisionDialog';
import type { Action } from './decide/decision-words';
import { awaitsApproval, tradeOfSwap } from './decide/trade';
import { ExchangesToApprove } from './ExchangesToApprove';
import { SelectedSwaps } from './SelectedSwaps';
import { swapColumns } from './swap-columns';
import { swapFilters, whereSwaps } from './swap-filters';

const CreateSwapDialog = lazyComponent(
  async () => (await import('./create/CreateSwapDialog')).CreateSwapDialog,
  null,
);

const nameOf = ({ requesterName, propertyName }: WeekSwapPartsFragment) =>
  `the swap of ${requesterName}, ${propertyName}`;

interface Props {
  PropertyPicker: Picker;
  UserPicker: Picker;
  PropertyFilter: IdFilter;
}

/** The week swaps table: what waits for approval, then the newest (spec §2 'Week Swaps tab'). */
export function WeekSwapsTab({ PropertyFilter, ...pickers }: Props) {
  const list = useList({
    label: 'Week swaps',
    query: WeekSwapsDocument,
    pageOf: ({ weekSwaps }) => weekSwaps,
    sorts: ['WAITING', 'REQUESTER', 'CURRENT_WEEK', 'REQUESTED'],
    filters: swapFilters(PropertyFilter),
    where: whereSwaps,
    nameOf: (swap) => nameOf(swap),
    canSelect: (swap) => awaitsApproval(swap),
  });
  const { state, values, variables, rows, total, selection, chosen } = list;
  const { search, id, propertyId, isPossible } = variables;
  const opened = useOpenRecord('swap', { isOnlyNew: true });
  const [asked, setAsked] = useState<{ action: Action; swaps: WeekSwapPartsFragment[] }>();
  const [approve] = useApproveSwapMutation();
  const [decline] = useRejectSwapMutation();
  return (
    <>
      <ExchangesToApprove />
      <List
        {...list.shown}
        columns={swapColumns({
          onDecide: (action, swap) => setAsked({ action, swaps: [swap] }),
          areAllWaiting: rows.every(awaitsApproval),
          areOwnersNamed: rows.some(({ targetBooking }) => targetBooking),
          areMessagesShown: rows.some(({ message }) => message),
        })}
        bulk={
          <SelectedSwaps
            swaps={chosen}
            selection={selection}
            narrowedTo={{ search, id, propertyId, isPossible }}
            onDecide={(action) => setAsked({ action, swaps: chosen })}
          />
        }
        searchPlaceholder="Owner or property…"
        countText={(total) => counted(total, 'swap')}
        none={{
          ...{ Icon: ArrowLeftRight, title: 'No week swaps yet' },
          ...(values.status === 'WAITING' &&
            state.filterCount === 1 && { ofFilters: 'No swaps waiting for you' }),
        }}
        forMatching={
          isPossible === false &&
          total > 1 && (
            <DeclineAll list={list} onAsk={(swaps) => setAsked({ action: 'decline', swaps })} />
          )
        }
        actions={
          <Button
            icon={<Plus size={18} aria-hidden />}
            onPointerEnter={CreateSwapDialog.preload}
            onClick={() => opened.open(NEW_RECORD)}
          >
            <DeskText>Create Week Swap</DeskText>
          </Button>
        }
      />
      {asked && (
        <DecisionDialog
          action={asked.action}
          trades={asked.swaps.map(tradeOfSwap)}
          send={{
            approve: async (answer) =>
              dataOf(await approve(answer)).approveSwap.othersCancelled ?? 0,
            decline,
          }}
          list={WeekSwapsDocument}
          onClose={(left) => {
            setAsked(undefined);
            selection.finish(
              asked.swaps.filter(({ id }) => !left.some((trade) => trade.id === id)),
            );
          }}
        />
      )}
      {opened.id && <CreateSwapDialog {...pickers} onClose={opened.close} />}
    </>
  );
}
