import { randomUUID } from "node:crypto"
import type { World } from "../../../contracts/sandbox/world/World.ts"
import type { ShopAnswer, TestGuest, TestShop } from "../../support/sandbox/onBothDatabases.ts"
import { smallWorld } from "../../support/sandbox/smallWorld.ts"

export const SPAIN = "10000034"
export const JAPAN = "10000081"
export const PAID_CARD = "4242424242424242"

/** Returns the value at a dotted path of a response. */
export const at = (value: unknown, path: string): unknown =>
  path
    .split(".")
    .reduce<unknown>(
      (inner, key) => (typeof inner === "object" && inner !== null ? Reflect.get(inner, key) : undefined),
      value,
    )

export const textAt = (value: unknown, path: string): string => String(at(value, path))
export const numberAt = (value: unknown, path: string): number => Number(at(value, path))
export const listAt = (value: unknown, path: string): readonly unknown[] => {
  const list = at(value, path)
  return Array.isArray(list) ? list : []
}

/** Low stock of the tested skus: the small world with other units. */
export const worldWithUnits = (units: Readonly<Record<string, number>>): World => ({
  ...smallWorld,
  products: smallWorld.products.map((product) => ({
    ...product,
    stock: (_store, colour, size) => units[`${product.mfname}-${colour}-${size}`] ?? 0,
  })),
})

export const cartPath = (storeId = SPAIN): string => `/itxrest/2/order/store/${storeId}/cart`
export const orderPath = (orderId: string, storeId = SPAIN): string =>
  `/itxrest/2/order/store/${storeId}/order/${orderId}`

export const addToCart = (
  guest: Pick<TestGuest, "call">,
  sku: string,
  quantity = 1,
  storeId = SPAIN,
  key?: string,
): Promise<ShopAnswer> =>
  guest.call(
    "POST",
    cartPath(storeId),
    { cartItems: [{ sku, quantity }] },
    key === undefined ? {} : { "idempotency-key": key },
  )

export const anAddress = (storeId = SPAIN) => ({
  firstName: "Ana",
  lastName: "Prueba",
  addressLines: ["Calle del Ejemplo 1"],
  city: storeId === SPAIN ? "Madrid" : "渋谷区",
  zipCode: storeId === SPAIN ? "28013" : "150-0001",
  countryCode: storeId === SPAIN ? "ES" : "JP",
  phones: [{ countryCode: storeId === SPAIN ? "+34" : "+81", subscriberNumber: "600000000" }],
  email: "ana@example.org",
})

export const saveAddress = async (guest: Pick<TestGuest, "call">, storeId = SPAIN): Promise<string> => {
  const { status, body } = await guest.call("POST", `/itxrest/2/user/store/${storeId}/address`, anAddress(storeId))
  if (status !== 200) throw new Error(`The address was not saved: ${status} ${JSON.stringify(body)}`)
  return textAt(body, "id")
}

/** A customer ready to pay. */
export interface Buyer {
  readonly guest: TestGuest
  readonly orderId: string
  readonly storeId: string
  readonly total: number
}

/** A customer whose purchase goes to a saved address. */
export interface DeliveredBuyer extends Buyer {
  readonly addressId: string
}

export const readyToPay = async (
  shop: Pick<TestShop, "guest">,
  lines: Readonly<Record<string, number>>,
  storeId = SPAIN,
): Promise<DeliveredBuyer> => {
  const guest = await shop.guest(storeId)
  for (const [sku, quantity] of Object.entries(lines)) {
    const { status, body } = await addToCart(guest, sku, quantity, storeId)
    if (status !== 200) throw new Error(`${sku} was not added: ${status} ${JSON.stringify(body)}`)
  }
  const addressId = await saveAddress(guest, storeId)
  const cart = await guest.call("GET", cartPath(storeId))
  const orderId = textAt(cart.body, "id")
  const shipping = await guest.call("POST", `${orderPath(orderId, storeId)}/checkout/shipping`, {
    shippingMethodId: "standard",
    kind: "delivery",
    addressId,
  })
  if (shipping.status !== 200) throw new Error(`No delivery: ${shipping.status} ${JSON.stringify(shipping.body)}`)
  return { guest, orderId, storeId, total: numberAt(shipping.body, "totalOrder"), addressId }
}

export const testCard = (number = PAID_CARD) => ({
  paymentModeId: "1",
  number,
  holder: "ANA PRUEBA",
  month: "12",
  year: "2030",
  cvv2: "123",
})

export const pay = (
  { guest, orderId, storeId, total }: Buyer,
  {
    number = PAID_CARD,
    key = randomUUID(),
    expectedTotal = total,
  }: { readonly number?: string; readonly key?: string; readonly expectedTotal?: number } = {},
): Promise<ShopAnswer> =>
  guest.call(
    "POST",
    `${orderPath(orderId, storeId)}/asynccheckout`,
    { paymentBundle: { paymentData: [testCard(number)] }, acceptedPolicies: [1, 2], expectedTotal },
    { "idempotency-key": key },
  )

export const paymentStatus = ({ guest, orderId, storeId }: Buyer): Promise<ShopAnswer> =>
  guest.call("GET", `${orderPath(orderId, storeId)}/payment-status`)

/** Units of a sku that a new guest may still add to a cart. */
export const unitsLeft = async (shop: TestShop, sku: string, storeId = SPAIN): Promise<number> => {
  const { status, body } = await addToCart(await shop.guest(storeId), sku, 9_000, storeId)
  if (status !== 409) throw new Error(`Nobody has 9000 of ${sku}: ${status}`)
  return numberAt(body, "params.1")
}
