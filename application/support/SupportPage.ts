import type { ClaimKind } from "../../domain/support/Claim.ts"
import type { SupportCase } from "../../domain/support/SupportCase.ts"
import type { SupportRefused } from "../../domain/support/SupportRefused.ts"
import type { PlainCaptcha } from "../catalog/restock/RestockAlertPage.ts"
import type { OrderChoice } from "../order/listOrderChoices.ts"

export const CONTACT_PAGE = "ItxContactPage"
export const CLAIM_PAGE = "ItxClaimPage"

/** The fields of the contact form as entered, without the files. */
export interface ContactForm {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly phone: string
  readonly topic: string
  readonly orderId: string
  readonly message: string
  readonly acceptsPrivacyPolicy: boolean
}

/** Why a form was not accepted; `isFailed` when the backend did not respond, and the same form can be sent again. */
interface FormState {
  readonly reasons: SupportRefused["reasons"]
  readonly isFailed?: true
  readonly captcha?: PlainCaptcha
}

/** The status of a message or claim, or why it cannot be shown. */
export interface CaseLookup {
  readonly caseId: string
  readonly email: string
  readonly found?: SupportCase
  readonly reasons: SupportRefused["reasons"]
  readonly isFailed?: true
}

/** Content of the contact page. Plain data that serializes to JSON. */
export interface ContactPage extends FormState {
  readonly topics: readonly string[]
  /** The newest orders of a registered customer. */
  readonly orders: readonly OrderChoice[]
  readonly form: ContactForm
  /** UUID of this form: the same message is sent once (R6). */
  readonly attemptKey: string
  /** The case number of a sent message. */
  readonly sentCaseId?: string
  readonly lookup?: CaseLookup
}

/** The fields of a claim as entered. */
export interface ClaimForm {
  readonly kind: ClaimKind | ""
  /** Units by SKU. */
  readonly units: Readonly<Record<string, number>>
  readonly description: string
  readonly email: string
  readonly phone: string
}

/** A line of the order of a claim. */
export interface ClaimLine {
  readonly sku: string
  readonly name: string
  readonly color?: string
  readonly size?: string
  readonly quantity: number
}

/** Content of the claim page. Without an order it lists those to choose from. */
export interface ClaimPage extends FormState {
  readonly order?: { readonly orderId: string; readonly placedAt: string; readonly lines: readonly ClaimLine[] }
  readonly orders: readonly OrderChoice[]
  readonly form: ClaimForm
  /** The number of a filed claim. */
  readonly filedClaimId?: string
}
