import styled from 'styled-components';
import type { ImportJobPartsFragment } from '../../generated/graphql';
import { grouped } from '../../lib/text/format';
import { box, color, font, radius, type Tone, tone } from '../../ui/theme/tokens';

const Track = styled.div`
  display: flex;
  gap: 2px;
  height: 14px;
  overflow: hidden;
  border-radius: ${radius.round};
  background: ${color.secondary};
`;
const Part = styled.span<{ $tone: Tone }>`
  min-width: 4px;
  background: ${({ $tone }) => tone($tone).solid};
`;
const Numbers = styled.dl`
  ${box.grid(3)};
  grid-template-columns: repeat(auto-fit, minmax(5.75rem, 1fr));
  div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
  }
  dt {
    ${box.row(2)};
    ${font.muted('small')};
  }
  dd {
    ${font.size('title', 'bold')};
    line-height: 1.3;
  }
`;
const Dot = styled.span<{ $tone: Tone }>`
  flex: none;
  ${box.square('10px')};
  border-radius: ${radius.round};
  background: ${({ $tone }) => tone($tone).solid};
`;

/** A summary of the rows as a chart and in numbers, with new users and properties. */
export function ImportSummary({ job }: { job: ImportJobPartsFragment }) {
  const isOfWeeks = job.kind === 'WEEKS';
  const parts: { label: string; count: number; tone: Tone }[] = [
    isOfWeeks
      ? { label: 'Weeks given', count: job.weeksGiven, tone: 'success' }
      : { label: 'Shares given', count: job.sharesAssigned, tone: 'success' },
    ...(job.ownersJoined > 0
      ? [{ label: 'Owners joining', count: job.ownersJoined, tone: 'info' as const }]
      : []),
    { label: 'Unchanged', count: job.unchanged, tone: 'neutral' },
    { label: 'Refused', count: job.refused, tone: 'danger' },
  ];
  const news = isOfWeeks
    ? []
    : [
        { label: 'New users', count: job.newUsers },
        { label: 'New properties', count: job.newProperties },
      ];
  return (
    <>
      <Track aria-hidden>
        {parts
          .filter(({ count }) => count > 0)
          .map(({ label, count, tone: name }) => (
            <Part key={label} $tone={name} style={{ flexGrow: count }} />
          ))}
      </Track>
      <Numbers>
        {parts.map(({ label, count, tone: name }) => (
          <div key={label}>
            <dt>
              <Dot $tone={name} aria-hidden />
              {label}
            </dt>
            <dd>{grouped(count)}</dd>
          </div>
        ))}
        {news.map(({ label, count }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{grouped(count)}</dd>
          </div>
        ))}
      </Numbers>
    </>
  );
}
