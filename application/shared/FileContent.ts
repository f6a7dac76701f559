/** A file from the backend: an invoice, a label, an image. */
export interface FileContent {
  /** For example `application/pdf`, without parameters. */
  readonly mediaType: string
  readonly bytes: Uint8Array<ArrayBuffer>
  /** File name, when the backend sent one. */
  readonly name?: string
}
