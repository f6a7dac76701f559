import * as Effect from "effect/Effect"
import type { PaymentOutcome } from "../../domain/payment/PaymentState.ts"
import type { PaymentRedirect } from "../../domain/payment/PaymentStatus.ts"
import { allowedRedirect } from "../../domain/shared/allowedRedirect.ts"
import type { OrderId } from "../../domain/shared/OrderId.ts"
import { PageNavigator } from "../platform/PageNavigator.ts"
import { StoreScope } from "../store/StoreScope.ts"
import type { CheckoutOutcome } from "./CheckoutOutcome.ts"
import { ProviderPaymentHandler } from "./ProviderPaymentHandler.ts"

/** Configuration variable with the allowed redirect hosts of payments, separated by commas (R11). */
export const REDIRECT_HOSTS = "PAYMENT_REDIRECT_HOSTS"
/** Configuration variable: `true` to confirm with the customer before a redirect (S4). */
const CONFIRM_REDIRECT_VARIABLE = "PAYMENT_REDIRECT_CONFIRMATION"

const FAILED: CheckoutOutcome = { outcome: "failed" }
/** The order exists before its payment redirects: it must be paid again, not bought again. */
const unpaidOrder = (orderId: OrderId): CheckoutOutcome => ({ outcome: "failed", orderId })

/** Maps an end state of the payment machine to an outcome; redirects to the provider where allowed. */
export const toCheckoutOutcome = Effect.fnUntraced(function* (
  orderId: OrderId,
  ended: PaymentOutcome,
  confirmRedirect: boolean,
) {
  switch (ended.outcome) {
    case "redirectRequired":
      return yield* redirectToProvider(orderId, ended.redirect, confirmRedirect)
    case "handoffRequired":
      return yield* handOffPayment(orderId, ended.redirect, confirmRedirect)
    case "challengeRequired": {
      const url = yield* allowedAddress(ended.challenge.url)
      return url === undefined
        ? FAILED
        : ({ outcome: "challengeRequired", challenge: { ...ended.challenge, url } } satisfies CheckoutOutcome)
    }
    case "paid": {
      const { outcome: outcome, ...opened } = ended
      return { outcome, orderId, ...opened } satisfies CheckoutOutcome
    }
    case "scanRequired": {
      const { outcome: outcome, qr, ...opened } = ended
      const link = yield* allowedAddress(qr.payload)
      return { outcome, orderId, qr: link === undefined ? qr : { ...qr, link }, ...opened } satisfies CheckoutOutcome
    }
    case "declined": {
      const { outcome: outcome, ...why } = ended
      return { outcome, ...why } satisfies CheckoutOutcome
    }
    case "failed":
      return ended.isOrder === true ? unpaidOrder(orderId) : FAILED
    case "passwordRequired":
      return { outcome: ended.outcome } satisfies CheckoutOutcome
    default:
      return { outcome: ended.outcome, orderId } satisfies CheckoutOutcome
  }
})

/** Returns a provider's address if it is on the allow list (R11). */
const allowedAddress = Effect.fnUntraced(function* (address: string) {
  const { store } = yield* StoreScope
  const navigator = yield* PageNavigator
  const hosts = (store.configuration[REDIRECT_HOSTS] ?? "").split(",").map((host) => host.trim())
  return allowedRedirect(address, hosts, navigator.parse)
})

/**
 * Passes the provider's address and parameters to the payment handler (S4); without one, returns
 * the generic error (F100). Does not repeat this for a customer who came back without a new click.
 */
const handOffPayment = Effect.fnUntraced(function* (orderId: OrderId, redirect: PaymentRedirect, hasReturned: boolean) {
  const { handle } = yield* ProviderPaymentHandler
  const url = yield* allowedAddress(redirect.url)
  if (handle === undefined || url === undefined) return unpaidOrder(orderId)
  const handled = hasReturned ? "returned" : yield* handle(orderId, { ...redirect, url })
  return handled === "redirecting"
    ? ({ outcome: "redirecting" } satisfies CheckoutOutcome)
    : ({ outcome: "unknown", orderId } satisfies CheckoutOutcome)
})

/**
 * Redirects to the provider at once, or asks for confirmation: when the store configures it, or a new tab needs a user
 * gesture (F94).
 */
const redirectToProvider = Effect.fnUntraced(function* (
  orderId: OrderId,
  redirect: PaymentRedirect,
  confirmRedirect: boolean,
) {
  const { store } = yield* StoreScope
  const navigator = yield* PageNavigator
  const address = yield* allowedAddress(redirect.url)
  if (address === undefined) return unpaidOrder(orderId)
  if (confirmRedirect || redirect.newTab || store.configuration[CONFIRM_REDIRECT_VARIABLE] === "true")
    return { outcome: "redirectRequired", orderId, redirect: { ...redirect, url: address } } satisfies CheckoutOutcome
  yield* redirect.method === "POST" ? navigator.postForm(address, redirect.parameters) : navigator.go(address)
  return { outcome: "redirecting" } satisfies CheckoutOutcome
})
