import { useAppInfoQuery } from '../../generated/graphql';

/** Where mail goes while no mail server is set up; nothing in production. */
export function DemoMailNote() {
  const { data } = useAppInfoQuery();
  if (!data?.appInfo.demo) return null;
  return (
    <p>
      This is a demo, so its mail stays here:{' '}
      <a href="/dev/mail" target="_blank" rel="noreferrer">
        open the demo mailbox
      </a>
      .
    </p>
  );
}
