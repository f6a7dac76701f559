import type * as Redacted from "effect/Redacted"
import type { Address } from "../address/Address.ts"

/** A customer without an account who buys at a till. */
export interface TemporaryUserRequest {
  readonly address: Address
  /** The six-digit code that the till shows. */
  readonly code: string
  /** With country code: "+34600000000". */
  readonly phone: string
  readonly physicalStoreId: string
  /** Name of the employee: orders name it. */
  readonly agentName?: string
  /** Serial number of the till: orders name it. */
  readonly deviceSerial?: string
}

/** A temporary user with a session. */
export interface TemporaryUser {
  readonly userId: string
  readonly accessToken: Redacted.Redacted<string>
  /** Seconds. */
  readonly expiresIn: number
  readonly addressId: string
}
