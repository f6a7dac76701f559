import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { openTestShop, type TestShop } from "../../support/sandbox/onBothDatabases.ts"
import { readCodes } from "../../support/sandbox/readCodes.ts"
import {
  at,
  cartPath,
  JAPAN,
  listAt,
  orderPath,
  pay,
  readyToPay,
  SPAIN,
  textAt,
  unitsLeft,
  worldWithUnits,
} from "../checkout/customer.ts"
import {
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

const WORLD = worldWithUnits({ "8201-400-3": 400, "8201-400-4": 3, "8201-800-3": 40, "8202-800-3": 400 })

describe("a return", () => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await openTestShop({ world: WORLD, adminKey: ADMIN_KEY })
  }, 60_000)
  afterAll(async () => shop.sandbox.close())

  const requestPath = (rmareqId: string) => `${restPath()}/rma-request/${rmareqId}`
  const mails = async (recipient: string) =>
    listAt(
      (await shop.call("GET", "/sandbox/messages", undefined, { "x-admin-key": ADMIN_KEY })).body,
      "messages",
    ).filter((mail) => textAt(mail, "recipient") === recipient)

  it("is worth the paid price with delivery, and gets a number, a label per box and an email", async () => {
    const buyer = await guestWithOrder(shop, { "8202-800-3": 1 })
    const before = (await mails("ana@example.org")).length
    const { status, body } = await requestReturn(buyer, "8202-800-3", 1, { numBoxes: 2, courierId: "correos" })
    expect([status, body]).toMatchObject([
      200,
      {
        orderId: buyer.orderId,
        status: "REQUESTED",
        returnType: "RETURN",
        refundAmount: 3_390,
        refundShipping: 395,
        currencyCode: "EUR",
        maxReturnDate: expect.stringMatching(/^2026-02-0\d$/u),
        numBoxes: 2,
        courierId: "correos",
        isStoreReturn: false,
        refundDestination: { type: "ORIGINAL" },
        returnLines: [
          { quantity: 1, returnReasonId: "1", reasonName: "Me queda pequeño", name: "Camisa de lino", size: "M" },
        ],
        labels: [{ boxNumber: 1 }, { boxNumber: 2 }],
      },
    ])
    expect((await mails("ana@example.org")).length).toBe(before + 1)
    expect((await buyer.call("GET", requestPath(textAt(body, "rmareqId")))).body).toEqual(body)
    expect((await buyer.call("GET", `${restPath()}/rma/${textAt(body, "rmaId")}`)).body).toMatchObject({
      totalAmount: 3_390,
      refundedAmount: 0,
      items: [{ sku: "8202-800-3", quantity: 1, amount: 3_390 }],
      refunds: [],
    })
    expect(listAt((await buyer.call("GET", `${restPath()}/rma`)).body, "rmas")).toHaveLength(1)
  })

  it("F114 accepts at most the bought and not yet returned units, and frees them when cancelled", async () => {
    const buyer = await guestWithOrder(shop, { "8201-400-3": 3 })
    const first = await returned(buyer, "8201-400-3", 2)
    expect(await requestReturn(buyer, "8201-400-3", 2)).toMatchObject({
      status: 409,
      body: { key: "_ERR_RETURN_QUANTITY", params: [buyer.catentries.get("8201-400-3"), "1"] },
    })
    const split = { returnLines: [lineOf(buyer, "8201-400-3", 1, "1"), lineOf(buyer, "8201-400-3", 1, "2")] }
    expect((await requestReturn(buyer, "8201-400-3", 1, split)).status).toBe(409)
    expect((await buyer.call("POST", `${requestPath(first)}/annulment`)).body).toMatchObject({
      status: "ANNULLED",
      labels: [],
      refundAmount: 0,
    })
    expect((await requestReturn(buyer, "8201-400-3", 3)).status).toBe(200)
    expect((await requestReturn(buyer, "8201-400-3", 1)).status).toBe(409)
  })

  it("is refused line by line for unknown lines, unknown reasons, and customized items", async () => {
    const { guest, ...buyer } = await readyToPay(shop, { "8202-800-3": 1 })
    await guest.call("POST", cartPath(), {
      cartItems: [
        {
          sku: "8201-400-3",
          quantity: 1,
          customization: [{ areaId: "chest", colorId: "indigo", typographyId: "monogram", text: "ANA" }],
        },
      ],
    })
    const total = Number(textAt((await guest.call("GET", cartPath())).body, "totalOrder"))
    expect((await pay({ guest, ...buyer, total })).status).toBe(202)
    const catentries = new Map(
      listAt((await guest.call("GET", orderPath(buyer.orderId))).body, "items").map((item) => [
        textAt(item, "sku"),
        textAt(item, "catentryId"),
      ]),
    )
    const ask = (returnLines: readonly unknown[]) =>
      guest.call("POST", `${restPath()}/order/${buyer.orderId}/return-request`, { returnLines })
    const fieldsOf = async (returnLines: readonly unknown[]) =>
      listAt((await ask(returnLines)).body, "fields").map(
        (field) => `${textAt(field, "field")} ${textAt(field, "rule")}`,
      )
    expect(await fieldsOf([{ catentryId: "1", quantity: 1, returnReasonId: "99" }])).toEqual([
      "returnLines.0.catentryId unknown",
      "returnLines.0.returnReasonId unknown",
    ])
    expect(await fieldsOf([lineOf({ catentries }, "8202-800-3"), lineOf({ catentries }, "8201-400-3")])).toEqual([
      "returnLines.1.catentryId notReturnable",
    ])
    expect((await ask([])).status).toBe(400)
    expect((await ask([{ ...lineOf({ catentries }, "8202-800-3"), quantity: 0 }])).body).toMatchObject({
      code: 400,
      fields: [{ field: "returnLines.0.quantity", rule: "minimum" }],
    })
    expect((await ask([lineOf({ catentries }, "8202-800-3")])).status).toBe(200)
  })

  it("F115 is possible until the end of the last day in the store's time zone", async () => {
    const guestPath = ({ storeId, orderId, guestToken }: Returner, what: string) =>
      `${restPath(storeId)}/order/${orderId}/${what}?guestToken=${guestToken}`
    const lastDayOf = async (returner: Returner) =>
      (await shop.call("GET", guestPath(returner, "max-return-date"))).body
    const ask = (returner: Returner) =>
      shop.call("POST", guestPath(returner, "return-request-guest"), { returnLines: [lineOf(returner, "8202-800-3")] })
    const moveTo = (moment: number) => shop.clock.advance(moment - shop.clock.now())
    const start = shop.clock.now()
    // Japan has no summer time; Spain's starts on 29 March.
    const cases = [
      [SPAIN, start, 23],
      [JAPAN, start, 15],
      [SPAIN, Date.UTC(2026, 2, 10, 12), 22],
    ] as const
    for (const [storeId, bought, hour] of cases) {
      moveTo(bought)
      const buyer = await guestWithOrder(shop, { "8202-800-3": 2 }, storeId)
      const body = await lastDayOf(buyer)
      expect(body).toMatchObject({
        isOpen: true,
        lines: [{ quantity: 2, isReturnable: true }],
        reasons: expect.arrayContaining([{ returnReasonId: "5", name: storeId === JAPAN ? "不良品" : "Defectuoso" }]),
      })
      const lastDay = textAt(body, "maxReturnDate")
      const over = Date.parse(`${lastDay}T${String(hour).padStart(2, "0")}:00:00Z`)
      moveTo(over - 1)
      expect([await lastDayOf(buyer), (await ask(buyer)).status]).toMatchObject([{ isOpen: true }, 200])
      moveTo(over)
      expect([await lastDayOf(buyer), await ask(buyer)]).toMatchObject([
        { isOpen: false },
        { status: 409, body: { key: "_ERR_RETURN_WINDOW_CLOSED", params: [lastDay] } },
      ])
    }
    moveTo(start)
  })

  it("counts its days from the delivery, excludes a cancellation, and is excluded by one", async () => {
    const buyer = await guestWithOrder(shop, { "8202-800-3": 1 })
    const path = `${restPath()}/order/${buyer.orderId}`
    const id = await returned(buyer, "8202-800-3")
    expect(await buyer.call("DELETE", path)).toMatchObject({ status: 409, body: { key: "_ERR_ORDER_NOT_CANCELLABLE" } })
    await buyer.call("POST", `${requestPath(id)}/annulment`)
    const adminConsole = (status: string) =>
      shop.call("POST", `/sandbox/orders/${buyer.orderId}/advance`, { status }, { "x-admin-key": ADMIN_KEY })
    const start = shop.clock.now()
    await adminConsole("SHIPPED")
    shop.clock.advance(20 * 86_400_000)
    await adminConsole("DELIVERED")
    expect((await shop.call("GET", `${path}/max-return-date?guestToken=${buyer.guestToken}`)).body).toMatchObject({
      maxReturnDate: "2026-02-24",
      isOpen: true,
    })
    shop.clock.advance(start - shop.clock.now())
    const cancelled = await guestWithOrder(shop, { "8202-800-3": 1 })
    expect((await cancelled.call("DELETE", `${restPath()}/order/${cancelled.orderId}`)).status).toBe(200)
    expect((await requestReturn(cancelled, "8202-800-3")).body).toMatchObject({
      key: "_ERR_ORDER_NOT_RETURNABLE",
      params: ["CANCELLED"],
    })
  })

  it("of an unpaid order is refused", async () => {
    const buyer = await readyToPay(shop, { "8202-800-3": 1 })
    await pay(buyer, { number: "4000000000000077" })
    const { body } = await buyer.guest.call("GET", orderPath(buyer.orderId))
    const ask = { returnLines: [{ catentryId: textAt(body, "items.0.catentryId"), quantity: 1, returnReasonId: "1" }] }
    expect(await buyer.guest.call("POST", `${restPath()}/order/${buyer.orderId}/return-request`, ask)).toMatchObject({
      status: 409,
      body: { key: "_ERR_ORDER_NOT_RETURNABLE" },
    })
  })

  it("as an exchange reserves the other size, releases it when cancelled, and ships it on receipt", async () => {
    const buyer = await guestWithOrder(shop, { "8201-400-3": 2 })
    const change = {
      returnType: "CHANGE",
      changeLines: [{ catentryId: buyer.catentries.get("8201-400-3"), quantity: 1, newSku: "8201-400-4" }],
    }
    const before = await unitsLeft(shop, "8201-400-4")
    const first = await requestReturn(buyer, "8201-400-3", 2, change)
    expect(first.body).toMatchObject({
      refundAmount: 3_995,
      changeLines: [{ newSku: "8201-400-4", quantity: 1, status: "RESERVED" }],
    })
    expect(await unitsLeft(shop, "8201-400-4")).toBe(before - 1)
    await buyer.call("PUT", `${requestPath(textAt(first.body, "rmareqId"))}/status`, { status: "ANNULLED" })
    expect(await unitsLeft(shop, "8201-400-4")).toBe(before)
    const second = await returned(buyer, "8201-400-3", 1, change)
    const sizes = await unitsLeft(shop, "8201-400-3")
    expect(await advanceReturn(shop, second, "IN_TRANSIT", "RECEIVED")).toEqual([200, 200])
    expect((await buyer.call("GET", requestPath(second))).body).toMatchObject({
      status: "RECEIVED",
      refundAmount: 0,
      changeLines: [{ status: "SENT" }],
    })
    expect([await unitsLeft(shop, "8201-400-4"), await unitsLeft(shop, "8201-400-3")]).toEqual([before - 1, sizes + 1])
  })

  it("as an exchange is refused for another product, more units than returned, and sold-out sizes", async () => {
    const buyer = await guestWithOrder(shop, { "8201-400-3": 5 })
    const change = (newSku: string, quantity: number) => ({
      returnType: "CHANGE",
      changeLines: [{ catentryId: buyer.catentries.get("8201-400-3"), quantity, newSku }],
    })
    expect((await requestReturn(buyer, "8201-400-3", 1, change("8202-800-3", 1))).body).toMatchObject({
      fields: [{ field: "changeLines.0.newSku", rule: "product" }],
    })
    expect((await requestReturn(buyer, "8201-400-3", 1, change("8201-400-4", 2))).body).toMatchObject({
      fields: [{ field: "changeLines", rule: "maximum" }],
    })
    expect((await requestReturn(buyer, "8201-400-3", 5, change("8201-400-4", 5))).body).toMatchObject({
      key: "_ERR_NO_STOCK",
      params: ["8201-400-4", expect.any(String)],
    })
    expect(
      (await requestReturn(buyer, "8201-400-3", 1, { changeLines: change("8201-400-4", 1).changeLines })).body,
    ).toMatchObject({ fields: [{ field: "changeLines", rule: "returnType" }] })
    expect((await requestReturn(buyer, "8201-400-3", 1, { returnType: "CHANGE" })).body).toMatchObject({
      fields: [{ field: "changeLines", rule: "required" }],
    })
    expect((await requestReturn(buyer, "8201-400-3", 5)).status).toBe(200)
  })

  it("can be replaced until it is sent, with the same number and labels", async () => {
    const buyer = await guestWithOrder(shop, { "8201-400-3": 2, "8202-800-3": 1 })
    const first = (await requestReturn(buyer, "8201-400-3", 2, { numBoxes: 2 })).body
    const path = `${restPath()}/order/${buyer.orderId}/return-request`
    const changed = await buyer.call("PUT", path, { returnLines: [lineOf(buyer, "8202-800-3", 1, "8")], numBoxes: 1 })
    expect(changed.body).toMatchObject({
      rmareqId: textAt(first, "rmareqId"),
      rmaId: textAt(first, "rmaId"),
      returnLines: [{ reasonName: "He cambiado de idea" }],
      labels: [at(first, "labels.0")],
    })
    expect((await buyer.call("PUT", path, { returnLines: [lineOf(buyer, "8202-800-3", 2)] })).status).toBe(409)
    expect((await buyer.call("GET", requestPath(textAt(first, "rmareqId")))).body).toEqual(changed.body)
    const second = await returned(buyer, "8201-400-3", 2)
    expect((await buyer.call("PUT", path, { returnLines: [lineOf(buyer, "8202-800-3")] })).body).toMatchObject({
      fields: [{ field: "rmareqId", rule: "required" }],
    })
    await advanceReturn(shop, second, "IN_TRANSIT")
    expect(
      await buyer.call("PUT", path, { rmareqId: second, returnLines: [lineOf(buyer, "8202-800-3")] }),
    ).toMatchObject({ status: 409, body: { key: "_ERR_RETURN_STATUS_NOT_ALLOWED" } })
  })

  it("follows its states only, and only the backend confirms receipt", async () => {
    const buyer = await guestWithOrder(shop, { "8202-800-3": 2 })
    const id = await returned(buyer, "8202-800-3")
    const say = async (status: string) => (await buyer.call("PUT", `${requestPath(id)}/status`, { status })).status
    expect([await say("REQUESTED"), await say("RECEIVED"), await say("REFUNDED"), await say("LOST")]).toEqual([
      409, 403, 403, 400,
    ])
    expect(await advanceReturn(shop, id, "REFUNDED", "RECEIVED")).toEqual([409, 409])
    expect([await say("IN_TRANSIT"), await say("IN_TRANSIT"), await say("ANNULLED")]).toEqual([200, 409, 409])
    expect((await buyer.call("POST", `${requestPath(id)}/annulment`)).body).toMatchObject({
      key: "_ERR_RETURN_STATUS_NOT_ALLOWED",
      params: ["IN_TRANSIT", "ANNULLED"],
    })
    expect(await advanceReturn(shop, id, "RECEIVED", "RECEIVED", "REFUNDED", "REFUNDED")).toEqual([200, 409, 200, 409])
    const inStore = await returned(buyer, "8202-800-3", 1, { isStoreReturn: true })
    expect(await advanceReturn(shop, inStore, "RECEIVED", "REFUNDED")).toEqual([200, 200])
    expect(await advanceReturn(shop, "1", "RECEIVED")).toEqual([404])
  })

  it("allows changes of its reason until received; faulty items are not sold again", async () => {
    const buyer = await guestWithOrder(shop, { "8202-800-3": 1 })
    const id = await returned(buyer, "8202-800-3")
    const reason = (body: unknown) => buyer.call("PUT", `${requestPath(id)}/reason`, body)
    expect((await reason({ returnReasonId: "99" })).body).toMatchObject({
      code: 422,
      fields: [{ field: "returnReasonId", rule: "unknown" }],
    })
    expect((await reason({ returnReasonId: "5", catentryId: "1" })).body).toMatchObject({
      fields: [{ field: "catentryId", rule: "unknown" }],
    })
    expect((await reason({ returnReasonId: "5" })).body).toMatchObject({
      returnLines: [{ returnReasonId: "5", reasonName: "Defectuoso" }],
    })
    const before = await unitsLeft(shop, "8202-800-3")
    await advanceReturn(shop, id, "IN_TRANSIT", "RECEIVED")
    expect(await unitsLeft(shop, "8202-800-3")).toBe(before)
    expect((await reason({ returnReasonId: "1" })).status).toBe(409)
  })

  it("has a label that can be scanned, opened by its token only, and gone once cancelled", async () => {
    const buyer = await guestWithOrder(shop, { "8202-800-3": 2 })
    const count = async () => (await buyer.call("GET", `${restPath()}/return-qr-labels/count`)).body
    expect(await count()).toEqual({ count: 0 })
    const { body } = await requestReturn(buyer, "8202-800-3", 1, { numBoxes: 2 })
    await returned(buyer, "8202-800-3")
    const id = textAt(body, "rmareqId")
    const picture = (token: string) =>
      shop.sandbox.handle(new Request(`http://localhost:4173${requestPath(id)}/qr?token=${token}`))
    const answer = await picture(textAt(body, "labels.1.token"))
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/png"])
    expect(await readCodes(new Uint8Array(await answer.arrayBuffer()))).toEqual([
      { format: "QRCode", text: `RMA/${textAt(body, "rmaId")}/2/2` },
    ])
    expect((await picture("A".repeat(32))).status).toBe(404)
    expect(textAt(body, "labels.0.token").length).toBeGreaterThanOrEqual(22)
    expect([
      await count(),
      (await buyer.call("GET", `${restPath()}/return-qr-labels/count?rmareqId=${id}`)).body,
    ]).toEqual([{ count: 3 }, { count: 2 }])
    await buyer.call("POST", `${requestPath(id)}/annulment`)
    expect((await picture(textAt(body, "labels.1.token"))).status).toBe(404)
    expect(
      (await shop.call("GET", `${restPath()}/return-qr-labels/count?guestToken=${buyer.guestToken}`)).body,
    ).toEqual({ count: 1 })
  })

  it("is created once per Idempotency-Key, also after lost responses", async () => {
    const buyer = await guestWithOrder(shop, { "8202-800-3": 3 })
    const key = randomUUID()
    const answers = await Promise.all(Array.from({ length: 5 }, () => requestReturn(buyer, "8202-800-3", 1, {}, key)))
    expect(new Set(answers.map(({ status, body }) => `${status} ${textAt(body, "rmareqId")}`)).size).toBe(1)
    expect((await requestReturn(buyer, "8202-800-3", 2, {}, key)).body).toMatchObject({
      key: "_ERR_IDEMPOTENCY_KEY_REUSED",
    })
    expect(
      listAt((await shop.call("GET", `${restPath()}/return-guest?guestToken=${buyer.guestToken}`)).body, "returns"),
    ).toHaveLength(1)
  })

  it("F117 F118 is available to its customer and its token only", async () => {
    const buyer = await guestWithOrder(shop, { "8202-800-3": 2 })
    const { body } = await requestReturn(buyer, "8202-800-3")
    const [id, rmaId] = [textAt(body, "rmareqId"), textAt(body, "rmaId")]
    const other = await shop.guest(SPAIN)
    const order = `${restPath()}/order/${buyer.orderId}`
    const line = { returnLines: [lineOf(buyer, "8202-800-3")] }
    const account = { bankAccount: { beneficiaryName: "Ana", accountCode: "ES9121000418450200051332" } }
    const items = `items=${buyer.catentries.get("8202-800-3")}:1`
    const calls: readonly (readonly [string, string, unknown?])[] = [
      ["POST", `${order}/return-request`, line],
      ["PUT", `${order}/return-request`, line],
      ["GET", requestPath(id)],
      ["GET", `${restPath()}/rma/${rmaId}`],
      ["PUT", `${requestPath(id)}/reason`, { returnReasonId: "1" }],
      ["PUT", `${requestPath(id)}/status`, { status: "IN_TRANSIT" }],
      ["PUT", `${requestPath(id)}/status`, { status: "RECEIVED" }],
      ["POST", `${requestPath(id)}/annulment`],
      ["GET", `${order}/max-return-date`],
      ["GET", `${order}/advanced-debt?${items}`],
      ["GET", `${order}/replacement-debt?${items}`],
      ["POST", `${order}/refund?type=BANK_ACCOUNT`, account],
      ["GET", `${restPath()}/return-qr-labels/count?rmareqId=${id}`],
      ["POST", `${restPath()}/manual-transfer`, { orderId: buyer.orderId, ...account }],
    ]
    for (const [method, path, sent] of calls) {
      const otherResponse = await other.call(method, path, sent)
      const none = await other.call(
        method,
        path.replace(buyer.orderId, "799999999999").replace(id, "599999999999").replace(rmaId, "699999999999"),
        sent === undefined ? undefined : JSON.parse(JSON.stringify(sent).replace(buyer.orderId, "799999999999")),
      )
      expect([path, otherResponse.status, at(otherResponse.body, "message")]).toEqual([
        path,
        404,
        at(none.body, "message"),
      ])
    }
    expect((await shop.call("GET", requestPath(id))).status).toBe(401)
    expect((await shop.call("GET", `${requestPath(id)}?guestToken=${buyer.guestToken}`)).status).toBe(200)
    for (const path of [
      `${requestPath(id)}?guestToken=wrong`,
      `${restPath()}/return-guest?guestToken=wrong`,
      `${order}/rma-guest?guestToken=wrong`,
    ])
      expect((await shop.call("GET", path)).status).toBe(404)
    expect((await shop.call("POST", `${order}/return-request-guest?guestToken=wrong`, line)).status).toBe(404)
    expect((await shop.call("POST", `${order}/refund-guest?type=BANK_ACCOUNT&guestToken=wrong`, account)).status).toBe(
      404,
    )
    expect(
      listAt((await shop.call("GET", `${order}/rma-guest?guestToken=${buyer.guestToken}`)).body, "rmas"),
    ).toHaveLength(1)
  })

  it("in advance refunds a registered customer at once, with a debt until receipt", async () => {
    const guest = await guestWithOrder(shop, { "8202-800-3": 1 })
    expect((await requestReturn(guest, "8202-800-3", 1, { returnType: "ADVANCED" })).body).toMatchObject({
      code: 422,
      fields: [{ field: "returnType", rule: "registered" }],
    })
    const customer = await registeredWithOrder(shop, { "8202-800-3": 2 })
    const catentryId = customer.catentries.get("8202-800-3")
    const order = `${restPath()}/order/${customer.orderId}`
    expect((await customer.call("GET", `${order}/advanced-debt?items=${catentryId}:1`)).body).toMatchObject({
      totalDebt: 2_995,
      dueDate: expect.stringMatching(/^2026-02-0\d$/u),
      items: [{ catentryId, quantity: 1, amount: 2_995 }],
    })
    expect((await customer.call("GET", `${order}/replacement-debt?items=${catentryId}:2`)).body).toMatchObject({
      totalDebt: 5_990,
    })
    expect((await customer.call("GET", `${order}/advanced-debt?items=${catentryId}:3`)).body).toMatchObject({
      key: "_ERR_RETURN_QUANTITY",
      params: [catentryId, "2"],
    })
    expect((await customer.call("GET", `${order}/advanced-debt?items=1:1`)).status).toBe(422)
    const id = await returned(customer, "8202-800-3", 1, { returnType: "ADVANCED" })
    const userId = textAt(
      (await customer.call("POST", `/itxrest/2/user/store/${SPAIN}/current-user`)).body,
      "identity.userId",
    )
    const advanced = async () =>
      listAt((await customer.call("GET", `${restPath()}/advanced-return?userId=${userId}`)).body, "advancedReturns")[0]
    expect(await advanced()).toMatchObject({ rmareqId: id, kind: "REFUND", status: "REQUESTED", debt: 2_995 })
    expect((await customer.call("GET", `${restPath()}/advanced-return?userId=1`)).status).toBe(403)
    expect((await customer.call("POST", `${requestPath(id)}/annulment`)).status).toBe(409)
    expect(
      (await customer.call("PUT", `${order}/return-request`, { returnLines: [lineOf(customer, "8202-800-3")] })).body,
    ).toMatchObject({ key: "_ERR_RETURN_SETTLED" })
    await advanceReturn(shop, id, "IN_TRANSIT", "RECEIVED", "REFUNDED")
    expect(await advanced()).toMatchObject({ status: "REFUNDED", debt: 0 })
    const rma = (await customer.call("GET", `${restPath()}/rma`)).body
    expect(at(rma, "rmas.0")).toMatchObject({
      totalAmount: 2_995,
      refundedAmount: 2_995,
      refunds: [{ amount: 2_995, destination: { type: "ORIGINAL", maskedNumber: "**** 4242" } }],
    })
  })
})
