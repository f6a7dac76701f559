import { type Kysely, sql } from "kysely"
import { readSetting } from "../stores/readSetting.ts"
import { readSellables, type Sellable } from "../catalog/stock/Sellable.ts"
import { tailoringPrice } from "../catalog/customization/tailoring.ts"
import { type Discount, type CartPrice, priceCart } from "./priceCart.ts"
import { deliveriesOf, withParcels } from "./shipping/parcels.ts"
import { isGiftCardSku, isSentByEmail } from "../catalog/gift-cards/giftCardCatalogue.ts"
import type { Database } from "../platform/storage/Database.ts"
import { type BundleTexts, readBundleTexts } from "./bundleTexts.ts"
import type { CartLineRow, CartRow, CartScope, WireShipping } from "./CartScope.ts"
import { type AppliedPromotion, promotionRefusedReason, readApplied, rewardOf } from "./promotions/promotions.ts"
import { type LineDetails, readDetails, readShipping } from "./storedJson.ts"

/** A line with its current catalogue data; no sellable when its product has left the store. */
export interface CartLine {
  readonly row: CartLineRow
  readonly sellable: Sellable | undefined
  readonly details: LineDetails
  /** Includes the surcharge for customization. */
  readonly unitPrice: number
  readonly oldPrice?: number
}

/** A promotion in the cart, and whether it currently counts. */
export interface CartPromotion extends AppliedPromotion {
  readonly counts: boolean
}

/** A cart at one point in time. It is never stored, but computed from lines, catalogue and promotions. */
export interface CartReading {
  readonly cart: CartRow
  readonly lines: readonly CartLine[]
  readonly promotions: readonly CartPromotion[]
  readonly shipping: WireShipping | undefined
  readonly price: CartPrice
  /** The bundles that lines were bought in, by id. */
  readonly bundles: ReadonlyMap<string, BundleTexts>
}

/** The loaded lines of a cart, with the catalogue data of each. */
export interface LoadedLines {
  readonly rows: readonly CartLineRow[]
  readonly sellables: ReadonlyMap<string, Sellable>
  /** False when the cart is known to have none. */
  readonly hasPromotions?: boolean
}

/** Configuration parameter: price of wrapping one line, in minor units; free when it is not set. */
const GIFT_PACKING_PRICE = "GIFT_PACKING_PRICE"

/** Reads and prices a cart. `db` is the transaction if there is one; `known` saves queries for data already loaded. */
export const readCart = async (
  db: Kysely<Database>,
  { store, language, now }: CartScope,
  cart: CartRow,
  known?: LoadedLines,
): Promise<CartReading> => {
  const rows = known?.rows ?? (await readLines(db, cart.cart_id))
  const sellables =
    known?.sellables ??
    (await readSellables(
      db,
      store.id,
      language.id,
      rows.map(({ sku }) => sku),
    ))
  const lines = rows.map((row): CartLine => {
    const sellable = sellables.get(row.sku)
    const details = readDetails(row.details) ?? {}
    const added = tailoringPrice(details.tailoringModel, store.currencyCode)
    return {
      row,
      sellable,
      details,
      unitPrice: (sellable?.price ?? row.last_price) + added,
      ...(sellable?.oldPrice === undefined ? {} : { oldPrice: sellable.oldPrice + added }),
    }
  })
  // Gift cards are money: they are not reduced and do not count towards a code's minimum total.
  const reducible = lines.reduce(
    (total, { row, unitPrice }) => (isGiftCardSku(row.sku) ? total : total + row.quantity * unitPrice),
    0,
  )
  const applied = known?.hasPromotions === false ? [] : await readApplied(db, cart.cart_id, cart.user_id)
  const promotions = applied.map((one) => ({
    ...one,
    counts: promotionRefusedReason(one, store.id, reducible, now) === undefined,
  }))
  const discounts = promotions.flatMap(({ counts, promotion }): readonly Discount[] => {
    const reward = counts ? rewardOf(promotion, store.id) : undefined
    return reward === undefined ? [] : [{ promotionId: promotion.promotion_id, reward }]
  })
  const chosen = readShipping(cart.shipping)
  const totalProduct = lines.reduce((total, { row, unitPrice }) => total + row.quantity * unitPrice, 0)
  const shipping = chosen === undefined ? undefined : withParcels({ store, now }, lines, chosen, totalProduct)
  const deliveries = shipping === undefined || isSentByEmail(rows) ? [] : deliveriesOf(store, shipping)
  const price = priceCart({
    lines: lines.map(({ row, unitPrice }) => ({
      unitPrice,
      quantity: row.quantity,
      isWrapped: row.is_wrapped,
      isVoucher: isGiftCardSku(row.sku),
    })),
    discounts,
    deliveries,
    giftPackingPrice: rows.some(({ is_wrapped }) => is_wrapped) ? await readGiftPackingPrice(db, store.id) : 0,
    taxRate: store.taxRate,
    isTaxAdded: store.isTaxAdded === true,
  })
  return { cart, lines, promotions, shipping, price, bundles: await readBundleTexts(db, store.id, language.id, rows) }
}

/** The lines by position, which is the order they were added in unless they were inserted between others. */
export const readLines = async (db: Kysely<Database>, cartId: number): Promise<readonly CartLineRow[]> =>
  db
    .selectFrom("cart_line")
    .selectAll()
    .where("cart_id", "=", cartId)
    .orderBy(sql`coalesce(place, line_id)`)
    .orderBy("line_id")
    .execute()

const readGiftPackingPrice = async (db: Kysely<Database>, storeId: string): Promise<number> => {
  const price = (await readSetting(db, storeId, GIFT_PACKING_PRICE)) ?? ""
  return /^[0-9]{1,9}$/u.test(price) ? Number(price) : 0
}
