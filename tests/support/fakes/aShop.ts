import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { expect } from "vitest"
import { addToCartOrQueue } from "../../../application/cart/addToCartOrQueue.ts"
import { CartGateway } from "../../../application/cart/CartGateway.ts"
import { PENDING_CART_KEY } from "../../../application/cart/pending/pendingCart.ts"
import { pendingItems } from "../../../application/cart/pending/PendingItem.ts"
import { SafeCartGateway } from "../../../application/cart/SafeCartGateway.ts"
import type { BackendError } from "../../../application/shared/BackendError.ts"
import type { CartLimitReached, NotEnoughStock } from "../../../domain/cart/CartChangeRefused.ts"
import { aCart, aCartItem, aSku } from "../builders/aCart.ts"
import { backendError } from "../builders/backendError.ts"
import { FakeDevice } from "./FakeDevice.ts"
import { FakeSession } from "./FakeSession.ts"
import { inStore } from "./inStore.ts"

const NOTHING: Effect.Effect<void> = Effect.void

type AddToCartError = BackendError | CartLimitReached | NotEnoughStock

const OPEN: Effect.Effect<void, AddToCartError> = Effect.void

/** A shop that applies additions with the same idempotency key once, can be unreachable, and refuses on demand. */
export function aShop(device = new FakeDevice(), store = inStore(), session = new FakeSession("guest")) {
  const state = {
    reachable: true,
    losesAnswers: false,
    calls: 0,
    /** Before and after each call. */
    step: NOTHING,
    /** Runs before each addition. */
    beforeAdd: OPEN,
    taken: new Map<string, string>(),
    refuses: new Map<string, AddToCartError>(),
  }
  const cart = () => aCart([...state.taken.values()].map((sku) => aCartItem(sku)))
  const gateway: Layer.PartialEffectful<(typeof CartGateway)["Service"]> = {
    getCart: Effect.suspend(() =>
      state.reachable ? Effect.succeed(cart()) : Effect.fail(backendError("unreachable", "getCart")),
    ),
    addToCart: ([addition], key = "no key") =>
      Effect.andThen(
        Effect.andThen(
          Effect.suspend(() => state.beforeAdd),
          state.step,
        ),
        Effect.tap(
          Effect.suspend(() => {
            state.calls += 1
            if (!state.reachable || addition === undefined) return Effect.fail(backendError("unreachable", "addToCart"))
            const refused = state.refuses.get(addition.sku)
            if (refused !== undefined) return Effect.fail(refused)
            state.taken.set(key, addition.sku)
            return state.losesAnswers ? Effect.fail(backendError("timedOut", "addToCart")) : Effect.succeed(cart())
          }),
          () => state.step,
        ),
      ),
  }
  const layer = Layer.mergeAll(
    store,
    device.layer,
    session.layer,
    Layer.mock(CartGateway, gateway),
    Layer.mock(SafeCartGateway, {}),
  )
  const run = <A, E>(program: Effect.Effect<A, E, Layer.Success<typeof layer>>) => Effect.provide(program, layer)
  const inCart = () => [...state.taken.values()]
  return {
    state,
    device,
    session,
    run,
    inCart,
    add: (sku: string) => run(addToCartOrQueue({ sku: aSku(sku), quantity: 1, name: `Garment ${sku}` })),
    waiting: () => pendingSkus(device),
  }
}

/** Skus that wait on a device. */
export function pendingSkus(device: FakeDevice): readonly string[] {
  const queued: unknown = JSON.parse(device.stored.get(PENDING_CART_KEY) ?? "[]")
  return pendingItems(Array.isArray(queued) ? queued : []).items.map(({ sku }) => sku)
}

/** Adds items to the cart of an unreachable shop. */
export const away = (shop: ReturnType<typeof aShop>, ...skus: readonly string[]) =>
  Effect.gen(function* () {
    shop.state.reachable = false
    for (const sku of skus) expect(yield* Effect.flip(shop.add(sku))).toMatchObject({ _tag: "QueuedAddition" })
  })
