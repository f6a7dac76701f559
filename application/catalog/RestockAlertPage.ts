import type { RestockAlertStep } from "../../domain/catalog/restockAlertStep.ts"
import type { Product } from "../../domain/catalog/Product.ts"
import type { MailRefusedReason } from "../shared/mailRefusedReason.ts"

/** The name of the page on which a shopper asks to hear that a size is back, and answers the shop's mail about it. */
export const RESTOCK_ALERT_PAGE = "ItxStockNotificationPage"

/** A captcha as plain data, for a form that is sent without a script. */
export interface PlainCaptcha {
  readonly captchaId: string
  readonly mediaType: string
  /** Its picture, a character for each byte. */
  readonly octets: string
  readonly question?: string
}

/** What that page shows. Plain data: it travels as JSON; address and hash of the mail stay in the page's address. */
export interface RestockAlertPage {
  readonly step: RestockAlertStep
  /** The piece it is about; absent where the address names none that the store shows. */
  readonly product?: Product
  /** Why a form that was sent without a script was not taken. */
  readonly refused?: MailRefusedReason | "email" | "acceptedPolicies" | "sku"
  readonly captcha?: PlainCaptcha
}
