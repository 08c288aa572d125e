import type { DraftOrder } from '@rules/draft';
import styled from 'styled-components';
import { EdgeScroller } from '../../../ui/data/EdgeScroller';
import { Fold } from '../../../ui/layout/Fold';
import { color, radius, size, space, weight } from '../../../ui/theme/tokens';
import { type Claim, claimsFor } from './claims';

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  max-width: 52rem;
  > li {
    padding: ${space[4]};
    border: 1px solid ${color.border};
    border-radius: ${radius.large};
    background: ${color.surface};
  }
  p {
    text-wrap: pretty;
  }
  details {
    margin-top: ${space[1]};
  }
  details p {
    color: ${color.textMuted};
    font-size: ${size.small};
  }
`;

const Grid = styled.table`
  margin-top: ${space[3]};
  border-collapse: collapse;
  font-size: ${size.tiny};
  font-variant-numeric: tabular-nums;
  th,
  td {
    padding: ${space[1]} ${space[2]};
    border-bottom: 1px solid ${color.border};
    text-align: right;
    white-space: nowrap;
  }
  tr > :first-child {
    min-width: 9rem;
    text-align: left;
    white-space: normal;
  }
  th {
    font-weight: ${weight.medium};
  }
`;

/** Claims about fairness, each with the tables that it rests on. */
export function FairnessFigures({ order }: { order: DraftOrder }) {
  return (
    <List>
      {claimsFor(order).map((claim) => (
        <li key={claim.section.id}>
          <ClaimCard claim={claim} />
        </li>
      ))}
    </List>
  );
}

function ClaimCard({ claim: { section, sentence } }: { claim: Claim }) {
  return (
    <>
      <p>{sentence}</p>
      <Fold summary={`Figures: ${section.title}`}>
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
        <p>
          Simulated with the rules of Fairweek itself; the same tables stand in its source in
          docs/fairness.md#{section.id}, and npm run fairness repeats them.
        </p>
      </Fold>
    </>
  );
}
