import { type Kysely, sql } from "kysely"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { Database } from "../../../contracts/sandbox/platform/storage/Database.ts"
import { openStorage } from "../../../contracts/sandbox/platform/storage/openStorage.ts"
import type { Storage } from "../../../contracts/sandbox/platform/storage/Storage.ts"
import { openTestShop, type ShopAnswer, type TestShop } from "../../support/sandbox/onBothDatabases.ts"
import { databaseIn } from "../../support/sandbox/privatePostgres.ts"
import { textAt, worldWithUnits } from "../checkout/customer.ts"
import {
  as,
  type Caller,
  type Customer,
  ADMIN_KEY,
  isSessionActive,
  keyOf,
  logIn,
  newEmail,
  PASSWORD,
  register,
  socialCode,
  userPath,
} from "./customer.ts"

let shop: TestShop
/** Another connection to the same database, for the reset by the owner. */
let other: Storage
beforeAll(async () => {
  const shared = process.env["SHARED_POSTGRES_FOLDER"]
  if (shared === undefined) throw new Error("Install PostgreSQL to run this test.")
  const databaseUrl = await databaseIn(shared)
  shop = await openTestShop({ databaseUrl, world: worldWithUnits({}), adminKey: ADMIN_KEY })
  other = await openStorage({ databaseUrl })
}, 60_000)
afterAll(async () => {
  await other.close()
  await shop.sandbox.close()
})

/** Number of connections to this database that wait for a lock. */
const waitingOnes = async (db: Kysely<Database>): Promise<number> => {
  const query = sql<{ count: string }>`
    select count(*) as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`
  const { rows } = await query.execute(db)
  return Number(rows[0]?.count)
}

/**
 * Returns the response to a call that passes its first checks while the account's row is locked and continues after
 * `change`: a reset between the checks and the writes.
 */
async function between(
  userId: string,
  call: () => Promise<ShopAnswer>,
  change: (db: Kysely<Database>) => Promise<unknown>,
): Promise<ShopAnswer> {
  let answer: Promise<ShopAnswer> | undefined
  await other.transaction(async ({ db }) => {
    await db.selectFrom("customer").select("user_id").where("user_id", "=", Number(userId)).forUpdate().execute()
    answer = call()
    await expect.poll(() => waitingOnes(db), { timeout: 20_000, interval: 20 }).toBeGreaterThan(0)
    await change(db)
  })
  if (answer === undefined) throw new Error("Nothing was called.")
  return answer
}

const setPassword = (userId: string) => (db: Kysely<Database>) =>
  db.updateTable("customer").set({ password_hash: "of.another" }).where("user_id", "=", Number(userId)).execute()
const endSessions = (userId: string) => (db: Kysely<Database>) =>
  db
    .updateTable("session")
    .set({ ended_at: shop.clock.now() })
    .where("user_id", "=", Number(userId))
    .where("ended_at", "is", null)
    .execute()
const unlink = (userId: string) => (db: Kysely<Database>) =>
  db.deleteFrom("social_identity").where("user_id", "=", Number(userId)).execute()

const social = async ({ call }: Pick<Caller, "call">, person: string) => {
  const code = await socialCode(shop, person)
  return () => call("POST", `${userPath()}/social-identity`, { socialType: "google", code })
}
const rowOf = ({ userId }: Customer) =>
  other.db
    .selectFrom("customer")
    .select(["email", "password_hash"])
    .where("user_id", "=", Number(userId))
    .executeTakeFirstOrThrow()

describe("a call between the checks of an attacker and the reset by the owner", () => {
  it("F183 opens no session with the previous password", async () => {
    const { logon, userId } = await register(shop)
    const late = await between(userId, () => logIn(shop, logon), setPassword(userId))
    expect(keyOf(late)).toEqual([422, "_ERR_LOGON_NOT_VALID"])
  })

  it("F183 opens no session by a provider that the reset unlinked", async () => {
    const [attacker, person] = [await register(shop), newEmail()]
    expect((await (await social(attacker, person))()).status).toBe(200)
    const signIn = await social(shop, person)
    expect(keyOf(await between(attacker.userId, signIn, unlink(attacker.userId)))).toEqual([
      422,
      "_ERR_SOCIAL_NOT_LINKED",
    ])
  })

  it("F183 links no provider to an account whose session the reset ended", async () => {
    const [attacker, person] = [await register(shop), newEmail()]
    const link = await social(attacker, person)
    expect((await between(attacker.userId, link, endSessions(attacker.userId))).status).toBe(401)
    expect(keyOf(await (await social(shop, person))())).toEqual([422, "_ERR_SOCIAL_NOT_LINKED"])
  })

  it("F183 changes no address with the password of an ended session", async () => {
    const attacker = await register(shop)
    const newest = newEmail()
    const change = () =>
      attacker.call("POST", `${userPath()}/email`, { newEmail: newest, newEmailConfirm: newest, password: PASSWORD })
    expect((await between(attacker.userId, change, endSessions(attacker.userId))).status).toBe(401)
    expect((await rowOf(attacker)).email).toBe(attacker.logon)
  })

  it("F183 accepts a login without a reset in between, and its session stays", async () => {
    const { logon, userId } = await register(shop)
    const answer = await between(
      userId,
      () => logIn(shop, logon),
      async () => undefined,
    )
    expect(answer.status).toBe(200)
    expect(await isSessionActive(as(shop, textAt(answer.body, "access_token")))).toBe(true)
  })
})
