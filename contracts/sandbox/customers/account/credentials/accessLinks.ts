import type { Kysely } from "kysely"
import type { StoreLanguage } from "../../../stores/StoreData.ts"
import { limitsOf, windowMs } from "../../../platform/outbox/messagePolicies.ts"
import { newToken, tokenHash } from "../../../platform/ports/token.ts"
import type { SandboxServices } from "../../../platform/services/SandboxServices.ts"
import { LOGIN_PAGES } from "../../session/loginPaths.ts"
import type { Database } from "../../../platform/storage/Database.ts"
import type { UnitOfWork } from "../../../platform/storage/Storage.ts"

/** Query parameter of the password reset page that holds the link's secret. */
export const ACCESS_LINK = "access"

const DAY_MS = 86_400_000
/**
 * Lifetime of a link: at least the window in which mails to one address are limited. If strangers have used up the
 * limit, a mail from that window still opens the account (F185).
 */
const LINK_LIFETIME_MS = Math.max(
  DAY_MS,
  ...[limitsOf("access")?.recipient].flatMap((allowance) => (allowance === undefined ? [] : [windowMs(allowance)])),
)

/**
 * Creates a password reset link for the account's verified contact. Returns the URL of the page. Earlier links stay
 * valid.
 */
export const newAccessLink = async (
  services: SandboxServices,
  storeId: string,
  language: StoreLanguage,
  userId: number,
): Promise<string> => {
  const { ports, shopUrl, storage } = services
  const secret = newToken(ports, "al_")
  const now = ports.now()
  await storage.transaction(async ({ db }) => {
    await db.deleteFrom("access_link").where("expires_at", "<=", now).execute()
    await db
      .insertInto("access_link")
      .values({ link_hash: tokenHash(secret), user_id: userId, expires_at: now + LINK_LIFETIME_MS })
      .execute()
  })
  const query = new URLSearchParams({
    langCode: language.code,
    storeId,
    redirectUri: `/${storeId}/`,
    context: "account",
    channel: "mail",
    [ACCESS_LINK]: secret,
  })
  return `${shopUrl()}${LOGIN_PAGES.reset}?${query.toString()}`
}

/** Returns the account of a link without consuming it; undefined when the link is unknown, used or expired. */
export const findAccessLink = async (db: Kysely<Database>, secret: string, now: number): Promise<number | undefined> =>
  (
    await db
      .selectFrom("access_link")
      .select("user_id")
      .where("link_hash", "=", tokenHash(secret))
      .where("expires_at", ">", now)
      .executeTakeFirst()
  )?.user_id

/** Consumes a link; undefined when a concurrent call has consumed it. */
export const consumeAccessLink = async ({ db }: UnitOfWork, secret: string, now: number): Promise<number | undefined> =>
  (
    await db
      .deleteFrom("access_link")
      .where("link_hash", "=", tokenHash(secret))
      .where("expires_at", ">", now)
      .returning("user_id")
      .executeTakeFirst()
  )?.user_id
