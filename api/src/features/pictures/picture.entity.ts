import { Check, Entity, Index, JoinColumn, ManyToOne, OneToOne } from 'typeorm';
import { CreatedAt, Id, Int, Reference, Text } from '../../core/database/columns';
import { StoredFile } from '../files/file.entities';
import { Property } from '../properties/property.entity';

/** A picture of a property's gallery, of which the first is the cover. */
@Entity('property_pictures')
@Check('property_pictures_caption', 'char_length(caption) <= 200')
@Index('property_pictures_order', ['propertyId', 'position'])
export class PropertyPicture {
  @Id() id!: number;
  @Reference() propertyId!: number;
  @ManyToOne(() => Property, { onDelete: 'CASCADE' }) property?: Property;
  @Reference() fileId!: number;
  @OneToOne(() => StoredFile) @JoinColumn() file?: StoredFile;
  /** The caption; empty for none. */
  @Text({ default: '' }) caption!: string;
  /** Its place in the gallery, from 0. */
  @Int() position!: number;
  @CreatedAt() createdAt!: Date;
}
