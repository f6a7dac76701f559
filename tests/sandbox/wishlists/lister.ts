import type { World } from "../../../contracts/sandbox/world/World.ts"
import type { CallShop, ShopAnswer, TestShop } from "../../support/sandbox/onBothDatabases.ts"
import { listAt, SPAIN, textAt, worldWithUnits } from "../checkout/customer.ts"

export const ADMIN_KEY = "admin-key-for-tests"
export const SHIRT = { sku: "8201-400-3", productId: "510001" } as const
export const BLACK = { sku: "8201-800-3", productId: "510001" } as const

/** Enough stock, and more products than a list may contain. */
export const LISTED_WORLD: World = (() => {
  const world = worldWithUnits({ "8201-400-3": 50, "8201-800-3": 50, "8201-800-4": 50, "8202-800-3": 50 })
  const [shirt] = world.products
  const more =
    shirt === undefined
      ? []
      : Array.from({ length: 30 }, (_, index) => ({
          ...shirt,
          id: String(520_001 + index),
          mfname: String(8_301 + index),
          stock: () => 9,
        }))
  return { ...world, products: [...world.products, ...more] }
})()

/** 120 skus in four colours and sizes of thirty products. */
export const manySkus: readonly string[] = Array.from({ length: 30 }, (_, index) => 8_301 + index).flatMap((mfname) =>
  ["400-3", "400-4", "800-3", "800-4"].map((rest) => `${mfname}-${rest}`),
)

export const orderBase = `/itxrest/2/order/store/${SPAIN}`
export const savedBase = `/itxrest/2/order/store/${SPAIN}/cb`

export interface Lister {
  readonly call: CallShop
}

export const addItems = (
  lister: Lister,
  cartItems: readonly { readonly sku: string; readonly quantity: number; readonly id?: string }[],
  query = "",
  key?: string,
): Promise<ShopAnswer> =>
  lister.call(
    "POST",
    `${orderBase}/wishlist${query}`,
    { cartItems },
    key === undefined ? {} : { "idempotency-key": key },
  )

export const saveLists = (lister: Lister, wlArray: readonly unknown[], more: object = {}): Promise<ShopAnswer> =>
  lister.call("PUT", `${savedBase}/wishlists`, { wlArray, ...more })

/** The catalogue entry of a sku. */
export const catentryOf = async (lister: Lister, sku: string): Promise<string> => {
  await saveLists(lister, [])
  const { body } = await addItems(lister, [{ sku, quantity: 1 }])
  await saveLists(lister, [])
  return textAt(body, "items.0.catentryId")
}

/** The messages to a recipient, newest first. */
export const messagesTo = async (shop: TestShop, recipient: string): Promise<readonly unknown[]> =>
  listAt(
    (
      await shop.call("GET", `/sandbox/messages?recipient=${encodeURIComponent(recipient)}`, undefined, {
        "x-admin-key": ADMIN_KEY,
      })
    ).body,
    "messages",
  )

/** Fields and rules of a refusal. */
export const rulesOf = ({ body }: ShopAnswer): readonly string[] =>
  listAt(body, "fields").map((field) => `${textAt(field, "field")} ${textAt(field, "rule")}`)
export const itemsOf = (list: unknown): readonly string[] =>
  listAt(list, "items").map((item) => `${textAt(item, "quantity")} ${textAt(item, "sku")}`)
