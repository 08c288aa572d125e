import styled from 'styled-components';
import {
  ExchangesToApproveDocument,
  type ExchangesToApproveQuery,
  useApproveExchangeMutation,
  useExchangesToApproveQuery,
  useRejectExchangeMutation,
} from '../../../generated/graphql';
import { useAttempt } from '../../../ui/feedback/use-attempt';
import { size, space } from '../../../ui/theme/tokens';
import { Line, Lines, LineText } from '../list/lines-style';
import { Decision } from './Decision';

type Exchange = ExchangesToApproveQuery['exchangesToApprove'][number];

const Root = styled.section`
  margin-bottom: ${space[5]};
  h2 {
    margin-bottom: ${space[2]};
    font-size: ${size.large};
  }
`;

const ACTIONS = {
  approve: {
    title: 'Approve this swap?',
    text: 'The owners swap their weeks at once, and all are notified.',
    label: 'Approve swap',
    done: 'Swap approved',
    failed: 'The swap could not be approved',
  },
  decline: {
    title: 'Decline this swap?',
    text: 'All owners keep their weeks and are notified.',
    label: 'Decline swap',
    done: 'Swap declined',
    failed: 'The swap could not be declined',
  },
} as const;

/** 'Olivia Marsh (share 3) gives week 28 and gets week 31; …' */
const legsText = ({ legs }: Exchange) =>
  legs
    .map(({ ownerName, shareNumber, week, getsWeek, isOpenWeek }) => {
      const got = isOpenWeek ? `the open week ${getsWeek}` : `week ${getsWeek}`;
      return `${ownerName} (share ${shareNumber}) gives week ${week} and gets ${got}`;
    })
    .join('; ');

/** The exchanges found from private lists that every owner agreed to; nothing if none waits. */
export function ExchangesToApprove() {
  const { data } = useExchangesToApproveQuery({ fetchPolicy: 'cache-and-network' });
  const { attempt, isBusy } = useAttempt();
  const [approve] = useApproveExchangeMutation();
  const [decline] = useRejectExchangeMutation();
  const exchanges = data?.exchangesToApprove ?? [];
  if (exchanges.length === 0) return null;
  return (
    <Root aria-labelledby="exchanges-to-approve">
      <h2 id="exchanges-to-approve">Found swaps waiting for you</h2>
      <Lines>
        {exchanges.map((exchange) => (
          <Line key={exchange.id}>
            <LineText style={{ flexBasis: '14rem' }}>
              <strong>
                {exchange.propertyName}, {exchange.year}
              </strong>
              <p>{legsText(exchange)}.</p>
            </LineText>
            <Decision
              ofWhat={` the found swap at ${exchange.propertyName}`}
              text={`${legsText(exchange)}.`}
              words={ACTIONS}
              noteLabel="Reason for the owners (optional)"
              isBusy={isBusy}
              onDecide={(action, note) => {
                const options = { variables: { id: exchange.id, note } };
                const { done, failed } = ACTIONS[action];
                return attempt({
                  action: () => (action === 'decline' ? decline(options) : approve(options)),
                  reread: [ExchangesToApproveDocument],
                  success: { title: done },
                  failure: { title: failed, fallback: 'Please try again' },
                });
              }}
            />
          </Line>
        ))}
      </Lines>
    </Root>
  );
}
