import type { StoreLanguage } from "../../stores/StoreData.ts"
import { orderColumns } from "../../order-records/orderColumns.ts"
import { readDocument, type OrderDocument } from "../../order-records/OrderDocument.ts"
import { sendMessage } from "../../platform/outbox/sendMessage.ts"
import { endSessionsOf } from "../session/Sessions.ts"
import type { Principal } from "../../platform/http/Principal.ts"
import type { SandboxServices } from "../../platform/services/SandboxServices.ts"
import type { UnitOfWork } from "../../platform/storage/Storage.ts"
import { accountTexts } from "./accountTexts.ts"

/**
 * Deletes an account: its sessions end, personal data is erased, and orders are kept without it (F120).
 *
 * *Details.* The customer's row is locked first and the carts after it. Every other transaction of an account uses this
 * order, because a row that refers to the customer shares its lock. A purchase in progress is either completed, and its
 * order becomes anonymous, or finds an empty cart. The row of the customer stays, without data, because orders refer to
 * it.
 */
export const deleteAccount = async (
  services: SandboxServices,
  principal: Principal,
  language: StoreLanguage,
  continueNewsletter: boolean,
): Promise<void> => {
  const { storage, ports, erasureHooks } = services
  const userId = Number(principal.userId)
  await storage.transaction(async (work) => {
    const { db } = work
    const { email, email_verified_at } = await db
      .selectFrom("customer")
      .select(["email", "email_verified_at"])
      .where("user_id", "=", userId)
      .forUpdate()
      .executeTakeFirstOrThrow()
    await db.selectFrom("cart").select("cart_id").where("user_id", "=", userId).orderBy("cart_id").forUpdate().execute()
    // Data stored by address is erased only for a verified owner: an account may have been created with another
    // person's address (F183).
    const proved = email_verified_at === null ? null : email
    await endSessionsOf(db, userId, ports.now())
    for (const hook of erasureHooks) await hook(work, { userId, email: proved, continueNewsletter, now: ports.now() })
    await eraseCarts(work, userId)
    await anonymiseOrders(work, userId)
    await eraseAccount(work, userId, proved)
    if (email !== null)
      await sendMessage(db, {
        purpose: "accountNotice",
        storeId: principal.storeId,
        channel: "mail",
        recipient: email,
        ...accountTexts(language.tag).mail("account.deleted"),
        now: ports.now(),
      })
  })
}

const eraseCarts = async ({ db }: UnitOfWork, userId: number): Promise<void> => {
  const open = db.selectFrom("cart").select("cart_id").where("user_id", "=", userId).where("state", "=", "open")
  await db.deleteFrom("cart_line").where("cart_id", "in", open).execute()
  await db
    .updateTable("cart")
    .set({ address_id: null, shipping: null, gift_info: null, gift_info_id: null, rejected: null, merge: null })
    .where("user_id", "=", userId)
    .execute()
  await db.deleteFrom("safe_cart").where("user_id", "=", userId).execute()
  await db.deleteFrom("kept_line").where("user_id", "=", userId).execute()
  await db.deleteFrom("idempotency_key").where("user_id", "=", userId).execute()
}

const anonymiseOrders = async ({ db }: UnitOfWork, userId: number): Promise<void> => {
  const orders = await db
    .selectFrom("customer_order")
    .select(["order_id", "document"])
    .where("user_id", "=", userId)
    .execute()
  for (const { order_id, document } of orders) {
    await db
      .updateTable("customer_order")
      .set({ guest_token: null, ...orderColumns(anonymous(readDocument(document))) })
      .where("order_id", "=", order_id)
      .execute()
  }
}

/** An order without personal data: its lines, amounts and country. */
const anonymous = ({
  address,
  billingAddress: _billing,
  email: _email,
  giftInfo: _gift,
  shippingBundle,
  ...order
}: OrderDocument): OrderDocument => ({
  ...order,
  ...(address === undefined ? {} : { address: { countryCode: address.countryCode } }),
  ...(shippingBundle === undefined
    ? {}
    : { shippingBundle: { shippingMethodId: shippingBundle.shippingMethodId, kind: shippingBundle.kind } }),
  payment: order.payment.map(({ maskedNumber: _number, ...payment }) => payment),
  items: order.items.map(
    ({ giftMessage: _message, customization: _texts, tailoringModel: _measures, attachments: _files, ...item }) => item,
  ),
})

const eraseAccount = async ({ db }: UnitOfWork, userId: number, email: string | null): Promise<void> => {
  const phone = await db
    .selectFrom("profile")
    .select("phone")
    .where("user_id", "=", userId)
    .where("is_phone_proven", "=", true)
    .executeTakeFirst()
  for (const recipient of [email, phone?.phone ?? null]) {
    if (recipient === null) continue
    await db.deleteFrom("message").where("recipient", "=", recipient).execute()
    await db.deleteFrom("validation_code").where("contact", "=", recipient).execute()
  }
  await db.deleteFrom("validation_code").where("owner_id", "=", userId).execute()
  await db.deleteFrom("access_link").where("user_id", "=", userId).execute()
  await db.deleteFrom("known_caller").where("user_id", "=", userId).execute()
  await db.updateTable("profile").set({ sponsor_id: null }).where("sponsor_id", "=", userId).execute()
  await db.deleteFrom("profile").where("user_id", "=", userId).execute()
  await db.deleteFrom("address").where("user_id", "=", userId).execute()
  await db.deleteFrom("accepted_policy").where("user_id", "=", userId).execute()
  await db.deleteFrom("social_identity").where("user_id", "=", userId).execute()
  await db.deleteFrom("passkey").where("user_id", "=", userId).execute()
  await db.deleteFrom("passkey_user").where("user_id", "=", userId).execute()
  await db
    .updateTable("customer")
    .set({
      email: null,
      email_verified_at: null,
      phone_logon: null,
      password_hash: null,
      first_name: null,
      last_name: null,
    })
    .where("user_id", "=", userId)
    .execute()
}
