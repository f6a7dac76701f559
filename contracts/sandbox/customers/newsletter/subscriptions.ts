import type { Kysely, Selectable } from "kysely"
import type { components } from "../../../generated/newsletter.d.ts"
import { notFound } from "../../platform/http/Refused.ts"
import type { Principal } from "../../platform/http/Principal.ts"
import type { Database } from "../../platform/storage/Database.ts"
import type { NewsletterTables } from "../../platform/storage/tables/NewsletterTables.ts"
import { parseStored } from "../../platform/storage/parseStored.ts"

export type SubscriptionRow = Selectable<NewsletterTables["newsletter_subscription"]>
export type WireState = components["schemas"]["NewsletterState"]

/** Normalizes an address for comparison. */
export const addressOf = (email: string): string => email.trim().toLowerCase()

export const findSubscription = async (
  db: Kysely<Database>,
  storeId: string,
  email: string,
): Promise<SubscriptionRow | undefined> =>
  db
    .selectFrom("newsletter_subscription")
    .selectAll()
    .where("store_id", "=", storeId)
    .where("email", "=", email)
    .executeTakeFirst()

/**
 * Returns the verified address of a registered customer's account. Without verification it may belong to another
 * person, whose newsletter the account could read and end (F183). Undefined for a guest or without a session.
 */
export const ownAddress = async (
  db: Kysely<Database>,
  principal: Principal | undefined,
): Promise<string | undefined> => {
  if (principal === undefined || principal.kind === "guest") return undefined
  const customer = await db
    .selectFrom("customer")
    .select("email")
    .where("user_id", "=", Number(principal.userId))
    .where("email_verified_at", "is not", null)
    .executeTakeFirst()
  return customer?.email ?? undefined
}

/** The same for a wrong token, an unknown address and an expired mail. */
export const subscriptionNotFound = () => notFound("There is no such subscription.")

const STATUSES: Readonly<Record<SubscriptionRow["state"], string>> = {
  pending: "PENDING",
  subscribed: "SUBSCRIBED",
  ended: "NOT_SUBSCRIBED",
}

/** Returns the subscription state of an address, for an authorized caller. */
export const presentSubscription = (email: string, row: SubscriptionRow | undefined): WireState => {
  if (row === undefined) return { email, status: "NOT_SUBSCRIBED" }
  if (row.state === "ended") return { email, status: STATUSES.ended, since: new Date(row.changed_at).toISOString() }
  return {
    email,
    status: STATUSES[row.state],
    mailList: readLists(row.mail_list),
    since: new Date(row.changed_at).toISOString(),
  }
}

// Only this area writes the column.
const readLists = (text: string): readonly string[] => {
  const value: unknown = parseStored(text)
  return Array.isArray(value) ? value.filter((one): one is string => typeof one === "string") : []
}
