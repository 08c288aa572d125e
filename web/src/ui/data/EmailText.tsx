import styled from 'styled-components';
import { screen } from '../theme/tokens';

/** A very long address breaks anywhere instead of widening a table. */
const Address = styled.span`
  ${screen.desk} {
    display: inline-block;
    min-width: 6.5rem;
    overflow-wrap: anywhere;
  }
`;

/** An email address, which breaks before its @ where there is little room. */
export function EmailText({ email }: { email: string }) {
  const at = email.lastIndexOf('@');
  return (
    <Address>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </Address>
  );
}
