import type * as Redacted from "effect/Redacted"

/** A store agent who buys for a customer (S3). */
export interface AssistedPurchase {
  readonly agentId: string
  readonly agentName: string
  /** The customer's user id or email address. */
  readonly clientId: string
  /** Single-use token that authenticates the agent. */
  readonly token: Redacted.Redacted<string>
  /** Whether the agent also places the order. */
  readonly forcePurchase: boolean
}

/** A customer's session used by an agent. */
export interface AssistedSession {
  readonly accessToken: Redacted.Redacted<string>
  /** Seconds. */
  readonly expiresIn: number
  readonly userId: string
  readonly agentId: string
  readonly forcePurchase: boolean
}
