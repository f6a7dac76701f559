import { createCipheriv, createDecipheriv } from "node:crypto"
import type { Kysely } from "kysely"
import { requireSecret } from "../../platform/ports/requireSecret.ts"
import type { SandboxPorts } from "../../platform/ports/SandboxPorts.ts"
import type { SandboxServices } from "../../platform/services/SandboxServices.ts"
import type { Database } from "../../platform/storage/Database.ts"

/** Validity of a hint in milliseconds. */
const HINT_MS = 30 * 86_400_000
const CIPHER = "aes-256-gcm"
const NONCE_BYTES = 12
const TAG_BYTES = 16
const SHAPE = /^z1\.([A-Za-z0-9_-]{40,1024})$/u

/** Returns the key of this database, created once. */
const hintKey = async (db: Kysely<Database>, ports: SandboxPorts): Promise<Buffer> => {
  await db
    .insertInto("login_hint_key")
    .values({ position: 1, key: Buffer.from(ports.random(32)).toString("base64url") })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { key } = await db.selectFrom("login_hint_key").select("key").executeTakeFirstOrThrow()
  return Buffer.from(
    requireSecret(key, "The key of the login hints", "Delete the row of login_hint_key to generate a new one."),
    "base64url",
  )
}

/** Encrypts the expected login: the value of `hlpzi` in a mail. The address does not reveal the login. */
export const sealLoginHint = async (db: Kysely<Database>, ports: SandboxPorts, logon: string): Promise<string> => {
  const nonce = Buffer.from(ports.random(NONCE_BYTES))
  const cipher = createCipheriv(CIPHER, await hintKey(db, ports), nonce)
  const sealed = Buffer.concat([cipher.update(JSON.stringify([logon, ports.now() + HINT_MS]), "utf8"), cipher.final()])
  return Buffer.from(`z1.${Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString("base64url")}`).toString(
    "base64",
  )
}

/**
 * Decrypts the login in a hint; undefined for one that is foreign, damaged or expired, because an invalid hint is never
 * an error.
 */
export const openLoginHint = async (
  { storage, ports }: SandboxServices,
  hlpzi: string | undefined,
): Promise<string | undefined> => {
  const [, sealed] = SHAPE.exec(Buffer.from(hlpzi ?? "", "base64").toString("utf8")) ?? []
  if (sealed === undefined) return undefined
  const bytes = Buffer.from(sealed, "base64url")
  const decipher = createDecipheriv(CIPHER, await hintKey(storage.db, ports), bytes.subarray(0, NONCE_BYTES))
  try {
    decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
    const opened: unknown = JSON.parse(
      Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]).toString("utf8"),
    )
    const [logon, endsAt] = Array.isArray(opened) ? opened : []
    return typeof logon === "string" && typeof endsAt === "number" && endsAt > ports.now() ? logon : undefined
  } catch {
    // Authentication failed: the hint is foreign or damaged.
    return undefined
  }
}
