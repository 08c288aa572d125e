import { useCopy } from '../feedback/use-copy';
import { Share2 } from '../icon/icons';
import { Button, type ButtonProps } from './Button';

interface Props extends Pick<ButtonProps, 'variant' | 'size'> {
  /** The subject of the link. */
  title: string;
  /** The text beside the link. */
  text?: string;
  url: string;
}

/** Opens the phone's share sheet for a link; where there is none, the link is copied. */
export function ShareButton({ title, text, url, ...button }: Props) {
  const copyText = useCopy();
  const copy = () => copyText('Link', text ? `${text} ${url}` : url);
  const share = async () => {
    if (typeof navigator.share !== 'function') return copy();
    // Closing the sheet is an answer too.
    await navigator.share({ title, text, url }).catch((error: Error) => {
      if (error.name !== 'AbortError') return copy();
    });
  };
  return (
    <Button {...button} icon={<Share2 size={18} aria-hidden />} onClick={share}>
      Share
    </Button>
  );
}
