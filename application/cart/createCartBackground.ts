import * as Duration from "effect/Duration"
import * as Effect from "effect/Effect"
import type { Cart } from "../../domain/cart/Cart.ts"
import { totalsAddUp } from "../../domain/cart/totalsAddUp.ts"
import { saveBackup } from "./cartBackup.ts"
import { reportTotalMismatch } from "./reportTotalMismatch.ts"

/** Changes within this time are backed up together. */
const BACKUP_DELAY = Duration.seconds(2)

/**
 * Background work after the carts of one document: reports totals that do not add up (F73), and backs up an
 * account's cart after a pause without changes. A cart that was emptied is backed up at once; otherwise its old backup
 * would be taken for a lost cart. Never fails.
 */
export function createCartBackground() {
  let latest = 0
  const backUp = Effect.fnUntraced(function* (cart: Cart, isChange: boolean) {
    const turn = (latest += 1)
    if (cart.items.length > 0) yield* Effect.sleep(BACKUP_DELAY)
    if (turn === latest) yield* saveBackup(cart, isChange)
  })
  return (cart: Cart, isChange: boolean) =>
    Effect.all([totalsAddUp(cart) ? Effect.void : reportTotalMismatch(cart), backUp(cart, isChange)], {
      concurrency: "unbounded",
      discard: true,
    })
}
