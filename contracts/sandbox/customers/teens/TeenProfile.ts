import type { components } from "../../../generated/teens.d.ts"
import { parseStored } from "../../platform/storage/parseStored.ts"

/** A teen's profile as the sponsor entered it. */
export type TeenProfile = Omit<components["schemas"]["TeenChanges"], "approval" | "revokedOrderId">
export type WireTeen = components["schemas"]["Teen"]
export type WireTeenApproval = components["schemas"]["TeenApproval"]
export type WireTeenOrder = components["schemas"]["TeenOrder"]

/** Returns the stored fields of a profile in a body. */
export const profileOf = ({
  firstName,
  lastName,
  age,
  email,
  phone,
  cardHash,
  notificationType,
  shippingData,
  orderLimit,
  monthlyLimit,
}: TeenProfile): TeenProfile => ({
  ...(firstName === undefined ? {} : { firstName }),
  ...(lastName === undefined ? {} : { lastName }),
  ...(age === undefined ? {} : { age }),
  ...(email === undefined ? {} : { email }),
  ...(phone === undefined ? {} : { phone }),
  ...(cardHash === undefined ? {} : { cardHash }),
  ...(notificationType === undefined ? {} : { notificationType }),
  ...(shippingData === undefined ? {} : { shippingData }),
  ...(orderLimit === undefined ? {} : { orderLimit }),
  ...(monthlyLimit === undefined ? {} : { monthlyLimit }),
})

// Only `profileOf` writes the column.
const isProfile = (value: unknown): value is TeenProfile => typeof value === "object" && value !== null

export const readProfile = (text: string): TeenProfile => {
  const value: unknown = parseStored(text)
  if (!isProfile(value)) throw new Error("A row of the table teen_link is damaged.")
  return value
}
