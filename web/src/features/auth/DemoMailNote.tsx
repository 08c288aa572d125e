import { useAppInfoQuery } from '../../generated/graphql';
import { Muted } from '../../ui/text/Text';

/** Explains where emails go while no mail server is configured; renders nothing in production. */
export function DemoMailNote() {
  const { data } = useAppInfoQuery();
  if (!data?.appInfo.demo) return null;
  return (
    <Muted>
      This is a demo, so its mail stays here:{' '}
      <a href="/dev/mail" target="_blank" rel="noreferrer">
        open the demo mailbox
      </a>
      .
    </Muted>
  );
}
