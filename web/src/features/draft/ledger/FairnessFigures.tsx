import type { DraftOrder } from '@rules/draft';
import { Link } from 'react-router-dom';
import { rotationPath } from '../../../lib/address/paths';
import { Scale } from '../../../ui/icon/icons';
import { Fold } from '../../../ui/layout/Fold';
import { Bars } from './Bars';
import { claimsFor, placesOf, verdictOf } from './claims';
import { Facts, Measured, Verdict } from './fairness-style';

interface FairnessFiguresProps {
  order: DraftOrder;
  /** The number of shares that choose; undefined if it is not known. */
  shares: number | undefined;
  propertyId: string;
}

/** Whether the draft is fair, in a sentence, then in a few facts, then with its figures. */
export function FairnessFigures({ order, shares, propertyId }: FairnessFiguresProps) {
  const { verdict, scope } = verdictOf(order);
  const claims = claimsFor(order, shares);
  const places = placesOf(order);
  return (
    <>
      <Verdict>
        <Scale size={28} aria-hidden />
        <div>
          <p>{verdict}</p>
          <p>{scope}</p>
        </div>
      </Verdict>
      {places.length > 0 && (
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
                <h3>{question}</h3>
                <p>{fact.answer}</p>
                <p>{fact.text}</p>
              </li>
            ),
        )}
      </Facts>
      <p>
        <Link to={rotationPath({ propertyId })}>How the places of this house rotate</Link>
      </p>
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
