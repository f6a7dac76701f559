import { sellablesOf } from "../catalog/stock/Sellable.ts"
import { Refused } from "../platform/http/Refused.ts"
import type { SandboxServices } from "../platform/services/SandboxServices.ts"
import { bearerToken } from "../customers/session/Sessions.ts"
import { sqlState } from "../platform/storage/sqlState.ts"
import type { CartLineRow, CartRow, WireCart } from "./CartScope.ts"
import { type CartSnapshot, readSnapshot } from "./readSnapshot.ts"
import { idempotencyClaim, type Intent } from "./idempotently.ts"
import { readLeftovers } from "./lines/leftoverLines.ts"
import { sortedByPosition } from "./lines/linePositions.ts"
import { LinePlan } from "./lines/LinePlan.ts"
import { lineWrites } from "./lines/lineWrites.ts"
import { presentCart } from "./presentCart.ts"
import { readCart } from "./readCart.ts"
import { writeSnapshot } from "./writeSnapshot.ts"

/** A change of the lines of the caller's open cart. */
export interface OptimisticCartChange {
  readonly request: Request
  readonly storeId: string
  readonly languageId: string | undefined
  /** SKUs of the change that are not in the cart. */
  readonly skus: readonly string[]
  readonly intent?: Intent
  /** Changes the plan, or throws. */
  readonly change: (plan: LinePlan, rows: readonly CartLineRow[]) => void
}

/** Unique violation, deadlock, serialization failure: a concurrent call used the same cart or key. */
const CONFLICT_SQL_STATES = new Set(["23505", "40P01", "40001"])

/**
 * Changes the lines of a cart with two statements: one reads, one writes unless the cart has changed in between.
 *
 * *Details.* Returns undefined, without a write, in all other cases: no session, a refused change, a concurrent change,
 * a key that was used before. `changeCart` then locks the cart and produces the result or the error.
 */
export const changeOptimistically = async (
  services: SandboxServices,
  cartChange: OptimisticCartChange,
): Promise<WireCart | undefined> => {
  try {
    return await change(services, cartChange)
  } catch (error) {
    if (error instanceof Refused || CONFLICT_SQL_STATES.has(sqlState(error) ?? "")) return undefined
    throw error
  }
}

const change = async (services: SandboxServices, cartChange: OptimisticCartChange): Promise<WireCart | undefined> => {
  const {
    storage: { db },
    stores,
    ports,
  } = services
  const now = ports.now()
  const token = bearerToken(cartChange.request)
  const store = await stores.require(cartChange.storeId)
  const language = store.language(cartChange.languageId)
  await services.expirePayments(store.id)
  const snapshot =
    token === undefined
      ? undefined
      : await readSnapshot(db, { token, storeId: store.id, languageId: language.id, skus: cartChange.skus, now })
  if (snapshot === undefined) return undefined

  const { sessionId, userId, kind, revision } = snapshot
  const scope = { principal: { sessionId, userId: String(userId), kind, storeId: store.id }, store, language, now }
  const before = snapshot.lines ?? []
  const sellables = await sellablesOf(
    db,
    store.id,
    language.id,
    [...before.map(({ sku }) => sku), ...cartChange.skus],
    snapshot.skus ?? [],
  )
  const plan = new LinePlan(before, sellables, store.cartMaximum[kind])
  cartChange.change(plan, before)

  const cart: CartRow =
    snapshot.cart === null ? newCart(snapshot, store.id, now) : { ...snapshot.cart, changed_at: now, rejected: null }
  const { gone, unchanged, changed, added } = lineWrites(before, plan.lines, sellables)
  const rows = added.map((line, index): CartLineRow => ({
    ...line,
    cart_id: cart.cart_id,
    line_id: snapshot.newLineIds?.[index] ?? 0,
  }))
  const reading = await readCart(db, scope, cart, {
    rows: sortedByPosition([...unchanged, ...rows]),
    sellables,
    hasPromotions: snapshot.hasPromotions,
  })
  const answer = presentCart(scope, reading, { leftovers: snapshot.hasLeftovers ? await readLeftovers(db, scope) : [] })
  const claim = cartChange.intent === undefined ? undefined : idempotencyClaim(cartChange.intent)
  const written = await writeSnapshot(db, {
    cart,
    revision,
    sessionId,
    gone,
    changed,
    added: rows,
    ...(claim === undefined ? {} : { claim: { ...claim, answer: JSON.stringify(answer) } }),
  })
  return written ? answer : undefined
}

const newCart = ({ newCartId, userId }: CartSnapshot, storeId: string, now: number): CartRow => ({
  cart_id: newCartId ?? 0,
  store_id: storeId,
  user_id: userId,
  state: "open",
  created_at: now,
  changed_at: now,
  gift_info_id: null,
  gift_info: null,
  address_id: null,
  shipping: null,
  rejected: null,
  merge: null,
  purchase_attempts: 0,
})
