import * as Effect from "effect/Effect"
import type { PageAddress } from "../../domain/navigation/PageAddress.ts"
import { isOrderId } from "../../domain/shared/OrderId.ts"
import { isBusinessCustomer } from "../account/isBusinessCustomer.ts"
import { userKind } from "../cart/userKind.ts"
import { plainCaptcha } from "../catalog/plainCaptcha.ts"
import { loadOrderPage } from "../returns/loadOrderPage.ts"
import { optionalSection } from "../shared/optionalSection.ts"
import { framedPage, notFound } from "./loadPage.ts"
import type { OrderLookupPage } from "./OrderLookupPage.ts"
import { LOOKUP_REFUSED_REASONS } from "./OrderLookupPage.ts"
import type { PageContent } from "./PageData.ts"

/**
 * Loads the page of an order; separate from `loadPage` because of its gateways. Never fails: errors become error pages,
 * and an order that is not the customer's is a missing one (F117).
 */
export const loadOrderPageData = Effect.fn("navigation.loadOrderPageData")(function* (address: PageAddress) {
  const { orderId = "", guestToken } = address.parameters
  if (!isOrderId(orderId)) return yield* framedPage(address, Effect.succeed(notFound("order")))
  const content = Effect.all([loadOrderPage(orderId, guestToken), isBusinessSession], { concurrency: 2 }).pipe(
    Effect.map(([order, isBusiness]): PageContent => ({
      content: "order",
      order: { ...order, ...(isBusiness && order.order.openedBy === "session" ? { isBusiness } : {}) },
    })),
    Effect.catchReason("BackendError", "NotFound", () => Effect.succeed(notFound("order"))),
  )
  return yield* framedPage(address, content)
})

/** Whether a company is signed in. Guests need no call. */
const isBusinessSession = Effect.flatMap(userKind, (kind) =>
  kind === "guest" ? Effect.succeed(false) : optionalSection("Company", isBusinessCustomer, false),
)

/** Loads the page that opens a guest's order by a code. Never fails: errors become error pages. */
export const loadOrderLookupPage = Effect.fn("navigation.loadOrderLookupPage")(function* (address: PageAddress) {
  return yield* framedPage(
    address,
    Effect.map(loadOrderLookup(address.parameters), (lookup): PageContent => ({ content: "orderLookup", lookup })),
  )
})

/** A form that was refused for lack of a captcha is shown with one. Reads no order. */
const loadOrderLookup = Effect.fnUntraced(function* (parameters: PageAddress["parameters"]) {
  const refused = LOOKUP_REFUSED_REASONS.find((known) => known === parameters["refused"])
  const captcha = refused === "captcha" ? yield* plainCaptcha : undefined
  return {
    step: parameters["step"] === "code" ? "code" : "contact",
    ...(refused === undefined ? {} : { refused }),
    ...(captcha === undefined ? {} : { captcha }),
  } satisfies OrderLookupPage
})
