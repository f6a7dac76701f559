import { sql } from "kysely"
import { sendMessage } from "../../platform/outbox/sendMessage.ts"
import type { SandboxServices } from "../../platform/services/SandboxServices.ts"
import type { UnitOfWork } from "../../platform/storage/Storage.ts"
import { productAddress } from "./productAddress.ts"
import { restockAlertTexts } from "./restockAlertTexts.ts"

export type RestockServices = Pick<SandboxServices, "ports" | "shopUrl" | "stores" | "versions">

/**
 * Mails all confirmed alerts for these SKUs that are now buyable, once each: an alert ends with its mail.
 *
 * *Details.* Call it in every transaction that increases the units of a SKU. The alert is deleted and its mail written
 * in that transaction, so that two concurrent deliveries write one mail, and a rolled-back delivery none. A product
 * that is manually set to coming soon is not buyable yet and sends no mail.
 */
export const notifyRestocked = async (
  work: UnitOfWork,
  { ports, shopUrl, stores }: RestockServices,
  storeId: string,
  skus: readonly string[],
): Promise<void> => {
  if (skus.length === 0) return
  const { rows } = await sql<{
    email: string
    language_id: string
    product_id: string
    color_id: string
    size_name: string
  }>`
    delete from stock_notification n using sku s, product p
    where n.store_id = ${storeId} and n.sku in (${sql.join(skus)}) and n.confirmed_at is not null
      and s.store_id = n.store_id and s.sku = n.sku and s.units >= s.units_lot
      and p.store_id = s.store_id and p.product_id = s.product_id and p.override is distinct from 'coming_soon'
    returning n.email, n.language_id, s.product_id, s.color_id, s.size_name`.execute(work.db)
  for (const row of rows) {
    const product = await work.db
      .selectFrom("product")
      .innerJoin("product_text", (join) =>
        join
          .onRef("product.store_id", "=", "product_text.store_id")
          .onRef("product.product_id", "=", "product_text.product_id"),
      )
      .select(["product_text.name", "product_text.summary", "product.mfname"])
      .where("product.store_id", "=", storeId)
      .where("product.product_id", "=", row.product_id)
      .where("product_text.language_id", "=", row.language_id)
      .executeTakeFirstOrThrow()
    const store = await stores.require(storeId)
    const texts = restockAlertTexts(store.language(row.language_id).tag)
    const mail = texts.mail("restockAlerts.back", { product: product.name, size: row.size_name })
    await sendMessage(work.db, {
      purpose: "restocked",
      storeId,
      channel: "mail",
      recipient: row.email,
      subject: mail.subject,
      text: [mail.text, productAddress(shopUrl(), store, row.language_id, product), texts("restockAlerts.ended")].join(
        "\n\n",
      ),
      now: ports.now(),
    })
  }
}
