import * as Effect from "effect/Effect"
import type { Cart, CartItem } from "../../domain/cart/Cart.ts"
import type { CartAddition } from "../../domain/cart/CartAddition.ts"
import type { CartLimitReached, QuantityRefused } from "../../domain/cart/CartChangeRefused.ts"
import { NotEnoughStock } from "../../domain/cart/CartChangeRefused.ts"
import { isGiftCard } from "../../domain/cart/isGiftCard.ts"
import { isPermanentCartError } from "../../domain/cart/isPermanentCartError.ts"
import { toAddition } from "../../domain/cart/toAddition.ts"
import type { BackendError } from "../shared/BackendError.ts"
import { addToCart } from "./addToCart.ts"
import { loadCart } from "./loadCart.ts"

/** A line to add again. */
export interface ReorderLine {
  /** Id of the line. */
  readonly id: string
  readonly name: string
  readonly color?: string
  readonly size?: string
  /** What to add, or why it cannot be added. */
  readonly addition: CartAddition | "giftCard" | "unavailable"
}

/** A line of an order that is not in the cart, or only in part. */
export interface ReorderLeftover extends Omit<ReorderLine, "addition"> {
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
export const reorder = Effect.fn("cart.reorder")((items: readonly CartItem[]) =>
  addLinesAgain(
    items.map((item): ReorderLine => ({
      ...shownLine(item),
      addition: isGiftCard(item) ? "giftCard" : toAddition(item),
    })),
  ),
)

/** Adds lines to the cart, one call for each, as `reorder` does. */
export const addLinesAgain = Effect.fnUntraced(function* (lines: readonly ReorderLine[]) {
  let cart: Cart | undefined
  let added = 0
  const left: ReorderLeftover[] = []
  const add = (addition: CartAddition) =>
    Effect.map(addToCart(addition), (changed) => {
      cart = changed
      added += addition.quantity
      return addition.quantity
    })
  const leave = (line: ReorderLine, reason: ReorderLeftover["reason"], units = 0) =>
    Effect.sync(() => {
      left.push({ ...shownLine(line), added: units, reason })
    })
  const refuse = (line: ReorderLine, error: LineRefused) => {
    if (error._tag === "BackendError") return isGone(error) ? leave(line, "unavailable") : Effect.fail(error)
    return leave(line, error._tag === "NotEnoughStock" ? "unavailable" : "limit")
  }
  for (const line of lines) {
    const { addition } = line
    if (typeof addition === "string") {
      yield* leave(line, addition)
      continue
    }
    yield* add(addition).pipe(
      Effect.catch((error) =>
        error instanceof NotEnoughStock && error.available > 0 && error.available < addition.quantity
          ? Effect.flatMap(add({ ...addition, quantity: error.available }), (units) =>
              leave(line, "unavailable", units),
            )
          : refuse(line, error),
      ),
      Effect.catch((error) => refuse(line, error)),
    )
  }
  const reordered: Reordered = { cart: cart ?? (yield* loadCart()), added, left }
  return reordered
})

function shownLine({ id, name, color, size }: Omit<ReorderLine, "addition">): Omit<ReorderLine, "addition"> {
  return { id, name, ...(color === undefined ? {} : { color }), ...(size === undefined ? {} : { size }) }
}

/** Whether the backend refused a line for good, in contrast to a call that can be retried. */
function isGone({ reason }: BackendError): boolean {
  return (
    reason._tag === "NotFound" ||
    reason._tag === "Rejected" ||
    (reason._tag === "ServerFault" && isPermanentCartError("shop", reason.key))
  )
}
