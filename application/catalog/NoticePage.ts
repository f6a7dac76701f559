import type { NoticeStep } from "../../domain/catalog/noticeStep.ts"
import type { Product } from "../../domain/catalog/Product.ts"
import type { MailRefusal } from "../shared/mailRefusal.ts"

/** The name of the page on which a shopper asks to hear that a size is back, and answers the shop's mail about it. */
export const NOTICE_PAGE = "ItxStockNotificationPage"

/** A captcha as plain data, for a form that is sent without a script. */
export interface PlainCaptcha {
  readonly captchaId: string
  readonly mediaType: string
  /** Its picture, a character for each byte. */
  readonly octets: string
  readonly question?: string
}

/** What that page shows. Plain data: it travels as JSON; address and hash of the mail stay in the page's address. */
export interface NoticePage {
  readonly step: NoticeStep
  /** The piece it is about; absent where the address names none that the store shows. */
  readonly product?: Product
  /** Why a form that was sent without a script was not taken. */
  readonly refused?: MailRefusal | "email" | "acceptedPolicies" | "sku"
  readonly captcha?: PlainCaptcha
}
