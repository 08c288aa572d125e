import styled from 'styled-components';
import { fullDates } from '../../../lib/dates/week-dates';
import { ArrowLeftRight } from '../../../ui/icon/icons';
import { box, color, font, radius, screen, space } from '../../../ui/theme/tokens';
import { sideLabels } from '../story';
import { placeText, type ShownWeek, type Swap } from '../swap';

const Root = styled.div`
  ${box.grid(3)};
  grid-template-columns: 1fr auto 1fr;
  align-items: center;
  & > svg {
    color: ${color.textMuted};
  }
  ${screen.phone} {
    grid-template-columns: 1fr 1fr;
    gap: ${space[2]};
    & > svg {
      display: none;
    }
  }
`;

const Week = styled.div`
  min-width: 0;
  height: 100%;
  padding: ${space[3]} ${space[4]};
  border: 1px solid ${color.border};
  border-radius: ${radius.medium};
  small {
    ${font.muted('small')};
  }
  strong {
    display: block;
    ${font.size('large', 'medium')};
    line-height: 1.3;
  }
  p {
    ${font.muted('small')};
  }
  ${screen.phone} {
    padding: ${space[2]} ${space[3]};
    strong {
      ${font.size('body')};
    }
  }
`;

function Side({ label, week }: { label: string; week: ShownWeek }) {
  return (
    <Week>
      <small>{label}</small>
      <strong>{fullDates(week)}</strong>
      <p>{placeText(week)}</p>
    </Week>
  );
}

interface SwapWeeksProps {
  give: ShownWeek;
  get: ShownWeek;
  /** Of the swap; defaults to one that is still open. */
  status?: Swap['status'];
}

/** The two weeks of a swap from one side's point of view. */
export function SwapWeeks({ give, get, status = 'PENDING' }: SwapWeeksProps) {
  const labels = sideLabels(status);
  return (
    <Root>
      <Side label={labels.give} week={give} />
      <ArrowLeftRight size={20} aria-hidden />
      <Side label={labels.get} week={get} />
    </Root>
  );
}
