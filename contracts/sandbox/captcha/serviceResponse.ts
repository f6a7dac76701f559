import { createHmac } from "node:crypto"
import { requireSecret } from "../platform/ports/requireSecret.ts"
import { sameSecret } from "../platform/ports/sameSecret.ts"
import { newToken, tokenHash } from "../platform/ports/token.ts"
import type { SandboxServices } from "../platform/services/SandboxServices.ts"

/** Lifetime of a response. */
export const RESPONSE_SECONDS = 120
/** Longer responses were not issued by this service. */
const MAX_RESPONSE_LENGTH = 512
const SIGNED = String.raw`(?<siteKey>[A-Za-z0-9_-]{8,64})\.(?<expiresAt>[0-9]{13,15})\.[A-Za-z0-9_-]{32}`
const SHAPE = new RegExp(String.raw`^(?<payload>${SIGNED})\.(?<seal>[A-Za-z0-9_-]{43})$`, "u")

interface KeyPair {
  readonly siteKey: string
  readonly secret: string
}

/** The key pair of a store at the service, created at first use. */
export const captchaKeys = async ({ storage, ports }: SandboxServices, storeId: string): Promise<KeyPair> => {
  await storage.db
    .insertInto("captcha_key")
    .values({ site_key: newToken(ports, "site-"), store_id: storeId, secret: newToken(ports) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { site_key, secret } = await storage.db
    .selectFrom("captcha_key")
    .select(["site_key", "secret"])
    .where("store_id", "=", storeId)
    .executeTakeFirstOrThrow()
  return { siteKey: site_key, secret }
}

/** Whether the site key exists. */
export const isSiteKey = async ({ storage }: SandboxServices, siteKey: string): Promise<boolean> =>
  (await storage.db.selectFrom("captcha_key").select("store_id").where("site_key", "=", siteKey).executeTakeFirst()) !==
  undefined

const sealSignature = (secret: string, payload: string): string =>
  createHmac(
    "sha256",
    requireSecret(secret, "The secret of a captcha site key", "Delete its row of captcha_key: a new pair is made."),
  )
    .update(payload)
    .digest("base64url")

/**
 * A response for a solved widget: it contains site key and expiry, and is signed with the secret of the pair. Undefined
 * for an unknown key.
 */
export const issueServiceResponse = async (
  { storage, ports }: SandboxServices,
  siteKey: string,
): Promise<string | undefined> => {
  const pair = await storage.db
    .selectFrom("captcha_key")
    .select("secret")
    .where("site_key", "=", siteKey)
    .executeTakeFirst()
  if (pair === undefined) return undefined
  const payload = `${siteKey}.${ports.now() + RESPONSE_SECONDS * 1_000}.${newToken(ports)}`
  return `${payload}.${sealSignature(pair.secret, payload)}`
}

/**
 * Consumes a response. Returns false for a response that was not issued here, belongs to another site key, is expired
 * or was already used. Of two concurrent calls one gets false.
 */
export const consumeServiceResponse = async (
  { storage, ports }: SandboxServices,
  storeId: string,
  response: string,
): Promise<boolean> => {
  const {
    payload = "",
    siteKey = "",
    expiresAt = "",
    seal = "",
  } = (response.length > MAX_RESPONSE_LENGTH ? null : SHAPE.exec(response))?.groups ?? {}
  const pair = await storage.db
    .selectFrom("captcha_key")
    .select("secret")
    .where("site_key", "=", siteKey)
    .where("store_id", "=", storeId)
    .executeTakeFirst()
  if (pair === undefined || !sameSecret(sealSignature(pair.secret, payload), seal)) return false
  const now = ports.now()
  if (Number(expiresAt) < now) return false
  await storage.db.deleteFrom("spent_captcha_response").where("expires_at", "<", now).execute()
  const spent = await storage.db
    .insertInto("spent_captcha_response")
    .values({ response_hash: tokenHash(response), expires_at: Number(expiresAt) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return (spent.numInsertedOrUpdatedRows ?? 0n) > 0n
}
