import type { PageAddress } from "./PageAddress.ts"
import { pageNameInAddress } from "./pageNameInAddress.ts"
import { SEO_TEMPLATES } from "./seoTemplates.ts"

/** The names of the pages that come after a purchase. */
export interface PurchasePages {
  readonly confirmation: string
  readonly repayment: string
}

const CONFIRMATION_PAGE = "ItxOrderConfirmationPage"
const REPAYMENT_PAGE = "ItxOrderRepaymentPage"

/**
 * The names under which a store shows an order's confirmation and its repayment (specification, section 2: callers may
 * override both): `ORDER_CONFIRMATION_PAGE` and `ORDER_REPAYMENT_PAGE` of its configuration, such as `ItxThankYouPage`,
 * whose address is
 * `/{storeId}/itx-thank-you-page`. What can be no page's name, or is another page's, is left out.
 */
export function purchasePages(configuration: Readonly<Record<string, string>>): PurchasePages {
  const named = (variable: string, own: string) => {
    const name = configuration[variable]?.trim() ?? own
    return pageNameInAddress(name) !== undefined && !SEO_TEMPLATES.has(name) ? name : own
  }
  const confirmation = named("ORDER_CONFIRMATION_PAGE", CONFIRMATION_PAGE)
  const repayment = named("ORDER_REPAYMENT_PAGE", REPAYMENT_PAGE)
  return { confirmation, repayment: repayment === confirmation ? REPAYMENT_PAGE : repayment }
}

/** An address as the shop itself names its page: a page that a store has named otherwise is the page it stands for. */
export function toStandardPage(address: PageAddress, configuration: Readonly<Record<string, string>>): PageAddress {
  const { confirmation, repayment } = purchasePages(configuration)
  if (address.page === confirmation) return { ...address, page: CONFIRMATION_PAGE }
  return address.page === repayment ? { ...address, page: REPAYMENT_PAGE } : address
}
