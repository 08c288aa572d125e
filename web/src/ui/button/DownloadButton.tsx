import type { MouseEvent } from 'react';
import { download } from '../../lib/network/download';
import { LinkButton, type LinkButtonProps } from './LinkButton';

interface Props extends Omit<LinkButtonProps, 'to' | 'download' | 'reloadDocument' | 'onClick'> {
  to: string;
}

/** A link to a file that the server gives only to those who gave their password recently. */
export function DownloadButton({ to, ...button }: Props) {
  const open = (event: MouseEvent) => {
    event.preventDefault();
    return download(to);
  };
  return <LinkButton {...button} to={to} reloadDocument download onClick={open} />;
}
