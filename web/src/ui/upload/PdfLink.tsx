import { fileSize } from '../../lib/text/format';
import { LinkButton } from '../button/LinkButton';
import { Download } from '../icon/icons';

/** A PDF to save. */
export const PdfLink = ({
  name,
  bytes,
  url,
}: {
  name: string | null;
  bytes: number;
  url: string;
}) => (
  <div>
    <LinkButton
      to={url}
      reloadDocument
      download={name ?? true}
      variant="secondary"
      icon={<Download size={18} aria-hidden />}
    >
      {name} ({fileSize(bytes)})
    </LinkButton>
  </div>
);
