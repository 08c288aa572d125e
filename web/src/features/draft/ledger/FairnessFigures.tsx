import type { DraftOrder } from '@rules/draft';
import { Scale } from 'lucide-react';
import { Link } from 'react-router-dom';
import { rotationPath } from '../../../lib/address/paths';
import { EdgeScroller } from '../../../ui/data/EdgeScroller';
import { Fold } from '../../../ui/layout/Fold';
import { type Claim, claimsFor, verdictOf } from './claims';
import { Facts, Grid, Measured, Verdict } from './fairness-style';

interface FairnessFiguresProps {
  order: DraftOrder;
  /** The number of shares that choose; undefined if it is not known. */
  shares: number | undefined;
  propertyId: string;
}

/** Whether the draft is fair, in a sentence, then in a few facts, then with all figures. */
export function FairnessFigures({ order, shares, propertyId }: FairnessFiguresProps) {
  const { verdict, scope } = verdictOf(order);
  const claims = claimsFor(order, shares);
  return (
    <>
      <Verdict>
        <Scale size={28} aria-hidden />
        <div>
          <p>{verdict}</p>
          <p>{scope}</p>
        </div>
      </Verdict>
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
            Drafts were simulated with the rules of Fairweek itself and owners with invented tastes;
            they use no data of real houses. Where no order is named, every other round runs in
            reverse order. A figure is written as mean ± noise: a difference of less than twice the
            noise means nothing. The same tables stand in docs/fairness.md of Fairweek’s source, and
            npm run fairness repeats them.
          </p>
          {claims.map((claim) => (
            <Fold key={claim.question} summary={claim.question}>
              <Exact claim={claim} />
            </Fold>
          ))}
        </Measured>
      </Fold>
    </>
  );
}

/** A claim with its exact figures and the tables that it rests on. */
function Exact({ claim: { section, sentence } }: { claim: Claim }) {
  return (
    <>
      <p>{sentence}</p>
      <p>{section.text.replaceAll('_', '')}</p>
      {section.tables.map(({ head, rows }) => (
        <EdgeScroller key={head.join()} label={head[0] ?? ''}>
          <Grid>
            <thead>
              <tr>
                {head.map((name) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(([name, ...cells]) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  {cells.map((cell, index) => (
                    <td key={head[index + 1]}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </Grid>
        </EdgeScroller>
      ))}
      <p>In the source: docs/fairness.md#{section.id}</p>
    </>
  );
}
