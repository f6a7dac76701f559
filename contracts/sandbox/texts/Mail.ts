/** Subject and text of a mail. */
export interface Mail {
  readonly subject: string
  readonly text: string
}
