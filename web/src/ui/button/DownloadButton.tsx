import type { MouseEvent } from 'react';
import { passwordGate } from '../../lib/network/password-gate';
import { LinkButton, type LinkButtonProps } from './LinkButton';

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
  const open = async (event: MouseEvent) => {
    event.preventDefault();
    if (await passwordGate.askUnlessRecent()) download(to);
  };
  return <LinkButton {...button} to={to} reloadDocument download onClick={open} />;
}
