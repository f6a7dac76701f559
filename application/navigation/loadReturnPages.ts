import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import type { PageAddress } from "../../domain/navigation/PageAddress.ts"
import type { ReturnFields } from "../../domain/returns/returnFields.ts"
import { isOrderId } from "../../domain/shared/OrderId.ts"
import { answerReturnForm } from "../returns/answerReturnForm.ts"
import { loadOrderReturns, loadReturnDetail, loadReturnList, outcomeOf } from "../returns/loadReturnPages.ts"
import { RETURN_DETAIL_PAGE } from "../returns/ReturnPages.ts"
import type { BackendError } from "../shared/BackendError.ts"
import { framedPage, notFound } from "./loadPage.ts"
import type { PageContent, PageData } from "./PageData.ts"

/**
 * Loads the return form of an order after a step, and names the page of the stored return after a submission. Never
 * fails: errors become error pages.
 */
export const loadReturnPage = Effect.fn("navigation.loadReturnPage")(function* (
  address: PageAddress,
  fields: ReturnFields = {},
) {
  const { orderId = "", guestToken } = address.parameters
  if (!isOrderId(orderId)) return yield* framedPage(address, Effect.succeed(notFound("order")))
  const page = yield* framedPage(
    address,
    orNotFound(
      Effect.map(answerReturnForm(orderId, fields, guestToken), (form): PageContent => ({ content: "return", form })),
    ),
  )
  const returnId = page.content.content === "return" ? page.content.form.submittedId : undefined
  return returnId === undefined
    ? page
    : { ...page, next: { ...address, page: RETURN_DETAIL_PAGE, parameters: { orderId, returnId, done: "submitted" } } }
})

/** Loads the returns of an account; a guest gets `registeredOnly`. Never fails: errors become error pages. */
export const loadReturnListPage = Effect.fn("navigation.loadReturnListPage")(function* (
  address: PageAddress,
  fields?: ReturnFields,
) {
  const { page = "1", done } = address.parameters
  const outcome = outcomeOf(done)
  const loaded = yield* framedPage(
    address,
    /^[1-9][0-9]{0,4}$/.test(page)
      ? Effect.map(loadReturnList(Number(page), fields), (list): PageContent =>
          Option.isNone(list)
            ? { content: "registeredOnly" }
            : { content: "returnList", list: { ...(outcome === undefined ? {} : { outcome }), ...list.value } },
        )
      : Effect.succeed(notFound("page")),
  )
  return fields === undefined || loaded.content.content !== "returnList"
    ? loaded
    : withOutcome(loaded, address, loaded.content.list.outcome)
})

/** Loads one return, or the returns of an order. Never fails: errors become error pages. */
export const loadReturnDetailPage = Effect.fn("navigation.loadReturnDetailPage")(function* (
  address: PageAddress,
  fields?: ReturnFields,
) {
  const { orderId = "", returnId, guestToken, done } = address.parameters
  if (!isOrderId(orderId)) return yield* framedPage(address, Effect.succeed(notFound("order")))
  if (returnId === undefined)
    return yield* framedPage(
      address,
      orNotFound(
        Effect.map(loadOrderReturns(orderId, guestToken), (returns): PageContent => ({
          content: "orderReturns",
          returns,
        })),
      ),
    )
  if (!/^[0-9]{1,18}$/.test(returnId)) return yield* framedPage(address, Effect.succeed(notFound("page")))
  const outcome = outcomeOf(done)
  const loaded = yield* framedPage(
    address,
    orNotFound(
      Effect.map(
        loadReturnDetail(orderId, returnId, { guestToken, ...(fields === undefined ? {} : { fields }) }),
        (detail): PageContent => ({
          content: "returnDetail",
          detail: { ...(outcome === undefined ? {} : { outcome }), ...detail },
        }),
      ),
    ),
  )
  return fields === undefined || loaded.content.content !== "returnDetail"
    ? loaded
    : withOutcome(loaded, address, loaded.content.detail.outcome)
})

/** After an action the page is shown at an address that a reload can repeat. */
function withOutcome(page: PageData, address: PageAddress, done: string | undefined): PageData {
  if (done === undefined) return page
  const { guestToken: _guestToken, ...parameters } = address.parameters
  return { ...page, next: { ...address, parameters: { ...parameters, done } } }
}

function orNotFound<R>(content: Effect.Effect<PageContent, BackendError, R>) {
  return Effect.catchReason(content, "BackendError", "NotFound", () => Effect.succeed(notFound("order")))
}
