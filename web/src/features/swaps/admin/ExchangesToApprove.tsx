import styled from 'styled-components';
import {
  ExchangesToApproveDocument,
  type ExchangesToApproveQuery,
  useApproveExchangeMutation,
  useExchangesToApproveQuery,
  useRejectExchangeMutation,
} from '../../../generated/graphql';
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

const OUTCOMES = {
  approve: 'The owners swap their weeks at once, and all are notified.',
  decline: 'All owners keep their weeks and are notified.',
};

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
              outcomes={OUTCOMES}
              noteLabel="Reason for the owners (optional)"
              send={{
                approve: (note) => approve({ variables: { id: exchange.id, note } }),
                decline: (note) => decline({ variables: { id: exchange.id, note } }),
              }}
              list={ExchangesToApproveDocument}
            />
          </Line>
        ))}
      </Lines>
    </Root>
  );
}
