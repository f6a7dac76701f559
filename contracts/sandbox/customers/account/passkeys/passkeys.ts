import type { Kysely, Selectable } from "kysely"
import type { components } from "../../../../generated/account.d.ts"
import type { CartScope } from "../../../cart/CartScope.ts"
import { notAcceptable, notFound, type Refused } from "../../../platform/http/Refused.ts"
import type { Principal } from "../../../platform/http/Principal.ts"
import { sendMessage } from "../../../platform/outbox/sendMessage.ts"
import type { SandboxServices } from "../../../platform/services/SandboxServices.ts"
import type { Database } from "../../../platform/storage/Database.ts"
import { lockRunning } from "../../session/lockRunning.ts"
import { accountTexts } from "../accountTexts.ts"
import { requireOtherSignInMethod } from "../credentials/signInMethods.ts"
import { relyingParty } from "./relyingParty.ts"

type Schemas = components["schemas"]

/** Most passkeys of an account. */
export const MAX_PASSKEYS = 20

export const toPasskey = ({
  credential_id,
  name,
  created_at,
  used_at,
  is_synced,
}: Pick<
  Selectable<Database["passkey"]>,
  "credential_id" | "name" | "created_at" | "used_at" | "is_synced"
>): Schemas["Passkey"] => ({
  passkeyId: credential_id,
  name,
  createdAt: new Date(created_at).toISOString(),
  ...(used_at === null ? {} : { lastUsedAt: new Date(used_at).toISOString() }),
  isSynced: is_synced,
})

/** 422: the response of the browser cannot be used; `unknown` when no account has the passkey. */
export const invalidPasskey = (rule: "credentials" | "unknown" = "credentials"): Refused => {
  const message = "The passkey cannot be verified."
  return notAcceptable("_ERR_PASSKEY_NOT_VALID", message, [{ field: "passkey", rule, message }])
}

const noPasskey = (): Refused => notFound("There is no such passkey.")

/** The passkeys of an account for a browser's options. */
export const passkeyDescriptors = async (
  db: Kysely<Database>,
  userId: number,
): Promise<readonly Schemas["PasskeyDescriptor"][]> => {
  const rows = await db
    .selectFrom("passkey")
    .select(["credential_id", "transports"])
    .where("user_id", "=", userId)
    .execute()
  return rows.map(({ credential_id, transports }) => ({
    id: credential_id,
    type: "public-key",
    transports: transports.split(",").filter((transport) => transport !== ""),
  }))
}

/** Returns the passkeys of an account, the newest first. */
export const listPasskeys = async (
  { storage: { db }, passkeyOrigins }: SandboxServices,
  { userId }: Principal,
): Promise<Schemas["PasskeyList"]> => {
  const rows = await db
    .selectFrom("passkey")
    .selectAll()
    .where("user_id", "=", Number(userId))
    .orderBy("created_at", "desc")
    .orderBy("credential_id")
    .execute()
  const handle = await db
    .selectFrom("passkey_user")
    .select("user_handle")
    .where("user_id", "=", Number(userId))
    .executeTakeFirst()
  return {
    passkeys: rows.map(toPasskey),
    rpId: relyingParty(passkeyOrigins())?.id ?? "",
    userHandle: handle?.user_handle ?? "",
  }
}

/** Fails with 404 for a passkey that is unknown, deleted or another customer's. */
export const renamePasskey = async (
  { storage: { db } }: SandboxServices,
  { userId }: Principal,
  passkeyId: string,
  name: string,
): Promise<Schemas["Passkey"]> => {
  const renamed = await db
    .updateTable("passkey")
    .set({ name: name.trim() })
    .where("credential_id", "=", passkeyId)
    .where("user_id", "=", Number(userId))
    .returningAll()
    .executeTakeFirst()
  if (renamed === undefined) throw noPasskey()
  return toPasskey(renamed)
}

/** Deletes a passkey and notifies the owner. Fails with 404 as above, with 409 when it is the only sign-in method. */
export const deletePasskey = async (
  { storage }: SandboxServices,
  scope: CartScope,
  passkeyId: string,
): Promise<void> => {
  const userId = Number(scope.principal.userId)
  await storage.transaction(async (work) => {
    await lockRunning(work, scope.principal)
    const deleted = await work.db
      .deleteFrom("passkey")
      .where("credential_id", "=", passkeyId)
      .where("user_id", "=", userId)
      .returning("name")
      .executeTakeFirst()
    if (deleted === undefined) throw noPasskey()
    await requireOtherSignInMethod(work.db, userId)
    await notifyOwner(work.db, scope, userId, "passkeyDeleted", deleted.name)
  })
}

/** Mails the owner of an account about a passkey, if the account has an address. */
export const notifyOwner = async (
  db: Kysely<Database>,
  { store, language, now }: Pick<CartScope, "store" | "language" | "now">,
  userId: number,
  event: "passkeyAdded" | "passkeyDeleted" | "passkeyRefused",
  name: string,
): Promise<void> => {
  const { email } = await db
    .selectFrom("customer")
    .select("email")
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow()
  if (email === null) return
  await sendMessage(db, {
    purpose: event,
    storeId: store.id,
    channel: "mail",
    recipient: email,
    ...accountTexts(language.tag).mail(`account.${event}`, { name }),
    now,
  })
}
