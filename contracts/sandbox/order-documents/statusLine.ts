import type { OrderStatus } from "../platform/storage/tables/OrderTables.ts"
import { documentTexts } from "./documentTexts.ts"

/** Returns the line of a document with the order's status; none for a valid purchase. */
export const statusLine = (languageTag: string, status: OrderStatus): readonly (readonly [string, string])[] => {
  const texts = documentTexts(languageTag)
  return status === "PENDING" || status === "CANCELLED" || status === "REFUNDED"
    ? [[texts("documents.status"), texts(`documents.status.${status}`)]]
    : []
}
