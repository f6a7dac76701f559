import type { Cart } from "../../domain/cart/Cart.ts"
import type { CartAddition } from "../../domain/cart/CartAddition.ts"
import type { CartUpdates } from "../../application/cart/cartUpdates.ts"
import type { CommandResult } from "./CommandResult.ts"

/** Commands for the notices of a cart. */
export interface CartNoticesCommands {
  readonly read: (cart: Cart | undefined) => Promise<CommandResult<CartUpdates>>
  /** Marks these notices as read. */
  readonly dismiss: (updates: CartUpdates) => Promise<CommandResult<void>>
  /** Discards all leftover items. */
  readonly discardLeftovers: () => Promise<CommandResult<Cart>>
  /** The backup of the account's cart; empty without a backup. */
  readonly backup: () => Promise<CommandResult<readonly CartAddition[]>>
  readonly restoreBackup: () => Promise<CommandResult<Cart>>
  readonly discardBackup: () => Promise<CommandResult<void>>
}
