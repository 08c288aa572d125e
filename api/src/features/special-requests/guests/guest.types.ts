import { Id, Moment, Text, View } from '../../../core/view/view';

@View('The private link through which guests of a property make requests without an account.')
export class GuestLink {
  @Id('Id of the property.') propertyId!: number;
  @Text('Address of the link; it stays the same until a new one is created.') url!: string;
  @Text('The address as a QR code, in SVG.') qrSvg!: string;
  @Moment('When the link was created.') createdAt!: Date;
}

@View('The property behind a guest link.')
export class GuestHouse {
  @Text('Name of the property.') propertyName!: string;
  @Text('Location of the property.') location!: string;
}

@View('Confirmation of a request made through a guest link.')
export class GuestRequestReceipt {
  @Id('Id of the request.') id!: number;
  @Text('Title of the request.') title!: string;
  @Text('Name of the property.') propertyName!: string;
  @Moment('When it was created.') createdAt!: Date;
}
