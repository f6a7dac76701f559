import type { AccountTables } from "./tables/AccountTables.ts"
import type { CartTables } from "./tables/CartTables.ts"
import type { CaptchaTables } from "./tables/CaptchaTables.ts"
import type { CatalogTables } from "./tables/CatalogTables.ts"
import type { AdminConsoleTables } from "./tables/AdminConsoleTables.ts"
import type { ChatTables } from "./tables/ChatTables.ts"
import type { CheckoutTables } from "./tables/CheckoutTables.ts"
import type { FileTables } from "./tables/FileTables.ts"
import type { OrderTables } from "./tables/OrderTables.ts"
import type { OutboxTables } from "./tables/OutboxTables.ts"
import type { OtherTables } from "./tables/OtherTables.ts"
import type { SessionTables } from "./tables/SessionTables.ts"
import type { VaultTables } from "./tables/VaultTables.ts"
import type { WalletTables } from "./tables/WalletTables.ts"
import type { ReturnTables } from "./tables/ReturnTables.ts"
import type { WithdrawalTables } from "./tables/WithdrawalTables.ts"
import type { GiftCardTables } from "./tables/GiftCardTables.ts"
import type { PlaceTables } from "./tables/PlaceTables.ts"
import type { BookingTables } from "./tables/BookingTables.ts"
import type { NewsletterTables } from "./tables/NewsletterTables.ts"
import type { TeenTables } from "./tables/TeenTables.ts"
import type { WaitingRoomTables } from "./tables/WaitingRoomTables.ts"
import type { WishlistTables } from "./tables/WishlistTables.ts"
import type { TelemetryTables } from "./tables/TelemetryTables.ts"
import type { MigrationTables } from "./migrate.ts"

/** Every table, per area. Times are milliseconds since 1970 in a bigint; money is minor units. */
export interface Database
  extends
    AccountTables,
    BookingTables,
    CaptchaTables,
    CartTables,
    CatalogTables,
    ChatTables,
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
    WaitingRoomTables,
    WalletTables,
    WishlistTables,
    WithdrawalTables {}
