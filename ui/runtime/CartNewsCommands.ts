import type { Cart } from "../../domain/cart/Cart.ts"
import type { CartAddition } from "../../domain/cart/CartAddition.ts"
import type { CartNews } from "../../application/cart/cartNews.ts"
import type { CommandResult } from "./CommandResult.ts"

/** What a cart can be asked beside its lines. */
export interface CartNewsCommands {
  readonly read: (cart: Cart | undefined) => Promise<CommandResult<CartNews>>
  /** The shopper has read these. */
  readonly dismiss: (news: CartNews) => Promise<CommandResult<void>>
  /** Lets go of everything that is kept for later. */
  readonly letKeptGo: () => Promise<CommandResult<Cart>>
  /** What is backed up for the account; nothing where there is no backup. */
  readonly backup: () => Promise<CommandResult<readonly CartAddition[]>>
  readonly takeBackup: () => Promise<CommandResult<Cart>>
  readonly letBackupGo: () => Promise<CommandResult<void>>
}
