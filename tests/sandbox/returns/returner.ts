import type { CallShop, ShopAnswer, TestShop } from "../../support/sandbox/onBothDatabases.ts"
import {
  addToCart,
  cartPath,
  listAt,
  orderPath,
  pay,
  readyToPay,
  saveAddress,
  SPAIN,
  textAt,
} from "../checkout/customer.ts"
import { signedIn } from "../wallet/signedIn.ts"

export const ADMIN_KEY = "the-admin-key-of-returns"
export const restPath = (storeId = SPAIN): string => `/itxrest/2/order/store/${storeId}`

/** A customer with an order that can be returned. */
export interface Returner {
  readonly call: CallShop
  readonly orderId: string
  readonly storeId: string
  readonly total: number
  /** The token of a guest's order; empty for a registered customer's. */
  readonly guestToken: string
  /** Catalogue entries by sku. */
  readonly catentries: ReadonlyMap<string, string>
}

/** A guest with a paid order. */
export const guestWithOrder = async (
  shop: TestShop,
  lines: Readonly<Record<string, number>>,
  storeId = SPAIN,
): Promise<Returner> => {
  const buyer = await readyToPay(shop, lines, storeId)
  const paid = await pay(buyer)
  if (paid.status !== 202) throw new Error(`Nothing was bought: ${paid.status} ${JSON.stringify(paid.body)}`)
  return {
    ...(await bought(buyer.guest.call, buyer.orderId, storeId)),
    guestToken: textAt(paid.body, "guestToken"),
    total: buyer.total,
  }
}

/** The demo customer with a paid order. */
export const registeredWithOrder = async (
  shop: TestShop,
  lines: Readonly<Record<string, number>>,
): Promise<Returner> => {
  const customer = await signedIn(shop)
  for (const [sku, quantity] of Object.entries(lines)) await addToCart(customer, sku, quantity)
  const addressId = await saveAddress(customer)
  const orderId = textAt((await customer.call("GET", cartPath())).body, "id")
  const shipping = await customer.call("POST", `${orderPath(orderId)}/checkout/shipping`, {
    shippingMethodId: "standard",
    kind: "delivery",
    addressId,
  })
  const guest = { token: "", cookie: "", call: customer.call }
  const total = Number(textAt(shipping.body, "totalOrder"))
  const paid = await pay({ guest, orderId, storeId: SPAIN, total })
  if (paid.status !== 202) throw new Error(`Nothing was bought: ${paid.status} ${JSON.stringify(paid.body)}`)
  return { ...(await bought(customer.call, orderId, SPAIN)), guestToken: "", total }
}

const bought = async (call: CallShop, orderId: string, storeId: string) => {
  const { body } = await call("GET", orderPath(orderId, storeId))
  return {
    call,
    orderId,
    storeId,
    catentries: new Map(listAt(body, "items").map((item) => [textAt(item, "sku"), textAt(item, "catentryId")])),
  }
}

export const lineOf = (
  { catentries }: Pick<Returner, "catentries">,
  sku: string,
  quantity = 1,
  returnReasonId = "1",
) => ({
  catentryId: catentries.get(sku) ?? "0",
  quantity,
  returnReasonId,
})

/** Requests the return of one line. */
export const requestReturn = (
  returner: Returner,
  sku: string,
  quantity = 1,
  more: Readonly<Record<string, unknown>> = {},
  key?: string,
): Promise<ShopAnswer> =>
  returner.call(
    "POST",
    `${restPath(returner.storeId)}/order/${returner.orderId}/return-request`,
    { returnLines: [lineOf(returner, sku, quantity)], ...more },
    key === undefined ? {} : { "idempotency-key": key },
  )

/** Requests a return, and gives the id of the request. */
export const returned = async (
  returner: Returner,
  sku: string,
  quantity = 1,
  more: Readonly<Record<string, unknown>> = {},
): Promise<string> => {
  const { status, body } = await requestReturn(returner, sku, quantity, more)
  if (status !== 200) throw new Error(`Nothing is returned: ${status} ${JSON.stringify(body)}`)
  return textAt(body, "rmareqId")
}

/** Advances a return by the staff's steps, one after the other. */
export const advanceReturn = async (
  shop: TestShop,
  rmareqId: string,
  ...steps: readonly string[]
): Promise<readonly number[]> => {
  const answers: number[] = []
  for (const status of steps)
    answers.push(
      (await shop.call("POST", "/sandbox/returns", { storeId: SPAIN, rmareqId, status }, { "x-admin-key": ADMIN_KEY }))
        .status,
    )
  return answers
}

/** An account in Spain with valid check digits. */
export const anAccount = (changes: Readonly<Record<string, unknown>> = {}) => ({
  bankAccount: {
    beneficiaryName: "Ana Prueba",
    accountCode: "ES91 2100 0418 4502 0005 1332",
    bicCode: "CAIXESBBXXX",
    ...changes,
  },
})
