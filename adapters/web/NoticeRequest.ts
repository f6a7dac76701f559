import type { NoticePage } from "../../application/catalog/NoticePage.ts"
import type { SolvedCaptcha } from "../../application/shared/SolvedCaptcha.ts"
import type { NoticeOutcome } from "../../domain/catalog/noticeStep.ts"

/** The forms of the page about a stock notification, as they are posted without a script. */
export interface NoticeForm {
  readonly wish: "ask" | "confirm" | "leave"
  readonly email: string
  readonly hash: string
  readonly sku: string
  readonly acceptedPolicies: readonly number[]
  readonly captcha?: SolvedCaptcha
}

/** What became of such a form. */
export type NoticeAnswer =
  { readonly outcome: NoticeOutcome } | { readonly refused: NonNullable<NoticePage["refused"]> }
