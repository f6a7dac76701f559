import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { openTestShop, type TestShop } from "../../support/sandbox/onBothDatabases.ts"
import { at, JAPAN, listAt, SPAIN, textAt, worldWithUnits } from "../checkout/customer.ts"
import {
  anAccount,
  requestReturn,
  advanceReturn,
  ADMIN_KEY,
  guestWithOrder,
  lineOf,
  registeredWithOrder,
  restPath,
  returned,
  type Returner,
} from "./returner.ts"

const WORLD = worldWithUnits({ "8201-400-3": 40, "8201-800-3": 40, "8202-800-3": 40 })

describe("the returns service", () => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await openTestShop({ world: WORLD, adminKey: ADMIN_KEY })
  }, 60_000)
  afterAll(async () => shop.sandbox.close())

  const rows = ({ call, storeId }: Pick<Returner, "call" | "storeId">) =>
    call("GET", `${restPath(storeId)}/returns-service/v1`)
  const page = ({ call, storeId }: Pick<Returner, "call" | "storeId">, query = "") =>
    call("GET", `${restPath(storeId)}/returns-service/v2${query}`)

  it("lists a guest's returns in rows, newest first, including void ones", async () => {
    const buyer = await guestWithOrder(shop, { "8201-400-3": 3 })
    expect((await rows(buyer)).body).toEqual({ returns: [] })
    const first = await returned(buyer, "8201-400-3", 2)
    expect((await buyer.call("POST", `${restPath()}/rma-request/${first}/annulment`)).status).toBe(200)
    const second = await returned(buyer, "8201-400-3", 1)
    const { body } = await rows(buyer)
    expect(listAt(body, "returns")).toEqual([
      expect.objectContaining({
        id: second,
        orderId: buyer.orderId,
        status: "REQUESTED",
        units: 1,
        currencyCode: "EUR",
      }),
      expect.objectContaining({ id: first, orderId: buyer.orderId, status: "ANNULLED", units: 2, amount: 0 }),
    ])
    const [newest] = listAt(body, "returns")
    expect([textAt(newest, "creationDate"), at(newest, "receiveDate")]).toEqual([
      textAt(newest, "changeDate"),
      undefined,
    ])
    const rma = at((await buyer.call("GET", `${restPath()}/rma`)).body, "rmas.0")
    expect(at(newest, "amount")).toBe(at(rma, "totalAmount"))
  })

  it("shows in its second version the items, and the money before and after the refund", async () => {
    const buyer = await guestWithOrder(shop, { "8202-800-3": 1, "8201-400-3": 1 })
    const { body: asked } = await requestReturn(buyer, "8202-800-3", 1, {
      returnLines: [lineOf(buyer, "8202-800-3"), lineOf(buyer, "8201-400-3", 1, "2")],
      cashReturnForm: anAccount().bankAccount,
    })
    const before = at((await page(buyer)).body, "returns.0")
    expect(before).toMatchObject({
      id: textAt(asked, "rmareqId"),
      units: 2,
      amount: buyer.total,
      lines: [
        { sku: "8202-800-3", name: "Camisa de lino", quantity: 1, returnReasonId: "1" },
        { sku: "8201-400-3", quantity: 1, returnReasonId: "2" },
      ],
      refund: {
        paidAmount: 0,
        destination: { type: "BANK_ACCOUNT", maskedNumber: "**** 1332", beneficiaryName: "Ana Prueba" },
      },
    })
    expect(at(before, "refund.paymentDate")).toBeUndefined()
    expect(await advanceReturn(shop, textAt(asked, "rmareqId"), "IN_TRANSIT", "RECEIVED", "REFUNDED")).toEqual([
      200, 200, 200,
    ])
    const after = at((await page(buyer)).body, "returns.0")
    expect(after).toMatchObject({
      status: "REFUNDED",
      receiveDate: expect.any(String),
      refund: { paidAmount: buyer.total, paymentDate: expect.any(String), destination: { maskedNumber: "**** 1332" } },
    })
    expect(after).toMatchObject(Object(at((await rows(buyer)).body, "returns.0")))
  })

  it("lists each return once across pages, and nothing after the last page", async () => {
    const buyer = await guestWithOrder(shop, { "8201-400-3": 3 })
    const ids = [
      await returned(buyer, "8201-400-3"),
      await returned(buyer, "8201-400-3"),
      await returned(buyer, "8201-400-3"),
    ].reverse()
    const pages = await Promise.all(
      ["?index=0&howMany=2", "?index=2&howMany=2", "?index=3"].map((query) => page(buyer, query)),
    )
    expect(
      pages.map(({ body }) => [
        at(body, "totalCount"),
        at(body, "index"),
        listAt(body, "returns").map((one) => textAt(one, "id")),
      ]),
    ).toEqual([
      [3, 0, ids.slice(0, 2)],
      [3, 2, ids.slice(2)],
      [3, 3, []],
    ])
    for (const query of ["?index=-1", "?howMany=0", "?howMany=101", "?index=many"])
      expect((await page(buyer, query)).status).toBe(400)
  })

  it("lists a registered customer's returns from all sessions, and no other customer's", async () => {
    const customer = await registeredWithOrder(shop, { "8201-800-3": 1 })
    const id = await returned(customer, "8201-800-3")
    const again = await registeredWithOrder(shop, { "8202-800-3": 1 })
    expect(listAt((await rows(again)).body, "returns").map((one) => textAt(one, "id"))).toContain(id)
    const anonymous = await guestWithOrder(shop, { "8202-800-3": 1 })
    expect([(await rows(anonymous)).body, (await page(anonymous)).body]).toEqual([
      { returns: [] },
      { totalCount: 0, index: 0, returns: [] },
    ])
    for (const version of ["v1", "v2"]) {
      expect((await shop.call("GET", `${restPath()}/returns-service/${version}`)).status).toBe(401)
    }
  })

  it("uses the currency of the order, and requires a session of that store", async () => {
    const buyer = await guestWithOrder(shop, { "8201-400-3": 1 }, JAPAN)
    await returned(buyer, "8201-400-3")
    expect(at((await rows(buyer)).body, "returns.0")).toMatchObject({ currencyCode: "JPY", amount: buyer.total })
    expect((await rows({ ...buyer, storeId: SPAIN })).status).toBe(401)
  })
})
