import styled from 'styled-components';
import { type ImportJobPartsFragment, useImportJobsQuery } from '../../generated/graphql';
import { momentText } from '../../lib/dates/dates';
import { counted } from '../../lib/text/format';
import { Card } from '../../ui/card/Card';
import { Ruled } from '../../ui/card/lines';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { NotLoaded } from '../../ui/feedback/NotLoaded';
import { box, color, font, radius, space, weight } from '../../ui/theme/tokens';
import { KIND_NAMES, outcomeOf } from './import-words';
import { StatusBadge } from './StatusBadge';

const Entry = styled.button`
  ${box.wrap(1, 4)};
  align-items: center;
  justify-content: space-between;
  width: 100%;
  padding: ${space[3]} ${space[2]};
  border-radius: ${radius.small};
  text-align: left;
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
    ${font.muted('small', 'normal')};
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
      <Ruled>
        {data.importJobs.map((job) => (
          <li key={job.id}>
            <Entry type="button" onClick={() => onChoose(job.id)}>
              <Words>
                {job.fileName}
                <small>
                  {momentText(job.createdAt)} ·{' '}
                  {job.rowsTotal !== null && `${KIND_NAMES[job.kind]} · `}
                  {progressOf(job)}
                </small>
              </Words>
              <StatusBadge job={job} />
            </Entry>
          </li>
        ))}
      </Ruled>
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
