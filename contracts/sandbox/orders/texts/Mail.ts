/** Texts of a mail about an order; `{0}` is the order's number. */
export interface Mail {
  readonly subject: string
  readonly text: string
}
