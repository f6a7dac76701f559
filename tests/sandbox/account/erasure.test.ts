import { randomUUID } from "node:crypto"
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { PGlite } from "@electric-sql/pglite"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { openTestShop, type TestShop, prepareDataDir } from "../../support/sandbox/onBothDatabases.ts"
import {
  testCard,
  addToCart,
  anAddress,
  at,
  listAt,
  orderPath,
  SPAIN,
  textAt,
  worldWithUnits,
} from "../checkout/customer.ts"
import { codeTo, type Customer, ADMIN_KEY, me, newPhone, proveEmail, register, userPath } from "./customer.ts"

const SKU = "8201-400-3"
const CATALOG = `/itxrest/2/catalog/store/${SPAIN}/20000034`
const ORDER = `/itxrest/2/order/store/${SPAIN}`
/** Texts that only this customer wrote, with the tables that may contain them. */
const TRACES = [
  "ana.rastro@example.org",
  "Rastrilla",
  "+34600777001",
  "Rastro 7",
  "Lista de rastro",
  "Boda de rastro",
  "after the trace",
]

/** Rows of every table that contain one of the texts; the farewell email is the last to the address. */
const rowsWithTraces = async (dataDir: string): Promise<readonly string[]> => {
  const database = await PGlite.create(join(dataDir, "database"))
  const { rows: tables } = await database.query<{ table_name: string }>(
    "select table_name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
  )
  const found: string[] = []
  for (const { table_name } of tables) {
    const { rows } = await database.query<{ row: string }>(`select row_to_json(t)::text as row from "${table_name}" t`)
    found.push(
      ...rows
        .filter(({ row }) => TRACES.some((trace) => row.toLowerCase().includes(trace.toLowerCase())))
        .map(({ row }) => `${table_name}: ${row}`),
    )
  }
  await database.close()
  return found
}

describe("deleting an account", () => {
  let dataDir: string
  let shop: TestShop
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), "selvedge-erasure-"))
    await prepareDataDir(dataDir)
    shop = await openTestShop({ dataDir, world: worldWithUnits({ [SKU]: 60 }), adminKey: ADMIN_KEY })
  }, 60_000)
  afterAll(async () => {
    await shop.sandbox.close()
    await rm(dataDir, { recursive: true, force: true })
  })

  const remove = ({ call }: Customer, newsletter = false) =>
    call("DELETE", `/itxrest/2/user/store/${SPAIN}/user?newsletter=${newsletter}`)

  it("reports a wallet once a card is saved", async () => {
    const customer = await register(shop)
    expect(at(await me(customer), "isWalletUser")).toBe(false)
    expect(
      (
        await customer.call("POST", `/itxrest/2/user/store/${SPAIN}/wallet/card`, {
          number: "4242424242424242",
          month: "12",
          year: "2030",
          cvv2: "123",
          holder: "ANA PRUEBA",
        })
      ).status,
    ).toBe(200)
    expect(at(await me(customer), "isWalletUser")).toBe(true)
  })

  it("removes the links to teens and sponsors", async () => {
    const [teen, sponsor, next] = [await register(shop), await register(shop), await register(shop)]
    const link = async (by: Customer) => {
      await by.call("POST", `${userPath()}/teen/${teen.userId}`, { firstName: "Luz", notificationType: ["EMAIL"] })
      return teen.call("POST", `${userPath()}/teenSponsor/${by.userId}`)
    }
    expect(at((await link(sponsor)).body, "state")).toBe("CONFIRMED")
    await teen.call("POST", `${userPath()}/teenSponsor`, { firstName: "Luis", email: next.logon })
    expect((await remove(sponsor)).status).toBe(204)
    expect(listAt((await teen.call("GET", `${userPath()}/teenSponsor`)).body, "sponsors")).toEqual([])
    // A teen without sponsors may become one, because the link is deleted.
    expect(
      (await teen.call("POST", `${userPath()}/teen/${next.userId}`, { firstName: "Eva", notificationType: ["EMAIL"] }))
        .status,
    ).toBe(200)
    expect((await remove(teen)).status).toBe(204)
    expect(listAt((await next.call("GET", `${userPath()}/teenSponsor`)).body, "sponsors")).toEqual([])
  })

  it("returns reserved units to the shelf", async () => {
    const customer = await register(shop)
    const stocks = async () =>
      listAt((await shop.call("GET", `${CATALOG}/product/510001/commerce-stock`)).body, "stores").flatMap((place) =>
        listAt(place, "stocks").map((stock) => ({
          bamStoreId: textAt(place, "physicalStoreId"),
          catentryId: textAt(stock, "id"),
          units: Number(at(stock, "units")),
        })),
      )
    const [shelf] = (await stocks()).filter(({ units }) => units > 0)
    const body = {
      fullName: "Ana Prueba",
      phoneNumber: "+34 600 000 000",
      email: "ana@example.org",
      acceptedPolicies: [1],
      bookingStoreItems: [{ ...shelf, units: undefined, unitsOrdered: 1 }],
    }
    expect((await customer.call("POST", `${ORDER}/booking`, body, { "idempotency-key": randomUUID() })).status).toBe(
      200,
    )
    expect((await stocks())[0]?.units).toBe((shelf?.units ?? 0) - 1)
    await remove(customer)
    expect((await stocks())[0]?.units).toBe(shelf?.units)
  })

  it("F120 leaves no personal data in any table, and keeps the orders", async () => {
    const [email, family, phone, street, list, event, note] = TRACES
    const customer = await register(
      shop,
      {
        primaryAddress: { ...anAddress(), lastName: family, addressLines: [street], email },
        phone: newPhone(),
        newsletter: true,
      },
      email,
    )
    await proveEmail(shop, customer)
    await customer.call("POST", `${userPath()}/validation-code`, { type: "SMS", phone, functionality: "PHONE_LOGON" })
    expect(
      (
        await customer.call("POST", `${userPath()}/phone-validation`, {
          type: "SMS",
          phone,
          functionality: "PHONE_LOGON",
          code: await codeTo(shop, phone ?? ""),
        })
      ).status,
    ).toBe(204)
    const orderId = textAt((await addToCart(customer, SKU)).body, "id")
    await customer.call("POST", `${orderPath(orderId)}/checkout/shipping`, {
      shippingMethodId: "standard",
      kind: "delivery",
      addressId: textAt(await me(customer), "primaryAddressId"),
    })
    expect(
      (
        await customer.call(
          "POST",
          `${orderPath(orderId)}/asynccheckout`,
          { paymentBundle: { paymentData: [testCard()] }, acceptedPolicies: [1, 2] },
          { "idempotency-key": randomUUID() },
        )
      ).status,
    ).toBe(202)
    await customer.call("GET", `${orderPath(orderId)}/payment-status`)
    expect((await customer.call("PUT", `${ORDER}/cb/wishlists`, { wlArray: [{ name: list, items: [] }] })).status).toBe(
      200,
    )
    expect(
      (
        await customer.call(
          "POST",
          `${ORDER}/wishlist-event`,
          { eventName: event, eventDate: "2027-06-20", eventItems: [{ partNumber: SKU, quantity: 2 }] },
          { "idempotency-key": randomUUID() },
        )
      ).status,
    ).toBe(200)
    await customer.call("POST", `${userPath()}/teenSponsor`, {
      firstName: "Luis",
      lastName: family,
      email: "luis@example.org",
    })
    const [shelf] = listAt((await shop.call("GET", `${CATALOG}/product/510001/commerce-stock`)).body, "stores")
    const booking = {
      fullName: `Ana ${family}`,
      phoneNumber: phone,
      email,
      customerObservations: note,
      acceptedPolicies: [1],
      bookingStoreItems: [
        {
          bamStoreId: textAt(shelf, "physicalStoreId"),
          catentryId: textAt(listAt(shelf, "stocks")[0], "id"),
          unitsOrdered: 1,
        },
      ],
    }
    expect((await customer.call("POST", `${ORDER}/booking`, booking, { "idempotency-key": randomUUID() })).status).toBe(
      200,
    )
    const physicalStoreId = textAt(shelf, "physicalStoreId")
    expect(
      (await customer.call("POST", `${userPath()}/favourite-store`, { favouriteStoreId: physicalStoreId })).status,
    ).toBe(200)
    expect((await remove(customer)).status).toBe(204)

    const order = await register(shop)
    expect((await order.call("GET", orderPath(orderId))).status).toBe(404)
    await shop.sandbox.close()
    const left = await rowsWithTraces(dataDir)
    shop = await openTestShop({ dataDir, world: worldWithUnits({ [SKU]: 60 }), adminKey: ADMIN_KEY })
    expect(left.map((row) => row.split(":")[0])).toEqual(["message"])
  }, 60_000)
})
