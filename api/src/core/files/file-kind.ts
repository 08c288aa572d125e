/** A file, as far as its readers depend on it. */
interface AttachedFile {
  id: number;
  uploadedById: number;
  propertyId: number | null;
}

/** A purpose of uploaded files; the feature that attaches them decides who may do what. */
export interface FileKind<Call> {
  /** Whether it belongs to a property. */
  isOfProperty: boolean;
  /** Whether pictures are cut to a square. */
  isSquare?: boolean;
  /** Whether it may be a PDF instead of a picture. */
  takesPdf?: boolean;
  /** Whether a view as another user does not show it. */
  isPrivate?: boolean;
  /** Throws unless the caller may upload such a file, for this property if it belongs to one. */
  requireUpload(call: Call, propertyId: number | undefined): Promise<unknown>;
  /** Returns whether the caller may see a file that is attached. */
  mayRead(call: Call, file: AttachedFile): Promise<boolean>;
}

/** The purposes of uploaded files, by name. */
export type FileKinds<Call> = Readonly<Record<string, FileKind<Call>>>;
