import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import {
  CreatedAt,
  Id,
  IntOrNull,
  MomentOrNull,
  Reference,
  ReferenceOrNull,
  Text,
  TextOrNull,
} from '../../core/database/columns';
import { isOneOf } from '../../core/input/enum';
import { User } from '../auth/user.entity';
import { Property } from '../properties/property.entity';
import { FilePurpose } from './file.types';

/** A content of the store, by its SHA-256: it is removed after the last file that has it. */
@Entity('file_blobs')
@Check('file_blobs_sha256', `sha256 ~ '^[0-9a-f]{64}$'`)
export class FileBlob {
  @PrimaryColumn('text') sha256!: string;
  @Column('bigint') bytes!: number;
}

/** An uploaded file: a picture in two sizes, or a PDF. */
@Entity('files')
@Check('files_purpose', isOneOf('purpose', FilePurpose))
@Check('files_of_property', `(purpose = 'PROFILE_PICTURE') = (property_id is null)`)
@Check(
  'files_picture',
  `num_nulls(width, height, thumb_sha256) in (0, 3) and (media_type = 'image/webp') = (width is not null)`,
)
@Check('files_name', `(name is not null) = (media_type = 'application/pdf')`)
@Check('files_attached', 'attached_at is null or stored_at is not null')
@Index('files_once', ['uploadedById', 'clientKey'], { unique: true })
@Index('files_property', ['propertyId'])
@Index('files_sha256', ['sha256'])
@Index('files_thumb_sha256', ['thumbSha256'])
@Index('files_pending', ['createdAt'], { where: 'attached_at is null' })
export class StoredFile {
  @Id() id!: number;
  @Text() purpose!: FilePurpose;
  @Text() mediaType!: string;
  /** The name that a PDF was uploaded with; null for a picture. */
  @TextOrNull() name!: string | null;
  /** The content: of a picture, that for screens. */
  @Text() sha256!: string;
  @ManyToOne(() => FileBlob) @JoinColumn({ name: 'sha256' }) blob?: FileBlob;
  @TextOrNull() thumbSha256!: string | null;
  @ManyToOne(() => FileBlob) @JoinColumn({ name: 'thumb_sha256' }) thumbBlob?: FileBlob;
  /** Of all its sizes. */
  @Column('bigint') bytes!: number;
  @IntOrNull() width!: number | null;
  @IntOrNull() height!: number | null;
  /** The property that it counts for; otherwise it counts for the person who uploaded it. */
  @ReferenceOrNull() propertyId!: number | null;
  @ManyToOne(() => Property) property?: Property;
  @Reference() uploadedById!: number;
  @ManyToOne(() => User) uploadedBy?: User;
  /** Names one upload, so that a retry stores nothing twice. */
  @Text() clientKey!: string;
  @CreatedAt() createdAt!: Date;
  /** When its contents were in the store. */
  @MomentOrNull() storedAt!: Date | null;
  /** Since when something has it; until then, it is purged after a day. */
  @MomentOrNull() attachedAt!: Date | null;
}
