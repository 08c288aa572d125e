import { ArgsType, InputType } from 'type-graphql';
import { ClearableTextInput, IdInput } from '../../core/input/input';
import { IdsInput } from '../../core/input/list-input';

/** The most pictures that a property may have. */
export const MAX_PICTURES = 30;

const CaptionInput = () =>
  ClearableTextInput('What the picture shows; empty for none.', { max: 200 });

@ArgsType()
export class PropertyPicturesArgs {
  @IdInput('Id of the property.') propertyId!: number;
}

@InputType({ description: 'A picture for the gallery of a property.' })
export class AddPropertyPictureInput {
  @IdInput('Id of the property.') propertyId!: number;
  @IdInput('Id of the file that you have uploaded for it.') fileId!: number;
  @CaptionInput() caption!: string;
}

@ArgsType()
export class PropertyPictureIdArgs {
  @IdInput('Id of the picture.') id!: number;
}

@InputType({ description: 'Another caption of a picture.' })
export class CaptionPropertyPictureInput {
  @IdInput('Id of the picture.') id!: number;
  @CaptionInput() caption!: string;
}

@InputType({ description: 'The order of the pictures of a property.' })
export class OrderPropertyPicturesInput {
  @IdInput('Id of the property.') propertyId!: number;
  @IdsInput('Ids of all its pictures, the cover first.', { max: MAX_PICTURES })
  ids!: readonly number[];
}
