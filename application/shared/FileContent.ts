/** A file that the backend gave: an invoice, a label, a picture. */
export interface FileContent {
  /** For example `application/pdf`, without parameters. */
  readonly mediaType: string
  readonly bytes: Uint8Array<ArrayBuffer>
  /** Name to save it under, where the backend gave one. */
  readonly name?: string
}
