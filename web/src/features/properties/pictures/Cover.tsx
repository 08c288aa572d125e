import { useState } from 'react';
import styled from 'styled-components';
import { lazyComponent } from '../../../ui/feedback/lazy-component';
import { Images } from '../../../ui/icon/icons';
import { box, color, font, radius, space } from '../../../ui/theme/tokens';

const GalleryDialog = lazyComponent(
  async () => (await import('./GalleryDialog')).GalleryDialog,
  null,
);

const Root = styled.button`
  position: relative;
  display: block;
  width: 100%;
  border-radius: ${radius.medium};
  overflow: hidden;
  background: ${color.sunken};
  /** Reserves its place until it is there. */
  aspect-ratio: 16 / 9;
  img {
    display: block;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

const Note = styled.span`
  position: absolute;
  inset: auto ${space[2]} ${space[2]} auto;
  ${box.row(1)};
  padding: ${space[1]} ${space[3]};
  border-radius: ${radius.round};
  background: ${color.surface};
  color: ${color.text};
  ${font.size('small', 'medium')};
`;

interface Props {
  propertyId: string;
  name: string;
  /** Address of the picture. */
  src: string;
}

/** The first picture of a property, which opens all of them. */
export function Cover({ propertyId, name, src }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Root type="button" onClick={() => setOpen(true)}>
        <img
          alt={name}
          width={1600}
          height={900}
          srcSet={`${src}/thumb 320w, ${src} 1600w`}
          sizes="(min-width: 64rem) 32rem, 100vw"
          {...{ src }}
          loading="lazy"
        />
        <Note>
          <Images size={16} aria-hidden /> Pictures
        </Note>
      </Root>
      {isOpen && <GalleryDialog {...{ propertyId, name }} onClose={() => setOpen(false)} />}
    </>
  );
}
