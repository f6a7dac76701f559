import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type * as Redacted from "effect/Redacted"
import * as Schema from "effect/Schema"
import type { MerchantSession } from "../../domain/payment/PaymentSession.ts"

/** The device wallet was closed without a payment; the cart is unchanged (F101). */
export class DeviceWalletClosed extends Schema.TaggedError<DeviceWalletClosed>()("DeviceWalletClosed", {
  /**
   * `cancelled` by the customer or the device's own time limit; `notValidated`: the merchant validation failed or timed
   * out; `unavailable`: there is no wallet, or it did not open.
   */
  closedReason: Schema.Literals(["cancelled", "notValidated", "unavailable"]),
}) {}

/** A payment request for the device wallet. */
export interface WalletRequest {
  /** The merchant name. */
  readonly storeName: string
  readonly countryCode: string
  readonly currencyCode: string
  /** Decimal with a point. */
  readonly amount: string
  /** Card networks with the contract's names; empty for all. */
  readonly networks: readonly string[]
}

/** An open device wallet. */
export interface OpenWallet {
  /** The wallet's merchant validation URL. */
  readonly validationRequested: Effect.Effect<string>
  /** Passes the merchant session to the wallet. */
  readonly validate: (session: MerchantSession) => Effect.Effect<void>
  /** The confirmed payment token; it can be submitted once. */
  readonly authorized: Effect.Effect<Redacted.Redacted<string>>
  /** Fails when the wallet is closed; never completes otherwise. */
  readonly closed: Effect.Effect<never, DeviceWalletClosed>
  /** Closes the wallet. */
  readonly abort: Effect.Effect<void>
}

/** The device's payment wallet (S7.12: the federated Apple Pay flow). */
export class DeviceWallet extends Context.Service<
  DeviceWallet,
  {
    /** Whether this device supports the wallet. */
    readonly canPay: Effect.Effect<boolean>
    /** Opens the wallet. Must run synchronously in a click handler: devices require a user gesture. */
    readonly open: (request: WalletRequest) => Effect.Effect<OpenWallet, DeviceWalletClosed>
    /** Reports the payment result to the open wallet; does nothing when none is open. */
    readonly complete: (isPaid: boolean) => Effect.Effect<void>
  }
>()("DeviceWallet") {}
