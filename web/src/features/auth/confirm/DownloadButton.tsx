import { useApolloClient } from '@apollo/client/react';
import type { MouseEvent } from 'react';
import { RecentPasswordDocument } from '../../../generated/graphql';
import { LinkButton, type LinkButtonProps } from '../../../ui/button/LinkButton';
import { passwordGate } from './password-gate';

function download(url: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = '';
  link.click();
}

interface Props extends Omit<LinkButtonProps, 'to' | 'download' | 'reloadDocument' | 'onClick'> {
  to: string;
}

/** A link to a file that the server gives only to those who gave their password recently. */
export function DownloadButton({ to, ...button }: Props) {
  const client = useApolloClient();
  const open = async (event: MouseEvent) => {
    event.preventDefault();
    const query = { query: RecentPasswordDocument, fetchPolicy: 'network-only' } as const;
    const answer = await client.query(query).catch(() => undefined);
    const isRecent = answer?.data?.currentUser?.hasRecentPassword ?? true;
    if (isRecent || (await passwordGate.ask())) download(to);
  };
  return <LinkButton {...button} to={to} reloadDocument download onClick={open} />;
}
