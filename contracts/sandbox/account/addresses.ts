import type { Kysely } from "kysely"
import type { components } from "../../generated/account.d.ts"
import { type CartScope, userNumber } from "../cart/CartScope.ts"
import { invalidInput, notAcceptable, notFound } from "../http/Refusal.ts"
import type { SandboxServices } from "../SandboxServices.ts"
import type { Database } from "../storage/Database.ts"
import { type AddressBody, addressBody } from "./addressFields.ts"
import { clientTypeProblems, formProblems } from "./addressProblems.ts"

type AddressInput = components["schemas"]["AddressInput"]
export type SavedAddress = components["schemas"]["SavedAddress"]

/**
 * Adds an address, or changes the one whose id it carries. Fails with 400 for a wrong form, 422 for what `clientType`
 * demands, 404 for an address that is not the shopper's own.
 */
export const saveAddress = async ({ storage }: SandboxServices, { principal, store, now }: CartScope, input: AddressInput): Promise<SavedAddress> => {
  const form = formProblems(input, store.countryCode)
  if (form.length > 0) throw invalidInput(form)
  const demanded = clientTypeProblems(input)
  if (demanded.length > 0) throw notAcceptable("_ERR_ADDRESS_NOT_VALID", "The address lacks what its clientType requires.", demanded)
  const body = addressBody(input)
  const saved = { body: JSON.stringify(body), changed_at: now }
  const row =
    input.id === undefined
      ? await storage.db
          .insertInto("address")
          .values({ ...saved, user_id: userNumber(principal), store_id: store.id, created_at: now })
          .returning("address_id")
          .executeTakeFirst()
      : await storage.db
          .updateTable("address")
          .set(saved)
          .where("address_id", "=", Number(input.id))
          .where("user_id", "=", userNumber(principal))
          .where("store_id", "=", store.id)
          .returning("address_id")
          .executeTakeFirst()
  if (row === undefined) throw noSuchAddress(input.id ?? "")
  return { ...body, id: String(row.address_id) }
}

/** An address of the shopper. Fails with 404 for another's, as for none. */
export const readAddress = async (db: Kysely<Database>, { principal, store }: CartScope, addressId: string): Promise<SavedAddress> => {
  const row = await db
    .selectFrom("address")
    .select(["address_id", "body"])
    .where("address_id", "=", Number(addressId))
    .where("user_id", "=", userNumber(principal))
    .where("store_id", "=", store.id)
    .executeTakeFirst()
  if (row === undefined) throw noSuchAddress(addressId)
  return { ...storedAddress(row.body), id: String(row.address_id) }
}

const noSuchAddress = (addressId: string) => notFound("There is no such address.", addressId)

// The column is written by `saveAddress` alone, from a body that the contract has accepted.
const isAddress = (value: unknown): value is AddressBody => typeof value === "object" && value !== null && "countryCode" in value

const storedAddress = (text: string): AddressBody => {
  const value: unknown = JSON.parse(text)
  if (!isAddress(value)) throw new Error("A row of the table address is damaged.")
  return value
}
