import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type * as Redacted from "effect/Redacted"
import * as Schema from "effect/Schema"
import type { MerchantSession } from "../../domain/payment/PaymentSession.ts"

/** The wallet of the device was closed and nothing was paid; the cart is as it was (F101). */
export class DeviceWalletClosed extends Schema.TaggedError<DeviceWalletClosed>()("DeviceWalletClosed", {
  /**
   * `cancelled` by the shopper or by the device's own time limit; `notValidated`: the shop did not vouch for itself in
   * time; `unavailable`: there is no wallet, or it did not open.
   */
  closedReason: Schema.Literals(["cancelled", "notValidated", "unavailable"]),
}) {}

/** What a wallet shows and pays. */
export interface WalletRequest {
  /** Whom the shopper pays. */
  readonly storeName: string
  readonly countryCode: string
  readonly currencyCode: string
  /** Decimal, with a point. */
  readonly amount: string
  /** Card networks in the contract's words; empty for all. */
  readonly networks: readonly string[]
}

/** A wallet that is open on the device. */
export interface OpenWallet {
  /** The address at which the wallet wants the shop to vouch for itself. */
  readonly validationRequested: Effect.Effect<string>
  /** Gives the wallet what the shop vouches with. */
  readonly validate: (session: MerchantSession) => Effect.Effect<void>
  /** What the shopper confirmed, to be sent once. */
  readonly authorized: Effect.Effect<Redacted.Redacted<string>>
  /** Fails once the wallet is closed; never ends before. */
  readonly closed: Effect.Effect<never, DeviceWalletClosed>
  /** Takes the wallet away. */
  readonly abort: Effect.Effect<void>
}

/** The wallet of a device that confirms payments (specification, section 7: the federated Apple Pay flow). */
export class DeviceWallet extends Context.Service<
  DeviceWallet,
  {
    /** Whether this device can pay so. */
    readonly canPay: Effect.Effect<boolean>
    /** Opens the wallet, in the very press of a button: a device opens it at no other time. */
    readonly open: (request: WalletRequest) => Effect.Effect<OpenWallet, DeviceWalletClosed>
    /** Tells the open wallet whether the payment went through; nothing where none is open. */
    readonly complete: (isPaid: boolean) => Effect.Effect<void>
  }
>()("DeviceWallet") {}
