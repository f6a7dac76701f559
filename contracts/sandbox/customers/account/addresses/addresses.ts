import type { Kysely } from "kysely"
import type { components } from "../../../../generated/account.d.ts"
import { type CartScope, userIdNumber } from "../../../cart/CartScope.ts"
import { type FieldProblem, invalidInput, notAcceptable, notFound } from "../../../platform/http/Refused.ts"
import type { Database } from "../../../platform/storage/Database.ts"
import type { UnitOfWork } from "../../../platform/storage/Storage.ts"
import { type AddressBody, addressBody } from "./addressFields.ts"
import { clientTypeProblems, formProblems } from "./validateAddress.ts"
import { parseStored } from "../../../platform/storage/parseStored.ts"

export type AddressInput = components["schemas"]["AddressInput"]
export type SavedAddress = components["schemas"]["SavedAddress"]

/**
 * Fails with 400 for a wrong format and with 422 for missing fields of the `clientType`. `place` is the path of the
 * address in a larger body.
 */
export const requireValidAddress = (input: AddressInput, storeCountry: string, place = ""): void => {
  const named = (problems: readonly FieldProblem[]) =>
    problems.map((problem) => ({ ...problem, field: `${place}${problem.field}` }))
  const form = formProblems(input, storeCountry)
  if (form.length > 0) throw invalidInput(named(form))
  const clientTypeReasons = clientTypeProblems(input)
  if (clientTypeReasons.length > 0)
    throw notAcceptable(
      "_ERR_ADDRESS_NOT_VALID",
      "The address lacks what its clientType requires.",
      named(clientTypeReasons),
    )
}

/** Inserts a valid address for a user and returns its id. */
export const insertAddress = async (
  db: Kysely<Database>,
  userId: number,
  storeId: string,
  input: AddressInput,
  now: number,
): Promise<number> => {
  const { address_id } = await db
    .insertInto("address")
    .values({
      body: JSON.stringify(addressBody(input)),
      user_id: userId,
      store_id: storeId,
      created_at: now,
      changed_at: now,
    })
    .returning("address_id")
    .executeTakeFirstOrThrow()
  return address_id
}

/**
 * Inserts an address, or updates the one with the given id. Fails with 400 for a wrong format, 422 for missing fields
 * of the `clientType`, and 404 for an address of another customer.
 */
export const saveAddress = async (
  db: Kysely<Database>,
  { principal, store, now }: CartScope,
  input: AddressInput,
): Promise<SavedAddress> => {
  requireValidAddress(input, store.countryCode)
  const body = addressBody(input)
  const userId = userIdNumber(principal)
  if (input.id === undefined) {
    const id = await insertAddress(db, userId, store.id, input, now)
    if (body.preferred === true) await makeOnlyPreferred(db, { userId, storeId: store.id, addressId: id })
    return { ...body, id: String(id) }
  }
  const row = await db
    .updateTable("address")
    .set({ body: JSON.stringify(body), changed_at: now })
    .where("address_id", "=", Number(input.id))
    .where("user_id", "=", userId)
    .where("store_id", "=", store.id)
    .returning("address_id")
    .executeTakeFirst()
  if (row === undefined) throw addressNotFound(input.id)
  if (body.preferred === true) await makeOnlyPreferred(db, { userId, storeId: store.id, addressId: row.address_id })
  return { ...body, id: String(row.address_id) }
}

/** Makes an address the customer's only preferred one in the store, and the main one of a registered customer. */
const makeOnlyPreferred = async (
  db: Kysely<Database>,
  own: { readonly userId: number; readonly storeId: string; readonly addressId: number },
): Promise<void> => {
  const others = await db
    .selectFrom("address")
    .select(["address_id", "body"])
    .where("user_id", "=", own.userId)
    .where("store_id", "=", own.storeId)
    .where("address_id", "!=", own.addressId)
    .execute()
  for (const { address_id, body } of others) {
    const { preferred, ...address } = storedAddress(body)
    if (preferred === true)
      await db
        .updateTable("address")
        .set({ body: JSON.stringify(address) })
        .where("address_id", "=", address_id)
        .execute()
  }
  await db.updateTable("profile").set({ primary_address_id: own.addressId }).where("user_id", "=", own.userId).execute()
}

/** Removes an address from the address book and from open deliveries to it. Fails with 404 like `readAddress`. */
export const deleteAddress = async (
  { db }: UnitOfWork,
  { principal, store }: CartScope,
  addressId: string,
): Promise<void> => {
  const own = { address: Number(addressId), user: userIdNumber(principal) }
  await db
    .updateTable("cart")
    .set({ address_id: null, shipping: null })
    .where("user_id", "=", own.user)
    .where("address_id", "=", own.address)
    .execute()
  await db
    .updateTable("profile")
    .set({ primary_address_id: null })
    .where("user_id", "=", own.user)
    .where("primary_address_id", "=", own.address)
    .execute()
  const gone = await db
    .deleteFrom("address")
    .where("address_id", "=", own.address)
    .where("user_id", "=", own.user)
    .where("store_id", "=", store.id)
    .executeTakeFirst()
  if (gone.numDeletedRows === 0n) throw addressNotFound(addressId)
}

/** An address of the customer. Fails with 404 for an unknown address and for one of another customer. */
export const readAddress = async (
  db: Kysely<Database>,
  { principal, store }: CartScope,
  addressId: string,
): Promise<SavedAddress> => {
  const row = await db
    .selectFrom("address")
    .select(["address_id", "body"])
    .where("address_id", "=", Number(addressId))
    .where("user_id", "=", userIdNumber(principal))
    .where("store_id", "=", store.id)
    .executeTakeFirst()
  if (row === undefined) throw addressNotFound(addressId)
  return { ...storedAddress(row.body), id: String(row.address_id) }
}

export const addressNotFound = (addressId: string) => notFound("There is no such address.", addressId)

// Only `saveAddress` writes the column, from a body validated against the contract.
const isAddress = (value: unknown): value is AddressBody =>
  typeof value === "object" && value !== null && "countryCode" in value

export const storedAddress = (text: string): AddressBody => {
  const value: unknown = parseStored(text)
  if (!isAddress(value)) throw new Error("A row of the table address is damaged.")
  return value
}
