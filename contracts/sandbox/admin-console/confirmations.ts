/** Confirmations of changes in the admin console. The address selects one of these; other texts cannot be injected. */
const CONFIRMATIONS = {
  stockSet: "Stock updated. The store shows it immediately.",
  priceSet: "Price updated. It applies to carts, not to existing orders.",
  faultSet: "Failure added.",
  faultTaken: "Failure removed.",
  faultsTaken: "All failures removed.",
  clockMoved: "Clock moved forward.",
  orderMoved: "Order updated.",
  parcelScanned: "Parcel scanned.",
  paymentFailed: "Payment failed. The stock was released and the cart reopened.",
  orderRefunded: "Order refunded.",
  bookingCollected: "Reservation collected.",
  returnMoved: "Return updated.",
  caseMoved: "Case updated.",
  sessionsEnded: "Customer signed out on all devices.",
  saleOpened: "Sales event created.",
  saleClosed: "Sales event ended.",
  waitingRoomOpened: "Waiting room opened.",
  waitingRoomClosed: "Waiting room closed. Waiting shoppers are admitted with their next try.",
  captchasSet: "Captcha settings saved. They take effect within a minute.",
  screeningSet: "Fraud screening saved. It takes effect within a minute.",
  mapsSet: "Map provider saved. It takes effect within a minute.",
  trackingSet: "Consent and tags saved. They take effect within a minute.",
  outboxEmptied: "All messages deleted.",
} as const

export type ConfirmationKey = keyof typeof CONFIRMATIONS

/** The confirmation for a key from the address; undefined for an unknown key. */
export const confirmationOf = (word: string | null): string | undefined =>
  Object.entries(CONFIRMATIONS).find(([confirmation]) => confirmation === word)?.[1]
