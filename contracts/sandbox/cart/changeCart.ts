import type { SandboxServices } from "../SandboxServices.ts"
import { expirePayments } from "../checkout/expirePayments.ts"
import type { UnitOfWork } from "../storage/Storage.ts"
import type { CartRow, CartScope, RejectedItem, WireCart } from "./CartScope.ts"
import { type Intent, idempotently } from "./idempotently.ts"
import { readKept } from "./leftoverLines.ts"
import { lockOpenCart, lockOpenCartById } from "./lockCart.ts"
import { presentCart } from "./presentCart.ts"
import { type LoadedLines, readCart } from "./readCart.ts"
import { parseStored } from "../storage/parseStored.ts"

/** What a change leaves: the cart's row when it was rewritten, and lines that did not fit. */
export interface CartChange {
  /** The lines as the change left them, when it has them already. */
  readonly known?: LoadedLines
  readonly cart?: CartRow
  readonly rejected?: readonly RejectedItem[]
}

/**
 * Runs one change of the shopper's open cart as one transaction, with the cart locked first, and answers the whole
 * cart. With `orderId` the open cart must be that one, else 404.
 */
export const changeCart = async (
  services: SandboxServices,
  scope: CartScope,
  change: (work: UnitOfWork, cart: CartRow) => Promise<CartChange | void>,
  { orderId, intent = { key: undefined, payload: [] } }: { readonly orderId?: string; readonly intent?: Intent } = {},
): Promise<WireCart> => {
  await expirePayments(services, scope.store.id)
  return services.storage.transaction((work) =>
    idempotently(
      work,
      scope,
      intent,
      { write: (cart: WireCart) => JSON.stringify(cart), read: readWireCart },
      async () => {
        const locked =
          orderId === undefined ? await lockOpenCart(work, scope) : await lockOpenCartById(work, scope, orderId)
        const { cart = locked, rejected = [], known } = (await change(work, locked)) ?? {}
        return presentCart(scope, await readCart(work.db, scope, cart, known), {
          rejected,
          kept: await readKept(work.db, scope),
        })
      },
    ),
  )
}

// Written by `presentCart` alone.
const isWireCart = (value: unknown): value is WireCart =>
  typeof value === "object" && value !== null && "totalOrder" in value

const readWireCart = (text: string): WireCart => {
  const value: unknown = parseStored(text)
  if (!isWireCart(value)) throw new Error("A stored answer is damaged.")
  return value
}
