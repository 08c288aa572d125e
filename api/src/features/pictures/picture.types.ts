import { Id, Int, Text, View } from '../../core/view/view';

@View('A picture of a property, of which the first is its cover.', 'PropertyPicture')
export class PropertyPictureView {
  @Id('Id of the picture.') id!: number;
  @Text('What it shows; empty for none.') caption!: string;
  @Int('Width in pixels.') width!: number;
  @Int('Height in pixels.') height!: number;
  @Text('Address of the picture, at most 1600 pixels wide and high.') url!: string;
  @Text('Address of a small one, at most 320 pixels wide and high.') thumbUrl!: string;
}
