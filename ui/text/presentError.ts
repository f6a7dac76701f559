import type { BackendFailureReason } from "../../application/shared/BackendError.ts"
import type { ShopError } from "../runtime/CommandResult.ts"
import type { Translate } from "./createTranslate.ts"

/** An error in the shopper's words: what happened; what was kept and what to do; the key for support. */
export interface PresentedError {
  readonly title: string
  readonly text: string
  /** Fits the `details` of a `Notice`. Never holds what the shopper typed. */
  readonly details: { readonly label: string; readonly text: string }
}

/** Any error a command can answer, in words. A new error without words does not compile. */
export function presentError(error: ShopError, t: Translate): PresentedError {
  const words = wordsFor(error, t)
  return { ...words, details: { label: t("error.details"), text: errorKey(error) } }
}

type Words = Omit<PresentedError, "details">

function wordsFor(error: ShopError, t: Translate): Words {
  switch (error._tag) {
    case "AddressRefused":
      return { title: t("error.address.title"), text: t("error.address.text") }
    case "AdditionKept":
      return { title: t("error.kept.title"), text: t("error.kept.text") }
    case "CardRefused":
      return { title: t("error.card.title"), text: t("error.card.text") }
    case "CartEmpty":
      return { title: t("error.cartEmpty.title"), text: t("error.cartEmpty.text") }
    case "CartLimitReached":
      return { title: t("error.cartLimit.title"), text: t("error.cartLimit.text", { count: error.maximum }) }
    case "QuantityRefused":
      return { title: t("error.quantity.title"), text: t("error.quantity.text", { maximum: error.maximum }) }
    case "NotEnoughStock":
      return error.available === 0
        ? { title: t("error.soldOut.title"), text: t("error.soldOut.text") }
        : { title: t("error.stock.title"), text: t("error.stock.text", { count: error.available }) }
    case "PromoCodeRefused":
      return { title: t("error.promoCode.title", { code: error.promoCode }), text: t("error.promoCode.text") }
    case "TotalChanged":
      return { title: t("error.total.title"), text: t("error.total.text") }
    case "CommandDefect":
      return { title: t("error.defect.title"), text: t("error.defect.text") }
    case "BackendError":
      return wordsForReason(error.reason, t)
  }
}

function wordsForReason(reason: BackendFailureReason, t: Translate): Words {
  switch (reason._tag) {
    case "SessionExpired":
      return { title: t("error.session.title"), text: t("error.session.text") }
    case "Forbidden":
      return { title: t("error.forbidden.title"), text: t("error.forbidden.text") }
    case "NotFound":
    case "MissingPathParameters":
      return { title: t("error.notFound.title"), text: t("error.notFound.text") }
    case "RateLimited":
      return { title: t("error.busy.title"), text: t("error.busy.text", { count: Math.ceil(reason.retryAfterMillis / 1000) }) }
    case "Rejected":
      return { title: t("error.rejected.title"), text: reason.description ?? t("error.rejected.text") }
    case "ServerFault":
      return { title: t("error.server.title"), text: t("error.server.text") }
    case "ContractMismatch":
      return { title: t("error.answer.title"), text: t("error.answer.text") }
    case "Unreachable":
      return { title: t("error.unreachable.title"), text: t("error.unreachable.text") }
    case "TimedOut":
      return { title: t("error.timedOut.title"), text: t("error.timedOut.text") }
    case "Cancelled":
      return { title: t("error.cancelled.title"), text: t("error.cancelled.text") }
  }
}

/** What names an error for support: the server's own key where it gave one, the operation and the kind of failure. */
export function errorKey(error: ShopError): string {
  if (error._tag !== "BackendError") return "messageKey" in error ? error.messageKey : error._tag
  const { reason } = error
  const key = reason._tag === "Rejected" || reason._tag === "ServerFault" ? reason.key : undefined
  return [key, `${error.operation}.${reason._tag}`].filter((part) => part !== undefined).join(" ")
}
