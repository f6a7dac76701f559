import { checkCaptcha } from "../captcha/checkCaptcha.ts"
import { operation } from "../platform/http/Operation.ts"
import { type FieldProblem, notAcceptable, refused } from "../platform/http/Refused.ts"
import { requireAnyClaim, requireOrder } from "../order-records/orderAccess.ts"
import { readDocument } from "../order-records/OrderDocument.ts"
import { sendMessage } from "../platform/outbox/sendMessage.ts"
import type { SandboxServices } from "../platform/services/SandboxServices.ts"
import { CUSTOMER_SERVICE } from "../platform/outbox/CUSTOMER_SERVICE.ts"
import { caseNumber } from "./caseNumber.ts"
import { serviceTexts } from "./serviceTexts.ts"

/** Claim types that refer to items and must name them. */
const ITEM_CLAIM_TYPES = new Set(["DAMAGED", "WRONG_ITEM", "MISSING_ITEM"])
/** Means the whole order. */
const WHOLE_ORDER = { sku: "", quantity: 0 }

/** Creates a claim about an order of the caller; a unique constraint allows one claim per line and kind. */
export const createClaim = (services: SandboxServices) =>
  operation("createClaim", async ({ path, query, body, principal }) => {
    const { storage, stores, ports } = services
    const store = await stores.require(path.storeId)
    const language = store.language(query.languageId)
    requireAnyClaim({ principal, guestToken: query.guestToken })
    const order = await requireOrder(storage.db, {
      storeId: store.id,
      orderId: body.orderId,
      principal,
      guestToken: query.guestToken,
    })
    const { claimType, description, email, phone, items = [] } = body
    const problems = itemProblems(claimType, items, readDocument(order.document).items)
    if (problems.length > 0) throw notAcceptable("_ERR_CLAIM_NOT_VALID", "The claim does not fit the order.", problems)
    await checkCaptcha(services, store.id, body)
    const now = ports.now()
    const claimId = await storage.transaction(async ({ db }) => {
      const { claim_id } = await db
        .insertInto("claim")
        .values({
          claim_id: caseNumber(ports, "claim"),
          store_id: store.id,
          order_id: order.order_id,
          claim_type: claimType,
          description,
          email,
          phone: phone ?? null,
          created_at: now,
        })
        .returning("claim_id")
        .executeTakeFirstOrThrow()
      for (const { sku, quantity } of items.length === 0
        ? [WHOLE_ORDER]
        : [...items].sort((one, other) => (one.sku < other.sku ? -1 : 1))) {
        const line = { order_id: order.order_id, claim_type: claimType, sku }
        const taken = await db
          .insertInto("claim_line")
          .values({ ...line, quantity, claim_id })
          .onConflict((conflict) => conflict.columns(["order_id", "claim_type", "sku"]).doNothing())
          .returning("claim_id")
          .executeTakeFirst()
        if (taken !== undefined) continue
        const first = await db
          .selectFrom("claim_line")
          .select("claim_id")
          .where("order_id", "=", line.order_id)
          .where("claim_type", "=", claimType)
          .where("sku", "=", sku)
          .executeTakeFirst()
        throw refused("_ERR_CLAIM_EXISTS", "This was claimed before.", [String(first?.claim_id ?? "")])
      }
      const message = { storeId: store.id, channel: "mail", now } as const
      await sendMessage(db, {
        ...message,
        purpose: "service",
        recipient: CUSTOMER_SERVICE,
        subject: `[${claim_id}] ${claimType}: ${order.order_id}`,
        text: description,
      })
      await sendMessage(db, {
        ...message,
        purpose: "claim",
        recipient: email,
        ...serviceTexts(language.tag).mail("customerService.claim", { claimId: String(claim_id) }),
      })
      return claim_id
    })
    return {
      status: 201,
      body: {
        claimId: String(claimId),
        orderId: String(order.order_id),
        claimType,
        status: "OPEN" as const,
        receivedAt: new Date(now).toISOString(),
      },
    }
  })

interface Line {
  readonly sku: string
  readonly quantity: number
}

const itemProblems = (claimType: string, items: readonly Line[], bought: readonly Line[]): readonly FieldProblem[] => {
  if (items.length === 0)
    return ITEM_CLAIM_TYPES.has(claimType)
      ? [{ field: "items", rule: "required", message: `items are required for ${claimType}.` }]
      : []
  return items.flatMap(({ sku, quantity }, at): readonly FieldProblem[] => {
    const units = bought.filter((line) => line.sku === sku).reduce((sum, line) => sum + line.quantity, 0)
    if (units === 0) return [{ field: `items.${at}.sku`, rule: "unknown", message: "This sku is not in the order." }]
    if (items.findIndex((other) => other.sku === sku) !== at)
      return [{ field: `items.${at}.sku`, rule: "duplicate", message: "This sku is named twice." }]
    return quantity > units
      ? [{ field: `items.${at}.quantity`, rule: "maximum", message: `Only ${units} were bought.` }]
      : []
  })
}
