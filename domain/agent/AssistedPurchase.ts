import type * as Redacted from "effect/Redacted"

/** A store agent who buys for a client (specification, section 3). */
export interface AssistedPurchase {
  readonly agentId: string
  readonly agentName: string
  /** The client's user id or e-mail. */
  readonly clientId: string
  /** Proof of the agent, good once. */
  readonly token: Redacted.Redacted<string>
  /** Whether the agent places the order too. */
  readonly forcePurchase: boolean
}

/** A client's session that an agent uses. */
export interface AssistedSession {
  readonly accessToken: Redacted.Redacted<string>
  /** Seconds. */
  readonly expiresIn: number
  readonly userId: string
  readonly agentId: string
  readonly forcePurchase: boolean
}
