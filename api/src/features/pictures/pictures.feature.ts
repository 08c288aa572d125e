import type { Feature } from '../../core/feature';
import { requireAdministrator } from '../../core/request-context';
import { FilePurpose } from '../files/file.types';
import { PropertyPicture } from './picture.entity';
import * as happenings from './pictures.happenings';
import { PicturesResolver } from './pictures.resolver';
import { propertyPictures } from './use-cases/list-property-pictures';

/** The pictures of properties. */
export const picturesFeature: Feature = {
  name: 'pictures',
  uses: ['files', 'properties', 'shares'],
  happenings,
  entities: [PropertyPicture],
  resolvers: [PicturesResolver],
  scopes: {
    propertyPictures: 'PROPERTIES_READ',
    captionPropertyPicture: 'PROPERTIES_ADMIN',
    orderPropertyPictures: 'PROPERTIES_ADMIN',
    removePropertyPicture: 'PROPERTIES_ADMIN',
  },
  // No token uploads a file that could be added.
  policies: { addPropertyPicture: requireAdministrator },
  viewable: ['propertyPictures'],
  fileKinds: { [FilePurpose.PROPERTY_PICTURE]: propertyPictures },
};
