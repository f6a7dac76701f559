/** How many messages may go out in how many hours. */
export interface Allowance {
  readonly most: number
  readonly hours: number
}

/** Limits of one kind of message; all of them hold. */
export interface MessageLimits {
  /** To one address or number. */
  readonly recipient?: Allowance
  /**
   * To one address or number from one network address, so that one source alone cannot use up what the owner may ask
   * for.
   */
  readonly pair?: Allowance
  /** From one network address, where it is known. */
  readonly source: Allowance
  /** By one session or account. */
  readonly sender?: Allowance
  /** In one store. */
  readonly store: Allowance
  /** As the contract of the operation has it: 429 `_ERR_TOO_MANY_TRIES`, or 409 `_ERR_TOO_MANY_MESSAGES`. */
  readonly refusal: 429 | 409
}

/** A message that follows from something that was paid or limited before, and is never refused. */
const ALWAYS = "always"

/**
 * How often each kind of message may go out (F184). Everything that a stranger can have sent to an address that is not
 * proved to be theirs has limits; what follows from a payment, or from an act that was limited itself, always goes out.
 */
const policies = {
  /** A code that a session asks for. */
  code: {
    pair: { most: 5, hours: 1 },
    recipient: { most: 10, hours: 1 },
    source: { most: 20, hours: 1 },
    sender: { most: 10, hours: 1 },
    store: { most: 1_000, hours: 1 },
    refusal: 429,
  },
  /**
   * A code or link that opens an account or a guest's orders. A link is good as long as the window of `recipient`:
   * while no new one goes out, one that has gone out still opens.
   */
  access: {
    pair: { most: 5, hours: 1 },
    recipient: { most: 10, hours: 24 },
    source: { most: 20, hours: 1 },
    store: { most: 1_000, hours: 1 },
    refusal: 429,
  },
  welcome: {
    recipient: { most: 3, hours: 24 },
    source: { most: 30, hours: 1 },
    store: { most: 2_000, hours: 1 },
    refusal: 429,
  },
  /** A changed password or address, a deleted account. */
  accountNotice: {
    recipient: { most: 10, hours: 24 },
    source: { most: 60, hours: 1 },
    store: { most: 5_000, hours: 1 },
    refusal: 429,
  },
  /** A password that was set by a code or link: each was limited. */
  passwordReset: ALWAYS,
  newsletter: {
    recipient: { most: 5, hours: 24 },
    source: { most: 30, hours: 1 },
    sender: { most: 20, hours: 24 },
    store: { most: 2_000, hours: 1 },
    refusal: 409,
  },
  /** Follows from the link of a limited mail. */
  newsletterWelcome: ALWAYS,
  stockAlert: {
    recipient: { most: 5, hours: 24 },
    source: { most: 30, hours: 1 },
    sender: { most: 20, hours: 24 },
    store: { most: 2_000, hours: 1 },
    refusal: 409,
  },
  /** One for each confirmed stock alert. */
  restocked: ALWAYS,
  friend: {
    recipient: { most: 3, hours: 24 },
    source: { most: 20, hours: 1 },
    sender: { most: 5, hours: 1 },
    store: { most: 1_000, hours: 1 },
    refusal: 409,
  },
  wishlist: {
    recipient: { most: 5, hours: 24 },
    source: { most: 40, hours: 1 },
    store: { most: 1_000, hours: 1 },
    refusal: 429,
  },
  contact: {
    recipient: { most: 10, hours: 24 },
    source: { most: 20, hours: 1 },
    store: { most: 1_000, hours: 1 },
    refusal: 429,
  },
  claim: {
    recipient: { most: 10, hours: 24 },
    source: { most: 20, hours: 1 },
    store: { most: 1_000, hours: 1 },
    refusal: 429,
  },
  /** To the shop's own customer service. */
  service: { source: { most: 40, hours: 1 }, store: { most: 5_000, hours: 1 }, refusal: 429 },
  storeApplication: {
    recipient: { most: 3, hours: 24 },
    source: { most: 10, hours: 1 },
    store: { most: 100, hours: 24 },
    refusal: 429,
  },
  teenInvitation: {
    recipient: { most: 3, hours: 24 },
    source: { most: 20, hours: 1 },
    sender: { most: 10, hours: 24 },
    store: { most: 1_000, hours: 1 },
    refusal: 429,
  },
  teenRequest: {
    recipient: { most: 10, hours: 24 },
    source: { most: 20, hours: 1 },
    sender: { most: 20, hours: 24 },
    store: { most: 1_000, hours: 1 },
    refusal: 429,
  },
  teenPayment: {
    recipient: { most: 20, hours: 24 },
    source: { most: 40, hours: 1 },
    sender: { most: 20, hours: 24 },
    store: { most: 1_000, hours: 1 },
    refusal: 429,
  },
  booking: {
    recipient: { most: 10, hours: 24 },
    source: { most: 20, hours: 1 },
    store: { most: 2_000, hours: 1 },
    refusal: 429,
  },
  /** One for each booking. */
  bookingEnded: ALWAYS,
  /** About an order that was never paid: its address may be anybody's. */
  unpaidOrder: {
    recipient: { most: 10, hours: 24 },
    source: { most: 30, hours: 1 },
    store: { most: 5_000, hours: 1 },
    refusal: 429,
  },
  /** About an order that was paid once: its states, invoice, returns and gift cards. */
  paidOrder: ALWAYS,
  /** An invoice of a ticket, or one in place of another. */
  invoice: {
    recipient: { most: 20, hours: 24 },
    source: { most: 30, hours: 1 },
    store: { most: 2_000, hours: 1 },
    refusal: 429,
  },
} as const satisfies Readonly<Record<string, MessageLimits | typeof ALWAYS>>

/** What a message is about; decides how often it may go out. */
export type MessagePurpose = keyof typeof policies

export const MESSAGE_PURPOSES: readonly MessagePurpose[] = Object.keys(policies).filter(
  (name): name is MessagePurpose => Object.hasOwn(policies, name),
)

/** The limits of a purpose; absent for what always goes out. */
export const limitsOf = (purpose: MessagePurpose): MessageLimits | undefined => {
  const policy: MessageLimits | typeof ALWAYS = policies[purpose]
  return policy === ALWAYS ? undefined : policy
}

const HOUR_MS = 3_600_000

export const windowMs = ({ hours }: Allowance): number => hours * HOUR_MS
