/** What a mail about an order says; `{0}` is the order's number. */
export interface Mail {
  readonly subject: string
  readonly text: string
}
