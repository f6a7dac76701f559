/** Who gives what to whom: the gift fields of a cart (specification, section 3). */
export interface GiftInfo {
  /** Given by the shop; what `deleteGiftInfo` speaks of. */
  readonly id?: string
  readonly senderName: string
  readonly receiverName: string
  readonly receiverEmail?: string
  readonly receiverPhone?: string
  readonly message?: string
}
