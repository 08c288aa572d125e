import styled from 'styled-components';
import { type ImportJobPartsFragment, useImportJobsQuery } from '../../generated/graphql';
import { momentText } from '../../lib/dates/dates';
import { counted } from '../../lib/text/format';
import { Card } from '../../ui/card/Card';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { NotLoaded } from '../../ui/feedback/NotLoaded';
import { color, radius, size, space, weight } from '../../ui/theme/tokens';
import { outcomeOf } from './import-words';
import { StatusBadge } from './StatusBadge';

const List = styled.ul`
  padding: 0;
  list-style: none;
  li + li {
    border-top: 1px solid ${color.border};
  }
`;
const Entry = styled.button`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[1]} ${space[4]};
  width: 100%;
  padding: ${space[3]} ${space[2]};
  border: 0;
  border-radius: ${radius.small};
  background: none;
  color: inherit;
  font: inherit;
  text-align: left;
  cursor: pointer;
  &:hover {
    background: ${color.sunken};
  }
`;
const Words = styled.span`
  min-width: 0;
  overflow-wrap: anywhere;
  font-weight: ${weight.medium};
  small {
    display: block;
    color: ${color.textMuted};
    font-size: ${size.small};
    font-weight: ${weight.normal};
    font-variant-numeric: tabular-nums;
  }
`;

function progressOf(job: ImportJobPartsFragment): string {
  const { status, rowsDone, rowsTotal, refused } = job;
  if (status === 'READING') return `${counted(rowsDone, 'row')} read`;
  const rows = counted(rowsTotal ?? rowsDone, 'row');
  if (status === 'APPLYING') return `${counted(rowsDone, 'row')} of ${rowsTotal ?? '…'} applied`;
  if (status === 'APPLIED') return outcomeOf(job);
  return refused > 0 && status === 'PREVIEWED' ? `${rows}, ${refused} refused` : rows;
}

/** The latest imports and their progress, updated live. */
export function LatestImports({ onChoose }: { onChoose: (id: string) => void }) {
  const { data, error, refetch } = useImportJobsQuery({ fetchPolicy: 'cache-and-network' });

  const content = () => {
    if (!data) return <NotLoaded {...{ error, refetch }} what="The latest imports" />;
    if (data.importJobs.length === 0) return <EmptyState title="Nothing imported yet" />;
    return (
      <List>
        {data.importJobs.map((job) => (
          <li key={job.id}>
            <Entry type="button" onClick={() => onChoose(job.id)}>
              <Words>
                {job.fileName}
                <small>
                  {momentText(job.createdAt)} · {progressOf(job)}
                </small>
              </Words>
              <StatusBadge job={job} />
            </Entry>
          </li>
        ))}
      </List>
    );
  };
  return (
    <Card
      title="Latest imports"
      text="Imports awaiting your decision, and the status of the others"
    >
      {content()}
    </Card>
  );
}
