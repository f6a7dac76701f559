import type { RestockAlertPage } from "../../../application/catalog/restock/RestockAlertPage.ts"
import type { SolvedCaptcha } from "../../../application/shared/SolvedCaptcha.ts"
import type { RestockAlertOutcome } from "../../../domain/catalog/stock/restockAlertStep.ts"

/** The forms on the restock alert page, posted without scripts. */
export interface RestockForm {
  readonly wish: "ask" | "confirm" | "leave"
  readonly email: string
  readonly hash: string
  readonly sku: string
  readonly acceptedPolicies: readonly number[]
  readonly captcha?: SolvedCaptcha
}

/** The result of the form. */
export type RestockFormResult =
  | { readonly outcome: RestockAlertOutcome }
  | { readonly refused: NonNullable<RestockAlertPage["refused"]> }
