import { it } from "vitest"
import { callAdminApi } from "./support/callAdminApi.ts"
import { CARDS, completeUntilPayment, confirmed, hydrated, logIn, pay, STORES } from "./support/customer.ts"
import { mailsTo } from "./support/mailsTo.ts"
import { visitor } from "./support/openBrowser.ts"
import { openFront } from "./support/openFront.ts"

const { shop, browser } = await openFront({}, { showsPictures: true })
const out = (name: string) => `/tmp/w-orders/${name}.png`

it("shots", async () => {
  const store = STORES.unitedStates
  const home = `${shop.address}/${store.id}`
  const { page, complaints } = await visitor(browser)
  await logIn(page, shop.address, store)
  await completeUntilPayment(page, shop.address, store)
  await pay(page, CARDS.accepted)
  const orderId = await confirmed(page)
  await page.locator("#order-papers").waitFor()
  await page.screenshot({ path: out("confirm"), fullPage: true })
  await callAdminApi(shop, `orders/${orderId}/scan`, { step: "PACKED" })
  await callAdminApi(shop, `orders/${orderId}/advance`, { status: "SHIPPED" })
  await callAdminApi(shop, `orders/${orderId}/scan`, { step: "OUT_FOR_DELIVERY" })
  await page.goto(`${home}/account/orders`)
  await hydrated(page)
  await page.getByRole("button", { name: "Add a receipt" }).click()
  await page.waitForTimeout(800)
  await page.screenshot({ path: out("list"), fullPage: true })
  await page.goto(`${home}/orders/${orderId}`)
  await hydrated(page)
  await page.getByRole("button", { name: "Buy again" }).click()
  await page.waitForTimeout(1500)
  await page.screenshot({ path: out("order"), fullPage: true })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.screenshot({ path: out("order-phone"), fullPage: true })
  await page.goto(`${home}/account/orders`)
  await page.screenshot({ path: out("list-phone"), fullPage: true })
  await page.goto(`${home}/orders`)
  await page.screenshot({ path: out("lookup-phone"), fullPage: true })
  await page.goto(`${home}/orders/1`)
  await page.screenshot({ path: out("missing-phone"), fullPage: true })
  console.log(complaints)
  const sa = STORES.saudiArabia
  const guest = await visitor(browser)
  await completeUntilPayment(guest.page, shop.address, sa)
  await pay(guest.page, CARDS.accepted)
  const id = await confirmed(guest.page)
  await guest.close()
  const other = await visitor(browser, { viewport: { width: 390, height: 844 }, javaScriptEnabled: false })
  await other.page.goto(`${shop.address}/${sa.id}/orders`)
  await other.page.locator("input[name=orderId]").fill(id)
  await other.page.locator("input[name=contact]").fill(sa.delivery.email)
  await other.page.locator("main form button[type=submit]").click()
  await other.page.waitForURL(/step=code/)
  await other.page.screenshot({ path: out("code-ar"), fullPage: true })
  const code = /\b\d{6}\b/.exec((await mailsTo(shop, sa.delivery.email))[0]?.text ?? "")?.[0] ?? ""
  await other.page.locator("input[name=code]").fill(code)
  await other.page.locator("main form:has(input[name=code]) button[type=submit]").click()
  await other.page.waitForURL(`**/orders/${id}`)
  await callAdminApi(shop, `orders/${id}/advance`, { status: "SHIPPED" })
  await other.page.reload()
  await other.page.screenshot({ path: out("order-ar"), fullPage: true })
  await other.page.setViewportSize({ width: 1280, height: 900 })
  await other.page.screenshot({ path: out("order-ar-desk"), fullPage: true })
}, 240_000)
