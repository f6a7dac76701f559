import type { SandboxServices } from "../platform/services/SandboxServices.ts"
import type { UnitOfWork } from "../platform/storage/Storage.ts"
import type { CartRow, CartScope, RejectedItem, WireCart } from "./CartScope.ts"
import { type Intent, idempotently } from "./idempotently.ts"
import { readLeftovers } from "./lines/leftoverLines.ts"
import { lockOpenCart, lockOpenCartById } from "./lockCart.ts"
import { presentCart } from "./presentCart.ts"
import { type LoadedLines, readCart } from "./readCart.ts"
import { parseStored } from "../platform/storage/parseStored.ts"

/** Result of a change: the cart's row if it was rewritten, and the lines that did not fit. */
export interface CartChange {
  /** The lines after the change, if it has loaded them. */
  readonly known?: LoadedLines
  readonly cart?: CartRow
  readonly rejected?: readonly RejectedItem[]
}

/**
 * Runs a change of the customer's open cart in one transaction, with the cart locked first. Returns the whole cart.
 * Fails with 404 when `orderId` is given and is not the open cart.
 */
export const changeCart = async (
  services: SandboxServices,
  scope: CartScope,
  change: (work: UnitOfWork, cart: CartRow) => Promise<CartChange | void>,
  { orderId, intent = { key: undefined, payload: [] } }: { readonly orderId?: string; readonly intent?: Intent } = {},
): Promise<WireCart> => {
  await services.expirePayments(scope.store.id)
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
          leftovers: await readLeftovers(work.db, scope),
        })
      },
    ),
  )
}

// Only `presentCart` writes it.
const isWireCart = (value: unknown): value is WireCart =>
  typeof value === "object" && value !== null && "totalOrder" in value

const readWireCart = (text: string): WireCart => {
  const value: unknown = parseStored(text)
  if (!isWireCart(value)) throw new Error("A stored response is damaged.")
  return value
}
