/** Sent by mail at a chosen time, or by post. */
export type GiftCardKind = "virtual" | "physical"

export interface GiftCardAmount {
  readonly sku: string
  readonly kind: GiftCardKind
  /** Minor units. */
  readonly price: number
}

/** Product ids; no product of the catalogue has them. */
export const GIFT_CARD_PRODUCTS: Readonly<Record<GiftCardKind, string>> = { virtual: "590001", physical: "590002" }

const PREFIXES: Readonly<Record<GiftCardKind, string>> = {
  virtual: "giftcard.virtual-",
  physical: "giftcard.physical-",
}

const AMOUNTS: ReadonlyMap<string, readonly number[]> = new Map([
  ["JPY", [3_000, 5_000, 10_000, 30_000]],
  ["SAR", [10_000, 20_000, 50_000, 100_000]],
  ["PLN", [10_000, 20_000, 30_000, 50_000]],
  ["KRW", [30_000, 50_000, 100_000, 300_000]],
  ["ILS", [10_000, 20_000, 30_000, 50_000]],
  ["CNY", [20_000, 30_000, 50_000, 100_000]],
  ["KWD", [10_000, 20_000, 30_000, 50_000]],
])
const DEFAULT_AMOUNTS: readonly number[] = [2_500, 5_000, 10_000, 15_000]

/** The gift cards of a store with this currency, smallest amount first. */
export const giftCardAmounts = (currencyCode: string, kind: GiftCardKind): readonly GiftCardAmount[] =>
  (AMOUNTS.get(currencyCode) ?? DEFAULT_AMOUNTS).map((price) => ({ sku: `${PREFIXES[kind]}${price}`, kind, price }))

/** Gift cards have SKUs of their own: they are not in the catalogue and have no stock. */
export const isGiftCardSku = (sku: string): boolean =>
  sku.startsWith(PREFIXES.virtual) || sku.startsWith(PREFIXES.physical)

/** Whether all lines are virtual gift cards: they are sent by e-mail, without a parcel. */
export const isSentByEmail = (lines: readonly { readonly sku: string }[]): boolean =>
  lines.length > 0 && lines.every(({ sku }) => sku.startsWith(PREFIXES.virtual))

/** The gift card of a SKU in a store with this currency; undefined for an amount that the store does not have. */
export const giftCardOf = (currencyCode: string, sku: string): GiftCardAmount | undefined =>
  [...giftCardAmounts(currencyCode, "virtual"), ...giftCardAmounts(currencyCode, "physical")].find(
    (one) => one.sku === sku,
  )
