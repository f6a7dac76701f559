import type { Locator, Page } from "playwright-core"
import { findPiece } from "./findPiece.ts"

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

/** Waits until scripts have taken the page over. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForSelector("html[data-hydrated]", { state: "attached" })
}

/** Walks from the home page of a store down its menu to a category, and to a product of it that can be bought. */
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

/** Opens the page of a product that can be bought, for a journey that begins there. */
export async function openProduct(page: Page, address: string, { id }: StoreVisit): Promise<void> {
  const { path } = await findPiece(address, id)
  await page.goto(address + path)
  await hydrated(page)
}

/**
 * Chooses a size of which there is plenty, or else the first that can be bought, and puts it into the cart; answers its
 * sku.
 */
export async function addToCart(page: Page): Promise<string> {
  const buyable = page.locator("label:has(input[name=sku]:not(:disabled))")
  // What a file has bought before may leave few of a size, or one too few by the time it is added.
  const plenty = buyable.filter({ hasNot: page.locator("span + span") })
  const size = ((await plenty.count()) > 0 ? plenty : buyable).first()
  const sku = (await size.locator("input").getAttribute("value")) ?? ""
  await size.click()
  await page.locator("main form button[type=submit]").first().click()
  return sku
}

/**
 * Goes in by the login page as one of the accounts that the demo world has in every store, and stands at the store's
 * home.
 */
export async function logIn(
  page: Page,
  address: string,
  store: StoreVisit,
  who: "registered" | "business" = "registered",
): Promise<void> {
  const home = `/${store.id}/`
  const query = new URLSearchParams({ langCode: store.language, storeId: store.id, redirectUri: home })
  await page.goto(`${address}/integration/oauth2/login?${query.toString()}`)
  await page.locator("input[name=email]").first().fill(`${who}@selvedge.example`)
  await page.locator("input[name=password]").first().fill("Selvedge2026")
  await page.locator("form:has(input[name=password]) button").first().click()
  await page.waitForURL(`**${home}`)
}

/**
 * Goes through the steps of the checkout up to the card; `beforePaying` is done once it is told where the order goes.
 */
export async function giveDelivery(
  page: Page,
  { email, fields }: Delivery,
  beforePaying: () => Promise<void> = async () => undefined,
): Promise<void> {
  await page.locator("input[name=email]").fill(email)
  await page.locator("form:has(input[name=email]) button[type=submit]").click()
  for (const [name, value] of Object.entries(fields)) await page.locator(`[name=${name}]`).fill(value)
  await page.locator("form:has([name=firstName]) button[type=submit]").click()
  await page.locator("input[name=shippingMethod]").first().waitFor({ state: "attached" })
  await beforePaying()
  await page.locator("form:has(input[name=shippingMethod]) button[type=submit]").click()
  await (await cardFields(page)).locator("input[name=number]").waitFor()
}

/** Of the page the form in which a card is given, whichever way the shop takes it. */
export const cardForm = (page: Page): Locator =>
  page.locator("form:has(input[name=number]), form:has(iframe[src*='/sandbox/vault'])")

/** Where a card is typed: into the vault's frame, or into the page where the shop is configured so. */
export async function cardFields(page: Page): Promise<Locator> {
  const way = await page.locator("meta[name=card-entry]").getAttribute("content")
  return way === "direct" ? cardForm(page) : page.frameLocator("iframe[src*='/sandbox/vault']").locator("form")
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

/** Waits for the confirmation of an order that was just paid; answers the order's number. */
export async function confirmed(page: Page): Promise<string> {
  await page.waitForURL(/\/confirmation\?.*orderId=\d+/)
  const orderId = new URL(page.url()).searchParams.get("orderId") ?? ""
  await page.locator("main").getByText(orderId).first().waitFor()
  return orderId
}

/**
 * Puts a piece into a visitor's cart by the form that the shop takes without scripts, for a journey that begins later;
 * answers its sku.
 */
export async function fillCart(page: Page, address: string, { id }: StoreVisit): Promise<string> {
  const { sku } = await findPiece(address, id)
  const answer = await page.request.post(`${address}/${id}/cart/items`, {
    form: { sku, quantity: "1" },
    headers: { "sec-fetch-site": "same-origin" },
    maxRedirects: 0,
  })
  const { location = "" } = answer.headers()
  if (!location.endsWith(`/${id}/cart`))
    throw new Error(`The piece ${sku} does not go into a cart of store ${id}: ${answer.status()} ${location}`)
  return sku
}

/** Opens the checkout with a piece in the cart, for a journey that begins there. */
export async function openCheckout(page: Page, address: string, store: StoreVisit): Promise<void> {
  await fillCart(page, address, store)
  await page.goto(`${address}/${store.id}/checkout`)
  await hydrated(page)
}

/** Somebody who stands before the ways to pay, and has typed everything else at the checkout. */
export async function upToPayment(
  page: Page,
  address: string,
  store: StoreVisit,
  beforePaying?: () => Promise<void>,
): Promise<void> {
  await openCheckout(page, address, store)
  await giveDelivery(page, store.delivery, beforePaying)
}

/**
 * The same from the home page on, within one document: a browser may keep that as it was when it is left, which it does
 * with no page that was loaded at the checkout.
 */
export async function walkToPayment(page: Page, address: string, store: StoreVisit): Promise<void> {
  await findProduct(page, address, store)
  await addToCart(page)
  await page.locator("dialog[open] a[href$='/checkout']").click()
  await giveDelivery(page, store.delivery)
}
