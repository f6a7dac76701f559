import type { PageAddress } from "./PageAddress.ts"
import { pageNameInAddress } from "./pageNameInAddress.ts"
import { SEO_TEMPLATES } from "./seoTemplates.ts"

/** Names of the pages after a purchase. */
export interface PurchasePages {
  readonly confirmation: string
  readonly repayment: string
}

const CONFIRMATION_PAGE = "ItxOrderConfirmationPage"
const REPAYMENT_PAGE = "ItxOrderRepaymentPage"

/**
 * Returns a store's names for its order confirmation and repayment pages (S2.4: callers may
 * override both): `ORDER_CONFIRMATION_PAGE` and `ORDER_REPAYMENT_PAGE` of its configuration, such as `ItxThankYouPage`,
 * whose address is `/{storeId}/itx-thank-you-page`. Ignores invalid names, and names of other pages.
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

/** Maps a renamed page of a store to its standard page name. */
export function toStandardPage(address: PageAddress, configuration: Readonly<Record<string, string>>): PageAddress {
  const { confirmation, repayment } = purchasePages(configuration)
  if (address.page === confirmation) return { ...address, page: CONFIRMATION_PAGE }
  return address.page === repayment ? { ...address, page: REPAYMENT_PAGE } : address
}
