import { accountMigrations } from "./account/accountMigrations.ts"
import { cartMigrations } from "./cart/cartMigrations.ts"
import { catalogMigrations } from "./catalog/catalogMigrations.ts"
import { checkoutMigrations } from "./checkout/checkoutMigrations.ts"
import { orderMigrations } from "./orders/orderMigrations.ts"
import { otherMigrations } from "./other/otherMigrations.ts"
import { sessionMigrations } from "./session/sessionMigrations.ts"
import type { Migration } from "./storage/migrate.ts"

/** Every step of the schema, in order. New steps go to the end of their area; areas later in the list may refer to earlier ones. */
export const migrations: readonly Migration[] = [
  ...sessionMigrations,
  ...catalogMigrations,
  ...otherMigrations,
  ...accountMigrations,
  ...cartMigrations,
  ...checkoutMigrations,
  ...orderMigrations,
]
