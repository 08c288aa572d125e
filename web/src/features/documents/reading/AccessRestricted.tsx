import styled from 'styled-components';
import { LockKeyhole } from '../../../ui/icon/icons';
import { box, radius, space, tone, weight } from '../../../ui/theme/tokens';

const Alert = styled.div`
  ${box.flex(3)};
  padding: ${space[4]};
  border: 1px solid ${tone('warning').solid};
  border-radius: ${radius.medium};
  background: ${tone('warning').soft};
  svg {
    margin-top: 0.15em;
    color: ${tone('warning').text};
  }
  strong {
    font-weight: ${weight.bold};
  }
`;

interface AccessRestrictedProps {
  message: string;
  /** Omitted if the user may not know the property either. */
  propertyName?: string | undefined;
}

/** Says that the user may not read these documents (spec §8). */
export function AccessRestricted({ message, propertyName }: AccessRestrictedProps) {
  return (
    <Alert role="alert">
      <LockKeyhole size={20} aria-hidden />
      <div>
        <strong>Access Restricted</strong>
        <p>{propertyName ? `${message} for ${propertyName}` : message}</p>
      </div>
    </Alert>
  );
}
