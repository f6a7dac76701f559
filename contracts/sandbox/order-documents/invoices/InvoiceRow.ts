import type { Selectable } from "kysely"
import type { OrderTables } from "../../platform/storage/tables/OrderTables.ts"

export type InvoiceRow = Selectable<OrderTables["invoice"]>
