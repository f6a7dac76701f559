import { sendMessage } from "../../platform/outbox/sendMessage.ts"
import type { SandboxServices } from "../../platform/services/SandboxServices.ts"
import type { UnitOfWork } from "../../platform/storage/Storage.ts"
import type { StoreLanguage } from "../../stores/StoreData.ts"
import { restockAlertTexts } from "./restockAlertTexts.ts"

export interface Confirmation {
  readonly storeId: string
  readonly language: StoreLanguage
  readonly email: string
  readonly sku: string
  readonly hash: string
}

/**
 * Asks the owner of an address to confirm the alert: two links to the shop's page contain the hash, one confirms and
 * one cancels.
 */
export const mailConfirmation = async (
  { db }: UnitOfWork,
  { ports, shopUrl, stores }: SandboxServices,
  { storeId, language, email, sku, hash }: Confirmation,
): Promise<void> => {
  const product = await db
    .selectFrom("sku")
    .innerJoin("product_text", (join) =>
      join.onRef("product_text.store_id", "=", "sku.store_id").onRef("product_text.product_id", "=", "sku.product_id"),
    )
    .innerJoin("product", (join) =>
      join.onRef("product.store_id", "=", "sku.store_id").onRef("product.product_id", "=", "sku.product_id"),
    )
    .select(["product_text.name", "product.mfname", "sku.size_name", "sku.color_id"])
    .where("sku.store_id", "=", storeId)
    .where("sku.sku", "=", sku)
    .where("product_text.language_id", "=", language.id)
    .executeTakeFirstOrThrow()
  const texts = restockAlertTexts(language.tag)
  const { subject, text } = texts.mail("restockAlerts.confirm", { product: product.name, size: product.size_name })
  const known = await stores.require(storeId)
  const place = known.languages[0]?.id === language.id ? storeId : `${storeId}/${language.id}`
  const link = (more: Readonly<Record<string, string>>) =>
    `${shopUrl()}/${place}/stock-notification?` +
    new URLSearchParams({ mfname: product.mfname, colorId: product.color_id, ...more, email, hash }).toString()
  await sendMessage(db, {
    purpose: "stockAlert",
    isCounted: true,
    storeId,
    channel: "mail",
    recipient: email,
    subject,
    text: [text, link({}), texts("restockAlerts.ignore"), texts("restockAlerts.cancel"), link({ leave: "true" })].join(
      "\n\n",
    ),
    now: ports.now(),
  })
}
