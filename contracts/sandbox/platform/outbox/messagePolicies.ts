/** Maximum number of messages per number of hours. */
export interface Allowance {
  readonly most: number
  readonly hours: number
}

/** Limits of one kind of message; all of them apply. */
export interface MessageLimits {
  /** Per address or phone number. */
  readonly recipient?: Allowance
  /** Per pair of recipient and network address, so that one source cannot use up the owner's limit. */
  readonly pair?: Allowance
  /** Per network address, where it is known. */
  readonly source: Allowance
  /** Per session or account. */
  readonly sender?: Allowance
  /** Per store. */
  readonly store: Allowance
  /** As the contract of the operation declares it: 429 `_ERR_TOO_MANY_TRIES`, or 409 `_ERR_TOO_MANY_MESSAGES`. */
  readonly refusedStatus: 429 | 409
}

/** Never refused: the message follows from a payment or from an action with its own limit. */
const ALWAYS = "always"

/**
 * Limits by kind of message (F184). Messages that a stranger can cause to an unverified address have limits; messages
 * that follow from a payment or from a limited action are always sent.
 */
const policies = {
  /** A code requested by a session. */
  code: {
    pair: { most: 5, hours: 1 },
    recipient: { most: 10, hours: 1 },
    source: { most: 20, hours: 1 },
    sender: { most: 10, hours: 1 },
    store: { most: 1_000, hours: 1 },
    refusedStatus: 429,
  },
  /**
   * A code or link that opens an account or a guest's orders. A link is valid as long as the window of `recipient`:
   * while no new one can be sent, the last one still works.
   */
  access: {
    pair: { most: 5, hours: 1 },
    recipient: { most: 10, hours: 24 },
    source: { most: 20, hours: 1 },
    store: { most: 1_000, hours: 1 },
    refusedStatus: 429,
  },
  welcome: {
    recipient: { most: 3, hours: 24 },
    source: { most: 30, hours: 1 },
    store: { most: 2_000, hours: 1 },
    refusedStatus: 429,
  },
  /** A changed password or address, a deleted account. */
  accountNotice: {
    recipient: { most: 10, hours: 24 },
    source: { most: 60, hours: 1 },
    store: { most: 5_000, hours: 1 },
    refusedStatus: 429,
  },
  /** A new passkey. */
  passkeyAdded: {
    recipient: { most: 20, hours: 24 },
    source: { most: 60, hours: 1 },
    store: { most: 5_000, hours: 1 },
    refusedStatus: 429,
  },
  /** A passkey can be deleted as often as one was added, which is limited. */
  passkeyDeleted: ALWAYS,
  /** A sign-in with a copied passkey, which its holder can repeat. */
  passkeyRefused: {
    recipient: { most: 5, hours: 24 },
    source: { most: 60, hours: 1 },
    store: { most: 5_000, hours: 1 },
    refusedStatus: 429,
  },
  /** A password reset by a code or link: each of those was limited. */
  passwordReset: ALWAYS,
  newsletter: {
    recipient: { most: 5, hours: 24 },
    source: { most: 30, hours: 1 },
    sender: { most: 20, hours: 24 },
    store: { most: 2_000, hours: 1 },
    refusedStatus: 409,
  },
  /** Follows from the link of a limited mail. */
  newsletterWelcome: ALWAYS,
  stockAlert: {
    recipient: { most: 5, hours: 24 },
    source: { most: 30, hours: 1 },
    sender: { most: 20, hours: 24 },
    store: { most: 2_000, hours: 1 },
    refusedStatus: 409,
  },
  /** One per confirmed restock alert. */
  restocked: ALWAYS,
  friend: {
    recipient: { most: 3, hours: 24 },
    source: { most: 20, hours: 1 },
    sender: { most: 5, hours: 1 },
    store: { most: 1_000, hours: 1 },
    refusedStatus: 409,
  },
  wishlist: {
    recipient: { most: 5, hours: 24 },
    source: { most: 40, hours: 1 },
    store: { most: 1_000, hours: 1 },
    refusedStatus: 429,
  },
  contact: {
    recipient: { most: 10, hours: 24 },
    source: { most: 20, hours: 1 },
    store: { most: 1_000, hours: 1 },
    refusedStatus: 429,
  },
  claim: {
    recipient: { most: 10, hours: 24 },
    source: { most: 20, hours: 1 },
    store: { most: 1_000, hours: 1 },
    refusedStatus: 429,
  },
  /** Receipt of a withdrawal, and the notice to the owner of the order. */
  withdrawal: {
    recipient: { most: 10, hours: 24 },
    source: { most: 20, hours: 1 },
    store: { most: 1_000, hours: 1 },
    refusedStatus: 429,
  },
  /** To the shop's own customer service. */
  service: { source: { most: 40, hours: 1 }, store: { most: 5_000, hours: 1 }, refusedStatus: 429 },
  storeApplication: {
    recipient: { most: 3, hours: 24 },
    source: { most: 10, hours: 1 },
    store: { most: 100, hours: 24 },
    refusedStatus: 429,
  },
  teenInvitation: {
    recipient: { most: 3, hours: 24 },
    source: { most: 20, hours: 1 },
    sender: { most: 10, hours: 24 },
    store: { most: 1_000, hours: 1 },
    refusedStatus: 429,
  },
  teenRequest: {
    recipient: { most: 10, hours: 24 },
    source: { most: 20, hours: 1 },
    sender: { most: 20, hours: 24 },
    store: { most: 1_000, hours: 1 },
    refusedStatus: 429,
  },
  teenPayment: {
    recipient: { most: 20, hours: 24 },
    source: { most: 40, hours: 1 },
    sender: { most: 20, hours: 24 },
    store: { most: 1_000, hours: 1 },
    refusedStatus: 429,
  },
  booking: {
    recipient: { most: 10, hours: 24 },
    source: { most: 20, hours: 1 },
    store: { most: 2_000, hours: 1 },
    refusedStatus: 429,
  },
  /** One per booking. */
  bookingEnded: ALWAYS,
  /** About an order that was never paid: its address is unverified. */
  unpaidOrder: {
    recipient: { most: 10, hours: 24 },
    source: { most: 30, hours: 1 },
    store: { most: 5_000, hours: 1 },
    refusedStatus: 429,
  },
  /** About an order that was paid: its statuses, invoice, returns and gift cards. */
  paidOrder: ALWAYS,
  /** An invoice of a ticket, or a replacement of one. */
  invoice: {
    recipient: { most: 20, hours: 24 },
    source: { most: 30, hours: 1 },
    store: { most: 2_000, hours: 1 },
    refusedStatus: 429,
  },
} as const satisfies Readonly<Record<string, MessageLimits | typeof ALWAYS>>

/** Subject of a message; decides its limits. */
export type MessagePurpose = keyof typeof policies

export const MESSAGE_PURPOSES: readonly MessagePurpose[] = Object.keys(policies).filter(
  (name): name is MessagePurpose => Object.hasOwn(policies, name),
)

/** Returns the limits of a purpose; undefined for messages without limits. */
export const limitsOf = (purpose: MessagePurpose): MessageLimits | undefined => {
  const policy: MessageLimits | typeof ALWAYS = policies[purpose]
  return policy === ALWAYS ? undefined : policy
}

const HOUR_MS = 3_600_000

export const windowMs = ({ hours }: Allowance): number => hours * HOUR_MS
