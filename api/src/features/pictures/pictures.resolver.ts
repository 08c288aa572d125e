import { Resolver } from 'type-graphql';
import { Describe, Mutation, Query } from '../../core/graphql/operations';
import {
  AddPropertyPictureInput,
  CaptionPropertyPictureInput,
  OrderPropertyPicturesInput,
  PropertyPictureIdArgs,
  PropertyPicturesArgs,
} from './picture.inputs';
import { PropertyPictureView } from './picture.types';
import { listPropertyPictures } from './use-cases/list-property-pictures';
import {
  addPropertyPicture,
  captionPropertyPicture,
  orderPropertyPictures,
  removePropertyPicture,
} from './use-cases/write-property-pictures';

const ANSWER = 'Returns all pictures of the property. Administrators only.';

@Resolver()
export class PicturesResolver {
  @Query([PropertyPictureView], { args: PropertyPicturesArgs })
  @Describe(
    'Pictures of a property, the cover first, for its owners, its guests and administrators.',
  )
  propertyPictures = listPropertyPictures;

  @Mutation([PropertyPictureView], { input: AddPropertyPictureInput })
  @Describe(`Adds an uploaded picture at the end; CONFLICT beyond 30. ${ANSWER}`)
  addPropertyPicture = addPropertyPicture;

  @Mutation([PropertyPictureView], { input: CaptionPropertyPictureInput })
  @Describe(`Changes the caption of a picture. ${ANSWER}`)
  captionPropertyPicture = captionPropertyPicture;

  @Mutation([PropertyPictureView], { input: OrderPropertyPicturesInput })
  @Describe(`Puts the pictures in order; CONFLICT unless all are named. ${ANSWER}`)
  orderPropertyPictures = orderPropertyPictures;

  @Mutation([PropertyPictureView], { args: PropertyPictureIdArgs })
  @Describe(`Removes a picture. ${ANSWER}`)
  removePropertyPicture = removePropertyPicture;
}
