import type { Selectable } from "kysely"
import type { OrderTables } from "../OrderTables.ts"

export type InvoiceRow = Selectable<OrderTables["invoice"]>
