import type { MouseEvent } from 'react';
import { download, saveFile } from '../../lib/network/download';
import { LinkButton, type LinkButtonProps } from './LinkButton';

interface Props extends Omit<LinkButtonProps, 'to' | 'download' | 'reloadDocument' | 'onClick'> {
  to: string;
  /** Whether the server wants the password; true by default. */
  asks?: boolean;
}

/** A link to a file, which the server gives to some only if they gave their password recently. */
export function DownloadButton({ to, asks = true, ...button }: Props) {
  const open = (event: MouseEvent) => {
    event.preventDefault();
    return asks ? download(to) : saveFile(to);
  };
  return <LinkButton {...button} to={to} reloadDocument download onClick={open} />;
}
