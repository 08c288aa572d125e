import { useState } from 'react';
import styled from 'styled-components';
import {
  ExchangesToApproveDocument,
  useApproveExchangeMutation,
  useExchangesToApproveQuery,
  useRejectExchangeMutation,
} from '../../../generated/graphql';
import { dataOf } from '../../../lib/network/data-of';
import { box, font, space } from '../../../ui/theme/tokens';
import { DecisionButtons } from './decide/DecisionButtons';
import { DecisionDialog } from './decide/DecisionDialog';
import type { Action } from './decide/decision-words';
import { TradeLine, TradeLines } from './decide/TradeLines';
import { type Trade, tradeOfExchange } from './decide/trade';

const Root = styled.section`
  margin-bottom: ${space[4]};
  padding: ${space[3]} ${space[4]};
  ${box.surface('large')};
  h2 {
    margin-bottom: ${space[2]};
    ${font.size('body')};
  }
`;

/** The exchanges found from private lists that every owner agreed to; nothing if none waits. */
export function ExchangesToApprove() {
  const { data } = useExchangesToApproveQuery({ fetchPolicy: 'cache-and-network' });
  const [approve] = useApproveExchangeMutation();
  const [decline] = useRejectExchangeMutation();
  const [asked, setAsked] = useState<{ action: Action; trade: Trade }>();
  const trades = data?.exchangesToApprove.map(tradeOfExchange) ?? [];
  return (
    <>
      {trades.length > 0 && (
        <Root aria-labelledby="exchanges-to-approve">
          <h2 id="exchanges-to-approve">Found swaps waiting for you</h2>
          <TradeLines>
            {trades.map((trade) => (
              <TradeLine key={trade.id} trade={trade}>
                <DecisionButtons
                  name={`the found swap at ${trade.propertyName}`}
                  onDecide={(action) => setAsked({ action, trade })}
                />
              </TradeLine>
            ))}
          </TradeLines>
        </Root>
      )}
      {asked && (
        <DecisionDialog
          action={asked.action}
          trades={[asked.trade]}
          send={{
            approve: async (answer) => {
              const { status, othersCancelled } = dataOf(await approve(answer)).approveExchange;
              return status === 'ENDED' ? null : othersCancelled;
            },
            // Exchanges are not checked again.
            decline: ({ variables: { id, note } }) => decline({ variables: { id, note } }),
          }}
          list={ExchangesToApproveDocument}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}
