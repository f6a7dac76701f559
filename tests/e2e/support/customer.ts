import type { Locator, Page } from "playwright-core"
import { findItem, findItems } from "./findItem.ts"
import { createAccount, PASSWORD } from "./registerCustomer.ts"

/** Checkout input of a guest in one country. */
export interface Delivery {
  readonly email: string
  readonly fields: Readonly<Record<string, string>>
}

/** A store as a journey sees it. */
export interface StoreVisit {
  readonly id: string
  readonly language: string
  readonly direction: "ltr" | "rtl"
  /** A text that only this currency has. */
  readonly money: RegExp
  readonly delivery: Delivery
}

const PERSON = { firstName: "Ana", lastName: "Prat", phone: "600123456" }

export const STORES: Readonly<Record<"spain" | "unitedStates" | "japan" | "saudiArabia", StoreVisit>> = {
  spain: {
    id: "10000034",
    language: "es",
    direction: "ltr",
    money: /\d,\d{2}\s€/,
    delivery: {
      email: "ana@example.com",
      fields: { ...PERSON, addressLine1: "Carrer de Mar 8", city: "Girona", zipCode: "17001", stateCode: "GI" },
    },
  },
  unitedStates: {
    id: "10000001",
    language: "en",
    direction: "ltr",
    money: /\$\d+\.\d{2}/,
    delivery: {
      email: "ana@example.com",
      fields: {
        ...PERSON,
        phone: "2125550148",
        addressLine1: "8 Mercer Street",
        city: "New York",
        zipCode: "10013",
        stateCode: "NY",
      },
    },
  },
  japan: {
    id: "10000081",
    language: "ja",
    direction: "ltr",
    money: /¥[\d,]+/,
    delivery: {
      email: "ana@example.com",
      fields: {
        firstName: "花",
        lastName: "青木",
        phone: "312345678",
        zipCode: "150-0001",
        stateCode: "東京都",
        city: "渋谷区",
        addressLine1: "神宮前 1-2-3",
      },
    },
  },
  saudiArabia: {
    id: "10000966",
    language: "ar",
    direction: "rtl",
    money: /\d+\.\d{2}\s?ر\.س/,
    delivery: {
      email: "ana@example.com",
      fields: {
        firstName: "ليلى",
        lastName: "حداد",
        phone: "501234567",
        buildingNumber: "7",
        addressLine1: "شارع العليا",
        district: "العليا",
        city: "الرياض",
        zipCode: "12211",
      },
    },
  },
}

export const CARDS = { accepted: "4242424242424242", refused: "4000000000000002" } as const

/** Waits until the page is hydrated. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator("html[data-hydrated]").waitFor({ state: "attached" })
}

/** Walks from the home page of a store through its menu to a category, and to an available product of it. */
export async function findProduct(page: Page, address: string, store: StoreVisit): Promise<void> {
  await page.goto(`${address}/${store.id}/`)
  await page.locator("header nav summary").first().click()
  await page.locator("header nav details[open] ul ul a").first().click()
  await page.waitForURL(/-n\d+$/)
  await page
    .locator("main article a, main li a")
    .filter({ has: page.locator("img") })
    .nth(1)
    .click()
  await page.waitForURL(/-l\d+/)
  await page.locator("input[name=sku]").first().waitFor({ state: "attached" })
}

/** Opens the page of an available product, for a journey that starts there. */
export async function openProduct(page: Page, address: string, { id }: StoreVisit): Promise<void> {
  const { path } = await findItem(address, id)
  await page.goto(address + path)
  await hydrated(page)
}

/** Selects a size with ample stock, or else the first available one, and adds it to the cart; returns its sku. */
export async function addToCart(page: Page): Promise<string> {
  const buyable = page.locator("label:has(input[name=sku]:not(:disabled))")
  // Earlier purchases of a file may leave few of a size, or one too few by the time it is added.
  const plenty = buyable.filter({ hasNot: page.locator("span + span") })
  const size = ((await plenty.count()) > 0 ? plenty : buyable).first()
  const sku = (await size.locator("input").getAttribute("value")) ?? ""
  await size.click()
  await page.locator("main form button[type=submit]").first().click()
  return sku
}

/**
 * Signs in at the backend's login page, and returns the logon: of a new account, since files share the shop with its
 * seeded accounts, or of the given one.
 */
export async function logIn(page: Page, address: string, store: StoreVisit, account?: string): Promise<string> {
  const logon = account ?? (await createAccount(address, store.id))
  const home = `/${store.id}/`
  const query = new URLSearchParams({ langCode: store.language, storeId: store.id, redirectUri: home })
  await page.goto(`${address}/integration/oauth2/login?${query.toString()}`)
  await page.locator("main input[name=email]").first().fill(logon)
  await page.locator("input[name=password]").first().fill(PASSWORD)
  await page.locator("form:has(input[name=password]) button").first().click()
  await page.waitForURL(`**${home}`)
  return logon
}

/** Completes the steps of the checkout before the card; `beforePaying` runs after the address step. */
export async function fillDelivery(
  page: Page,
  { email, fields }: Delivery,
  beforePaying: () => Promise<void> = async () => undefined,
): Promise<void> {
  await page.locator("main input[name=email]").fill(email)
  await page.locator("main form:has(input[name=email]) button[type=submit]").click()
  for (const [name, value] of Object.entries(fields)) await page.locator(`[name=${name}]`).fill(value)
  await page.locator("form:has([name=firstName]) button[type=submit]").click()
  await page.locator("input[name=shippingMethod]").first().waitFor({ state: "attached" })
  await beforePaying()
  await page.locator("form:has(input[name=shippingMethod]) button[type=submit]").click()
  await (await cardFields(page)).locator("input[name=number]").waitFor()
}

/** The card form of the page, inline or in the vault's frame. */
export const cardForm = (page: Page): Locator =>
  page.locator("form:has(input[name=number]), form:has(iframe[src*='/sandbox/vault'])")

/** The card fields: in the vault's frame, or in the page where the shop is configured so. */
export async function cardFields(page: Page): Promise<Locator> {
  const cardEntry = await page.locator("meta[name=card-entry]").getAttribute("content")
  return cardEntry === "direct" ? cardForm(page) : page.frameLocator("iframe[src*='/sandbox/vault']").locator("form")
}

/** Types a card and pays. */
export async function pay(page: Page, number: string, securityCode = "123"): Promise<void> {
  await typeCard(page, number, securityCode)
  await cardForm(page).locator("button[type=submit]").click()
}

/** Types a card. */
export async function typeCard(page: Page, number: string, securityCode = "123"): Promise<Locator> {
  const fields = await cardFields(page)
  await fields.locator("input[name=number]").fill(number)
  await fields.locator("input[name=expiry]").fill("12/34")
  await fields.locator("input[name=securityCode]").fill(securityCode)
  await fields.locator("input[name=holder]").fill("ANA PRAT")
  return fields
}

/** Waits for the confirmation of a paid order; returns the order's number. */
export async function confirmed(page: Page): Promise<string> {
  await page.waitForURL(/\/confirmation\?.*orderId=\d+/)
  const orderId = new URL(page.url()).searchParams.get("orderId") ?? ""
  await page.locator("main").getByText(orderId).first().waitFor()
  return orderId
}

/**
 * Adds an item to a visitor's cart by the form for browsers without scripts, for a journey that starts later; returns
 * its sku.
 */
export async function fillCart(page: Page, address: string, { id }: StoreVisit): Promise<string> {
  for (const { sku } of await findItems(address, id)) {
    const answer = await page.request.post(`${address}/${id}/cart/items`, {
      form: { sku, quantity: "1" },
      headers: { "sec-fetch-site": "same-origin" },
      maxRedirects: 0,
    })
    const { location = "" } = answer.headers()
    if (location.endsWith(`/${id}/cart`)) return sku
    if (!location.includes("refused=NotEnoughStock"))
      throw new Error(`The item ${sku} was not added to a cart of store ${id}: ${answer.status()} ${location}`)
  }
  throw new Error(`Store ${id} has no item with ample stock in its first category.`)
}

/** Opens the checkout with an item in the cart, for a journey that starts there. */
export async function openCheckout(page: Page, address: string, store: StoreVisit): Promise<void> {
  await fillCart(page, address, store)
  await page.goto(`${address}/${store.id}/checkout`)
  await hydrated(page)
}

/** A customer before the payment methods, after all other steps of the checkout. */
export async function completeUntilPayment(
  page: Page,
  address: string,
  store: StoreVisit,
  beforePaying?: () => Promise<void>,
): Promise<void> {
  await openCheckout(page, address, store)
  await fillDelivery(page, store.delivery, beforePaying)
}

/**
 * The same from the home page on, within one document: a browser may restore that document after it was left, and
 * restores no page that was loaded at the checkout.
 */
export async function navigateToPayment(page: Page, address: string, store: StoreVisit): Promise<void> {
  await findProduct(page, address, store)
  await addToCart(page)
  await page.locator("dialog[open] a[href$='/checkout']").click()
  await fillDelivery(page, store.delivery)
}
