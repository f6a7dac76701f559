import type { Page } from "playwright-core"
import { pay } from "./customer.ts"

/** A card that the shop accepts and that leaves its order unpaid. */
export const UNPAID = "4000000000009235"

/**
 * Pays with a card that leaves the order unpaid; returns the order's number, and the token that opens it to its guest
 * elsewhere.
 */
export async function createUnpaidOrder(
  page: Page,
): Promise<{ readonly orderId: string; readonly guestToken: string }> {
  let guestToken = ""
  await page.route("**/asynccheckout*", async (route) => {
    const response = await route.fetch()
    const answer: { readonly guestToken?: string } = await response.json()
    guestToken = answer.guestToken ?? ""
    await route.fulfill({ response })
  })
  await pay(page, UNPAID)
  await page.waitForURL(/\/repayment\?/)
  return { orderId: new URL(page.url()).searchParams.get("orderId") ?? "", guestToken }
}
