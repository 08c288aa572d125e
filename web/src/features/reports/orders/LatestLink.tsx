import { reportName } from '@rules/reports';
import { ChevronDown } from 'lucide-react';
import styled from 'styled-components';
import { color, radius, size, space, thumb, weight } from '../../../ui/theme/tokens';
import { isUnderWay, type ReportJob, reportStates } from '../report-words';

const Root = styled.button`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  width: 100%;
  height: ${thumb};
  padding: 0 ${space[3]};
  border: 1px solid ${color.border};
  border-radius: ${radius.medium};
  background: ${color.surface};
  font-size: ${size.small};
  text-align: start;
  white-space: nowrap;
  cursor: pointer;
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
    flex: none;
    color: ${color.textMuted};
  }
`;

/** 'Users Report: Ready', or how far it is. */
function standing(job: ReportJob): string {
  const progress = isUnderWay(job) ? ` (${job.progress}%)` : '';
  return `${reportName(job.reportType)}: ${reportStates[job.status].label}${progress}`;
}

interface Props {
  /** Undefined until loaded. */
  jobs: readonly ReportJob[] | undefined;
  onPress: () => void;
}

/** The way to the latest reports where much stands above them, with the status of the newest. */
export function LatestLink({ jobs, onPress }: Props) {
  const [newest] = jobs ?? [];
  return (
    <Root type="button" onClick={onPress}>
      <b>Latest reports</b>
      <span>{newest ? standing(newest) : jobs && 'None yet'}</span>
      <ChevronDown size={20} aria-hidden />
    </Root>
  );
}
