import type { AccountTables } from "../account/AccountTables.ts"
import type { CartTables } from "../cart/CartTables.ts"
import type { CatalogTables } from "../catalog/CatalogTables.ts"
import type { CheckoutTables } from "../checkout/CheckoutTables.ts"
import type { OrderTables } from "../orders/OrderTables.ts"
import type { OtherTables } from "../other/OtherTables.ts"
import type { SessionTables } from "../session/SessionTables.ts"
import type { MigrationTables } from "./migrate.ts"

/** Every table, per area. Moments are milliseconds since 1970 in a bigint; money is minor units. */
export interface Database 
  extends AccountTables, CartTables, CatalogTables, CheckoutTables, MigrationTables, OrderTables, OtherTables, SessionTables {}
