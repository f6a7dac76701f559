import { randomBytes } from "node:crypto"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { CartRow } from "../../../contracts/sandbox/cart/CartScope.ts"
import { type CartSnapshot, readSnapshot } from "../../../contracts/sandbox/cart/readSnapshot.ts"
import { type ChangedSnapshot, writeSnapshot } from "../../../contracts/sandbox/cart/writeSnapshot.ts"
import { migrations } from "../../../contracts/sandbox/composition/migrations.ts"
import { fillStore } from "../../../contracts/sandbox/seed/fillStore.ts"
import { seedWorld } from "../../../contracts/sandbox/seed/seedWorld.ts"
import { endSessionById, startSession } from "../../../contracts/sandbox/customers/session/Sessions.ts"
import { tokenHash } from "../../../contracts/sandbox/platform/ports/token.ts"
import { migrate } from "../../../contracts/sandbox/platform/storage/migrate.ts"
import { openStorage } from "../../../contracts/sandbox/platform/storage/openStorage.ts"
import type { Storage } from "../../../contracts/sandbox/platform/storage/Storage.ts"
import { emptyImage } from "../../support/sandbox/memoryImages.ts"
import { smallWorld } from "../../support/sandbox/smallWorld.ts"
import { SPAIN } from "../checkout/customer.ts"

const SKU = "8201-800-3"
const OTHER = "8201-800-4"
/** What the next change of a cart needs. */
const WRITTEN = { revision: expect.stringMatching(/^\d+$/u), newLineIds: [expect.any(Number)] }
const ports = { now: () => 1_000, random: randomBytes, log: () => undefined }

let opened: Storage | undefined
beforeAll(async () => {
  opened = await openStorage({ image: await emptyImage() })
  await migrate(opened.db, migrations, 0)
  await seedWorld(opened.db, () => smallWorld, { now: 0 })
  await fillStore(opened, smallWorld, SPAIN, 0)
}, 60_000)
afterAll(() => opened?.close())
const database = () => {
  if (opened === undefined) throw new Error("The storage is not open.")
  return opened.db
}

const newGuest = async () => {
  const { user_id } = await database()
    .insertInto("customer")
    .values({ kind: "guest", created_at: 0 })
    .returning("user_id")
    .executeTakeFirstOrThrow()
  const { accessToken } = await startSession(database(), ports, { storeId: SPAIN, userId: user_id, kind: "guest" })
  const read = async (sku = SKU) => {
    const snapshot = await readSnapshot(database(), {
      accessHash: tokenHash(accessToken),
      storeId: SPAIN,
      languageId: "-5",
      skus: [sku],
      now: ports.now(),
    })
    if (snapshot === undefined) throw new Error("The guest has no session.")
    return snapshot
  }
  const cartId = async () =>
    (
      await database()
        .selectFrom("cart")
        .select("cart_id")
        .where("user_id", "=", user_id)
        .where("state", "=", "open")
        .executeTakeFirst()
    )?.cart_id
  const units = async () =>
    Object.fromEntries(
      (
        await database()
          .selectFrom("cart_line")
          .select(["sku", "quantity"])
          .where("cart_id", "=", (await cartId()) ?? 0)
          .execute()
      ).map(({ sku, quantity }) => [sku, quantity]),
    )
  const keys = async () =>
    (await database().selectFrom("idempotency_key").select("key").where("user_id", "=", user_id).execute()).map(
      ({ key }) => key,
    )
  return { accessHash: tokenHash(accessToken), read, cartId, units, keys }
}

const cartOf = ({ cart, newCartId, userId }: CartSnapshot): CartRow =>
  cart ?? {
    cart_id: newCartId ?? 0,
    store_id: SPAIN,
    user_id: userId,
    state: "open",
    created_at: 1_000,
    changed_at: 1_000,
    gift_info_id: null,
    gift_info: null,
    address_id: null,
    shipping: null,
    rejected: null,
    merge: null,
    purchase_attempts: 0,
  }

/** One unit of a sku that is not in the cart yet, as a change of the snapshot that was read. */
const oneOf = (snapshot: CartSnapshot, sku = SKU, key?: string): ChangedSnapshot => {
  const cart = cartOf(snapshot)
  const line = {
    line_id: snapshot.newLineIds?.[0] ?? 0,
    cart_id: cart.cart_id,
    sku,
    variant: "",
    quantity: 1,
    is_wrapped: false,
    gift_message: null,
    details: null,
    last_name: sku,
    last_price: 100,
    place: null,
  }
  return {
    cart,
    revision: snapshot.revision,
    sessionId: snapshot.sessionId,
    kind: snapshot.kind,
    gone: [],
    changed: [],
    added: [line],
    ...(key === undefined ? {} : { claim: { key, fingerprint: "f", answer: "{}" } }),
  }
}

describe("a cart change with one read and one write", () => {
  it("is written with its lines and its key when there is no concurrent change", async () => {
    const guest = await newGuest()
    expect(await writeSnapshot(database(), oneOf(await guest.read(), SKU, "first"))).toEqual(WRITTEN)
    const read = await guest.read(OTHER)
    expect(read.lines?.map(({ sku, quantity }) => [sku, quantity])).toEqual([[SKU, 1]])
    expect(await writeSnapshot(database(), oneOf(read, OTHER))).toEqual(WRITTEN)
    expect([await guest.units(), await guest.keys()]).toEqual([{ [SKU]: 1, [OTHER]: 1 }, ["first"]])
  })

  it("can be followed by another without a read, as long as session, price and stock are the same", async () => {
    const followedBy = async (meanwhile: (sessionId: string) => Promise<unknown>) => {
      const guest = await newGuest()
      const read = await guest.read()
      const { skus } = await guest.read(OTHER)
      const written = await writeSnapshot(database(), oneOf(read))
      const next = { ...read, cart: cartOf(read), ...written }
      await meanwhile(read.sessionId)
      const rows = [...(read.skus ?? []), ...(skus ?? [])]
      const asserted = { accessHash: guest.accessHash, storeId: SPAIN, now: ports.now(), rows }
      const followed = await writeSnapshot(database(), { ...oneOf(next, OTHER), asserted })
      return [followed !== undefined, Object.keys(await guest.units()).length]
    }
    const change = (values: { readonly units?: number; readonly price?: number }) => () =>
      database().updateTable("sku").set(values).where("store_id", "=", SPAIN).where("sku", "=", OTHER).execute()
    expect(await followedBy(async () => undefined)).toEqual([true, 2])
    expect(await followedBy((sessionId) => endSessionById(database(), sessionId, ports.now()))).toEqual([false, 1])
    expect(await followedBy(change({ units: 3 }))).toEqual([false, 1])
    expect(await followedBy(change({ price: 123 }))).toEqual([false, 1])
  })

  it("writes nothing, not even its key, after a concurrent change", async () => {
    const guest = await newGuest()
    await writeSnapshot(database(), oneOf(await guest.read()))
    const [slow, quick] = [await guest.read(OTHER), await guest.read(OTHER)]
    await writeSnapshot(database(), {
      ...oneOf(quick),
      added: [],
      changed: (quick.lines ?? []).map((line) => ({ ...line, quantity: 5 })),
    })
    expect(await writeSnapshot(database(), oneOf(slow, OTHER, "late"))).toBeUndefined()
    expect([await guest.units(), await guest.keys()]).toEqual([{ [SKU]: 5 }, []])
  })

  it("creates one cart for two first changes: the second writes nothing", async () => {
    const guest = await newGuest()
    const [one, two] = [await guest.read(), await guest.read(OTHER)]
    expect([
      await writeSnapshot(database(), oneOf(one)),
      await writeSnapshot(database(), oneOf(two, OTHER, "late")),
    ]).toEqual([WRITTEN, undefined])
    expect([await guest.units(), await guest.keys()]).toEqual([{ [SKU]: 1 }, []])
  })

  it("F58 creates no cart for a session that ended in between, which would be unreachable", async () => {
    const guest = await newGuest()
    const read = await guest.read()
    await endSessionById(database(), read.sessionId, ports.now())
    expect(await writeSnapshot(database(), oneOf(read, SKU, "late"))).toBeUndefined()
    expect([await guest.cartId(), await guest.keys()]).toEqual([undefined, []])
  })

  it("F83 is refused as a whole by the database when its key was used before", async () => {
    const guest = await newGuest()
    await writeSnapshot(database(), oneOf(await guest.read(), SKU, "once"))
    await expect(writeSnapshot(database(), oneOf(await guest.read(OTHER), OTHER, "once"))).rejects.toMatchObject({
      code: "23505",
    })
    expect(await guest.units()).toEqual({ [SKU]: 1 })
  })

  it("is not started for a token that is unknown, of another store, or expired", async () => {
    const guest = await newGuest()
    await guest.read()
    const asked = { storeId: SPAIN, languageId: "-5", skus: [SKU] }
    expect(await readSnapshot(database(), { ...asked, accessHash: tokenHash("unknown"), now: 0 })).toBeUndefined()
    const { user_id } = await database()
      .insertInto("customer")
      .values({ kind: "guest", created_at: 0 })
      .returning("user_id")
      .executeTakeFirstOrThrow()
    const { accessToken } = await startSession(database(), ports, { storeId: SPAIN, userId: user_id, kind: "guest" })
    const accessHash = tokenHash(accessToken)
    const elsewhere = { ...asked, storeId: "10000081" }
    expect(await readSnapshot(database(), { ...asked, accessHash, now: ports.now() })).toBeDefined()
    expect(await readSnapshot(database(), { ...asked, accessHash, now: ports.now() + 86_400_000 })).toBeUndefined()
    expect(await readSnapshot(database(), { ...elsewhere, accessHash, now: ports.now() })).toBeUndefined()
  })
})
