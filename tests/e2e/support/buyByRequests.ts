import { randomUUID } from "node:crypto"
import type { Page } from "playwright-core"
import { listAt, numberAt, textAt } from "../../sandbox/checkout/customer.ts"
import { CARDS } from "./customer.ts"
import { findItems } from "./findItem.ts"

/** A paid order. */
export interface BoughtOrder {
  readonly orderId: string
  /** Opens it without the session of the purchase. */
  readonly guestToken: string
  readonly skus: readonly string[]
}

/** Addresses that the stores' own rules accept. */
const ADDRESSES: Readonly<Record<string, object>> = {
  "10000034": {
    addressLines: ["Carrer de Mar 8"],
    city: "Girona",
    zipCode: "17001",
    stateCode: "GI",
    countryCode: "ES",
  },
  "10000001": {
    addressLines: ["8 Mercer Street"],
    city: "New York",
    zipCode: "10013",
    stateCode: "NY",
    countryCode: "US",
  },
  "10000966": {
    addressLines: ["شارع العليا"],
    city: "الرياض",
    zipCode: "12211",
    district: "العليا",
    countryCode: "SA",
  },
}
const PHONES: Readonly<Record<string, { readonly countryCode: string; readonly subscriberNumber: string }>> = {
  "10000034": { countryCode: "+34", subscriberNumber: "600123456" },
  "10000001": { countryCode: "+1", subscriberNumber: "2125550148" },
  "10000966": { countryCode: "+966", subscriberNumber: "501234567" },
}

/**
 * Calls the backend as a page of the shop does, with the session of its browser. Fails for another status than 2xx.
 */
export async function callBackend(
  page: Page,
  address: string,
  method: string,
  path: string,
  body?: object,
): Promise<unknown> {
  const answer = await page.request.fetch(`${address}${path}`, {
    method,
    headers: { "sec-fetch-site": "same-origin", "idempotency-key": randomUUID() },
    ...(body === undefined ? {} : { data: body }),
  })
  if (!answer.ok()) throw new Error(`${method} ${path} answers ${answer.status()}: ${await answer.text()}`)
  return answer.json()
}

/** Buys units of some items with ample stock by requests, in the time of one page. */
export async function buyByRequests(page: Page, address: string, store: string, units = [1]): Promise<BoughtOrder> {
  const call = (method: string, path: string, body?: object) => callBackend(page, address, method, path, body)
  const order = `/itxrest/2/order/store/${store}`
  // The first page creates the guest.
  await page.goto(`${address}/${store}/cart`)
  const items = (await findItems(address, store)).slice(0, units.length)
  for (const [index, { sku }] of items.entries())
    await call("POST", `${order}/cart`, { cartItems: [{ sku, quantity: units[index] ?? 1 }] })
  const orderId = textAt(await call("GET", `${order}/cart`), "id")
  const saved = await call("POST", `/itxrest/2/user/store/${store}/address`, {
    firstName: "Ana",
    lastName: "Prat",
    email: "ana@example.com",
    phones: [PHONES[store]],
    ...ADDRESSES[store],
  })
  const shipping = await call("POST", `${order}/order/${orderId}/checkout/shipping`, {
    shippingMethodId: "standard",
    kind: "delivery",
    addressId: textAt(saved, "id"),
  })
  const paid = await call("POST", `${order}/order/${orderId}/asynccheckout`, {
    paymentBundle: {
      paymentData: [
        { paymentModeId: "1", number: CARDS.accepted, holder: "ANA PRAT", month: "12", year: "2034", cvv2: "123" },
      ],
    },
    acceptedPolicies: [1, 2],
    expectedTotal: numberAt(shipping, "totalOrder"),
  })
  const bought = await call("GET", `${order}/order/${orderId}`)
  return {
    orderId,
    guestToken: textAt(paid, "guestToken"),
    skus: listAt(bought, "items").map((item) => textAt(item, "sku")),
  }
}
