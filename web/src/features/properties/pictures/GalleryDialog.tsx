import {
  type PropertyPicturePartsFragment,
  usePropertyPicturesQuery,
} from '../../../generated/graphql';
import { NotLoaded } from '../../../ui/feedback/NotLoaded';
import { Dialog } from '../../../ui/overlay/Dialog';
import { Gallery } from '../../../ui/picture/Gallery';

interface Props {
  propertyId: string;
  name: string;
  onClose: () => void;
}

const shownIn = (name: string) => (picture: PropertyPicturePartsFragment) => ({
  ...picture,
  text: picture.caption || name,
});

/** All pictures of a property, one at a time. */
export function GalleryDialog({ propertyId, name, onClose }: Props) {
  const { data, error, refetch } = usePropertyPicturesQuery({
    variables: { propertyId },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <Dialog onClose={onClose} size="large" title={`Pictures of ${name}`}>
      {data ? (
        <Gallery pictures={data.propertyPictures.map(shownIn(name))} />
      ) : (
        <NotLoaded {...{ error, refetch }} what="The pictures" height="34rem" />
      )}
    </Dialog>
  );
}
