import type { DraftOrder } from '@rules/draft';
import { Link } from 'react-router-dom';
import { useHouseRotationQuery } from '../../../generated/graphql';
import { rotationPath } from '../../../lib/address/paths';
import { NotLoaded } from '../../../ui/feedback/NotLoaded';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { Scale } from '../../../ui/icon/icons';
import { Fold } from '../../../ui/layout/Fold';
import { Bars } from './Bars';
import { claimsFor, placesOf, verdictOf } from './claims';
import { Facts, Measured, PartHeading, Pictures, Verdict } from './fairness-style';
import { houseYears } from './house/house-years';

interface FairnessFiguresProps {
  order: DraftOrder;
  propertyId: string;
  year: number;
}

/** So many shares the simulated houses have. */
const SIMULATED_SHARES = 12;

/** Whether the draft is fair, in a sentence, then in a few facts, then with its figures. */
export function FairnessFigures({ order, propertyId, year }: FairnessFiguresProps) {
  const { data, error, refetch } = useHouseRotationQuery({
    variables: { propertyId, year },
    fetchPolicy: 'cache-and-network',
  });
  const { verdict, scope } = verdictOf(order);
  const claims = claimsFor(order);
  const places = placesOf(order);
  const house = data && houseYears(data.rotation);
  return (
    <>
      <Verdict>
        <Scale size={28} aria-hidden />
        <div>
          <p>{verdict}</p>
          <p>{scope}</p>
        </div>
      </Verdict>
      <PartHeading>In this house</PartHeading>
      {!data && (
        <NotLoaded {...{ error, refetch }} what="The rotation">
          <Skeleton height="12rem" />
        </NotLoaded>
      )}
      {house && (
        <>
          <Facts>
            <li>
              <h4>Do places even out over the years?</h4>
              <p>{house.answer}</p>
              <p>{house.text}</p>
            </li>
          </Facts>
          <Pictures>
            {house.pictures.map((picture) => (
              <Bars key={picture.caption} {...picture} />
            ))}
          </Pictures>
        </>
      )}
      <p>
        This is counted, as the rotation stands today.{' '}
        <Link to={rotationPath({ propertyId })}>How the places of this house rotate</Link>
      </p>
      <PartHeading>In simulated houses of twelve shares</PartHeading>
      {house?.shares === SIMULATED_SHARES && places.length > 0 && (
        <Bars
          caption="How near each place in the order comes to the four weeks it would choose if alone. The bars are nearly the same, and places change every year."
          bars={places.map(({ place, percent }) => ({
            key: place,
            name: `Place ${place}`,
            percent,
            text: `${Math.round(percent)}%`,
          }))}
        />
      )}
      <Facts>
        {claims.map(
          ({ question, fact }) =>
            fact && (
              <li key={question}>
                <h4>{question}</h4>
                <p>{fact.answer}</p>
                <p>{fact.text}</p>
              </li>
            ),
        )}
      </Facts>
      <Fold summary="How this is measured">
        <Measured>
          <p>
            Drafts were simulated many times with the rules of Fairweek itself and with owners whose
            tastes are invented; no data of real houses is used. The four weeks that an owner would
            choose if alone count as 100%. Fairweek’s documentation has all figures, and how to
            repeat them.
          </p>
          <dl>
            {claims
              .filter(({ fact, sentence }) => fact?.text !== sentence)
              .map(({ question, sentence }) => (
                <div key={question}>
                  <dt>{question}</dt>
                  <dd>{sentence}</dd>
                </div>
              ))}
          </dl>
        </Measured>
      </Fold>
    </>
  );
}
