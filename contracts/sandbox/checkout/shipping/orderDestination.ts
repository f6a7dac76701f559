import type { components } from "../../../generated/orders.d.ts"
import { readAddress, type SavedAddress } from "../../customers/account/addresses/addresses.ts"
import { findProfile } from "../../customers/session/profiles.ts"
import { type CartScope, userIdNumber, type WireShipping } from "../../cart/CartScope.ts"
import type { CartReading } from "../../cart/readCart.ts"
import { isSentByEmail } from "../../catalog/gift-cards/giftCardCatalogue.ts"
import { notAcceptable, refused } from "../../platform/http/Refused.ts"
import type { UnitOfWork } from "../../platform/storage/Storage.ts"
import { deliversTo } from "./chooseShipping.ts"
import { findCollectionPoint } from "./collectionPoints.ts"
import { customizationDaysOf } from "../../cart/shipping/origins.ts"
import { deliveryWindow } from "../../cart/shipping/shippingMethods.ts"
import { requireTimeRange } from "./shippingRanges.ts"

type WireAddress = components["schemas"]["Address"]

/** The destination stored with an order: later changes of a point or of the address book do not affect it. */
export interface OrderDestination {
  readonly shipping: WireShipping
  /** Absent for orders without a parcel. */
  readonly address?: WireAddress
  /** The billing address, if it differs. */
  readonly billing?: SavedAddress
  /** For notifications about the order. */
  readonly email?: string
}

/**
 * The destination of a cart at its purchase. Fails with 409 `_ERR_SHIPPING_NOT_SET` when there is none,
 * `_ERR_SHIPPING_RANGE_GONE` or `_ERR_SHIPPING_POINT_GONE` when the choice is no longer possible, and with 422 when
 * there is no contact for a collection.
 */
export const orderDestination = async (
  work: UnitOfWork,
  scope: CartScope,
  { lines, shipping }: CartReading,
  billingId: string | undefined,
): Promise<OrderDestination> => {
  const billing = billingId === undefined ? undefined : await readAddress(work.db, scope, billingId)
  const rows = lines.map(({ row }) => row)
  if (isSentByEmail(rows)) return byEmail(work, scope, shipping, billing)
  if (shipping === undefined || shipping.kind === "email") throw shippingNotSet()
  if (shipping.kind === "store" || shipping.kind === "droppoint") return collected(work, scope, shipping, billing, rows)
  if (shipping.addressId === undefined) throw shippingNotSet()
  requireTimeRange(scope, shipping, customizationDaysOf(lines))
  const address = await readAddress(work.db, scope, shipping.addressId)
  if (!deliversTo(scope.store.countryCode, address.countryCode)) throw shippingNotSet()
  return {
    shipping,
    address,
    ...(billing === undefined || billing.id === address.id ? {} : { billing }),
    ...emailOf(address),
  }
}

const shippingNotSet = () => refused("_ERR_SHIPPING_NOT_SET", "Choose a delivery first.")

/** The point's address with name, telephone number and e-mail address of the person who collects the order. */
const collected = async (
  work: UnitOfWork,
  scope: CartScope,
  shipping: WireShipping,
  billing: SavedAddress | undefined,
  lines: readonly { readonly sku: string; readonly quantity: number }[],
): Promise<OrderDestination> => {
  const point = await findCollectionPoint(work.db, scope, shipping, lines)
  if ("rule" in point)
    throw refused("_ERR_SHIPPING_POINT_GONE", "The chosen place cannot take this order any more: choose another.", [
      shipping.physicalStoreId ?? shipping.droppointId ?? "",
    ])
  const own =
    billing ?? (shipping.addressId === undefined ? undefined : await readAddress(work.db, scope, shipping.addressId))
  const contact = await contactOf(work, scope, own)
  return {
    shipping,
    address: { ...point.address, ...contact },
    ...(own === undefined ? {} : { billing: own }),
    ...emailOf(contact),
  }
}

/** Gift cards are mailed to their recipients; the buyer is notified as well. */
const byEmail = async (
  work: UnitOfWork,
  scope: CartScope,
  chosen: WireShipping | undefined,
  billing: SavedAddress | undefined,
): Promise<OrderDestination> => {
  const own =
    billing ?? (chosen?.addressId === undefined ? undefined : await readAddress(work.db, scope, chosen.addressId))
  const shipping: WireShipping = {
    shippingMethodId: "email",
    kind: "email",
    deliveryDateInfo: deliveryWindow("email", scope.store.countryCode, scope.now, [0]),
  }
  return { shipping, ...(own === undefined ? {} : { billing: own }), ...emailOf(await contactOf(work, scope, own)) }
}

type Contact = Pick<WireAddress, "firstName" | "lastName" | "phones" | "email">

/** The contact for notifications and collection: from the customer's chosen address, otherwise from the account. */
const contactOf = async (
  { db }: UnitOfWork,
  { principal }: CartScope,
  own: SavedAddress | undefined,
): Promise<Contact> => {
  if (own !== undefined) {
    const { firstName, lastName, phones, email } = own
    return {
      ...(firstName === undefined ? {} : { firstName }),
      ...(lastName === undefined ? {} : { lastName }),
      ...(phones === undefined ? {} : { phones }),
      ...emailOf({ email }),
    }
  }
  const userId = userIdNumber(principal)
  const customer = await db
    .selectFrom("customer")
    .select(["first_name", "last_name", "email"])
    .where("user_id", "=", userId)
    .executeTakeFirst()
  if (customer === undefined || customer.email === null) {
    const message = "Name an address of yours: it says who collects the order and where its news go."
    throw notAcceptable("_ERR_CONTACT_REQUIRED", message, [{ field: "addressId", rule: "required", message }])
  }
  const phone = (await findProfile(db, userId))?.phone ?? null
  return {
    ...(customer.first_name === null ? {} : { firstName: customer.first_name }),
    ...(customer.last_name === null ? {} : { lastName: customer.last_name }),
    ...(phone === null ? {} : { phones: [{ number: phone }] }),
    email: customer.email,
  }
}

const emailOf = ({ email }: { readonly email?: string | undefined }): { readonly email?: string } =>
  email === undefined ? {} : { email }
