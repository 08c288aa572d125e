import { Id, Text, TextOrNull, View } from '../../core/view/view';

@View('A person, as other users see them.')
export class Person {
  @Id('Id of the user.') id!: number;
  @Text('First name.') firstName!: string;
  @Text('Last name.') lastName!: string;
  @TextOrNull(
    'E-mail address, in lists and searches of people, for co-owners and administrators; null otherwise.',
  )
  email?: string | null;
  @TextOrNull('Address of the picture, in messages and lists of people; null otherwise.')
  profileImageUrl?: string | null;
}
