import type { Kysely } from "kysely"
import type { StoreLanguage } from "../../stores/StoreData.ts"
import type { ResolvedStore } from "../../stores/Stores.ts"
import { storeDate } from "../../stores/storeCalendar.ts"
import { qrPng } from "../../platform/files/codeImages.ts"
import { pdfDocument } from "../../platform/files/pdfDocument.ts"
import type { Database } from "../../platform/storage/Database.ts"
import { presentOrder } from "../presentOrder.ts"
import { documentTexts } from "../../order-documents/documentTexts.ts"
import type { GiftTicket } from "./giftTicket.ts"

const QR_WIDTH = 110

/** Returns a gift receipt as a PDF: the items without prices. */
export const giftTicketPdf = async (
  db: Kysely<Database>,
  store: ResolvedStore,
  language: StoreLanguage,
  { order, number, items }: GiftTicket,
): Promise<Uint8Array<ArrayBuffer>> => {
  const texts = documentTexts(language.tag)
  const lines = new Map((await presentOrder(db, order, language, false)).items.map((item) => [item.id, item]))
  return pdfDocument({
    title: texts("documents.giftReceipt", { number }),
    language: language.code,
    createdAt: order.created_at,
    blocks: [
      { kind: "heading", text: texts("documents.giftReceipt", { number }) },
      { kind: "fields", fields: [[texts("documents.date"), storeDate(store.countryCode, order.created_at)]] },
      {
        kind: "table",
        columns: [
          { title: texts("documents.item"), share: 5 },
          { title: texts("documents.quantity"), share: 1, side: "end" },
        ],
        rows: items.map(({ orderItemId, quantity }) => {
          const line = lines.get(orderItemId)
          return [
            [line?.name, line?.color, line?.size].filter((part) => part !== undefined && part !== "").join(", "),
            String(quantity),
          ]
        }),
      },
      { kind: "paragraph", text: texts("documents.giftNote") },
      { kind: "picture", png: await qrPng(number), width: QR_WIDTH },
    ],
  })
}
