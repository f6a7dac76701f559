import type { Cart } from "../../domain/cart/Cart.ts"
import type { CartAddition } from "../../domain/cart/CartAddition.ts"
import type { CartUpdates } from "../../application/cart/cartUpdates.ts"
import type { CommandResult } from "./CommandResult.ts"

/** What a cart can be asked beside its lines. */
export interface CartNoticesCommands {
  readonly read: (cart: Cart | undefined) => Promise<CommandResult<CartUpdates>>
  /** The shopper has read these. */
  readonly dismiss: (news: CartUpdates) => Promise<CommandResult<void>>
  /** Lets go of everything that is kept for later. */
  readonly discardLeftovers: () => Promise<CommandResult<Cart>>
  /** What is backed up for the account; nothing where there is no backup. */
  readonly backup: () => Promise<CommandResult<readonly CartAddition[]>>
  readonly restoreBackup: () => Promise<CommandResult<Cart>>
  readonly discardBackup: () => Promise<CommandResult<void>>
}
