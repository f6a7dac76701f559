import type { Kysely, Selectable } from "kysely"
import { newToken } from "../../platform/ports/token.ts"
import type { SandboxPorts } from "../../platform/ports/SandboxPorts.ts"
import type { Database } from "../../platform/storage/Database.ts"
import type { AccountTables } from "../../platform/storage/tables/AccountTables.ts"

export type Profile = Selectable<AccountTables["profile"]>

/** Creates the profile of a registered user if it is missing. */
export const ensureProfile = async (db: Kysely<Database>, ports: SandboxPorts, userId: number): Promise<void> => {
  await db
    .insertInto("profile")
    .values({ user_id: userId, sponsor_code: newToken(ports, "sp."), user_token: newToken(ports, "u.") })
    .onConflict((conflict) => conflict.column("user_id").doNothing())
    .execute()
}

export const findProfile = async (db: Kysely<Database>, userId: number): Promise<Profile | undefined> =>
  db.selectFrom("profile").selectAll().where("user_id", "=", userId).executeTakeFirst()

/** Accepts policies in a store. Policies accepted earlier keep their timestamp. */
export const acceptPolicies = async (
  db: Kysely<Database>,
  userId: number,
  storeId: string,
  types: readonly number[],
  now: number,
): Promise<void> => {
  if (types.length === 0) return
  await db
    .insertInto("accepted_policy")
    .values(
      [...new Set(types)].map((policy_type) => ({ user_id: userId, store_id: storeId, policy_type, accepted_at: now })),
    )
    .onConflict((conflict) => conflict.columns(["user_id", "store_id", "policy_type"]).doNothing())
    .execute()
}
