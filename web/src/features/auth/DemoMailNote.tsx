import styled from 'styled-components';
import { useAppInfoQuery } from '../../generated/graphql';
import { color, size } from '../../ui/theme/tokens';

const Note = styled.p`
  color: ${color.textMuted};
  font-size: ${size.small};
`;

/** Explains where emails go while no mail server is configured; renders nothing in production. */
export function DemoMailNote() {
  const { data } = useAppInfoQuery();
  if (!data?.appInfo.demo) return null;
  return (
    <Note>
      This is a demo, so its mail stays here:{' '}
      <a href="/dev/mail" target="_blank" rel="noreferrer">
        open the demo mailbox
      </a>
      .
    </Note>
  );
}
