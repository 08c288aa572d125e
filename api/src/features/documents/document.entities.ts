import { Check, Column, Entity, Index, JoinColumn, ManyToOne, OneToOne } from 'typeorm';
import {
  CreatedAt,
  Id,
  Reference,
  ReferenceOrNull,
  Text,
  UpdatedAt,
  Version,
} from '../../core/database/columns';
import { isOneOf } from '../../core/input/enum';
import { User } from '../auth/user.entity';
import { StoredFile } from '../files/file.entities';
import { Property } from '../properties/property.entity';
import { DocumentType } from './document.types';

/** A document of a property (spec §3 PropertyDocument): Markdown, a file, or both. */
@Entity('property_documents')
@Index('property_documents_search', { synchronize: false })
@Check('property_documents_type', isOneOf('document_type', DocumentType))
@Check('property_documents_content', `content <> '' or file_id is not null`)
@Check('property_documents_access', `access_level in ('owners', 'everyone')`)
export class PropertyDocument {
  @Id() id!: number;
  @Index('property_documents_property') @Reference() propertyId!: number;
  @ManyToOne(() => Property) property?: Property;
  @Text() title!: string;
  @Text() documentType!: DocumentType;
  @Text() content!: string;
  /** 'everyone' is every user linked to the property, guests included. */
  @Text() accessLevel!: 'owners' | 'everyone';
  @ReferenceOrNull() fileId!: number | null;
  @OneToOne(() => StoredFile) @JoinColumn() file?: StoredFile;
  @Column({ default: false }) ownersMayEdit!: boolean;
  @CreatedAt() createdAt!: Date;
  @UpdatedAt() updatedAt!: Date;
  @Version() version!: number;
}

/** The content of a document before a change or its deletion. */
@Entity('document_revisions')
export class DocumentRevision {
  @Id() id!: number;
  /** No foreign key: the history of a deleted document stays. */
  @Index('document_revisions_document') @Reference() documentId!: number;
  @Text() title!: string;
  @Text() documentType!: string;
  @Text() content!: string;
  @Text() accessLevel!: string;
  @Index('document_revisions_file') @ReferenceOrNull() fileId!: number | null;
  @ManyToOne(() => StoredFile, { onDelete: 'SET NULL' }) file?: StoredFile;
  @Reference() changedById!: number;
  @ManyToOne(() => User) changedBy?: User;
  @CreatedAt() changedAt!: Date;
}
