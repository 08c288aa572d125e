import styled from 'styled-components';
import { cutAfter } from '../../ui/table/table-style';
import { Muted } from '../../ui/text/Text';
import { screen } from '../../ui/theme/tokens';

/** On a desk in two lines at most, where the column leaves an address no more room. */
const Address = styled.span`
  ${screen.desk} {
    ${cutAfter(2)}
    line-height: 1.25;
  }
`;

/** An email address, which wraps before its host. */
export function EmailCell({ email }: { email: string | null }) {
  if (email === null) return <Muted>No email</Muted>;
  const [name, host] = email.split(/(?=@)/);
  return (
    <Address>
      {name}
      <wbr />
      {host}
    </Address>
  );
}
