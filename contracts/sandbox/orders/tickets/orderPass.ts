import type { StoreLanguage } from "../../stores/StoreData.ts"
import type { ResolvedStore } from "../../stores/Stores.ts"
import { storeDate } from "../../stores/storeCalendar.ts"
import { passCertificate } from "../../platform/files/passCertificate.ts"
import { pkpass } from "../../platform/files/pkpass.ts"
import type { SandboxServices } from "../../platform/services/SandboxServices.ts"
import { formatAmount } from "../../stores/formatAmount.ts"
import type { OrderRow } from "../../order-records/orderAccess.ts"
import { codeText, orderCode } from "../orderCode.ts"
import { documentTexts } from "../../order-documents/documentTexts.ts"

/** Returns an order as a wallet pass: number and day on the front, the total on the back, its code to scan. */
export const orderPass = async (
  services: SandboxServices,
  store: ResolvedStore,
  { tag }: StoreLanguage,
  order: OrderRow,
): Promise<Uint8Array<ArrayBuffer>> => {
  const texts = documentTexts(tag)
  const number = String(order.order_id)
  return pkpass(
    {
      serial: `${store.id}-${number}`,
      shop: "Selvedge",
      description: `${texts("documents.order")} ${number}`,
      code: codeText(order.order_id, await orderCode(services.storage.db, services.ports, order.order_id)),
      front: [
        [texts("documents.order"), number],
        [texts("documents.date"), storeDate(store.countryCode, order.created_at)],
      ],
      back: [[texts("documents.total"), formatAmount(store, order.total_order)]],
    },
    await passCertificate(services),
  )
}
