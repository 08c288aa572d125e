import { useState } from 'react';
import styled from 'styled-components';
import {
  PropertyPicturesDocument,
  type PropertyPicturesQuery,
  useAddPropertyPictureMutation,
  useCaptionPropertyPictureMutation,
  useOrderPropertyPicturesMutation,
  usePropertyPicturesQuery,
  useRemovePropertyPictureMutation,
} from '../../../generated/graphql';
import { useFileUpload } from '../../../lib/files/use-file-upload';
import { IconButton } from '../../../ui/button/IconButton';
import { NotLoaded } from '../../../ui/feedback/NotLoaded';
import { useAttempt } from '../../../ui/feedback/use-attempt';
import { FormButtons } from '../../../ui/form/FormButtons';
import { FrameFooter } from '../../../ui/form/FormFrame';
import { TextField } from '../../../ui/form/TextField';
import { ArrowDown, ArrowUp, Trash2 } from '../../../ui/icon/icons';
import { Row, Stack } from '../../../ui/layout/Stack';
import { ConfirmAction } from '../../../ui/overlay/ConfirmAction';
import { Badge } from '../../../ui/text/Badge';
import { color, radius, screen, space } from '../../../ui/theme/tokens';
import { FileUpload } from '../../../ui/upload/FileUpload';

type Picture = PropertyPicturesQuery['propertyPictures'][number];

const Item = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${space[3]};
  align-items: end;
  padding-block: ${space[3]};
  border-bottom: 1px solid ${color.border};
  img {
    border-radius: ${radius.small};
    object-fit: cover;
  }
  ${screen.phone} {
    grid-template-columns: auto minmax(0, 1fr);
    & > :last-child {
      grid-column: 1 / -1;
      justify-content: flex-end;
    }
  }
`;

const FAILURE = { title: 'Not saved', fallback: 'Please try again.' };

/** Adds, orders, captions and removes the pictures of a property; the first one is its cover. */
export function PicturesForm({ propertyId }: { propertyId: string }) {
  const variables = { propertyId };
  const { data, error, refetch } = usePropertyPicturesQuery({
    variables,
    fetchPolicy: 'network-only',
  });
  const [add] = useAddPropertyPictureMutation();
  const { send, cancel, ...upload } = useFileUpload(
    { purpose: 'PROPERTY_PICTURE', propertyId },
    ({ id }) =>
      add({
        variables: { input: { propertyId, fileId: id, caption: '' } },
        update: (cache, { data: added }) => {
          if (!added) return;
          const stored = { propertyPictures: added.addPropertyPicture };
          cache.writeQuery({ query: PropertyPicturesDocument, variables, data: stored });
        },
      }),
  );
  return (
    <Stack>
      <FileUpload
        {...upload}
        label="Add pictures"
        text="Or drop or paste them here · JPEG, PNG, WebP, GIF or AVIF, up to 25 MB each"
        isMany
        camera="environment"
        onFiles={send}
        onCancel={cancel}
      />
      {data ? (
        <PictureList {...{ propertyId }} pictures={data.propertyPictures} onChanged={refetch} />
      ) : (
        <NotLoaded {...{ error, refetch }} what="The pictures" />
      )}
      <FormButtons>
        <FrameFooter />
      </FormButtons>
    </Stack>
  );
}

interface ListProps {
  propertyId: string;
  pictures: Picture[];
  onChanged: () => Promise<unknown>;
}

function PictureList({ propertyId, pictures, onChanged }: ListProps) {
  const { attempt, isBusy } = useAttempt();
  const [order] = useOrderPropertyPicturesMutation();
  const [remove] = useRemovePropertyPictureMutation();
  const [removed, setRemoved] = useState<Picture>();
  const move = (from: number, by: number) => {
    const ids = pictures.map(({ id }) => id);
    const [moved = ''] = ids.splice(from, 1);
    ids.splice(from + by, 0, moved);
    return attempt({
      action: () => order({ variables: { input: { propertyId, ids } } }),
      refresh: onChanged,
      failure: FAILURE,
    });
  };
  return (
    <ul>
      {pictures.map((picture, place) => (
        <PictureItem
          key={`${picture.id} ${picture.caption}`}
          {...{ picture, place, isBusy, onChanged }}
          isLast={place === pictures.length - 1}
          onMove={(by) => move(place, by)}
          onRemove={() => setRemoved(picture)}
        />
      ))}
      {removed && (
        <ConfirmAction
          title="Remove this picture?"
          description={removed.caption || 'It is gone for everyone.'}
          confirmLabel="Remove"
          attempt={{
            action: () => remove({ variables: { id: removed.id } }),
            refresh: onChanged,
            success: { title: 'Picture removed' },
            failure: { title: 'Not removed', fallback: 'Please try again.' },
          }}
          onClose={() => setRemoved(undefined)}
        />
      )}
    </ul>
  );
}

interface ItemProps {
  picture: Picture;
  place: number;
  isLast: boolean;
  isBusy: boolean;
  onMove: (by: number) => unknown;
  onRemove: () => void;
  onChanged: () => Promise<unknown>;
}

function PictureItem({ picture, place, isLast, isBusy, ...on }: ItemProps) {
  const { attempt } = useAttempt();
  const [save] = useCaptionPropertyPictureMutation();
  const [caption, setCaption] = useState(picture.caption);
  const name = picture.caption || `Picture ${place + 1}`;
  const saveCaption = () => {
    if (caption.trim() === picture.caption) return;
    void attempt({
      action: () => save({ variables: { input: { id: picture.id, caption } } }),
      refresh: on.onChanged,
      success: { title: 'Caption saved' },
      failure: FAILURE,
    });
  };
  return (
    <Item>
      <img alt={name} src={picture.thumbUrl} width={96} height={72} loading="lazy" />
      <Stack $gap={1}>
        {place === 0 && (
          <div>
            <Badge>Cover</Badge>
          </div>
        )}
        <TextField
          label={`Caption of picture ${place + 1}`}
          value={caption}
          maxLength={200}
          onChange={({ target }) => setCaption(target.value)}
          onBlur={saveCaption}
        />
      </Stack>
      <Row $gap={1} $nowrap>
        <IconButton
          label={`Move ${name} up`}
          icon={<ArrowUp size={18} />}
          disabled={isBusy || place === 0}
          onClick={() => on.onMove(-1)}
        />
        <IconButton
          label={`Move ${name} down`}
          icon={<ArrowDown size={18} />}
          disabled={isBusy || isLast}
          onClick={() => on.onMove(1)}
        />
        <IconButton label={`Remove ${name}`} icon={<Trash2 size={18} />} onClick={on.onRemove} />
      </Row>
    </Item>
  );
}
