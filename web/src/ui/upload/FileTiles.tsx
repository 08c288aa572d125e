import { useState } from 'react';
import styled from 'styled-components';
import type { UploadedFile } from '../../lib/files/use-file-upload';
import { Dialog } from '../overlay/Dialog';
import { Gallery } from '../picture/Gallery';
import { box, color, radius, space } from '../theme/tokens';
import { PdfLink } from './PdfLink';

const Grid = styled.ul`
  ${box.grid(1)};
  grid-template-columns: repeat(auto-fit, minmax(7rem, 1fr));
  width: 20rem;
  max-width: 100%;
  margin-block: ${space[1]} ${space[2]};
  img {
    display: block;
    ${box.square('100%')};
    aspect-ratio: 4 / 3;
    border-radius: ${radius.medium};
    background: ${color.sunken};
    object-fit: cover;
  }
`;

interface FileTilesProps {
  files: readonly UploadedFile[];
  /** The name of each picture: 'Picture' or 'Receipt'. */
  what?: string;
  /** Its origin or subject: 'from Olivia Marsh' or 'of “New boiler”'. */
  of: string;
}

/** Pictures, which open large, and its PDFs, to save. */
export function FileTiles({ files, what = 'Picture', of }: FileTilesProps) {
  const [shown, setShown] = useState<number>();
  const pictures = files
    .filter(({ mediaType }) => mediaType.startsWith('image/'))
    .map((file, index, { length }) => ({
      ...file,
      thumbUrl: file.thumbUrl ?? file.url,
      text: length > 1 ? `${what} ${index + 1} of ${length} ${of}` : `${what} ${of}`,
    }));
  return (
    <>
      {pictures.length > 0 && (
        <Grid>
          {pictures.map(({ id, url, thumbUrl, width, height, text }, index) => (
            <li key={id}>
              <button type="button" onClick={() => setShown(index)}>
                <img
                  alt={text}
                  src={pictures.length > 1 ? thumbUrl : url}
                  width={width ?? undefined}
                  height={height ?? undefined}
                  loading="lazy"
                />
              </button>
            </li>
          ))}
        </Grid>
      )}
      {files.map(
        (file) => !file.mediaType.startsWith('image/') && <PdfLink key={file.id} {...file} />,
      )}
      {shown !== undefined && (
        <Dialog onClose={() => setShown(undefined)} size="large" title={`${what}s ${of}`}>
          <Gallery start={shown} pictures={pictures} />
        </Dialog>
      )}
    </>
  );
}
