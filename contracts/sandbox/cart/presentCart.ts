import { withOptionNames } from "../catalog/customization/customization.ts"
import type { StoreLanguage } from "../stores/StoreData.ts"
import type { ResolvedStore } from "../stores/Stores.ts"
import { withTailoringNames } from "../catalog/customization/tailoring.ts"
import { cartTexts } from "./cartTexts.ts"
import type { CartScope, LeftoverItem, RejectedItem, WireCart, WireCartItem } from "./CartScope.ts"
import { giftCardFields } from "./gifts/giftCardFields.ts"
import { garmentDetails, originDetails } from "./lines/lineMetadata.ts"
import type { Adjustment, CartPrice } from "./priceCart.ts"
import type { CartLine, CartReading } from "./readCart.ts"
import { promotionTexts, rewardOf } from "./promotions/promotions.ts"
import { readGiftInfo, readMerge, readRejected } from "./storedJson.ts"

/** Milliseconds after a sign-in during which the cart reports its merge. */
const MERGE_REPORT_MS = 86_400_000

/** Notices of a cart beside its lines. */
export interface LeftoverItems {
  readonly rejected?: readonly RejectedItem[]
  readonly leftovers?: readonly LeftoverItem[]
}

/** A cart in the format of the contract. */
export const presentCart = (
  { store, language, now }: CartScope,
  reading: CartReading,
  { rejected = [], leftovers = [] }: LeftoverItems = {},
): WireCart => {
  const { cart, price, shipping } = reading
  const leftoverUnits = [...(readRejected(cart.rejected) ?? []), ...rejected]
  const promotion = presentPromotions(reading, language)
  const giftInfo = readGiftInfo(cart.gift_info)
  const merge = readMerge(cart.merge)
  return {
    id: String(cart.cart_id),
    storeId: store.id,
    status: "OPEN",
    // The demo seller has no nexus and charges no sales tax in the United States. Without an address the state is
    // unknown.
    ...(cart.address_id !== null && store.countryCode === "US" && store.taxRate === 0 ? { isNoNexus: true } : {}),
    ...presentTotals(reading, store, language),
    ...(promotion.length === 0 ? {} : { promotion }),
    items: presentLines(reading, store, language),
    timestamp: new Date(cart.changed_at).toISOString(),
    ...(giftInfo === undefined ? {} : { giftInfo: { id: String(cart.gift_info_id), ...giftInfo } }),
    ...(cart.address_id === null ? {} : { addressId: String(cart.address_id) }),
    ...(shipping === undefined ? {} : { shippingBundle: shipping }),
    ...(leftoverUnits.length === 0 ? {} : { rejectedItems: leftoverUnits }),
    ...(merge === undefined || now - merge.at >= MERGE_REPORT_MS
      ? {}
      : { merge: { id: merge.id, timestamp: new Date(merge.at).toISOString(), mergedItems: [...merge.items] } }),
    ...(leftovers.length === 0 ? {} : { keptItems: [...leftovers] }),
    ...(price.shippingPrice === undefined || store.taxRate === 0
      ? {}
      : { shippingTaxArray: [{ name: taxLabel(store), price: price.shippingTax }] }),
  }
}

/** The totals that carts and orders share. */
export const presentTotals = ({ price, promotions }: CartReading, store: ResolvedStore, language: StoreLanguage) => ({
  totalOrder: price.totalOrder,
  totalProduct: price.totalProduct,
  totalAdjustment: price.totalAdjustment,
  adjustment: price.adjustments.map((adjustment) => presentAdjustment(adjustment, promotions, language)),
  tax: price.tax,
  taxArray: store.taxRate === 0 ? [] : [{ name: taxLabel(store), price: price.tax }],
  ...(price.shippingPrice === undefined ? {} : { shippingPrice: price.shippingPrice, shippingTax: price.shippingTax }),
})

const presentAdjustment = (
  { amount, reason }: Adjustment,
  promotions: CartReading["promotions"],
  language: StoreLanguage,
) => {
  if (reason.kind === "giftPacking")
    return { amount, description: cartTexts(language.tag)("cart.giftWrap"), isShipping: false }
  const applied = promotions.find(({ promotion }) => promotion.promotion_id === reason.promotionId)
  return {
    amount,
    ...(applied === undefined ? {} : { description: promotionTexts(applied.promotion, language) }),
    promotionId: reason.promotionId,
    isShipping: reason.isShipping,
  }
}

/** The promotions of the cart. One that does not currently count reduces by 0. */
export const presentPromotions = ({ promotions, price }: CartReading, language: StoreLanguage) =>
  promotions.map(({ promotion, counts }) => ({
    promotionId: promotion.promotion_id,
    promoCode: promotion.code,
    description: promotionTexts(promotion, language),
    amount: counts ? discountOf(price, promotion.promotion_id) : 0,
  }))

const discountOf = ({ adjustments }: CartPrice, promotionId: string): number =>
  adjustments.reduce(
    (sum, { amount, reason }) =>
      reason.kind === "promotion" && reason.promotionId === promotionId ? sum + amount : sum,
    0,
  )

/** The lines as wire items. */
export const presentLines = (
  { lines, price, bundles, promotions }: CartReading,
  store: ResolvedStore,
  language: StoreLanguage,
): readonly WireCartItem[] =>
  lines.map((line, index) => {
    const item = presentedLine(line, store, language, price.lineTaxes[index] ?? 0)
    const adjustments = price.lineAdjustments[index] ?? []
    return line.details.bundleId === undefined && adjustments.length === 0
      ? item
      : {
          ...item,
          ...presentBundle(line, bundles),
          ...presentReductions(adjustments, promotions, store, language),
        }
  })

/** A line as it was presented last, and what else than its row it was made of. */
interface Presented {
  readonly item: WireCartItem
  readonly sellable: CartLine["sellable"]
  readonly language: StoreLanguage
  readonly tax: number
}

const presentedLines = new WeakMap<CartLine["row"], Presented>()

/** The line without reductions and bundle. Rows do not change, so one that is presented again gives the same. */
const presentedLine = (line: CartLine, store: ResolvedStore, language: StoreLanguage, tax: number): WireCartItem => {
  const { row, sellable } = line
  const last = presentedLines.get(row)
  if (last !== undefined && last.sellable === sellable && last.language === language && last.tax === tax)
    return last.item
  const item = presentLine(line, store, language, tax)
  presentedLines.set(row, { item, sellable, language, tax })
  return item
}

/** The reductions and surcharges of a line, and the benefits behind them. */
const presentReductions = (
  adjustments: readonly Adjustment[],
  promotions: CartReading["promotions"],
  { id }: ResolvedStore,
  language: StoreLanguage,
): Pick<WireCartItem, "adjustment" | "benefits"> => {
  const benefits = promotions.flatMap(({ promotion }) => {
    const reward = adjustments.some(
      ({ reason }) => reason.kind === "promotion" && reason.promotionId === promotion.promotion_id,
    )
      ? rewardOf(promotion, id)
      : undefined
    if (reward === undefined || reward.kind === "shipping") return []
    const value = reward.kind === "percent" ? reward.percent : reward.amount
    return [
      {
        id: promotion.promotion_id,
        name: promotionTexts(promotion, language),
        type: reward.kind,
        scope: "product",
        value: String(value),
      },
    ]
  })
  return {
    ...(adjustments.length === 0
      ? {}
      : { adjustment: adjustments.map((adjustment) => presentAdjustment(adjustment, promotions, language)) }),
    ...(benefits.length === 0 ? {} : { benefits }),
  }
}

const presentBundle = (
  { details: { bundleId } }: CartLine,
  bundles: CartReading["bundles"],
): Pick<WireCartItem, "bundleId" | "bundleName" | "bundleSize"> => {
  return bundleId === undefined ? {} : { bundleId, ...bundles.get(bundleId) }
}

const presentLine = (line: CartLine, store: ResolvedStore, language: StoreLanguage, tax: number): WireCartItem => {
  const { row, sellable, details, unitPrice, oldPrice } = line
  const { tag } = language
  const giftCard = sellable?.giftCard
  const categoryId = giftCard === undefined ? (details.categoryId ?? sellable?.categoryId) : undefined
  return {
    id: String(row.line_id),
    sku: row.sku,
    quantity: row.quantity,
    unitPrice,
    name: sellable?.name ?? row.last_name,
    status: lineStatus(sellable),
    // Customized items cannot be returned (Directive 2011/83/EU, article 16, c).
    isReturnable: details.customization === undefined && details.tailoringModel === undefined,
    giftPacking: row.is_wrapped,
    ...(row.gift_message === null ? {} : { giftMessage: row.gift_message }),
    unitsAvailable: sellable?.isBuyable === true ? sellable.units : 0,
    ...(categoryId === undefined ? {} : { categoryId }),
    ...(details.customization === undefined
      ? {}
      : { customization: details.customization.map((entry) => withOptionNames(entry, tag)), isCustomized: true }),
    ...(details.tailoringModel === undefined
      ? {}
      : { tailoringModel: withTailoringNames(details.tailoringModel, tag) }),
    ...(store.taxRate === 0 ? {} : { tax: [{ name: taxLabel(store), price: tax }] }),
    ...(oldPrice === undefined || giftCard !== undefined
      ? {}
      : { oldPrice, ...(sellable?.hasPriceHistory === true ? { lowestPrice30Days: oldPrice } : {}) }),
    ...originDetails(line),
    ...catalogOf(store),
    ...(sellable === undefined || giftCard !== undefined
      ? {}
      : { ...presentSellable(sellable), ...garmentDetails(line, sellable, language, store.countryCode) }),
    ...(sellable === undefined || giftCard === undefined
      ? {}
      : giftCardFields(giftCard, sellable, details, store, language)),
  }
}

/** The catalogue for screens of any size; every store has one (S3: type 1). */
const catalogOf = ({ catalogs }: ResolvedStore): Pick<WireCartItem, "catalogId"> => {
  const catalog = catalogs.find(({ type }) => type === 1)
  return catalog === undefined ? {} : { catalogId: catalog.id }
}

const presentSellable = (sellable: NonNullable<CartLine["sellable"]>) => ({
  size: sellable.size,
  color: sellable.color,
  colorId: sellable.colorId,
  catentryId: sellable.catentryId,
  parentId: sellable.productId,
  productUrl: sellable.productUrl,
  mfname: sellable.mfname,
  ...(sellable.image === undefined ? {} : { image: sellable.image }),
})

const lineStatus = (sellable: CartLine["sellable"]): string => {
  if (sellable === undefined) return "LINE_NO_BUYABLE"
  if (sellable.isBuyable) return "OK"
  return sellable.units === 0 ? "SOLD_OUT" : "LINE_NO_BUYABLE"
}

/** `IVA 21 %`: the tax in the notation of the store's country. */
export const taxLabel = ({ taxName, taxRate }: ResolvedStore): string => `${taxName} ${taxRate / 1_000} %`
