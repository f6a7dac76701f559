import type { RestockAlertStep } from "../../../domain/catalog/stock/restockAlertStep.ts"
import type { Product } from "../../../domain/catalog/Product.ts"
import type { MailRefusedReason } from "../../shared/mailRefusedReason.ts"

/** Name of the page where a customer requests a restock alert, and which the links of its emails open. */
export const RESTOCK_ALERT_PAGE = "ItxStockNotificationPage"

/** A captcha as plain data, for forms submitted without JavaScript. */
export interface PlainCaptcha {
  readonly captchaId: string
  readonly mediaType: string
  /** The image, one character per byte. */
  readonly octets: string
  readonly question?: string
}

/** Content of that page. Plain data that serializes to JSON; the email address and hash stay in the page's address. */
export interface RestockAlertPage {
  readonly step: RestockAlertStep
  /** The product; absent when the address names none that the store shows. */
  readonly product?: Product
  /** Why a form submitted without JavaScript was rejected. */
  readonly refused?: MailRefusedReason | "email" | "acceptedPolicies" | "sku"
  readonly captcha?: PlainCaptcha
}
