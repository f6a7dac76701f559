import * as Effect from "effect/Effect"
import type { CartLimitReached } from "../../../domain/cart/CartChangeRefused.ts"
import { NO_STOCK_KEY, NOT_BUYABLE_KEY, NotEnoughStock } from "../../../domain/cart/CartChangeRefused.ts"
import { isPermanentCartError } from "../../../domain/cart/isPermanentCartError.ts"
import { trackAdditions } from "../../analytics/trackCart.ts"
import { CrossTabLock } from "../../platform/CrossTabLock.ts"
import { BackendError } from "../../shared/BackendError.ts"
import { StoreScope } from "../../store/StoreScope.ts"
import { handleCartError } from "../handleCartError.ts"
import { CartGateway } from "../CartGateway.ts"
import { clearRememberedCart } from "../CartSnapshot.ts"
import { additionLock, changePending, readPending } from "./pendingCart.ts"
import { type PendingItem, pendingItems } from "./PendingItem.ts"

type ItemRefused = NonNullable<PendingItem["refusedReason"]>
type Outcome = "taken" | "waits" | ItemRefused

/** Lets one browser tab at a time send pending items. */
const PUSH_LOCK = "selvedge.pushPending"

/**
 * Sends the pending items of this store sequentially in order of insertion, each under its own idempotency key.
 *
 * An item is removed from the device after the backend confirmed it; after an interruption it is sent again under the
 * same key, which takes effect once (F58). A rejected item is stored with its reason and not retried. Without a
 * response the remaining items stay pending. Fails with `StorageError` when the device cannot be read or written.
 */
export const pushPendingItems = Effect.fn("cart.pushPendingItems")(function* () {
  const lock = yield* CrossTabLock
  yield* lock.withLock(PUSH_LOCK)(pushAll)
})

const pushAll = Effect.gen(function* () {
  const { store } = yield* StoreScope
  const lock = yield* CrossTabLock
  const { items, junk } = pendingItems(yield* readPending)
  if (junk > 0) yield* Effect.logWarning("Additions on this device cannot be read and were set aside", junk)
  for (const item of items) {
    if (item.storeId !== store.id || item.refusedReason !== undefined) continue
    const outcome = yield* lock.withLock(additionLock(item.key))(pushItem(item))
    if (outcome === "waits") return
  }
})

/**
 * Sends one item, unless another tab sent it while this one waited for the lock: the page where it was added may still
 * be sending it.
 */
const pushItem = Effect.fnUntraced(function* (item: PendingItem) {
  const { items } = pendingItems(yield* readPending)
  if (!items.some(({ key, refusedReason }) => key === item.key && refusedReason === undefined)) return "taken"
  const outcome = yield* send(item)
  if (outcome === "waits") return outcome
  yield* clearRememberedCart
  yield* changePending((stored) => withOutcome(stored, item, outcome))
  return outcome
})

/** Returns the pending items without the accepted one, or with the rejected one's reason. */
function withOutcome(
  stored: readonly unknown[],
  { key }: PendingItem,
  outcome: "taken" | ItemRefused,
): readonly unknown[] {
  return pendingItems(stored).items.flatMap((item) =>
    item.key !== key ? [item] : outcome === "taken" ? [] : [{ ...item, refusedReason: outcome }],
  )
}

const send = Effect.fnUntraced(function* ({
  key,
  storeId: _,
  name: _name,
  refusedReason: _refusedReason,
  ...addition
}: PendingItem) {
  const gateway = yield* CartGateway
  return yield* gateway.addToCart([addition], key).pipe(
    Effect.tapErrorTag("BackendError", handleCartError),
    Effect.tap((cart) => trackAdditions(cart, [addition])),
    Effect.map((): Outcome => "taken"),
    Effect.catch((error) => Effect.succeed(toPushOutcome(error))),
  )
})

/** Classifies a failure as a final rejection or as inconclusive. */
function toPushOutcome(error: BackendError | CartLimitReached | NotEnoughStock): Outcome {
  if (error instanceof NotEnoughStock)
    return { messageKey: NO_STOCK_KEY, parameters: [error.sku, String(error.available)] }
  if (!(error instanceof BackendError)) return { messageKey: error.messageKey, parameters: [String(error.maximum)] }
  const { reason } = error
  switch (reason._tag) {
    case "Rejected":
      return { messageKey: reason.key ?? reason._tag, parameters: reason.parameters }
    case "ServerFault":
      return isPermanentCartError("shop", reason.key) ? { messageKey: reason.key, parameters: [] } : "waits"
    case "NotFound":
      return { messageKey: NOT_BUYABLE_KEY, parameters: [] }
    case "Forbidden":
    case "MissingPathParameters":
    case "UnknownAction":
      return { messageKey: reason._tag, parameters: [] }
    default:
      return "waits"
  }
}
