import styled from 'styled-components';
import type { FilePartsFragment } from '../../../generated/graphql';
import { color, radius } from '../../../ui/theme/tokens';
import { PdfLink } from '../../../ui/upload/PdfLink';

const Picture = styled.a`
  display: block;
  border-radius: ${radius.medium};
  background: ${color.sunken};
  img {
    display: block;
    max-width: 100%;
    max-height: 70dvh;
    height: auto;
    margin: 0 auto;
    border-radius: inherit;
  }
`;

/** The shown part of a file; a new upload has no size in pixels yet. */
export type ShownFile = Pick<FilePartsFragment, 'name' | 'mediaType' | 'bytes' | 'url'> &
  Partial<Pick<FilePartsFragment, 'width' | 'height'>>;

/** The file of a document: a picture, which opens alone, or a PDF to save. */
export function DocumentFile({ file, title }: { file: ShownFile; title: string }) {
  const { name, mediaType, bytes, url, width, height } = file;
  if (mediaType.startsWith('image/')) {
    return (
      <Picture href={url} target="_blank" rel="noreferrer">
        <img
          alt={title}
          src={url}
          width={width ?? undefined}
          height={height ?? undefined}
          loading="lazy"
        />
      </Picture>
    );
  }
  return <PdfLink {...{ name, bytes, url }} />;
}
