/** Gift note of a cart: sender, recipient and message (S3). */
export interface GiftInfo {
  /** Assigned by the backend; used by `deleteGiftInfo`. */
  readonly id?: string
  readonly senderName: string
  readonly receiverName: string
  readonly receiverEmail?: string
  readonly receiverPhone?: string
  readonly message?: string
}
