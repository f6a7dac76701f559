import * as Effect from "effect/Effect"
import type { Cart, CartItem } from "../../domain/cart/Cart.ts"
import type { CartLimitReached, QuantityRefused } from "../../domain/cart/CartChangeRefused.ts"
import { NotEnoughStock } from "../../domain/cart/CartChangeRefused.ts"
import { isGiftCard } from "../../domain/cart/isGiftCard.ts"
import { isPermanentCartError } from "../../domain/cart/isPermanentCartError.ts"
import { toAddition } from "../../domain/cart/toAddition.ts"
import type { BackendError } from "../shared/BackendError.ts"
import { addToCart } from "./addToCart.ts"
import { loadCart } from "./loadCart.ts"

/** A line of an order that is not in the cart, or only in part. */
export interface ReorderLeftover {
  /** Id of the order's line. */
  readonly id: string
  readonly name: string
  readonly color?: string
  readonly size?: string
  /** Units that were added; 0 when it is no longer sold, or sold out. */
  readonly added: number
  /** `giftCard`: its recipient is chosen again on its own page. `limit`: the cart is full. */
  readonly reason: "unavailable" | "giftCard" | "limit"
}

/** The cart after a reorder. */
export interface Reordered {
  readonly cart: Cart
  /** Units that were added. */
  readonly added: number
  readonly left: readonly ReorderLeftover[]
}

type LineRefused = CartLimitReached | QuantityRefused | NotEnoughStock | BackendError

/**
 * Adds the items of an order to the cart again, each with its customization, at today's prices. Lines that are no
 * longer sold are reported, and so are lines of which fewer units are in stock. Fails with `BackendError` when the
 * backend is not reachable; the lines before are then in the cart.
 */
export const reorder = Effect.fn("cart.reorder")(function* (items: readonly CartItem[]) {
  let cart: Cart | undefined
  let added = 0
  const left: ReorderLeftover[] = []
  const add = (item: CartItem, quantity: number) =>
    Effect.map(addToCart({ ...toAddition(item), quantity }), (changed) => {
      cart = changed
      added += quantity
      return quantity
    })
  const leave = (item: CartItem, reason: ReorderLeftover["reason"], units = 0) =>
    Effect.sync(() => {
      const { id, name, color, size } = item
      left.push({
        id,
        name,
        ...(color === undefined ? {} : { color }),
        ...(size === undefined ? {} : { size }),
        added: units,
        reason,
      })
    })
  const refuse = (item: CartItem, error: LineRefused) => {
    if (error._tag === "BackendError") return isGone(error) ? leave(item, "unavailable") : Effect.fail(error)
    return leave(item, error._tag === "NotEnoughStock" ? "unavailable" : "limit")
  }
  for (const item of items) {
    if (isGiftCard(item)) {
      yield* leave(item, "giftCard")
      continue
    }
    yield* add(item, item.quantity).pipe(
      Effect.catch((error) =>
        error instanceof NotEnoughStock && error.available > 0 && error.available < item.quantity
          ? Effect.flatMap(add(item, error.available), (units) => leave(item, "unavailable", units))
          : refuse(item, error),
      ),
      Effect.catch((error) => refuse(item, error)),
    )
  }
  const reordered: Reordered = { cart: cart ?? (yield* loadCart()), added, left }
  return reordered
})

/** Whether the backend refused a line for good, in contrast to a call that can be retried. */
function isGone({ reason }: BackendError): boolean {
  return (
    reason._tag === "NotFound" ||
    reason._tag === "Rejected" ||
    (reason._tag === "ServerFault" && isPermanentCartError("shop", reason.key))
  )
}
