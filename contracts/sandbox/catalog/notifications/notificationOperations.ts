import { sql } from "kysely"
import { checkCaptcha } from "../../captcha/checkCaptcha.ts"
import { operation, type Operation, customerOperation } from "../../platform/http/Operation.ts"
import { notAcceptable, notFound } from "../../platform/http/Refused.ts"
import { countMessage } from "../../platform/outbox/countMessage.ts"
import { newToken } from "../../platform/ports/token.ts"
import type { SandboxServices } from "../../platform/services/SandboxServices.ts"
import { mailConfirmation } from "./mailConfirmation.ts"
import { notifyRestocked } from "./notifyRestocked.ts"
import { requireSoldOut } from "./requireSoldOut.ts"

/** Type 1 of the policies (S3.5). */
const PRIVACY_POLICY = 1

export const notificationOperations = (services: SandboxServices): readonly Operation[] => {
  const { ports, stores, storage } = services
  return [
    customerOperation("subscribeStockNotification", async ({ path, query, body, principal }) => {
      const store = await stores.require(path.storeId)
      const language = store.language(query.languageId)
      await checkCaptcha(services, store.id, body)
      if (!body.acceptedPolicies.includes(PRIVACY_POLICY)) {
        const message = "The privacy policy must be accepted."
        throw notAcceptable("_ERR_POLICY_NOT_ACCEPTED", message, [
          { field: "acceptedPolicies", rule: "required", message },
        ])
      }
      const email = addressOf(body.email)
      const { sku } = body
      const now = ports.now()
      const status = await storage.transaction(async (work) => {
        await requireSoldOut(work, store.id, sku)
        const isKnown =
          body.hash !== undefined &&
          (await work.db
            .selectFrom("stock_notification")
            .select("sku")
            .where("store_id", "=", store.id)
            .where("email", "=", email)
            .where("hash", "=", body.hash)
            .where("confirmed_at", "is not", null)
            .executeTakeFirst()) !== undefined
        const hash = newToken(ports)
        const wish = {
          language_id: language.id,
          accepted_policies: [...new Set(body.acceptedPolicies)].join(),
          created_at: now,
          ...(isKnown ? { confirmed_at: now } : {}),
        }
        const waiting = await work.db
          .insertInto("stock_notification")
          .values({ store_id: store.id, sku, email, hash, ...wish })
          .onConflict((conflict) => conflict.columns(["store_id", "sku", "email"]).doUpdateSet(wish))
          .returning(["hash", "confirmed_at"])
          .executeTakeFirstOrThrow()
        if (!isKnown) {
          // Also counted without a mail: the response must not reveal existing alerts.
          await countMessage(work.db, {
            purpose: "stockAlert",
            storeId: store.id,
            recipient: email,
            sender: principal.sessionId,
            now,
          })
          if (waiting.confirmed_at === null)
            await mailConfirmation(work, services, { storeId: store.id, language, email, sku, hash: waiting.hash })
        }
        return isKnown ? "active" : "pending"
      })
      return { status: 200, body: { email: body.email, sku, status } }
    }),
    operation("confirmStockNotification", async ({ path, body }) => {
      const store = await stores.require(path.storeId)
      await checkCaptcha(services, store.id, body)
      const status = await storage.transaction(async (work) => {
        const found = await work.db
          .selectFrom("stock_notification")
          .select(["sku"])
          .where("store_id", "=", store.id)
          .where("email", "=", addressOf(body.email))
          .where("hash", "=", body.hash)
          .executeTakeFirst()
        if (found === undefined) throw notificationNotFound()
        // Serialises with concurrent stock increases of this SKU: no alert is lost or mailed twice.
        await work.db
          .selectFrom("sku")
          .select("units")
          .where("store_id", "=", store.id)
          .where("sku", "=", found.sku)
          .forUpdate()
          .execute()
        const confirmed = await work.db
          .updateTable("stock_notification")
          .set({ confirmed_at: sql`coalesce(confirmed_at, ${ports.now()})` })
          .where("store_id", "=", store.id)
          .where("hash", "=", body.hash)
          .returning("sku")
          .executeTakeFirst()
        if (confirmed === undefined) throw notificationNotFound()
        await notifyRestocked(work, services, store.id, [found.sku])
        const waits = await work.db
          .selectFrom("stock_notification")
          .select("sku")
          .where("store_id", "=", store.id)
          .where("hash", "=", body.hash)
          .executeTakeFirst()
        return { sku: found.sku, status: waits === undefined ? "done" : "active" }
      })
      return { status: 200, body: { email: body.email, ...status } }
    }),
    operation("deleteStockNotification", async ({ path, query }) => {
      const store = await stores.require(path.storeId)
      const gone = await storage.db
        .deleteFrom("stock_notification")
        .where("store_id", "=", store.id)
        .where("email", "=", addressOf(query.email))
        .where("hash", "=", query.hash)
        .executeTakeFirst()
      if (gone.numDeletedRows === 0n) throw notificationNotFound()
      return { status: 204 }
    }),
  ]
}

const addressOf = (email: string): string => email.trim().toLowerCase()

/** The same error for a wrong hash and an unknown address. */
const notificationNotFound = () => notFound("There is no such stock notification.")
