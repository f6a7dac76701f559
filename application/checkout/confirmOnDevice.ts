import * as Duration from "effect/Duration"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import type { PaymentMethod } from "../../domain/checkout/PaymentMethod.ts"
import type { TokenPayment } from "../../domain/payment/PaymentEntry.ts"
import type { Money } from "../../domain/shared/Money.ts"
import type { OrderId } from "../../domain/shared/OrderId.ts"
import { decimalAmount } from "../../domain/store/decimalAmount.ts"
import type { SolvedCaptcha } from "../shared/SolvedCaptcha.ts"
import { StoreScope } from "../store/StoreScope.ts"
import { DeviceWallet, DeviceWalletClosed } from "./DeviceWallet.ts"
import { PaymentGateway } from "./PaymentGateway.ts"

/** A wallet gives up by itself after half a minute; who waits longer for the shop to vouch sees nothing happen. */
const VALIDATION_TIMEOUT = Duration.seconds(20)
/** Kind of the session by which a shop vouches for itself (`createCardPaymentSession`). */
const VALIDATION = "merchantValidation"
/** Configuration variable with the name that a wallet shows. */
const STORE_NAME = "STORE_NAME"
const SHOP_NAME = "Selvedge"

/** What is confirmed on the device. */
export interface DeviceConfirmation {
  readonly orderId: OrderId
  readonly method: Pick<PaymentMethod, "id" | "networks">
  /** What gift cards leave. */
  readonly total: Money
  /** Opens a guest's order that stands unpaid, where the session does not. */
  readonly guestToken?: string
  /** Where the shop vouches for itself only with a captcha. */
  readonly captcha?: SolvedCaptcha
}

/**
 * Has a payment confirmed in the wallet of the device; the answer is sent with the purchase, once.
 *
 * The wallet opens before anything is awaited, so that it opens in the shopper's press. Fails with `DeviceWalletClosed`
 * when the shopper closes it, when it did not open, or when the shop did not vouch for itself in time, and with
 * `BackendError` when it refused to. Nothing is paid then, and the cart is as it was (F101).
 */
export const confirmOnDevice = Effect.fn("checkout.confirmOnDevice")(function* ({
  orderId,
  method,
  total,
  guestToken,
  captcha,
}: DeviceConfirmation) {
  const { store } = yield* StoreScope
  const gateway = yield* PaymentGateway
  const named = store.configuration[STORE_NAME]?.trim() ?? ""
  const wallet = yield* (yield* DeviceWallet).open({
    storeName: named === "" ? SHOP_NAME : named,
    countryCode: store.countryCode,
    currencyCode: total.currencyCode,
    amount: decimalAmount(total, store.currency.currencyDecimals),
    networks: method.networks,
  })
  const confirmed = Effect.gen(function* () {
    const address = yield* wallet.validationRequested
    const { merchantSession } = yield* gateway
      .createCardPaymentSession(
        orderId,
        method.id,
        VALIDATION,
        address,
        guestToken === undefined ? undefined : Redacted.make(guestToken),
        captcha,
      )
      .pipe(
        Effect.timeoutOrElse({
          duration: VALIDATION_TIMEOUT,
          orElse: () => Effect.fail(new DeviceWalletClosed({ closedReason: "notValidated" })),
        }),
      )
    if (merchantSession === undefined) return yield* new DeviceWalletClosed({ closedReason: "notValidated" })
    yield* wallet.validate(merchantSession)
    return yield* wallet.authorized
  }).pipe(Effect.tapError(() => wallet.abort))
  const token = yield* Effect.raceFirst(confirmed, wallet.closed)
  return { by: "token", methodId: method.id, of: "deviceWallet", token } satisfies TokenPayment
})
