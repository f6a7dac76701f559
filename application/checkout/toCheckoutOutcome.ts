import * as Effect from "effect/Effect"
import type { PaymentOutcome } from "../../domain/payment/PaymentState.ts"
import type { PaymentRedirect } from "../../domain/payment/PaymentStatus.ts"
import { allowedRedirect } from "../../domain/shared/allowedRedirect.ts"
import type { OrderId } from "../../domain/shared/OrderId.ts"
import { PageNavigator } from "../platform/PageNavigator.ts"
import { StoreScope } from "../store/StoreScope.ts"
import type { CheckoutOutcome } from "./CheckoutOutcome.ts"
import { ProviderPaymentHandler } from "./ProviderPaymentHandler.ts"

/** Configuration variable with the hosts a payment may lead to, separated by commas (ruling R11). */
export const REDIRECT_HOSTS = "PAYMENT_REDIRECT_HOSTS"
/** Configuration variable: `true` where the shopper is asked before a payment leads away (specification, section 4). */
const CONFIRM_REDIRECT_VARIABLE = "PAYMENT_REDIRECT_CONFIRMATION"

const FAILED: CheckoutOutcome = { outcome: "failed" }
/** The order is taken before its payment leads away: it stands, and is paid again and not bought again. */
const unpaidOrder = (orderId: OrderId): CheckoutOutcome => ({ outcome: "failed", orderId })

/**
 * What an end of the payment machine is for the shopper: it leads to the provider, where that is allowed, and says the
 * rest.
 */
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

/** The address of a provider when it may be followed, or nothing (ruling R11). */
const allowedAddress = Effect.fnUntraced(function* (address: string) {
  const { store } = yield* StoreScope
  const navigator = yield* PageNavigator
  const hosts = (store.configuration[REDIRECT_HOSTS] ?? "").split(",").map((host) => host.trim())
  return allowedRedirect(address, hosts, navigator.parse)
})

/**
 * Passes the provider's address and parameters to whoever takes such payments (specification, section 4); the generic
 * error where nobody does (F100). Nothing is passed a second time to somebody who comes back and pressed nothing.
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
 * Leads to the provider at once, or asks the shopper first: where the store wants it, and where a tab of its own needs
 * a press (F94).
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
