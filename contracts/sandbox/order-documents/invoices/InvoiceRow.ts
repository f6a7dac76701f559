import type { Selectable } from "kysely"
import type { OrderTables } from "../../storage/tables/OrderTables.ts"

export type InvoiceRow = Selectable<OrderTables["invoice"]>
