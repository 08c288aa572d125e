import { useState } from 'react';
import styled from 'styled-components';
import { IconButton } from '../button/IconButton';
import { EmptyState } from '../feedback/EmptyState';
import { ArrowLeft, ArrowRight, Images } from '../icon/icons';
import { Row } from '../layout/Stack';
import { Muted } from '../text/Text';
import { color, radius, space } from '../theme/tokens';

const Large = styled.div`
  flex: none;
  height: min(50dvh, 34rem);
  border-radius: ${radius.medium};
  background: ${color.sunken};
  img {
    display: block;
    width: 100%;
    height: 100%;
    object-fit: contain;
  }
`;

const Strip = styled.ul`
  display: flex;
  gap: ${space[2]};
  padding: ${space[1]};
  overflow-x: auto;
  button {
    display: block;
    padding: 0;
    border-radius: ${radius.small};
    opacity: 0.7;
  }
  button[aria-current='true'] {
    opacity: 1;
    outline: 3px solid ${color.primary};
  }
  img {
    display: block;
    width: 72px;
    height: 54px;
    border-radius: ${radius.small};
    object-fit: cover;
  }
`;

interface GalleryProps {
  /** Each with what it shows, and a text below it. */
  pictures: readonly (Record<'id' | 'url' | 'thumbUrl' | 'text', string> &
    Partial<Record<'width' | 'height', number | null>> & { caption?: string | null })[];
  /** The place of the picture to begin with; defaults to the first. */
  start?: number;
}

/** Pictures in large, one at a time. */
export function Gallery({ pictures, start = 0 }: GalleryProps) {
  const [place, setPlace] = useState(start);
  const shown = pictures[place] ?? pictures[0];
  if (!shown) return <EmptyState icon={<Images size={28} />} title="No pictures yet" />;
  const count = pictures.length;
  const step = (by: number) => setPlace((it) => (it + by + count) % count);
  return (
    <>
      <Large
        onKeyDown={({ key }) => {
          if (key === 'ArrowLeft') step(-1);
          if (key === 'ArrowRight') step(1);
        }}
      >
        <img
          key={shown.id}
          alt={shown.text}
          src={shown.url}
          width={shown.width ?? undefined}
          height={shown.height ?? undefined}
        />
      </Large>
      <Row $justify="space-between" $nowrap>
        <IconButton
          label="Previous picture"
          icon={<ArrowLeft size={20} />}
          disabled={count < 2}
          onClick={() => step(-1)}
        />
        <Muted role="status" style={{ textAlign: 'center' }}>
          {[shown.caption, `${place + 1} of ${count}`].filter(Boolean).join(' · ')}
        </Muted>
        <IconButton
          label="Next picture"
          icon={<ArrowRight size={20} />}
          disabled={count < 2}
          onClick={() => step(1)}
        />
      </Row>
      {count > 1 && (
        <Strip>
          {pictures.map((picture, index) => (
            <li key={picture.id}>
              <button
                type="button"
                aria-label={`Picture ${index + 1}: ${picture.text}`}
                aria-current={picture.id === shown.id}
                onClick={() => setPlace(index)}
              >
                <img alt="" src={picture.thumbUrl} width={72} height={54} loading="lazy" />
              </button>
            </li>
          ))}
        </Strip>
      )}
    </>
  );
}
