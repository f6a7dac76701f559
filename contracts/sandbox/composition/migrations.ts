import { accountMigrations } from "../customers/account/accountMigrations.ts"
import { cartMigrations } from "../cart/cartMigrations.ts"
import { captchaMigrations } from "../captcha/captchaMigrations.ts"
import { catalogMigrations } from "../catalog/catalogMigrations.ts"
import { adminConsoleMigrations } from "../admin-console/adminConsoleMigrations.ts"
import { chatMigrations } from "../chat/chatMigrations.ts"
import { checkoutMigrations } from "../checkout/checkoutMigrations.ts"
import { fileMigrations } from "../platform/files/fileMigrations.ts"
import { orderMigrations } from "../orders/orderMigrations.ts"
import { outboxMigrations } from "../platform/outbox/outboxMigrations.ts"
import { otherMigrations } from "../other/otherMigrations.ts"
import { sessionMigrations } from "../customers/session/sessionMigrations.ts"
import { walletMigrations } from "../purchase/wallet/walletMigrations.ts"
import { returnMigrations } from "../returns/returnMigrations.ts"
import { withdrawalMigrations } from "../returns/withdrawal/withdrawalMigrations.ts"
import { giftCardMigrations } from "../purchase/gift-cards/giftCardMigrations.ts"
import { placeMigrations } from "../places/placeMigrations.ts"
import { bookingMigrations } from "../booking/bookingMigrations.ts"
import { newsletterMigrations } from "../customers/newsletter/newsletterMigrations.ts"
import { teenMigrations } from "../customers/teens/teenMigrations.ts"
import { wishlistMigrations } from "../wishlists/wishlistMigrations.ts"
import { telemetryMigrations } from "../telemetry/telemetryMigrations.ts"
import { vaultMigrations } from "../purchase/vault/vaultMigrations.ts"
import { waitingRoomMigrations } from "../platform/waiting-room/waitingRoomMigrations.ts"
import type { Migration } from "../platform/storage/migrate.ts"

/**
 * Every migration of the schema, in order. New migrations are appended to their area; later areas may reference tables
 * of earlier ones.
 */
export const migrations: readonly Migration[] = [
  ...sessionMigrations,
  ...catalogMigrations,
  ...outboxMigrations,
  ...captchaMigrations,
  ...adminConsoleMigrations,
  ...otherMigrations,
  ...accountMigrations,
  ...cartMigrations,
  ...checkoutMigrations,
  ...orderMigrations,
  ...fileMigrations,
  ...walletMigrations,
  ...returnMigrations,
  ...withdrawalMigrations,
  ...giftCardMigrations,
  ...placeMigrations,
  ...bookingMigrations,
  ...newsletterMigrations,
  ...teenMigrations,
  ...wishlistMigrations,
  ...telemetryMigrations,
  ...vaultMigrations,
  ...chatMigrations,
  ...waitingRoomMigrations,
]
