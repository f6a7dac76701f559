import type { RestockAlertPage } from "../../application/catalog/RestockAlertPage.ts"
import type { SolvedCaptcha } from "../../application/shared/SolvedCaptcha.ts"
import type { RestockAlertOutcome } from "../../domain/catalog/restockAlertStep.ts"

/** The forms of the page about a stock notification, as they are posted without a script. */
export interface RestockForm {
  readonly wish: "ask" | "confirm" | "leave"
  readonly email: string
  readonly hash: string
  readonly sku: string
  readonly acceptedPolicies: readonly number[]
  readonly captcha?: SolvedCaptcha
}

/** What became of such a form. */
export type RestockFormResult =
  { readonly outcome: RestockAlertOutcome } | { readonly refused: NonNullable<RestockAlertPage["refused"]> }
