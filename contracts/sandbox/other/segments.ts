import { userIdNumber } from "../cart/CartScope.ts"
import { customerOperation } from "../platform/http/Operation.ts"
import { notFound } from "../platform/http/Refused.ts"
import { requireOrder } from "../order-records/orderAccess.ts"
import type { SandboxServices } from "../platform/services/SandboxServices.ts"

/** Means a guest (S3.4). */
const GUEST_USER_ID = "-1002"

/** Replaces the segments of the caller; concurrent changes are serialized. */
export const updateSegments = (services: SandboxServices) =>
  customerOperation("updateSegments", async ({ path, body, principal }) => {
    const { storage, stores } = services
    const store = await stores.require(path.storeId)
    const { segments, promotionId, orderId, userId } = body
    const own = principal.kind === "guest" ? [principal.userId, GUEST_USER_ID] : [principal.userId]
    if (userId !== undefined && !own.includes(userId)) throw notFound("There is no such user.", userId)
    const order =
      orderId === undefined ? undefined : await requireOrder(storage.db, { storeId: store.id, orderId, principal })
    const user = userIdNumber(principal)
    await storage.transaction(async ({ db }) => {
      if (promotionId !== undefined) {
        const known = await db
          .selectFrom("promotion")
          .select("promotion_id")
          .where("promotion_id", "=", promotionId)
          .executeTakeFirst()
        if (known === undefined) throw notFound("There is no such promotion.", promotionId)
      }
      await db.selectFrom("customer").select("user_id").where("user_id", "=", user).forUpdate().executeTakeFirst()
      await db.deleteFrom("user_segment").where("user_id", "=", user).where("store_id", "=", store.id).execute()
      const rows = segments.map((segment) => ({
        user_id: user,
        store_id: store.id,
        segment,
        promotion_id: promotionId ?? null,
        order_id: order?.order_id ?? null,
      }))
      if (rows.length > 0) await db.insertInto("user_segment").values(rows).execute()
    })
    return {
      status: 200,
      body: { segments: [...segments].sort(), ...(promotionId === undefined ? {} : { promotionId }) },
    }
  })
