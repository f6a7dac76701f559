import type { BackendErrorReason } from "../../application/shared/BackendError.ts"
import type { ShopError } from "../runtime/CommandResult.ts"
import type { TextParameters, Translate } from "./createTranslate.ts"
import type { TextKey } from "./TextKey.ts"

/** An error as text: the event, its consequences with the next step, and the key for support. */
export interface PresentedError {
  readonly title: string
  readonly text: string
  /** For the `details` of an `Alert`. It never contains customer input. Absent for refusals, which need no support. */
  readonly details: { readonly label: string; readonly text: string } | undefined
}

/** Returns the texts of any command error. The compiler requires texts for every error. */
export function presentError(error: ShopError, t: Translate): PresentedError {
  const texts = textsForError(error, t)
  return { ...texts, details: supportDetails(error, errorKey(error), t) }
}

/**
 * Failures of the backend or of this page. All other errors are refusals that the customer can correct: a quantity, a
 * name, a code.
 */
const ERROR_TAGS: readonly string[] = ["BackendError", "CommandDefect", "StorageError"]

/** Details for support; `undefined` for refusals. */
export function supportDetails(
  { _tag }: { readonly _tag: string },
  key: string,
  t: Translate,
): PresentedError["details"] {
  return ERROR_TAGS.includes(_tag) ? { label: t("errors.details"), text: key } : undefined
}

type ErrorTexts = Omit<PresentedError, "details">

/** Keys of texts that consist of a title and a text. */
type ErrorTextKey = {
  [Key in TextKey]: Key extends `${infer Stem}.title` ? (`${Stem}.text` extends TextKey ? Stem : never) : never
}[TextKey]

const textsOf = (t: Translate, key: ErrorTextKey, parameters?: TextParameters): ErrorTexts => ({
  title: t(`${key}.title`, parameters),
  text: t(`${key}.text`, parameters),
})

function textsForError(error: ShopError, t: Translate): ErrorTexts {
  switch (error._tag) {
    case "AddressRefused":
      return textsOf(t, "errors.address")
    case "QueuedAddition":
      return textsOf(t, "errors.queued")
    case "CardRefused":
      return textsOf(t, "errors.card")
    case "CartEmpty":
      return textsOf(t, "errors.cartEmpty")
    case "CartLimitReached":
      return textsOf(t, "errors.cartLimit", { count: error.maximum })
    case "QuantityRefused":
      return {
        ...textsOf(t, "errors.quantity", { maximum: error.maximum }),
        ...(error.lot === undefined ? {} : { text: t("catalog.lotSize", { count: error.lot }) }),
      }
    case "NotEnoughStock":
      return error.available === 0
        ? textsOf(t, "errors.soldOut")
        : textsOf(t, "errors.stock", { count: error.available })
    case "PromoCodeRefused":
      return textsOf(t, "errors.promoCode", { code: error.promoCode })
    case "TotalChanged":
      return textsOf(t, "errors.total")
    case "CommandDefect":
      return textsOf(t, "errors.defect")
    case "BackendError":
      return textsForReason(error.reason, t)
  }
}

function textsForReason(reason: BackendErrorReason, t: Translate): ErrorTexts {
  switch (reason._tag) {
    case "SessionExpired":
      return textsOf(t, "errors.session")
    case "Forbidden":
      return textsOf(t, "errors.forbidden")
    case "NotFound":
    case "MissingPathParameters":
    case "UnknownAction":
      return textsOf(t, "errors.notFound")
    case "RateLimited":
      return textsOf(t, "errors.busy", { count: Math.ceil(reason.retryAfterMillis / 1000) })
    case "Rejected":
      return {
        ...textsOf(t, "errors.rejected"),
        ...(reason.description === undefined ? {} : { text: reason.description }),
      }
    case "ServerFault":
      return textsForFault(reason.key, t) ?? textsOf(t, "errors.server")
    case "ContractMismatch":
      return textsOf(t, "errors.answer")
    case "Unreachable":
      return textsOf(t, "errors.unreachable")
    case "TimedOut":
      return textsOf(t, "errors.timedOut")
    case "Cancelled":
      return textsOf(t, "errors.cancelled")
  }
}

/** The texts of the specific cart errors in S8; `undefined` for general ones. */
function textsForFault(key: string | undefined, t: Translate): ErrorTexts | undefined {
  switch (key) {
    case "LINE_NO_BUYABLE":
      return textsOf(t, "errors.lineUnavailable")
    case "_ERR_CUSTOMIZATION_NOT_ALLOWED":
    case "_ERR_CUSTOMIZATION_NOT_COMPLETED":
      return textsOf(t, "errors.customization")
    case "_WARN_MAX_PRODUCTS_SHOP_CART":
      return textsOf(t, "errors.cartFull")
    default:
      return undefined
  }
}

/**
 * The identification of an error for support: the backend's own key if present, the operation and the kind of failure.
 */
export function errorKey(error: ShopError): string {
  if (error._tag !== "BackendError") return "messageKey" in error ? error.messageKey : error._tag
  const { reason } = error
  const key = reason._tag === "Rejected" || reason._tag === "ServerFault" ? reason.key : undefined
  return [key, `${error.operation}.${reason._tag}`].filter((part) => part !== undefined).join(" ")
}
