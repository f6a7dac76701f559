import type { Kysely } from "kysely"
import type { components } from "../../../generated/returns.d.ts"
import { clientTypeProblems, formProblems } from "../../customers/account/addresses/validateAddress.ts"
import { invalidField, notAcceptable } from "../../platform/http/Refused.ts"
import type { Database } from "../../platform/storage/Database.ts"
import type { UnitOfWork } from "../../platform/storage/Storage.ts"
import { accountNumber, requireBankAccount, type WireBankAccount } from "./bankAccount.ts"
import type { DestinationType } from "../../platform/storage/tables/ReturnTables.ts"

type RefundInput = components["schemas"]["RefundInput"]
type WireDestination = components["schemas"]["RefundDestination"]

/** Refund destination as stored: of an account or a card only its last four characters (F104). */
export interface Destination {
  readonly type: DestinationType
  readonly maskedNumber: string | null
  readonly beneficiaryName: string | null
}

const ORIGINAL: Destination = { type: "ORIGINAL", maskedNumber: null, beneficiaryName: null }

/** Returns a validated bank account. Fails with 422 when it is not valid. */
export const bankDestination = (account: WireBankAccount, countryCode: string, place: string): Destination => {
  requireBankAccount(account, countryCode, place)
  return {
    type: "BANK_ACCOUNT",
    maskedNumber: `**** ${accountNumber(account).slice(-4)}`,
    beneficiaryName: account.beneficiaryName.trim(),
  }
}

/**
 * Reads the field of the body that is named after its type. Fails with 400 when it is missing, 422 when it breaks a
 * rule.
 */
export const readDestination = (
  type: "BANK_ACCOUNT" | "POSTAL_ADDRESS" | "CONTACT_DETAIL",
  body: RefundInput,
  countryCode: string,
): Destination => {
  const { bankAccount, postalAddress, contactDetail } = body
  if (type === "BANK_ACCOUNT") {
    if (bankAccount === undefined) throw missing("bankAccount")
    return bankDestination(bankAccount, countryCode, "bankAccount")
  }
  if (type === "POSTAL_ADDRESS") {
    if (postalAddress === undefined) throw missing("postalAddress")
    const problems = [...formProblems(postalAddress, countryCode), ...clientTypeProblems(postalAddress)]
    if (problems.length > 0) {
      throw notAcceptable(
        "_ERR_ADDRESS_NOT_VALID",
        "The address is not valid.",
        problems.map(({ field, ...rest }) => ({ field: `postalAddress.${field}`, ...rest })),
      )
    }
    return {
      type,
      maskedNumber: null,
      beneficiaryName: `${postalAddress.firstName ?? ""} ${postalAddress.lastName ?? ""}`.trim(),
    }
  }
  if (contactDetail === undefined) throw missing("contactDetail")
  const { firstName, lastName = "", email, phone } = contactDetail
  if (email === undefined && phone?.subscriberNumber === undefined) {
    throw notAcceptable("_ERR_CONTACT_NOT_VALID", "There is no way to reach this person.", [
      {
        field: "contactDetail.email",
        rule: "required",
        message: "An e-mail address or a telephone number is required.",
      },
    ])
  }
  return { type, maskedNumber: null, beneficiaryName: `${firstName} ${lastName}`.trim() }
}

const missing = (field: string) => invalidField(field, "required", `${field} is required for this type.`)

/** Returns the destination of an order's refunds: the original payment, unless the customer chose another. */
export const destinationOf = async (db: Kysely<Database>, orderId: number): Promise<Destination> => {
  const row = await db.selectFrom("return_destination").selectAll().where("order_id", "=", orderId).executeTakeFirst()
  return row === undefined
    ? ORIGINAL
    : { type: row.type, maskedNumber: row.masked_number, beneficiaryName: row.beneficiary_name }
}

/** Stores the destination; the latest choice applies. */
export const chooseDestination = async (
  { db }: UnitOfWork,
  orderId: number,
  { type, maskedNumber, beneficiaryName }: Destination,
  now: number,
): Promise<void> => {
  const chosen = { type, masked_number: maskedNumber, beneficiary_name: beneficiaryName, chosen_at: now }
  await db
    .insertInto("return_destination")
    .values({ order_id: orderId, ...chosen })
    .onConflict((conflict) => conflict.column("order_id").doUpdateSet(chosen))
    .execute()
}

export const presentDestination = ({ type, maskedNumber, beneficiaryName }: Destination): WireDestination => ({
  type,
  ...(maskedNumber === null ? {} : { maskedNumber }),
  ...(beneficiaryName === null ? {} : { beneficiaryName }),
})
