import { reportName } from '@rules/reports';
import styled from 'styled-components';
import { ChevronDown } from '../../../ui/icon/icons';
import { box, color, font, space, thumb, weight } from '../../../ui/theme/tokens';
import { isUnderWay, type ReportJob, reportStates } from '../report-words';

const Root = styled.button`
  ${box.row(2)};
  width: 100%;
  height: ${thumb};
  padding: 0 ${space[3]};
  ${box.surface('medium')};
  ${font.size('small')};
  text-align: start;
  white-space: nowrap;
  b {
    font-weight: ${weight.medium};
  }
  span {
    flex: 1;
    overflow: hidden;
    color: ${color.textMuted};
    text-align: end;
    text-overflow: ellipsis;
  }
  svg {
    color: ${color.textMuted};
  }
`;

/** 'Users Report: Ready'; while it is made, with its progress. */
function statusText(job: ReportJob): string {
  const progress = isUnderWay(job) ? ` (${job.progress}%)` : '';
  return `${reportName(job.reportType)}: ${reportStates[job.status].label}${progress}`;
}

interface Props {
  /** Undefined until loaded. */
  jobs: readonly ReportJob[] | undefined;
  onPress: () => void;
}

/** Shows the status of the newest report, and leads to the list of the latest, far below. */
export function LatestReportsButton({ jobs, onPress }: Props) {
  const [newest] = jobs ?? [];
  return (
    <Root type="button" onClick={onPress}>
      <b>Latest reports</b>
      <span>{newest ? statusText(newest) : jobs && 'None yet'}</span>
      <ChevronDown size={20} aria-hidden />
    </Root>
  );
}
