import styled from 'styled-components';
import { Button } from '../button/Button';
import { Row } from '../layout/Stack';
import { radius, space, type Tone, tone } from '../theme/tokens';

interface NoticeProps {
  message: string;
  action?: { label: string; onClick: () => void };
}

/** The box of what prevents going on, or should be known before. */
export const NoticeBox = styled.div<{ $tone?: Tone }>`
  padding: ${space[3]} ${space[4]};
  border: 1px solid ${({ $tone = 'warning' }) => tone($tone).solid};
  border-radius: ${radius.medium};
  background: ${({ $tone = 'warning' }) => tone($tone).soft};
`;

/** Something that prevents going on, and the action that helps. */
export function Notice({ message, action }: NoticeProps) {
  return (
    <NoticeBox role="alert">
      <Row $justify="space-between">
        <p>{message}</p>
        {action && (
          <Button size="small" variant="secondary" onClick={action.onClick}>
            {action.label}
          </Button>
        )}
      </Row>
    </NoticeBox>
  );
}
