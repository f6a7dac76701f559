import { checkCaptcha } from "../captcha/checkCaptcha.ts"
import { PARCEL_KINDS, shippingMethods } from "../cart/shipping/shippingMethods.ts"
import { operation, type Operation } from "../platform/http/Operation.ts"
import { notFound, refused } from "../platform/http/Refused.ts"
import { sendMessage } from "../platform/outbox/sendMessage.ts"
import type { SandboxServices } from "../platform/services/SandboxServices.ts"

/** Topics of analytics, by the cookie group of the consent (S9.13). */
const TOPICS = [
  {
    id: "navigation",
    cookieGroup: "C0002",
    events: ["page_view", "search", "filter", "view_item_list", "select_item"],
  },
  {
    id: "ecommerce",
    cookieGroup: "C0002",
    events: [
      "view_item",
      "add_to_cart",
      "remove_from_cart",
      "view_cart",
      "begin_checkout",
      "add_shipping_info",
      "add_payment_info",
      "purchase",
      "refund",
    ],
  },
  { id: "engagement", cookieGroup: "C0002", events: ["sign_up", "login", "add_to_wishlist", "share", "start_chat"] },
  { id: "recommendations", cookieGroup: "C0003", events: ["view_item", "view_item_list"] },
]

/** Store data: groups, delivery prices, and operations for staff. */
export const storeOffice = (services: SandboxServices): readonly Operation[] => {
  const { storage, stores, ports } = services
  return [
    operation("listStoreGroups", async ({ query }) => {
      const groups = new Map<string, string[]>()
      for (const { id, region, brandId } of await stores.all()) {
        if (query.brandId === undefined || query.brandId === brandId)
          groups.set(region, [...(groups.get(region) ?? []), id])
      }
      return { status: 200, body: { groups: Array.from(groups, ([id, storeIds]) => ({ id, storeIds })) } }
    }),
    operation("createStore", async ({ path, body }) => {
      const { id: storeId } = await stores.require(path.storeId)
      const { captchaId: _id, captchaValue: _value, captchaResponse: _response, ...application } = body
      const { storeIdentifier, notificationEmail } = application
      await checkCaptcha(services, storeId, body)
      const taken = () =>
        refused("_ERR_STORE_EXISTS", "There is a store, or an application for one, of this identifier.", [
          storeIdentifier,
        ])
      if ((await stores.all()).some(({ id }) => id === storeIdentifier)) throw taken()
      const now = ports.now()
      const applicationId = await storage.transaction(async ({ db }) => {
        const stored = await db
          .insertInto("store_application")
          .values({
            store_id: storeId,
            store_identifier: storeIdentifier,
            application: JSON.stringify(application),
            received_at: now,
          })
          .onConflict((conflict) => conflict.column("store_identifier").doNothing())
          .returning("application_id")
          .executeTakeFirst()
        if (stored === undefined) throw taken()
        await sendMessage(db, {
          purpose: "storeApplication",
          storeId,
          channel: "mail",
          recipient: notificationEmail,
          now,
          subject: `Application ${stored.application_id} for the store ${storeIdentifier}`,
          text: "We have your application for a store. It is kept; no store opens before somebody has looked at it.",
        })
        return stored.application_id
      })
      return {
        status: 202,
        body: {
          applicationId: String(applicationId),
          storeIdentifier,
          status: "RECEIVED" as const,
          receivedAt: new Date(now).toISOString(),
        },
      }
    }),
    operation("addStoreAccelerator", async ({ path, query, body }) => {
      const { id: storeId } = await stores.require(path.storeId)
      const storeIds = (await stores.all()).filter(({ brandId }) => brandId === query.brandId).map(({ id }) => id)
      if (storeIds.length === 0) throw notFound("There is no such brand.", query.brandId)
      await checkCaptcha(services, storeId, body ?? {})
      await storage.db
        .insertInto("store_accelerator")
        .values({ brand_id: query.brandId, added_at: ports.now() })
        .onConflict((conflict) => conflict.column("brand_id").doNothing())
        .execute()
      const { added_at } = await storage.db
        .selectFrom("store_accelerator")
        .select("added_at")
        .where("brand_id", "=", query.brandId)
        .executeTakeFirstOrThrow()
      return { status: 200, body: { brandId: query.brandId, storeIds, addedAt: new Date(added_at).toISOString() } }
    }),
    operation("listAnalyticsTopics", async ({ path }) => {
      await stores.require(path.storeId)
      return { status: 200, body: { topics: TOPICS } }
    }),
    operation("getDeliveryPrices", async ({ path, query }) => {
      const store = await stores.require(path.storeId)
      const methods = shippingMethods(
        {
          store,
          language: store.language(query.languageId),
          totalProduct: query.totalProduct ?? 0,
          now: ports.now(),
          customizationDays: [0],
        },
        PARCEL_KINDS,
      )
      const prices = methods.map(({ shippingMethodId, kind, name, price, freeFrom, delivery }) => ({
        shippingMethodId,
        kind,
        name,
        price,
        ...(freeFrom === undefined ? {} : { freeFrom }),
        ...(delivery === undefined ? {} : { delivery }),
      }))
      return { status: 200, body: { currencyCode: store.currencyCode, prices } }
    }),
  ]
}
