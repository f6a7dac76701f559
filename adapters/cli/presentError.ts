import type { AccountChangeRefused } from "../../domain/account/AccountChangeRefused.ts"
import type { SignInRefusedReason, SignInRefused } from "../../domain/account/SignInRefused.ts"
import type { AddressRefused } from "../../domain/address/AddressRefused.ts"
import type { BookingRefused } from "../../domain/booking/BookingRefused.ts"
import type { CartChangeRefused } from "../../domain/cart/CartChangeRefused.ts"
import type { GiftRefused } from "../../domain/cart/GiftRefused.ts"
import type { CustomizationRefused } from "../../domain/cart/validateCustomization.ts"
import type { CategoryUnknown, ProductGone } from "../../domain/catalog/CatalogRefused.ts"
import type { RecommendationRefused } from "../../domain/catalog/Recommendation.ts"
import type { RestockAlertRefused } from "../../domain/catalog/RestockAlert.ts"
import type { GiftCardRefused } from "../../domain/gift-card/GiftCardRefused.ts"
import type { GiftCardVideoRefused } from "../../domain/gift-card/GiftCardVideoRefused.ts"
import type { GiftReceiptRefused } from "../../domain/order/GiftReceiptRefused.ts"
import type { InvoiceRefused } from "../../domain/order/InvoiceRefused.ts"
import type { CardRefused, CartEmpty, TotalChanged } from "../../domain/checkout/CheckoutRefused.ts"
import type { PlaceSearchRefused } from "../../domain/location/PlaceSearch.ts"
import type { WishlistChangeRefused } from "../../domain/wishlist/WishlistChangeRefused.ts"
import type { QueuedAddition } from "../../application/cart/QueuedAddition.ts"
import type { IncompleteImportResponse } from "../../application/catalog/IncompleteImportResponse.ts"
import type { SheetUnreadableError } from "../../application/catalog/SheetUnreadableError.ts"
import type { BackendError } from "../../application/shared/BackendError.ts"
import type { StorageError } from "../../application/shared/StorageError.ts"
import type { CliUsageError } from "./CliUsageError.ts"
import { ExitCode } from "./ExitCode.ts"
import { presentAccountReasons } from "./presentAccountReasons.ts"

/** All typed errors of commands. */
export type CommandError =
  | AccountChangeRefused
  | QueuedAddition
  | AddressRefused
  | BackendError
  | BookingRefused
  | CardRefused
  | CartEmpty
  | CartChangeRefused
  | CategoryUnknown
  | CliUsageError
  | SignInRefused
  | GiftRefused
  | GiftReceiptRefused
  | InvoiceRefused
  | CustomizationRefused
  | IncompleteImportResponse
  | PlaceSearchRefused
  | ProductGone
  | RecommendationRefused
  | SheetUnreadableError
  | RestockAlertRefused
  | StorageError
  | TotalChanged
  | GiftCardRefused
  | GiftCardVideoRefused
  | WishlistChangeRefused

/** Operations that only the operator of the shop may call. */
const ADMIN_OPERATIONS: ReadonlySet<string> = new Set([
  "upsertProducts",
  "listImported",
  "hideProducts",
  "keepPicture",
  "listImports",
  "undoImport",
])
/** The backend's key for an idempotency key that was used with another request (ruling R6). */
const REUSED_KEY = "_ERR_IDEMPOTENCY_KEY_REUSED"

const VIDEO_ERROR_TEXTS = {
  required: "This file is empty, and was not sent.",
  tooLarge: "This video is larger than the shop takes, and was not sent.",
  kind: "This file is none of the kinds of video that the shop takes, and was not sent.",
  unreadable: "This file cannot be read.",
} as const

/** Hints for address fields that no form has. */
const ADDRESS_FIELD_HINTS = new Map([
  ["gender", "M, F, Male or Female, or nothing"],
  ["dropType", "DP, DB, DPCP, DPPPR or DPRM, or nothing"],
  ["receiverCode", "six or seven capitals or digits"],
  ["registrationNumber", "eleven digits, or nothing"],
  ["email2", "an e-mail address"],
])

/** A message for an error, and the exit code. */
export interface PresentedError {
  readonly message: string
  readonly exitCode: number
}

/**
 * Describes an error: its cause, the current state and the next step. Exhaustive: an error without a message does not
 * compile.
 */
export function presentError(error: CommandError): PresentedError {
  switch (error._tag) {
    case "CliUsageError":
    case "SheetUnreadableError":
      return { message: error.message, exitCode: ExitCode.usage }
    case "BackendError":
      return presentBackendError(error)
    case "AccountChangeRefused":
      return refused(presentAccountReasons(error.reasons))
    case "QueuedAddition":
      return unavailable(
        "The backend cannot be reached. The addition is kept on this machine, and made the next " +
          "time you look at the cart: `selvedge cart show`.",
      )
    case "CartLimitReached":
      return refused(
        `The cart already holds ${error.maximum} different articles, which is the most this shop ` +
          `allows (code ${error.code}, ${error.messageKey}). Remove one first.`,
      )
    case "QuantityRefused":
      if (error.lot !== undefined)
        return {
          message:
            `It is sold in whole lots of ${error.lot}, and ${error.quantity} is none: give a ` +
            `multiple of ${error.lot} up to ${error.maximum}. The cart is as it was.`,
          exitCode: ExitCode.usage,
        }
      return {
        message: `${error.quantity} is no quantity: give a whole number up to ${error.maximum}.`,
        exitCode: ExitCode.usage,
      }
    case "NotEnoughStock":
      return refused(
        error.available > 0 ? `Only ${error.available} of ${error.sku} are left.` : `${error.sku} is sold out.`,
      )
    case "CustomizationRefused":
      return refused(
        [
          "It is not made like this, and nothing was put into the cart:",
          ...error.reasons.map(({ field, rule }) => `  ${field}: ${rule}`),
          "See `selvedge product NUMBER --customization`.",
        ].join("\n"),
      )
    case "PromoCodeRefused":
      return refused(
        `The shop does not take the code ${error.promoCode} (${error.messageKey}` +
          `${error.rule === undefined ? "" : `: ${error.rule}`}).`,
      )
    case "GiftRefused":
      return {
        message: [
          "These words cannot go with a gift:",
          ...error.reasons.map(
            ({ field, rule, parameter }) => `  ${field}: ${rule}${parameter === undefined ? "" : ` (${parameter})`}`,
          ),
        ].join("\n"),
        exitCode: ExitCode.usage,
      }
    case "GiftCardRefused":
      return {
        message: [
          "This gift card cannot be sold so, and the cart is as it was:",
          ...error.reasons.map(
            ({ field, rule, parameter }) => `  ${field}: ${rule}${parameter === undefined ? "" : ` (${parameter})`}`,
          ),
        ].join("\n"),
        exitCode: ExitCode.usage,
      }
    case "GiftCardVideoRefused":
      return {
        message:
          `${VIDEO_ERROR_TEXTS[error.rule]} See \`selvedge gift-card types\` for the kinds and the ` +
          "size that can go with a gift card; it is as it was.",
        exitCode: ExitCode.usage,
      }
    case "GiftReceiptRefused":
      return {
        message:
          error.rule === "required"
            ? "Name at least one piece that is given away."
            : "More pieces were named than the order has of them, or some were cancelled. See `selvedge order show`.",
        exitCode: ExitCode.usage,
      }
    case "InvoiceRefused":
      return refused(
        [
          "No invoice can be made out so, and none was:",
          ...error.reasons.map(
            ({ field, rule, parameter }) => `  ${field}: ${rule}${parameter === undefined ? "" : ` (${parameter})`}`,
          ),
        ].join("\n"),
      )
    case "CartEmpty":
      return refused("The cart is empty: put something in with `selvedge cart add SKU`.")
    case "TotalChanged":
      return refused(
        "The total has changed since it was shown, and nothing was charged. Look at it with " +
          "`selvedge cart show` and check out again.",
      )
    case "AddressRefused":
      return refused(
        [
          "The address cannot be used:",
          ...error.reasons.map(
            ({ field, rule, parameter = rule === "pattern" ? ADDRESS_FIELD_HINTS.get(field) : undefined }) =>
              `  ${field}: ${rule}${parameter === undefined ? "" : ` (${parameter})`}`,
          ),
        ].join("\n"),
      )
    case "SignInRefused":
      return refused(signInReasonText(error.reasons))
    case "CardRefused":
      return refused(
        ["The card cannot be used:", ...error.reasons.map(({ field, rule }) => `  ${field}: ${rule}`)].join("\n"),
      )
    case "IncompleteImportResponse":
      return unavailable(
        [
          "The backend did not say what became of these products:",
          ...error.products.map(({ line, handle }) => `  line ${line}: ${handle}`),
          "What was put in before them stays. Run the import again: what is there already is not changed.",
        ].join("\n"),
      )
    case "PlaceSearchRefused":
      return {
        message: [
          "This search for places cannot be made:",
          ...error.reasons.map(({ field, rule }) => `  ${field}: ${rule}`),
        ].join("\n"),
        exitCode: ExitCode.usage,
      }
    case "RestockAlertRefused":
    case "RecommendationRefused":
      return {
        message: [
          "No mail was asked for. To be mended:",
          ...error.reasons.map(({ field, rule }) => `  ${field}: ${rule}`),
        ].join("\n"),
        exitCode: ExitCode.usage,
      }
    case "BookingRefused":
      return {
        message: [
          "Nothing was reserved. To be mended:",
          ...error.reasons.map(
            ({ place, rule, parameter }) => `  ${place}: ${rule}${parameter === undefined ? "" : ` (${parameter})`}`,
          ),
        ].join("\n"),
        exitCode: ExitCode.usage,
      }
    case "WishlistNameEmpty":
    case "WishlistItemInvalid":
      return { message: error.message, exitCode: ExitCode.usage }
    case "WishlistNameTaken":
      return refused(`There is a list called "${error.name}" already. Nothing was changed.`)
    case "WishlistLimitReached":
      return refused(
        `The list holds ${error.maximum} items, which is the most this shop allows. Make another ` +
          "one, or take something out.",
      )
    case "WishlistQuantityRefused":
      return { message: `A list takes 1 to ${error.maximum} pieces of one item.`, exitCode: ExitCode.usage }
    case "WishlistDescriptionTooLong":
      return { message: `A description has at most ${error.maximum} characters.`, exitCode: ExitCode.usage }
    case "CustomizedLineRefused":
      return refused(
        "A list keeps a product and its size, not what is written on it or altered: the line stays in the cart.",
      )
    case "WishlistsChanged":
      return refused(
        "The lists were changed elsewhere meanwhile, or there is no such list. Look at them with " +
          "`selvedge wishlist show` and try again.",
      )
    case "EventUnitsTaken":
      return refused(`Only ${error.left} of ${error.sku} are still wished for.`)
    case "WishlistMailRefused":
      return refused(
        ["The mail cannot be sent like this:", ...error.reasons.map(({ field, rule }) => `  ${field}: ${rule}`)].join(
          "\n",
        ),
      )
    case "StorageError":
      return unavailable(
        `This machine cannot keep it (${error.key}: ${error.reason._tag}). What was there before is as it was.`,
      )
    case "CategoryUnknown":
      return refused(`This store has no category ${error.seoId}: see \`selvedge categories\`.`)
    case "ProductGone":
      return refused(`This store does not sell product ${error.mfname}: see \`selvedge products\`.`)
  }
}

function signInReasonText(reasons: readonly SignInRefusedReason[]): string {
  const has = (field: string, rule?: string) =>
    reasons.some((problem) => problem.field === field && (rule === undefined || problem.rule === rule))
  if (has("captcha"))
    return (
      "The shop asks for a captcha before it goes on with this. Nothing was changed: run the " +
      "command at a terminal, where you can answer it, or wait a few minutes."
    )
  if (has("logon", "credentials"))
    return (
      "Logon and password do not belong together. Nothing was changed; a forgotten password is " +
      "replaced with `selvedge account reset`."
    )
  if (has("logon", "taken"))
    return "There is an account with this logon already: use `selvedge account login`, or `selvedge account reset`."
  if (has("social", "required"))
    return (
      "No account is linked with this identity yet: add --register and --accept-privacy to " +
      "make one. The code is still good."
    )
  if (has("code") && !has("code", "pattern"))
    return (
      "The code is wrong or no longer good: it is good once and for ten minutes. Run the " +
      "command without it to get a new one."
    )
  return [
    "Nothing was changed. To be mended:",
    ...reasons.map(
      ({ field, rule, parameter }) => `  ${field}: ${rule}${parameter === undefined ? "" : ` (${parameter})`}`,
    ),
  ].join("\n")
}

function refused(message: string): PresentedError {
  return { message, exitCode: ExitCode.refused }
}

function presentBackendError({ operation, reason }: BackendError): PresentedError {
  switch (reason._tag) {
    case "Unreachable":
      return unavailable(
        "The shop does not answer. Is it running? Start it with `npm start`, or name another with --backend.",
      )
    case "TimedOut":
      return unavailable(
        `The shop did not answer within ${Math.round(reason.afterMillis / 1000)} s (${operation}` +
          "). Try again in a moment.",
      )
    case "RateLimited":
      return unavailable(`The shop is busy: try again in ${Math.ceil(reason.retryAfterMillis / 1000)} s.`)
    case "ServerFault":
      return unavailable(
        `The shop failed at ${operation}${reason.key === undefined ? "" : ` (${reason.key})`}. ` +
          "Nothing was lost; try again in a moment.",
      )
    case "ContractMismatch":
      return unavailable(
        `What answered at ${operation} is not this shop's contract: ${reason.path} should be ` +
          `${reason.expected}. Check the address given with --backend.`,
      )
    case "MissingPathParameters":
      return {
        message: `${operation} lacks ${reason.names.join(", ")} (status ${reason.status}).`,
        exitCode: ExitCode.usage,
      }
    case "UnknownAction":
      return { message: unknownAction(operation, reason.nearest), exitCode: ExitCode.usage }
    case "NotFound":
      return refused(`The shop knows no such thing, or it is not yours (${operation}).`)
    case "Forbidden":
      return refused(
        `The shop does not allow this (${operation}).` +
          (ADMIN_OPERATIONS.has(operation)
            ? " It needs the admin key: run the command in the shop's folder " +
              "(or set DATA_DIR), or set SELVEDGE_ADMIN_KEY."
            : ""),
      )
    case "SessionExpired":
      return refused("The session has ended. Run the command again: a new one is made.")
    case "Rejected":
      if (reason.key === REUSED_KEY)
        return refused(
          "This was sent before with other words, from here or another window, and what was sent " +
            `then counts: nothing new was done (${operation}). See what became of it before you try ` +
            "again: a payment with `selvedge payment show <orderId>`, the cart with `selvedge " +
            "cart show`.",
        )
      if (reason.key === "_ERR_INVALID_INPUT" && operation.includes(":"))
        return {
          message: reason.fields.map(({ field, message }) => message ?? field).join("\n"),
          exitCode: ExitCode.usage,
        }
      return refused(
        [
          `The shop refused: ${reason.description ?? reason.key ?? operation}`,
          ...reason.fields.map(({ field, rule, message }) => `  ${field}: ${message ?? rule}`),
        ].join("\n"),
      )
    case "Cancelled":
      return unavailable(`${operation} was cancelled.`)
  }
}

function unknownAction(name: string, nearest: readonly string[]): string {
  const suggestion = nearest.length === 0 ? "" : ` Did you mean ${nearest.join(" or ")}?`
  return `There is no action "${name}" (status 404).${suggestion} See them all with \`selvedge rest\`.`
}

function unavailable(message: string): PresentedError {
  return { message, exitCode: ExitCode.unavailable }
}
