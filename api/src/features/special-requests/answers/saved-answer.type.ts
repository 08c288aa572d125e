import { Id, Text, View } from '../../../core/view/view';

@View('A text that administrators answer special requests with.')
export class SavedAnswer {
  @Id('Id of the answer.') id!: number;
  @Text('Title by which it is found.') title!: string;
  @Text('The text.') text!: string;
}
