import { randomInt, randomUUID } from "node:crypto"
import type { Page } from "playwright-core"
import { textAt } from "../../sandbox/checkout/customer.ts"

export const PASSWORD = "Selvedge2026"

/** An address in Spain with a company, which makes its customer a business customer. */
export const COMPANY_ADDRESS = {
  addressType: "SB",
  firstName: "Ana",
  lastName: "Prueba",
  addressLines: ["Calle Mayor 1"],
  city: "Madrid",
  zipCode: "28013",
  stateCode: "M",
  countryCode: "ES",
  phones: [{ countryCode: "+34", subscriberNumber: "600000000" }],
  email: "ana@example.org",
  checkedAddress: 2,
  clientType: "B",
  isCompany: true,
  email2: "facturas@example.org",
  company: { name: "Hilo SL", vatin: "B12345678" },
}

/** An email address without an account, for one attempt of a test: a retry needs another. */
export const newEmail = (): string => `customer-${randomUUID()}@example.org`

/** The same for a phone number, in Spain. */
export const newPhone = (): string => `+346${String(randomInt(100_000_000)).padStart(8, "0")}`

/** Creates an account from the home page of a store, so that the web server holds its session. */
export async function registerCustomer(
  page: Page,
  address: string,
  storeId: string,
  logon: string,
  more: object = {},
): Promise<void> {
  await page.goto(`${address}/${storeId}/-1/`)
  await postFromPage(page, `/itxrest/2/user/store/${storeId}/user`, {
    logon,
    password: PASSWORD,
    passwordConfirm: PASSWORD,
    acceptedPolicies: [1, 2],
    ...more,
  })
}

/** Creates an account by the backend's operations, outside of any browser; returns its logon. */
export async function createAccount(address: string, storeId: string): Promise<string> {
  const logon = newEmail()
  const send = async (path: string, body: object, headers: Readonly<Record<string, string>> = {}): Promise<unknown> => {
    const answer = await fetch(address + path, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}: ${await answer.text()}`)
    return answer.json()
  }
  const guest = await send(`/api/storefront/1/stores/${storeId}/users/guests`, {})
  await send(
    `/itxrest/2/user/store/${storeId}/user`,
    { logon, password: PASSWORD, passwordConfirm: PASSWORD, acceptedPolicies: [1, 2] },
    { authorization: `Bearer ${textAt(guest, "access_token")}` },
  )
  return logon
}

/** Sends a request as the page's own scripts do. Fails unless it is answered with 200. */
export async function postFromPage(page: Page, path: string, body: object): Promise<void> {
  const status = await page.evaluate(
    async ([to = "", sent = ""]) =>
      (await fetch(to, { method: "POST", headers: { "content-type": "application/json" }, body: sent })).status,
    [path, JSON.stringify(body)],
  )
  if (status !== 200) throw new Error(`${path} was answered with ${status}`)
}
