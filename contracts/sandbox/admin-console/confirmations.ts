/** Confirmations of changes in the admin console. The address selects one of these; other texts cannot be injected. */
const CONFIRMATIONS = {
  stockSet: "The stock is set; the shop shows it at once.",
  priceSet: "The price is set; carts are priced anew, orders keep what was paid.",
  faultSet: "The fault is set.",
  faultTaken: "The fault is taken away.",
  faultsTaken: "Every fault is taken away.",
  clockMoved: "The shop's clock has moved forward.",
  orderMoved: "The order has moved on.",
  paymentFailed: "The payment has failed; the stock is free again and the cart is open.",
  orderRefunded: "The order is refunded.",
  bookingCollected: "The booking is handed out.",
  returnMoved: "The return has moved on.",
  sessionsEnded: "Every session of this person has ended.",
  saleOpened: "The sale is open.",
  saleClosed: "The sale is closed.",
  captchasSet: "The captchas of the store are set; the shop shows it within a minute.",
  screeningSet: "The fraud screening of the store is set; the shop shows it within a minute.",
  outboxEmptied: "The outbox is empty.",
} as const

export type Said = keyof typeof CONFIRMATIONS

/** The confirmation for a key from the address; undefined for an unknown key. */
export const confirmationOf = (word: string | null): string | undefined =>
  Object.entries(CONFIRMATIONS).find(([said]) => said === word)?.[1]
