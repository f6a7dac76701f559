import type { AccountTables } from "../account/AccountTables.ts"
import type { CartTables } from "../cart/CartTables.ts"
import type { CaptchaTables } from "../captcha/CaptchaTables.ts"
import type { CatalogTables } from "../catalog/CatalogTables.ts"
import type { AdminConsoleTables } from "../admin-console/AdminConsoleTables.ts"
import type { CheckoutTables } from "../checkout/CheckoutTables.ts"
import type { FileTables } from "../files/FileTables.ts"
import type { OrderTables } from "../orders/OrderTables.ts"
import type { OutboxTables } from "../outbox/OutboxTables.ts"
import type { OtherTables } from "../other/OtherTables.ts"
import type { SessionTables } from "../session/SessionTables.ts"
import type { VaultTables } from "../vault/VaultTables.ts"
import type { WalletTables } from "../wallet/WalletTables.ts"
import type { ReturnTables } from "../returns/ReturnTables.ts"
import type { WithdrawalTables } from "../returns/WithdrawalTables.ts"
import type { GiftCardTables } from "../gift-cards/GiftCardTables.ts"
import type { PlaceTables } from "../places/PlaceTables.ts"
import type { BookingTables } from "../booking/BookingTables.ts"
import type { NewsletterTables } from "../newsletter/NewsletterTables.ts"
import type { TeenTables } from "../teens/TeenTables.ts"
import type { WishlistTables } from "../wishlists/WishlistTables.ts"
import type { TelemetryTables } from "../telemetry/TelemetryTables.ts"
import type { MigrationTables } from "./migrate.ts"

/** Every table, per area. Times are milliseconds since 1970 in a bigint; money is minor units. */
export interface Database
  extends
    AccountTables,
    BookingTables,
    CaptchaTables,
    CartTables,
    CatalogTables,
    CheckoutTables,
    AdminConsoleTables,
    FileTables,
    GiftCardTables,
    MigrationTables,
    NewsletterTables,
    OrderTables,
    OtherTables,
    OutboxTables,
    PlaceTables,
    ReturnTables,
    SessionTables,
    TeenTables,
    TelemetryTables,
    VaultTables,
    WalletTables,
    WishlistTables,
    WithdrawalTables {}
