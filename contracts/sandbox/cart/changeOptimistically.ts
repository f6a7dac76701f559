import { type Sellable, sellablesOf } from "../catalog/stock/Sellable.ts"
import { Refused } from "../platform/http/Refused.ts"
import type { SandboxServices } from "../platform/services/SandboxServices.ts"
import { bearerToken } from "../customers/session/Sessions.ts"
import { sqlState } from "../platform/storage/sqlState.ts"
import { tokenHash } from "../platform/ports/token.ts"
import { type CartMemo, cartMemoOf, type KnownSku } from "./cartMemo.ts"
import type { CartLineRow, CartRow, CartScope, WireCart } from "./CartScope.ts"
import { type CartSnapshot, readSnapshot } from "./readSnapshot.ts"
import { idempotencyClaim, type Intent } from "./idempotently.ts"
import { readLeftovers } from "./lines/leftoverLines.ts"
import { sortedByPosition } from "./lines/linePositions.ts"
import { LinePlan } from "./lines/LinePlan.ts"
import { lineWrites } from "./lines/lineWrites.ts"
import { presentCart } from "./presentCart.ts"
import { readCart } from "./readCart.ts"
import { type Assertion, writeSnapshot } from "./writeSnapshot.ts"

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
 * Changes the lines of a cart with two statements: one reads, one writes unless the cart has changed in between. The
 * process that wrote a cart last does without the first.
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
    storage,
    storage: { db },
    stores,
    versions,
    ports,
  } = services
  const now = ports.now()
  const token = bearerToken(cartChange.request)
  const store = await stores.require(cartChange.storeId)
  const language = store.language(cartChange.languageId)
  await services.expirePayments(store.id)
  if (token === undefined) return undefined

  const memo = cartMemoOf(storage)
  const place = `${store.id} ${language.id}`
  const accessHash = tokenHash(token)
  const cartKey = `${place} ${accessHash}`
  const version = await versions.of(store.id)
  const write = async (snapshot: CartSnapshot, skus: CartSkus): Promise<WireCart | undefined> => {
    const written = await writeChange(services, cartChange, { store, language, now }, snapshot, skus)
    if (written?.next === undefined) memo.carts.delete(cartKey)
    else memo.carts.set(cartKey, written.next)
    return written?.answer
  }

  const known = memo.carts.get(cartKey)
  const knownSkus = known === undefined ? undefined : skusIn(memo, place, version, skusOf(known, cartChange))
  if (known !== undefined && knownSkus !== undefined) {
    const sellables = new Map(knownSkus.map(({ row, sellable }) => [row.sku, sellable]))
    const answer = await write(known, {
      sellables,
      asserted: { accessHash, storeId: store.id, now, rows: knownSkus.map(({ row }) => row) },
    })
    if (answer !== undefined) return answer
  }

  const asked = { accessHash, storeId: store.id, languageId: language.id, skus: cartChange.skus, now }
  const snapshot = await readSnapshot(db, asked)
  if (snapshot === undefined) return undefined
  const rows = snapshot.skus ?? []
  const sellables = await sellablesOf(db, store.id, language.id, skusOf(snapshot, cartChange), rows)
  for (const row of rows) {
    const sellable = sellables.get(row.sku)
    if (sellable !== undefined) memo.skus.set(`${place} ${row.sku}`, { version, row, sellable })
  }
  return write(snapshot, { sellables })
}

/** Catalogue data of the SKUs of a change. `asserted` is what the write has to check, when it was not just read. */
interface CartSkus {
  readonly sellables: ReadonlyMap<string, Sellable>
  readonly asserted?: Assertion
}

const skusOf = ({ lines }: CartSnapshot, { skus }: OptimisticCartChange): readonly string[] => [
  ...new Set([...(lines ?? []).map(({ sku }) => sku), ...skus]),
]

/** The known data of all these SKUs; undefined when one is missing or outdated. */
const skusIn = (
  memo: CartMemo,
  place: string,
  version: number,
  skus: readonly string[],
): readonly KnownSku[] | undefined => {
  const found = skus.flatMap((sku) => memo.skus.get(`${place} ${sku}`) ?? [])
  return found.length === skus.length && found.every((one) => one.version === version) ? found : undefined
}

/** Writes the change of a snapshot. Returns the response and the next snapshot; undefined when nothing was written. */
const writeChange = async (
  { storage: { db } }: SandboxServices,
  cartChange: OptimisticCartChange,
  { store, language, now }: Pick<CartScope, "store" | "language" | "now">,
  snapshot: CartSnapshot,
  { sellables, asserted }: CartSkus,
): Promise<{ readonly answer: WireCart; readonly next: CartSnapshot | undefined } | undefined> => {
  const { sessionId, userId, kind, revision } = snapshot
  const scope = { principal: { sessionId, userId: String(userId), kind, storeId: store.id }, store, language, now }
  const before = snapshot.lines ?? []
  const plan = new LinePlan(before, sellables, store.cartMaximum[kind])
  cartChange.change(plan, before)

  const cart: CartRow =
    snapshot.cart === null ? newCart(snapshot, store.id, now) : { ...snapshot.cart, changed_at: now, rejected: null }
  const { gone, unchanged, changed, added } = lineWrites(before, plan.lines, sellables)
  if (added.length > (snapshot.newLineIds ?? []).length) return undefined
  const rows = added.map((line, index): CartLineRow => ({
    ...line,
    cart_id: cart.cart_id,
    line_id: snapshot.newLineIds?.[index] ?? 0,
  }))
  const lines = sortedByPosition([...unchanged, ...rows])
  const reading = await readCart(db, scope, cart, { rows: lines, sellables, hasPromotions: snapshot.hasPromotions })
  const answer = presentCart(scope, reading, { leftovers: snapshot.hasLeftovers ? await readLeftovers(db, scope) : [] })
  const claim = cartChange.intent === undefined ? undefined : idempotencyClaim(cartChange.intent)
  const written = await writeSnapshot(db, {
    cart,
    revision,
    sessionId,
    kind,
    gone,
    changed,
    added: rows,
    ...(claim === undefined ? {} : { claim: { ...claim, answer: JSON.stringify(answer) } }),
    ...(asserted === undefined ? {} : { asserted }),
  })
  if (written === undefined) return undefined
  // Promotions and leftovers are read anew with each change.
  const next = snapshot.hasPromotions || snapshot.hasLeftovers ? undefined : { ...snapshot, cart, lines, ...written }
  return { answer, next }
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
