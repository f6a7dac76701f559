import { randomBytes } from "node:crypto"
import fc from "fast-check"
import type { KyselyPlugin } from "kysely"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { CartScope } from "../../../contracts/sandbox/cart/CartScope.ts"
import { lockOpenCart } from "../../../contracts/sandbox/cart/lockCart.ts"
import { createStores } from "../../../contracts/sandbox/stores/Stores.ts"
import { loginHooks } from "../../../contracts/sandbox/composition/loginHooks.ts"
import { migrations } from "../../../contracts/sandbox/composition/migrations.ts"
import { fillStore } from "../../../contracts/sandbox/seed/fillStore.ts"
import { seedWorld } from "../../../contracts/sandbox/seed/seedWorld.ts"
import { endSessionById, findSession, startSession } from "../../../contracts/sandbox/customers/session/Sessions.ts"
import { migrate } from "../../../contracts/sandbox/platform/storage/migrate.ts"
import { openStorage, type StorageOptions } from "../../../contracts/sandbox/platform/storage/openStorage.ts"
import type { Storage, UnitOfWork } from "../../../contracts/sandbox/platform/storage/Storage.ts"
import { type CartUnits, mergeCarts } from "../../../domain/cart/mergeCarts.ts"
import { aSku } from "../../support/builders/aCart.ts"
import { emptyImage } from "../../support/sandbox/memoryImages.ts"
import { databaseIn } from "../../support/sandbox/privatePostgres.ts"
import { SPAIN, worldWithUnits } from "../checkout/customer.ts"

type Units = Readonly<Partial<Record<string, number>>>

const SKUS = ["8201-400-3", "8201-400-4", "8201-800-3", "8201-800-4", "8202-800-3", "8203-400-3"] as const
const MOST = 5
const STOCK: Units = {
  "8201-400-3": 7,
  "8201-400-4": 0,
  "8201-800-3": 400,
  "8201-800-4": 40,
  "8202-800-3": 1,
  "8203-400-3": 12,
}
const world = worldWithUnits(Object.fromEntries(Object.entries(STOCK).map(([sku, units = 0]) => [sku, units])))
const ports = { now: () => 1_000, random: randomBytes, log: () => undefined }

const linesOf = (units: Units): readonly CartUnits[] =>
  Object.entries(units).map(([sku, quantity = 0]) => ({ sku: aSku(sku), quantity }))
const unitsOf = (lines: readonly CartUnits[]): Units =>
  Object.fromEntries(lines.map(({ sku, quantity }) => [sku, quantity]))

/** The storage of the current tests: of one database after the other. */
let opened: Storage | undefined
const storage = () => {
  if (opened === undefined) throw new Error("The storage is not open.")
  return opened
}
/** The initial state of each database. */
const DATABASES: Readonly<Record<string, () => Promise<StorageOptions>>> = {
  PGlite: async () => ({ image: await emptyImage() }),
  PostgreSQL: async () => {
    const shared = process.env["SHARED_POSTGRES_FOLDER"]
    if (shared === undefined) throw new Error("Install PostgreSQL to run this test.")
    return { databaseUrl: await databaseIn(shared) }
  },
}

const newUser = async (kind: "guest" | "registered") =>
  (
    await storage()
      .db.insertInto("customer")
      .values({ kind, created_at: 0 })
      .returning("user_id")
      .executeTakeFirstOrThrow()
  ).user_id

/** A customer with these units in an open cart, some of them with a gift message. */
const customerWith = async (kind: "guest" | "registered", units: Units) => {
  const userId = await newUser(kind)
  const { db } = storage()
  const { cart_id } = await db
    .insertInto("cart")
    .values({ store_id: SPAIN, user_id: userId, state: "open", created_at: 0, changed_at: 0 })
    .returning("cart_id")
    .executeTakeFirstOrThrow()
  for (const [sku, quantity = 0] of Object.entries(units)) {
    if (quantity > 0)
      await db
        .insertInto("cart_line")
        .values({ cart_id, sku, variant: "", quantity, last_name: sku, last_price: 1 })
        .execute()
  }
  return userId
}

const logIn = (work: UnitOfWork, guestUserId: number, userId: number) =>
  loginHooks.reduce(
    (before, hook) =>
      before.then(() =>
        hook(work, {
          storeId: SPAIN,
          guestUserId: String(guestUserId),
          userId: String(userId),
          kind: "registered",
          now: 2_000,
        }),
      ),
    Promise.resolve(),
  )

const unitsIn = async (userId: number): Promise<Units> => {
  const rows = await storage()
    .db.selectFrom("cart_line")
    .innerJoin("cart", "cart.cart_id", "cart_line.cart_id")
    .select(["sku", "quantity"])
    .where("cart.user_id", "=", userId)
    .where("cart.state", "=", "open")
    .execute()
  return Object.fromEntries(rows.map(({ sku, quantity }) => [sku, quantity]))
}
const leftoversOf = async (userId: number): Promise<Units> =>
  Object.fromEntries(
    (
      await storage().db.selectFrom("kept_line").select(["sku", "quantity"]).where("user_id", "=", userId).execute()
    ).map(({ sku, quantity }) => [sku, quantity]),
  )

/** Simulates a power failure before the statement with this number. */
const dyingAt = (statement: number): { readonly plugin: KyselyPlugin; readonly reached: () => number } => {
  let reached = 0
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      reached += 1
      if (reached === statement) throw new Error("the power failed")
      return node
    },
    transformResult: ({ result }) => Promise.resolve(result),
  }
  return { plugin, reached: () => reached }
}

describe.each(Object.entries(DATABASES))("a merge at login, on %s,", (_, begin) => {
  beforeAll(async () => {
    opened = await openStorage(await begin())
    await migrate(opened.db, migrations, 0)
    await seedWorld(opened.db, () => world, { now: 0 })
    await fillStore(opened, world, SPAIN, 0)
  }, 60_000)
  afterAll(() => opened?.close())

  it("F56 loses no unit: each is in the account's cart or a leftover, as the domain's model computes", async () => {
    const anyUnits = fc.dictionary(fc.constantFrom(...SKUS), fc.integer({ min: 1, max: 99 }))
    await fc.assert(
      fc.asyncProperty(anyUnits, anyUnits, async (guests, owns) => {
        const [guest, user] = [await customerWith("guest", guests), await customerWith("registered", owns)]
        await storage().transaction((work) => logIn(work, guest, user))
        const [cart, leftovers] = [await unitsIn(user), await leftoversOf(user)]
        for (const sku of SKUS) {
          expect((cart[sku] ?? 0) + (leftovers[sku] ?? 0)).toBe((guests[sku] ?? 0) + (owns[sku] ?? 0))
        }
        const model = mergeCarts(linesOf(owns), linesOf(guests), { skus: MOST, available: (sku) => STOCK[sku] })
        expect([cart, leftovers]).toEqual([unitsOf(model.lines), unitsOf(model.leftoverUnits)])
        expect(await unitsIn(guest)).toEqual({})
      }),
      { numRuns: 25 },
    )
  })

  it("F58 is atomic wherever it is interrupted, and has one effect when repeated", async () => {
    const guests = { "8201-400-3": 4, "8201-400-4": 1, "8201-800-3": 2 }
    const owns = { "8201-400-3": 5, "8203-400-3": 1 }
    const [guest, user] = [await customerWith("guest", guests), await customerWith("registered", owns)]
    await storage()
      .db.insertInto("idempotency_key")
      .values({ user_id: guest, key: "sent", fingerprint: "", answer: "{}", created_at: 0 })
      .execute()
    let broken = 0
    for (let statement = 1, over = false; !over; statement += 1) {
      const dying = dyingAt(statement)
      const outcome = await storage()
        .transaction((work) => logIn({ ...work, db: work.db.withPlugin(dying.plugin) }, guest, user))
        .then(
          () => "done",
          () => "broken",
        )
      over = outcome === "done"
      if (over) break
      broken += 1
      expect(dying.reached()).toBe(statement)
      expect([await unitsIn(guest), await unitsIn(user), await leftoversOf(user)]).toEqual([guests, owns, {}])
    }
    expect(broken).toBeGreaterThan(10)
    const merged = [
      { "8201-400-3": 7, "8203-400-3": 1, "8201-800-3": 2 },
      { "8201-400-3": 2, "8201-400-4": 1 },
    ]
    expect([await unitsIn(user), await leftoversOf(user)]).toEqual(merged)
    await storage().transaction((work) => logIn(work, guest, user))
    expect([await unitsIn(user), await leftoversOf(user)]).toEqual(merged)
  })

  it("F58 leaves no concurrent addition behind: after the login the guest's session creates no cart", async () => {
    const [guest, user] = [await customerWith("guest", { "8201-800-3": 1 }), await newUser("registered")]
    const { accessToken } = await startSession(storage().db, ports, { storeId: SPAIN, userId: guest, kind: "guest" })
    const principal = await findSession(storage().db, "access", accessToken, SPAIN, ports.now())
    if (principal === undefined) throw new Error("The guest has no session.")
    const store = await createStores(storage().db, { filled: async () => undefined }).require(SPAIN)
    const scope: CartScope = { principal, store, language: store.language(undefined), now: 3_000 }
    await storage().transaction(async (work) => {
      await endSessionById(work.db, principal.sessionId, ports.now())
      await logIn(work, guest, user)
    })
    await expect(storage().transaction((work) => lockOpenCart(work, scope))).rejects.toMatchObject({ status: 401 })
    expect([await unitsIn(guest), await unitsIn(user)]).toEqual([{}, { "8201-800-3": 1 }])
  })
})
