import * as Duration from "effect/Duration"
import * as Effect from "effect/Effect"
import type { PaymentMethod } from "../../domain/checkout/PaymentMethod.ts"
import type { TokenPayment } from "../../domain/payment/PaymentEntry.ts"
import type { Money } from "../../domain/shared/Money.ts"
import type { OrderId } from "../../domain/shared/OrderId.ts"
import { decimalAmount } from "../../domain/store/decimalAmount.ts"
import type { SolvedCaptcha } from "../shared/SolvedCaptcha.ts"
import { StoreScope } from "../store/StoreScope.ts"
import { DeviceWallet, DeviceWalletClosed } from "./DeviceWallet.ts"
import { PaymentGateway } from "./PaymentGateway.ts"
import { optionalSecret } from "../shared/optionalSecret.ts"

/** The wallet closes by itself after 30 seconds without merchant validation; this must end first. */
const VALIDATION_TIMEOUT = Duration.seconds(20)
/** Session kind of the merchant validation (`createCardPaymentSession`). */
const VALIDATION = "merchantValidation"
/** Configuration variable with the merchant name for the wallet. */
const STORE_NAME = "STORE_NAME"
const SHOP_NAME = "Selvedge"

/** Input of a confirmation on the device. */
export interface DeviceConfirmation {
  readonly orderId: OrderId
  readonly method: Pick<PaymentMethod, "id" | "networks">
  /** The total minus gift cards. */
  readonly total: Money
  /** Opens a guest's unpaid order when the session does not. */
  readonly guestToken?: string
  /** Required when the merchant validation asks for a captcha. */
  readonly captcha?: SolvedCaptcha
}

/**
 * Confirms a payment in the device wallet and returns the token to submit once.
 *
 * Opens the wallet before any await, so that it opens within the user gesture. Fails with `DeviceWalletClosed` when the
 * customer closes it, when it did not open or when the merchant validation timed out, and with `BackendError` when the
 * validation was refused. In these cases nothing is paid and the cart is unchanged (F101).
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
      .createCardPaymentSession(orderId, method.id, VALIDATION, address, optionalSecret(guestToken), captcha)
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
