import type * as Redacted from "effect/Redacted"

/** Authenticates an agent: a single-use token, or the agent's key, from which one is created. */
export type AgentCredential =
  | { readonly token: Redacted.Redacted<string> }
  | { readonly key: Redacted.Redacted<string> }

/** A store agent who buys for a customer (S3). */
export type AssistedPurchase = AgentCredential & {
  readonly agentId: string
  readonly agentName: string
  /** The customer's user id or email address. */
  readonly clientId: string
  /** Whether the agent also places the order. */
  readonly forcePurchase: boolean
  /** Serial number of the till: orders name it. */
  readonly deviceSerial?: string
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
