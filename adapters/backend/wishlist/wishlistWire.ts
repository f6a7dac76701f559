import * as Redacted from "effect/Redacted"
import * as Schema from "effect/Schema"
import type { components } from "../../../contracts/generated/wishlists.d.ts"
import type {
  SavedWishlists,
  Wishlist,
  WishlistDraft,
  WishlistEntry,
  WishlistItem,
} from "../../../domain/wishlist/Wishlist.ts"
import type { WishlistLine } from "../../../application/wishlist/WishlistGateway.ts"
import type { AssertAccepts } from "../http/AssertAccepts.ts"
import { bodyDecoder } from "../http/response/bodyDecoder.ts"
import { whenDefined } from "../http/whenDefined.ts"
import { IdWire, SkuWire } from "../http/wire/IdWire.ts"
import { ImageWire, toImage } from "../http/wire/ImageWire.ts"
import { nullish } from "../http/wire/nullish.ts"
import { lenient } from "../http/wire/lenient.ts"
import { moneyIn, MoneyWire } from "../http/wire/MoneyWire.ts"

type Schemas = components["schemas"]

const WishlistItemWire = Schema.Struct({
  id: nullish(IdWire),
  catentryId: IdWire,
  productId: IdWire,
  categoryId: nullish(IdWire),
  quantity: Schema.Int,
  sku: nullish(SkuWire),
  name: nullish(Schema.String),
  color: nullish(Schema.String),
  size: nullish(Schema.String),
  price: nullish(MoneyWire),
  oldPrice: nullish(MoneyWire),
  lowestPrice30Days: nullish(MoneyWire),
  image: nullish(ImageWire),
  productUrl: nullish(Schema.String),
  mfname: nullish(IdWire),
  isBuyable: nullish(Schema.Boolean),
  unitsLot: lenient(Schema.Natural),
  unitsBought: nullish(Schema.Int),
})

export const WishlistWire = Schema.Struct({
  id: nullish(IdWire),
  name: Schema.String,
  description: nullish(Schema.String),
  items: Schema.Array(WishlistItemWire),
  shared: nullish(Schema.Boolean),
  wishlistKind: nullish(Schema.String),
  wishlistType: nullish(Schema.String),
  wishlistSubtype: nullish(Schema.String),
  creationDate: nullish(Schema.String),
  modificationDate: nullish(Schema.String),
  sharedToken: nullish(Schema.String),
  pin: nullish(Schema.String),
  eventDate: nullish(Schema.String),
  hasOldPrice: nullish(Schema.Boolean),
  oldName: nullish(Schema.String),
})

const SavedWishlistsWire = Schema.Struct({ revision: Schema.Int, wishLists: Schema.Array(WishlistWire) })

export type WishlistContractChecks = [
  AssertAccepts<typeof WishlistWire, Schemas["Wishlist"]>,
  AssertAccepts<typeof SavedWishlistsWire, Schemas["SavedWishlists"]>,
]

export const decodeWishlist = bodyDecoder(WishlistWire)
export const decodeSavedWishlists = bodyDecoder(SavedWishlistsWire)

/** The backend's code for a public list; any other value is private, the safest meaning (R26). */
const PUBLIC = "G"

/** Returns the list with amounts in the store's currency. */
export function toWishlist(currencyCode: string): (wire: typeof WishlistWire.Type) => Wishlist {
  const itemOf = toWishlistItem(currencyCode)
  return (wire) => {
    const items = wire.items.map(itemOf)
    return {
      ...whenDefined(wire.id, (id) => ({ id })),
      name: wire.name,
      ...whenDefined(wire.description || undefined, (description) => ({ description })),
      items,
      kind: wire.wishlistKind === PUBLIC ? "public" : "private",
      ...whenDefined(wire.wishlistType, (type) => ({ type })),
      ...whenDefined(wire.wishlistSubtype, (subtype) => ({ subtype })),
      ...whenDefined(wire.creationDate, (createdAt) => ({ createdAt })),
      ...whenDefined(wire.modificationDate, (changedAt) => ({ changedAt })),
      ...whenDefined(wire.sharedToken, (token) => ({ sharedToken: Redacted.make(token) })),
      ...whenDefined(wire.pin, (pin) => ({ pin: Redacted.make(pin) })),
      ...whenDefined(wire.eventDate, (eventDate) => ({ eventDate })),
      hasOldPrice: wire.hasOldPrice ?? items.some(({ oldPrice }) => oldPrice !== undefined),
      ...whenDefined(wire.oldName, (oldName) => ({ oldName })),
    }
  }
}

/** Returns all lists of the customer. */
export function toSavedWishlists(currencyCode: string): (wire: typeof SavedWishlistsWire.Type) => SavedWishlists {
  const listOf = toWishlist(currencyCode)
  return ({ revision, wishLists }) => ({ revision, wishlists: wishLists.map(listOf) })
}

export function fromWishlist(list: WishlistDraft): Schemas["WishlistInput"] {
  return {
    name: list.name,
    ...whenDefined(list.description, (description) => ({ description })),
    ...whenDefined(list.items, (items) => ({ items: items.map(fromWishlistEntry) })),
    ...whenDefined(list.kind, (kind) => ({ wishlistKind: kind === "public" ? ("G" as const) : ("P" as const) })),
    ...whenDefined(list.type, (wishlistType) => ({ wishlistType })),
    ...whenDefined(list.subtype, (wishlistSubtype) => ({ wishlistSubtype })),
    ...whenDefined(list.pin, (pin) => ({ pin: Redacted.value(pin) })),
    ...whenDefined(list.eventDate, (eventDate) => ({ eventDate })),
    ...whenDefined(list.oldName, (oldName) => ({ oldName })),
  }
}

/** Only the stored members of an item; catalogue data is not sent back. */
export function fromWishlistEntry({
  catentryId,
  productId,
  categoryId,
  quantity,
}: WishlistEntry): Schemas["WishlistItemInput"] {
  return { catentryId, productId, ...whenDefined(categoryId, (id) => ({ categoryId: id })), quantity }
}

export function fromWishlistLine({ sku, quantity, itemId }: WishlistLine): Schemas["WishlistLineInput"] {
  return { sku, quantity, ...whenDefined(itemId, (id) => ({ id })) }
}

function toWishlistItem(currencyCode: string): (wire: typeof WishlistItemWire.Type) => WishlistItem {
  const money = moneyIn(currencyCode)
  return (wire) => ({
    ...whenDefined(wire.id, (id) => ({ id })),
    catentryId: wire.catentryId,
    productId: wire.productId,
    ...whenDefined(wire.categoryId, (categoryId) => ({ categoryId })),
    quantity: wire.quantity,
    ...whenDefined(wire.sku, (sku) => ({ sku })),
    ...whenDefined(wire.name, (name) => ({ name })),
    ...whenDefined(wire.color, (color) => ({ color })),
    ...whenDefined(wire.size, (size) => ({ size })),
    ...whenDefined(wire.price, (price) => ({ price: money(price) })),
    ...whenDefined(wire.oldPrice, (oldPrice) => ({ oldPrice: money(oldPrice) })),
    ...whenDefined(wire.lowestPrice30Days, (lowest) => ({ lowestPrice30Days: money(lowest) })),
    ...whenDefined(wire.image, (image) => ({ image: toImage(image) })),
    ...whenDefined(wire.productUrl, (productUrl) => ({ productUrl })),
    ...whenDefined(wire.mfname, (mfname) => ({ mfname })),
    isBuyable: wire.isBuyable ?? false,
    ...whenDefined(wire.unitsLot, (unitsLot) => ({ unitsLot })),
    ...whenDefined(wire.unitsBought, (unitsBought) => ({ unitsBought })),
  })
}
