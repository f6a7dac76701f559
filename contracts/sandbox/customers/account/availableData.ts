import type { components } from "../../../generated/account.d.ts"
import { type CartScope, userIdNumber } from "../../cart/CartScope.ts"
import { isMethodId, kindOf } from "../../cart/shipping/shippingMethods.ts"
import type { SandboxServices } from "../../platform/services/SandboxServices.ts"
import type { AddressBody } from "./addresses/addressFields.ts"
import { storedAddress } from "./addresses/addresses.ts"
import { findProfile } from "../session/profiles.ts"

type AvailableData = components["schemas"]["AvailableData"]

const isThere = (...texts: readonly (string | null | undefined)[]): boolean =>
  texts.some((text) => (text ?? "").trim() !== "")
const hasPhone = ({ phones = [] }: AddressBody): boolean =>
  phones.some(({ subscriberNumber, number }) => isThere(subscriberNumber, number))

/**
 * Returns the data that a purchase requires of this customer and which of it is present. Delivery without an address
 * (pick-up, drop point) requires a telephone number for the arrival notification.
 */
export const availableData = async (
  { storage: { db } }: SandboxServices,
  { principal, store }: CartScope,
  shipmodeId: string | undefined,
): Promise<AvailableData> => {
  const userId = userIdNumber(principal)
  const customer = await db
    .selectFrom("customer")
    .select(["email", "first_name"])
    .where("user_id", "=", userId)
    .executeTakeFirst()
  const profile = await findProfile(db, userId)
  const rows = await db
    .selectFrom("address")
    .select("body")
    .where("user_id", "=", userId)
    .where("store_id", "=", store.id)
    .execute()
  const addresses = rows.map(({ body }) => storedAddress(body))
  const kind = shipmodeId === undefined ? "delivery" : isMethodId(shipmodeId) ? kindOf(shipmodeId) : "droppoint"
  return {
    data: [
      {
        field: "name",
        required: true,
        available: isThere(customer?.first_name, ...addresses.map(({ firstName }) => firstName)),
      },
      { field: "email", required: true, available: isThere(customer?.email, ...addresses.map(({ email }) => email)) },
      { field: "address", required: kind === "delivery", available: addresses.length > 0 },
      {
        field: "phone",
        required: kind === "store" || kind === "droppoint",
        available: isThere(profile?.phone) || addresses.some(hasPhone),
      },
      ...(principal.kind === "business"
        ? [{ field: "vatin", required: true, available: isThere(...addresses.map(({ company }) => company?.vatin)) }]
        : []),
    ],
  }
}
