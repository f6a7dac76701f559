import { createHmac } from "node:crypto"
import { saveAddress } from "../customers/account/addresses/addresses.ts"
import { checkCaptcha } from "../captcha/checkCaptcha.ts"
import { operation } from "../platform/http/Operation.ts"
import { currentSource } from "../platform/http/requestSource.ts"
import { forbidden, notAcceptable } from "../platform/http/Refused.ts"
import { sameSecret } from "../platform/ports/sameSecret.ts"
import type { SandboxServices } from "../platform/services/SandboxServices.ts"
import { countTry } from "../customers/session/countTry.ts"
import { cookieSite, setTokenCookie } from "../customers/session/cookies.ts"
import { ACCESS_SECONDS, REFRESH_SECONDS, startSession } from "../customers/session/Sessions.ts"
import { tillKey } from "./demoAgents.ts"

/**
 * Six digits can be guessed: after ten wrong codes for a phone number from one network address, it is locked for an
 * hour.
 */
const CODE_TRIES = { what: "till-code", tries: 10, windowMs: 3_600_000, pauseMs: 3_600_000 }
/**
 * Limit over all network addresses. It is higher, so that attackers elsewhere do not lock out the customer at the till
 * early (F185).
 */
const GLOBAL_CODE_TRIES = { what: "till-code of all", tries: 50, windowMs: 3_600_000, pauseMs: 3_600_000 }

/** Returns the code that the till of a physical store shows for a phone number on a day in UTC. */
export const tillCode = (physicalStoreId: string, phone: string, day: string): string => {
  const hash = createHmac("sha256", tillKey(physicalStoreId))
    .update(`${phone.replace(/[^0-9]/gu, "")}.${day}`)
    .digest("hex")
  return hash
    .replace(/[^0-9]/gu, "")
    .slice(0, 6)
    .padEnd(6, "0")
}

/** Registers a customer without an account at a till: creates a guest session and saves the address. */
export const createMerchantTemporaryUser = (services: SandboxServices) =>
  operation("createMerchantTemporaryUser", async ({ path, query, body }) => {
    const { storage, stores, ports } = services
    const store = await stores.require(path.storeId)
    const language = store.language(query.languageId)
    await checkCaptcha(services, store.id, body)
    const physical = await storage.db
      .selectFrom("physical_store")
      .select("physical_store_id")
      .where("store_id", "=", store.id)
      .where("physical_store_id", "=", body.physicalStoreId)
      .executeTakeFirst()
    if (physical === undefined)
      throw notAcceptable("_ERR_PHYSICAL_STORE_NOT_VALID", "There is no such physical store.", [
        { field: "physicalStoreId", rule: "unknown", message: "There is no such physical store." },
      ])
    await countTry(services, CODE_TRIES, `${store.id} ${body.phone} ${currentSource()}`)
    await countTry(services, GLOBAL_CODE_TRIES, `${store.id} ${body.phone}`)
    const now = ports.now()
    if (!sameSecret(tillCode(body.physicalStoreId, body.phone, new Date(now).toISOString().slice(0, 10)), body.code))
      throw forbidden("This is not the code that the till shows.")
    const { address } = body
    const { tokens, user } = await storage.transaction(async ({ db }) => {
      const { user_id } = await db
        .insertInto("customer")
        .values({ kind: "guest", first_name: address.firstName, created_at: now })
        .returning("user_id")
        .executeTakeFirstOrThrow()
      const tokens = await startSession(db, ports, {
        storeId: store.id,
        userId: user_id,
        kind: "guest",
        languageId: language.id,
      })
      await db
        .insertInto("temporary_user")
        .values({
          user_id,
          store_id: store.id,
          physical_store_id: body.physicalStoreId,
          phone: body.phone,
          created_at: now,
          agent_name: body.agentName ?? null,
          device_serial: body.deviceSerial ?? null,
        })
        .execute()
      const principal = { sessionId: "", userId: String(user_id), kind: "guest", storeId: store.id } as const
      const saved = await saveAddress(db, { principal, store, language, now }, address)
      return { tokens, user: { userId: String(user_id), addressId: saved.id } }
    })
    return {
      status: 201,
      body: { ...user, access_token: tokens.accessToken, expires_in: ACCESS_SECONDS, user_type: "guest" },
      headers: [setTokenCookie("refresh_token", tokens.refreshToken, REFRESH_SECONDS, cookieSite(services, store.id))],
    }
  })
