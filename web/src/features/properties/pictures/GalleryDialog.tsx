import { useState } from 'react';
import styled from 'styled-components';
import {
  type PropertyPicturePartsFragment,
  usePropertyPicturesQuery,
} from '../../../generated/graphql';
import { IconButton } from '../../../ui/button/IconButton';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { NotLoaded } from '../../../ui/feedback/NotLoaded';
import { ArrowLeft, ArrowRight, Images } from '../../../ui/icon/icons';
import { Row } from '../../../ui/layout/Stack';
import { Dialog } from '../../../ui/overlay/Dialog';
import { Muted } from '../../../ui/text/Text';
import { color, radius, space } from '../../../ui/theme/tokens';

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

interface Props {
  propertyId: string;
  name: string;
  onClose: () => void;
}

/** All pictures of a property, one at a time. */
export function GalleryDialog({ propertyId, name, onClose }: Props) {
  const { data, error, refetch } = usePropertyPicturesQuery({
    variables: { propertyId },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <Dialog onClose={onClose} size="large" title={`Pictures of ${name}`}>
      {data ? (
        <Gallery pictures={data.propertyPictures} name={name} />
      ) : (
        <NotLoaded {...{ error, refetch }} what="The pictures" height="34rem" />
      )}
    </Dialog>
  );
}

function Gallery({ pictures, name }: { pictures: PropertyPicturePartsFragment[]; name: string }) {
  const [place, setPlace] = useState(0);
  const shown = pictures[place] ?? pictures[0];
  if (!shown) return <EmptyState icon={<Images size={28} />} title="No pictures yet" />;
  const count = pictures.length;
  const step = (by: number) => setPlace((it) => (it + by + count) % count);
  const textOf = ({ caption }: PropertyPicturePartsFragment) => caption || name;
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
          alt={textOf(shown)}
          src={shown.url}
          width={shown.width}
          height={shown.height}
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
                aria-label={`Picture ${index + 1}: ${textOf(picture)}`}
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
