import { describe, expect, it, onTestFinished } from "vitest"
import { openStorage } from "../../../contracts/sandbox/platform/storage/openStorage.ts"
import type { Storage } from "../../../contracts/sandbox/platform/storage/Storage.ts"
import { imageOf } from "../../support/sandbox/memoryImages.ts"
import type { ShopAnswer } from "../../support/sandbox/onBothDatabases.ts"
import {
  openMemoryShop,
  openTestShop,
  type TestShop,
  runsOnPgliteToday,
} from "../../support/sandbox/onBothDatabases.ts"
import { databaseIn } from "../../support/sandbox/privatePostgres.ts"
import { SPAIN, worldWithUnits } from "../checkout/customer.ts"
import {
  type Customer,
  ADMIN_KEY,
  isSessionActive,
  newEmail,
  OTHER_PASSWORD,
  PASSWORD,
  register,
  userPath,
} from "./customer.ts"

const SKU = "8201-800-3"
const ROUNDS = 8
/** Those of `WRITES` without a password check first: the account is deleted before the others write. */
const QUICK = 5
const LISTS = `/itxrest/2/order/store/${SPAIN}/cb/wishlists`
/** Tables of personal data, which must be empty once the account is deleted. */
const PERSONAL = [
  "profile",
  "wallet_card",
  "wallet_device",
  "wallet_ticket",
  "wallet_data",
  "wishlist",
  "wishlist_owner",
] as const

/** Writes of other tabs, each in turn concurrent with the deletion. */
const WRITES: readonly ((owner: Customer) => Promise<ShopAnswer>)[] = [
  (owner) =>
    owner.call("POST", `${userPath()}/wallet/card`, {
      number: "4111111111111111",
      month: "12",
      year: "2030",
      cvv2: "123",
      holder: "ANA",
    }),
  (owner) => owner.call("PUT", LISTS, { wlArray: [{ name: "Verano", items: [] }] }),
  (owner) => owner.call("PUT", `${userPath()}/birthday`, { birthday: "1990-02-03", birthdayFormat: "yyyy-MM-dd" }),
  (owner) => owner.call("PUT", `${userPath()}/contact-method`, { contactMethod: "EMAIL" }),
  (owner) => owner.call("POST", `${userPath()}/wallet/data`, { walletCardName: "casa", acceptedPolicies: [4] }),
  (owner) =>
    owner.call("POST", `${userPath()}/email`, {
      newEmail: `nueva.${owner.logon}`,
      newEmailConfirm: `nueva.${owner.logon}`,
      password: PASSWORD,
    }),
  (owner) =>
    owner.call("POST", `${userPath().replace("/user/", "/")}/password`, {
      oldPassword: PASSWORD,
      newPassword: OTHER_PASSWORD,
      newPasswordConfirm: OTHER_PASSWORD,
    }),
]

/** Deletes accounts during writes of other tabs; returns the statuses of each write. */
async function deleteWhileWriting(shop: TestShop): Promise<readonly ReadonlySet<number>[]> {
  const statuses = WRITES.map(() => new Set<number>())
  for (let round = 0; round < ROUNDS; round += 1) {
    const customer = await register(shop, {}, newEmail())
    const deletes = () => customer.call("DELETE", `${userPath()}/user?newsletter=false`)
    // The deletion starts after all quick writes at first, then earlier each time, and before all of them at last.
    const early = round > QUICK ? deletes() : undefined
    const writes = WRITES.map((write) => write(customer))
    await Promise.all(writes.slice(0, Math.max(0, QUICK - round)))
    const [deleted, ...answers] = await Promise.all([early ?? deletes(), ...writes])
    expect([deleted.status, answers.filter(({ status }) => status >= 500)]).toEqual([204, []])
    answers.forEach(({ status }, index) => statuses[index]?.add(status))
    expect(await isSessionActive(customer)).toBe(false)
  }
  return statuses
}

/** Checks the remaining rows: no personal data and no way to sign in. */
async function judge({ db }: Storage): Promise<void> {
  for (const table of PERSONAL) expect([table, await db.selectFrom(table).selectAll().execute()]).toEqual([table, []])
  const people = await db
    .selectFrom("customer")
    .select(["email", "password_hash", "phone_logon"])
    .where("kind", "=", "registered")
    .execute()
  // The rows of the demo world stay.
  expect(people.filter(({ email }) => email?.endsWith("@selvedge.example") !== true)).toEqual(
    Array.from({ length: ROUNDS }, () => ({ email: null, password_hash: null, phone_logon: null })),
  )
}

describe("deleting an account while other tabs write to its wallet, lists and profile", () => {
  const ends = async (databaseUrl?: string) => {
    const options = { world: worldWithUnits({ [SKU]: 5 }), adminKey: ADMIN_KEY }
    const shop = await (databaseUrl === undefined ? openMemoryShop(options) : openTestShop({ ...options, databaseUrl }))
    const statuses = await deleteWhileWriting(shop)
    expect(
      statuses.map((seen) => [...seen].filter((status) => ![200, 204, 401, 404, 409, 422].includes(status))),
    ).toEqual(WRITES.map(() => []))
    // Proof of a race: each write succeeded at least once, and some came too late.
    expect(statuses.slice(0, QUICK).map((seen) => [...seen].some((status) => status < 300))).toEqual(
      WRITES.slice(0, QUICK).map(() => true),
    )
    expect(statuses.some((seen) => [...seen].some((status) => status >= 400))).toBe(true)
    const left = databaseUrl === undefined ? { image: await imageOf(shop.sandbox) } : { databaseUrl }
    await shop.sandbox.close()
    const storage = await openStorage(left)
    onTestFinished(() => storage.close())
    await judge(storage)
  }

  if (runsOnPgliteToday("writes to accounts")) it("F120 leaves no orphaned rows, on PGlite", () => ends(), 120_000)

  it("F120 leaves no orphaned rows, on PostgreSQL", async () => {
    const shared = process.env["SHARED_POSTGRES_FOLDER"]
    if (shared === undefined) throw new Error("Install PostgreSQL to run this test.")
    await ends(await databaseIn(shared))
  }, 120_000)
})
