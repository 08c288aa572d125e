import styled from 'styled-components';
import { screen } from '../../ui/theme/tokens';

/** On a desk in two lines at most, where the column leaves an address no more room. */
const Address = styled.span`
  ${screen.desk} {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: hidden;
    line-height: 1.25;
    white-space: normal;
    overflow-wrap: anywhere;
  }
`;

/** An email address, which wraps before its host. */
export function EmailCell({ email }: { email: string | null }) {
  if (email === null) return null;
  const [name, host] = email.split(/(?=@)/);
  return (
    <Address>
      {name}
      <wbr />
      {host}
    </Address>
  );
}
