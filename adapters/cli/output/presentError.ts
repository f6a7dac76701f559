import type { AccountChangeRefused } from "../../../domain/account/AccountChangeRefused.ts"
import type { SignInRefusedReason, SignInRefused } from "../../../domain/account/SignInRefused.ts"
import type { AssistedPurchaseRefused } from "../../../domain/agent/AssistedPurchaseRefused.ts"
import type { AddressRefused } from "../../../domain/address/AddressRefused.ts"
import type { BookingRefused } from "../../../domain/booking/BookingRefused.ts"
import type { CartChangeRefused } from "../../../domain/cart/CartChangeRefused.ts"
import type { GiftRefused } from "../../../domain/cart/GiftRefused.ts"
import type { CustomizationRefused } from "../../../domain/cart/validateCustomization.ts"
import type { CategoryUnknown, ProductGone } from "../../../domain/catalog/CatalogRefused.ts"
import type { RecommendationRefused } from "../../../domain/catalog/Recommendation.ts"
import type { RestockAlertRefused } from "../../../domain/catalog/stock/RestockAlert.ts"
import type { GiftCardRefused } from "../../../domain/gift-card/GiftCardRefused.ts"
import type { GiftCardVideoRefused } from "../../../domain/gift-card/GiftCardVideoRefused.ts"
import type { GiftReceiptRefused } from "../../../domain/order/GiftReceiptRefused.ts"
import type { InvoiceRefused } from "../../../domain/order/InvoiceRefused.ts"
import type { PunchoutRefused } from "../../../domain/order/PunchoutRefused.ts"
import type { ReceiptRefused } from "../../../domain/order/ReceiptRefused.ts"
import type { CardRefused, CartEmpty, TotalChanged } from "../../../domain/checkout/CheckoutRefused.ts"
import type { PlaceSearchRefused } from "../../../domain/location/PlaceSearch.ts"
import type { ReturnRefused } from "../../../domain/returns/ReturnRefused.ts"
import type { WithdrawalRefused } from "../../../domain/returns/WithdrawalRefused.ts"
import type { NewsletterRequestRefused } from "../../../domain/newsletter/NewsletterRequestRefused.ts"
import type { WalletRefused } from "../../../domain/wallet/WalletRefused.ts"
import type { FamilyRoleRefused, TeenLimitReached, TeenRefused } from "../../../domain/teen/TeenRefused.ts"
import type { SupportRefused } from "../../../domain/support/SupportRefused.ts"
import type { WishlistChangeRefused } from "../../../domain/wishlist/WishlistChangeRefused.ts"
import type { QueuedAddition } from "../../../application/cart/QueuedAddition.ts"
import type { IncompleteImportResponse } from "../../../application/catalog/import/IncompleteImportResponse.ts"
import type { SheetUnreadableError } from "../../../application/catalog/import/SheetUnreadableError.ts"
import type { BackendError } from "../../../application/shared/BackendError.ts"
import type { StorageError } from "../../../application/shared/StorageError.ts"
import type { CliUsageError } from "../CliUsageError.ts"
import { ExitCode } from "../ExitCode.ts"
import { presentWalletRefused } from "./presentWalletRefused.ts"
import { presentFamilyRefused } from "./presentFamilyRefused.ts"
import { presentReturnReasons, presentWithdrawalReasons } from "./presentReturnReasons.ts"
import { presentSupportReasons } from "./presentSupportReasons.ts"
import { presentAccountReasons } from "./presentAccountReasons.ts"

/** All typed errors of commands. */
export type CommandError =
  | AccountChangeRefused
  | QueuedAddition
  | AddressRefused
  | AssistedPurchaseRefused
  | BackendError
  | BookingRefused
  | CardRefused
  | CartEmpty
  | CartChangeRefused
  | CategoryUnknown
  | CliUsageError
  | FamilyRoleRefused
  | NewsletterRequestRefused
  | SignInRefused
  | GiftRefused
  | GiftReceiptRefused
  | InvoiceRefused
  | ReceiptRefused
  | CustomizationRefused
  | IncompleteImportResponse
  | PlaceSearchRefused
  | ProductGone
  | PunchoutRefused
  | RecommendationRefused
  | SheetUnreadableError
  | RestockAlertRefused
  | ReturnRefused
  | StorageError
  | SupportRefused
  | TeenLimitReached
  | TeenRefused
  | WalletRefused
  | TotalChanged
  | GiftCardRefused
  | GiftCardVideoRefused
  | WishlistChangeRefused
  | WithdrawalRefused

/** Operations that only the operator of the shop may call. */
const ADMIN_OPERATIONS: ReadonlySet<string> = new Set([
  "upsertProducts",
  "listImported",
  "hideProducts",
  "storePicture",
  "listImports",
  "undoImport",
])
/** The backend's key for an idempotency key that was used with another request (R6). */
const REUSED_KEY = "_ERR_IDEMPOTENCY_KEY_REUSED"

const VIDEO_ERROR_TEXTS = {
  required: "The video file is empty.",
  tooLarge: "The video is too large.",
  kind: "The shop does not accept this video format.",
  unreadable: "The video file cannot be read.",
} as const

/** Hints for address fields that no form has. */
const ADDRESS_FIELD_HINTS = new Map([
  ["gender", "M, F, Male or Female, or empty"],
  ["dropType", "DP, DB, DPCP, DPPPR or DPRM, or empty"],
  ["receiverCode", "six or seven capital letters or digits"],
  ["registrationNumber", "eleven digits, or empty"],
  ["email2", "an email address"],
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
    case "PunchoutRefused":
      return refused(
        error.reason === "empty"
          ? "The cart is empty. Nothing was transferred."
          : "Only a company account can transfer a cart. Sign in with one.",
      )
    case "AssistedPurchaseRefused":
      return refused(
        `Check these fields: ${error.reasons.map(({ field, rule }) => `${field} (${rule})`).join(", ")}. ` +
          "Nothing was started.",
      )
    case "AccountChangeRefused":
      return refused(presentAccountReasons(error.reasons))
    case "QueuedAddition":
      return unavailable(
        "Cannot reach the shop. The item is saved on this computer and added when you run `selvedge cart show`.",
      )
    case "CartLimitReached":
      return refused(
        `The cart already has ${error.maximum} different items, the maximum of this shop ` +
          `(code ${error.code}, ${error.messageKey}). Remove one first.`,
      )
    case "QuantityRefused":
      if (error.lot !== undefined)
        return {
          message:
            `This item is sold in packs of ${error.lot}. Use a multiple of ${error.lot} up to ` +
            `${error.maximum} instead of ${error.quantity}. The cart is unchanged.`,
          exitCode: ExitCode.usage,
        }
      return {
        message: `Invalid quantity ${error.quantity}. Use a whole number up to ${error.maximum}.`,
        exitCode: ExitCode.usage,
      }
    case "NotEnoughStock":
      return refused(
        error.available > 0 ? `Only ${error.available} of ${error.sku} left in stock.` : `${error.sku} is sold out.`,
      )
    case "CustomizationRefused":
      return refused(
        [
          "This customization is not possible, and the cart is unchanged:",
          ...error.reasons.map(({ field, rule }) => `  ${field}: ${rule}`),
          "Run `selvedge product show NUMBER --customization` for the options.",
        ].join("\n"),
      )
    case "PromoCodeRefused":
      return refused(
        `The code ${error.promoCode} is not valid (${error.messageKey}` +
          `${error.rule === undefined ? "" : `: ${error.rule}`}).`,
      )
    case "GiftRefused":
      return {
        message: ["The gift message cannot be used:", ...error.reasons.map(reasonLine)].join("\n"),
        exitCode: ExitCode.usage,
      }
    case "GiftCardRefused":
      return {
        message: [
          "The gift card details are invalid, and the cart is unchanged:",
          ...error.reasons.map(reasonLine),
        ].join("\n"),
        exitCode: ExitCode.usage,
      }
    case "GiftCardVideoRefused":
      return {
        message:
          `${VIDEO_ERROR_TEXTS[error.rule]} The gift card is unchanged. Run \`selvedge gift-card options\` for the ` +
          "formats and the maximum size.",
        exitCode: ExitCode.usage,
      }
    case "GiftReceiptRefused":
      return {
        message:
          error.rule === "required"
            ? "Give at least one SKU for the gift receipt."
            : "The order does not have this many of an item, or some were canceled. Run `selvedge order show`.",
        exitCode: ExitCode.usage,
      }
    case "InvoiceRefused":
      return refused(
        ["The invoice details are invalid, and no invoice was issued:", ...error.reasons.map(reasonLine)].join("\n"),
      )
    case "ReceiptRefused":
      return refused(
        error.reasons.some(({ field }) => field === "captcha")
          ? "A captcha is required. Run this command in a terminal."
          : ["Nothing matches these numbers. Check the values:", ...error.reasons.map(reasonLine)].join("\n"),
      )
    case "ReturnRefused":
      return refused(presentReturnReasons(error.reasons))
    case "FamilyRoleRefused":
    case "TeenLimitReached":
    case "TeenRefused":
      return refused(presentFamilyRefused(error))
    case "WalletRefused":
      return refused(presentWalletRefused(error))
    case "NewsletterRequestRefused":
      return refused(
        error.reasons.some(({ field }) => field === "policies")
          ? "Accept the privacy policy with --accept-privacy."
          : "This is not an email address.",
      )
    case "SupportRefused":
      return refused(presentSupportReasons(error.reasons))
    case "WithdrawalRefused":
      return refused(presentWithdrawalReasons(error.reasons))
    case "CartEmpty":
      return refused("The cart is empty. Add an item with `selvedge cart add SKU`.")
    case "TotalChanged":
      return refused(
        "The total has changed, and you have not been charged. Check it with `selvedge cart show` and check out again.",
      )
    case "AddressRefused":
      return refused(
        [
          "The address is invalid:",
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
        ["The card details are invalid:", ...error.reasons.map(({ field, rule }) => `  ${field}: ${rule}`)].join("\n"),
      )
    case "IncompleteImportResponse":
      return unavailable(
        [
          "The shop sent no result for these products:",
          ...error.products.map(({ line, handle }) => `  line ${line}: ${handle}`),
          "Earlier products are imported. Run the import again: it skips unchanged products.",
        ].join("\n"),
      )
    case "PlaceSearchRefused":
      return {
        message: [
          "The search for pickup points is invalid:",
          ...error.reasons.map(({ field, rule }) => `  ${field}: ${rule}`),
        ].join("\n"),
        exitCode: ExitCode.usage,
      }
    case "RestockAlertRefused":
    case "RecommendationRefused":
      return {
        message: [
          "No email was requested. Correct these values:",
          ...error.reasons.map(({ field, rule }) => `  ${field}: ${rule}`),
        ].join("\n"),
        exitCode: ExitCode.usage,
      }
    case "BookingRefused":
      return {
        message: [
          "Nothing was reserved. Correct these values:",
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
      return refused(`A list named "${error.name}" already exists. Nothing was changed.`)
    case "WishlistLimitReached":
      return refused(
        `The list has ${error.maximum} items, the maximum of this shop. Remove an item or create another list.`,
      )
    case "WishlistQuantityRefused":
      return { message: `Invalid quantity. A list takes 1 to ${error.maximum} of an item.`, exitCode: ExitCode.usage }
    case "WishlistDescriptionTooLong":
      return {
        message: `The description is too long. Use at most ${error.maximum} characters.`,
        exitCode: ExitCode.usage,
      }
    case "CustomizedLineRefused":
      return refused("Customized items cannot be saved to a list. The item stays in the cart.")
    case "WishlistsChanged":
      return refused(
        "The list does not exist, or your lists were changed elsewhere. Run `selvedge wishlist show` and try again.",
      )
    case "EventUnitsTaken":
      return refused(`Only ${error.left} of ${error.sku} are still wanted.`)
    case "WishlistMailRefused":
      return refused(
        ["The email cannot be sent:", ...error.reasons.map(({ field, rule }) => `  ${field}: ${rule}`)].join("\n"),
      )
    case "StorageError":
      return unavailable(
        `Cannot save to this computer (${error.key}: ${error.reason._tag}). Existing data is unchanged.`,
      )
    case "CategoryUnknown":
      return refused(`Unknown category ${error.seoId}. Run \`selvedge category list\`.`)
    case "ProductGone":
      return refused(`Unknown product ${error.mfname}. Run \`selvedge product list\`.`)
  }
}

function signInReasonText(reasons: readonly SignInRefusedReason[]): string {
  const has = (field: string, rule?: string) =>
    reasons.some((reason) => reason.field === field && (rule === undefined || reason.rule === rule))
  if (has("captcha"))
    return (
      "A captcha is required. Nothing was changed. Run the command in a terminal to answer it, or wait a few " +
      "minutes."
    )
  if (has("logon", "credentials"))
    return "Wrong email, phone number or password. Reset a forgotten password with `selvedge account reset-password`."
  if (has("logon", "taken"))
    return "This account already exists. Use `selvedge auth login` or `selvedge account reset-password`."
  if (has("social", "required"))
    return (
      "No account is linked to this identity. Add --register and --accept-privacy to create one. The code is still " +
      "valid."
    )
  if (has("code") && !has("code", "pattern"))
    return (
      "The code is wrong or has expired: it is valid once, for ten minutes. Run the command without --code to get " +
      "a new one."
    )
  return [
    "Nothing was changed. Correct these values:",
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
      return unavailable("Cannot reach the shop. Start it with `npm start`, or set its URL with --backend.")
    case "TimedOut":
      return unavailable(
        `The shop did not respond within ${Math.round(reason.afterMillis / 1000)} s (${operation}). Try again.`,
      )
    case "RateLimited":
      return unavailable(`The shop is busy. Try again in ${Math.ceil(reason.retryAfterMillis / 1000)} s.`)
    case "ServerFault":
      return unavailable(
        `The shop had an internal error in ${operation}${reason.key === undefined ? "" : ` (${reason.key})`}. ` +
          "Try again in a moment.",
      )
    case "ContractMismatch":
      return unavailable(
        `Invalid response to ${operation}: ${reason.path} should be ${reason.expected}. Check the URL in --backend.`,
      )
    case "MissingPathParameters":
      return {
        message: `${operation} requires ${reason.names.join(", ")} (status ${reason.status}).`,
        exitCode: ExitCode.usage,
      }
    case "UnknownAction":
      return { message: unknownAction(operation, reason.nearest), exitCode: ExitCode.usage }
    case "NotFound":
      return refused(`Not found, or not yours (${operation}).`)
    case "Forbidden":
      return refused(
        `Not allowed (${operation}).` +
          (ADMIN_OPERATIONS.has(operation)
            ? " It needs the admin key: run the command in the shop's folder " +
              "(or set DATA_DIR), or set SELVEDGE_ADMIN_KEY."
            : ""),
      )
    case "SessionExpired":
      return refused("The session has expired. Run the command again to start a new one.")
    case "Rejected":
      if (reason.key === REUSED_KEY)
        return refused(
          `A different request was already sent for this, here or in another window (${operation}). Nothing was ` +
            "done. Check its result before you try again: `selvedge payment status <order-id>` or " +
            "`selvedge cart show`.",
        )
      if (reason.key === "_ERR_INVALID_INPUT" && operation.includes(":"))
        return {
          message: reason.fields.map(({ field, message }) => message ?? field).join("\n"),
          exitCode: ExitCode.usage,
        }
      return refused(
        [
          `Request refused: ${reason.description ?? reason.key ?? operation}`,
          ...reason.fields.map(({ field, rule, message }) => `  ${field}: ${message ?? rule}`),
        ].join("\n"),
      )
    case "Cancelled":
      return unavailable(`${operation} was canceled.`)
  }
}

function unknownAction(name: string, nearest: readonly string[]): string {
  const suggestion = nearest.length === 0 ? "" : ` Did you mean ${nearest.join(" or ")}?`
  return `Unknown action "${name}" (status 404).${suggestion} Run \`selvedge api\` to list all actions.`
}

function unavailable(message: string): PresentedError {
  return { message, exitCode: ExitCode.unavailable }
}

function reasonLine(reason: { readonly field: string; readonly rule: string; readonly parameter?: string }): string {
  return `  ${reason.field}: ${reason.rule}${reason.parameter === undefined ? "" : ` (${reason.parameter})`}`
}
