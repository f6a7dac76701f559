import type { AddressRefused } from "../../domain/address/AddressRefusal.ts"
import type { CartRefusal } from "../../domain/cart/CartRefusal.ts"
import type { CategoryUnknown, ProductGone } from "../../domain/catalog/CatalogRefusal.ts"
import type { CardRefused, CartEmpty, TotalChanged } from "../../domain/checkout/CheckoutRefusal.ts"
import type { BackendError } from "../../application/shared/BackendError.ts"
import type { CliProblem } from "./CliProblem.ts"
import { ExitCode } from "./ExitCode.ts"
import type { SheetUnreadable } from "./readSheet.ts"

/** Every typed error a command can end with. */
export type CommandError =
  | AddressRefused | BackendError | CardRefused | CartEmpty | CartRefusal | CategoryUnknown | CliProblem | ProductGone | SheetUnreadable | TotalChanged

/** An error in words, with the code the process ends with. */
export interface PresentedError {
  readonly sentence: string
  readonly exitCode: number
}

/** What happened, what was kept and what to do. Exhaustive: an error without words does not compile. */
export function presentError(error: CommandError): PresentedError {
  switch (error._tag) {
    case "CliProblem":
    case "SheetUnreadable":
      return { sentence: error.message, exitCode: ExitCode.usage }
    case "BackendError":
      return presentBackendError(error)
    case "CartLimitReached":
      return refused(`The cart already holds ${error.maximum} different articles, which is the most this shop allows (code ${error.code}, ${error.messageKey}). Remove one first.`)
    case "QuantityRefused":
      return { sentence: `${error.quantity} is no quantity: give a whole number up to ${error.maximum}.`, exitCode: ExitCode.usage }
    case "NotEnoughStock":
      return refused(error.available > 0 ? `Only ${error.available} of ${error.sku} are left.` : `${error.sku} is sold out.`)
    case "PromoCodeRefused":
      return refused(`The shop does not take the code ${error.promoCode} (${error.messageKey}).`)
    case "CartEmpty":
      return refused("The cart is empty: put something in with `selvedge cart add SKU`.")
    case "TotalChanged":
      return refused("The total has changed since it was shown, and nothing was charged. Look at it with `selvedge cart show` and check out again.")
    case "AddressRefused":
      return refused(["The address cannot be used:", ...error.problems.map(({ field, rule, parameter }) => `  ${field}: ${rule}${parameter === undefined ? "" : ` (${parameter})`}`)].join("\n"))
    case "CardRefused":
      return refused(["The card cannot be used:", ...error.problems.map(({ field, rule }) => `  ${field}: ${rule}`)].join("\n"))
    case "CategoryUnknown":
      return refused(`This store has no category ${error.seoId}: see \`selvedge categories\`.`)
    case "ProductGone":
      return refused(`This store does not sell product ${error.mfname}: see \`selvedge products\`.`)
  }
}

function refused(sentence: string): PresentedError {
  return { sentence, exitCode: ExitCode.refused }
}

function presentBackendError({ operation, reason }: BackendError): PresentedError {
  switch (reason._tag) {
    case "Unreachable":
      return unavailable("The shop does not answer. Is it running? Start it with `npm start`, or name another with --backend.")
    case "TimedOut":
      return unavailable(`The shop did not answer within ${Math.round(reason.afterMillis / 1000)} s (${operation}). Try again in a moment.`)
    case "RateLimited":
      return unavailable(`The shop is busy: try again in ${Math.ceil(reason.retryAfterMillis / 1000)} s.`)
    case "ServerFault":
      return unavailable(`The shop failed at ${operation}${reason.key === undefined ? "" : ` (${reason.key})`}. Nothing was lost; try again in a moment.`)
    case "ContractMismatch":
      return unavailable(`What answered at ${operation} is not this shop's contract: ${reason.path} should be ${reason.expected}. Check the address given with --backend.`)
    case "MissingPathParameters":
      return { sentence: `${operation} lacks ${reason.names.join(", ")} (status ${reason.status}).`, exitCode: ExitCode.usage }
    case "NotFound":
      return refused(`The shop knows no such thing, or it is not yours (${operation}).`)
    case "Forbidden":
      return refused(`The shop does not allow this (${operation}).`)
    case "SessionExpired":
      return refused("The session has ended. Run the command again: a new one is made.")
    case "Rejected":
      return refused([`The shop refused: ${reason.description ?? reason.key ?? operation}`, ...reason.fields.map(({ field, rule, message }) => `  ${field}: ${message ?? rule}`)].join("\n"))
    case "Cancelled":
      return unavailable(`${operation} was cancelled.`)
  }
}

function unavailable(sentence: string): PresentedError {
  return { sentence, exitCode: ExitCode.unavailable }
}
