import type { Page } from "playwright-core"

/** What a guest types at the checkout of one country. */
export interface Delivery {
  readonly email: string
  readonly fields: Readonly<Record<string, string>>
}

/** A store as a journey sees it. */
export interface StoreVisit {
  readonly id: string
  readonly language: string
  readonly direction: "ltr" | "rtl"
  /** Something only this currency has. */
  readonly money: RegExp
  readonly delivery: Delivery
}

const PERSON = { firstName: "Ana", lastName: "Prat", phone: "600123456" }

export const STORES: Readonly<Record<"spain" | "unitedStates" | "japan" | "saudiArabia", StoreVisit>> = {
  spain: {
    id: "10000034", language: "es", direction: "ltr", money: /\d,\d{2}\s€/,
    delivery: { email: "ana@example.com", fields: { ...PERSON, addressLine1: "Carrer de Mar 8", city: "Girona", zipCode: "17001", stateCode: "GI" } },
  },
  unitedStates: {
    id: "10000001", language: "en", direction: "ltr", money: /\$\d+\.\d{2}/,
    delivery: { email: "ana@example.com", fields: { ...PERSON, phone: "2125550148", addressLine1: "8 Mercer Street", city: "New York", zipCode: "10013", stateCode: "NY" } },
  },
  japan: {
    id: "10000081", language: "ja", direction: "ltr", money: /¥[\d,]+/,
    delivery: { email: "ana@example.com", fields: { firstName: "花", lastName: "青木", phone: "312345678", zipCode: "150-0001", stateCode: "東京都", city: "渋谷区", addressLine1: "神宮前 1-2-3" } },
  },
  saudiArabia: {
    id: "10000966", language: "ar", direction: "rtl", money: /\d+\.\d{2}\s?ر\.س/,
    delivery: { email: "ana@example.com", fields: { firstName: "ليلى", lastName: "حداد", phone: "501234567", buildingNumber: "7", addressLine1: "شارع العليا", district: "العليا", city: "الرياض", zipCode: "12211" } },
  },
}

export const CARDS = { accepted: "4242424242424242", refused: "4000000000000002" } as const

/** Waits until scripts have taken the page over. */
export async function alive(page: Page): Promise<void> {
  await page.waitForSelector("html[data-alive]", { state: "attached" })
}

/** From the home page of a store down its menu to a category, and to a product of it that can be bought. */
export async function findProduct(page: Page, address: string, store: StoreVisit): Promise<void> {
  await page.goto(`${address}/${store.id}/`)
  await page.locator("header nav summary").first().click()
  await page.locator("header nav details[open] ul ul a").first().click()
  await page.waitForURL(/-n\d+$/)
  await page.locator("main article a, main li a").filter({ has: page.locator("img") }).nth(1).click()
  await page.waitForURL(/-l\d+/)
  await page.locator("input[name=sku]").first().waitFor({ state: "attached" })
}

/** Chooses the first size that can be bought and puts it into the cart. */
export async function addToCart(page: Page): Promise<string> {
  const size = page.locator("input[name=sku]:not(:disabled)").first()
  const sku = (await size.getAttribute("value")) ?? ""
  await page.locator("label:has(input[name=sku]:not(:disabled))").first().click()
  await page.locator("main form button[type=submit]").first().click()
  return sku
}

/** Goes through the steps of the checkout up to the card. */
export async function giveDelivery(page: Page, { email, fields }: Delivery): Promise<void> {
  await page.locator("input[name=email]").fill(email)
  await page.locator("form:has(input[name=email]) button[type=submit]").click()
  for (const [name, value] of Object.entries(fields)) await page.locator(`[name=${name}]`).fill(value)
  await page.locator("form:has([name=firstName]) button[type=submit]").click()
  await page.locator("input[name=shippingMethod]").first().waitFor({ state: "attached" })
  await page.locator("form:has(input[name=shippingMethod]) button[type=submit]").click()
  await page.locator("input[name=number]").waitFor()
}

/** Types a card and pays. */
export async function pay(page: Page, number: string): Promise<void> {
  await page.locator("input[name=number]").fill(number)
  await page.locator("input[name=expiry]").fill("12/34")
  await page.locator("input[name=securityCode]").fill("123")
  await page.locator("input[name=holder]").fill("ANA PRAT")
  await page.locator("form:has(input[name=number]) button[type=submit]").click()
}

/** Waits for the confirmation of an order that was just paid; answers the order's number. */
export async function confirmed(page: Page): Promise<string> {
  await page.waitForURL(/\/confirmation\?.*orderId=\d+/)
  const orderId = new URL(page.url()).searchParams.get("orderId") ?? ""
  await page.locator("main").getByText(orderId).first().waitFor()
  return orderId
}
