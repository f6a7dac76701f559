import { randomUUID } from "node:crypto"
import { expect, it } from "vitest"
import { onOneDatabase } from "../../support/sandbox/onBothDatabases.ts"
import { addToCart, at, cartPath, JAPAN, listAt, numberAt, orderPath, SPAIN, textAt } from "../checkout/customer.ts"

const skusOf = (cart: unknown) =>
  listAt(cart, "items").map((item) => `${numberAt(item, "quantity")} ${textAt(item, "sku")}`)

onOneDatabase("a cart", (shop) => {
  it("is empty at its first read and keeps its id", async () => {
    const guest = await shop().guest(SPAIN)
    const first = await guest.call("GET", cartPath())
    expect(first.body).toMatchObject({ items: [], totalOrder: 0, storeId: SPAIN })
    expect(textAt(first.body, "id")).toMatch(/^7[0-9]{11}$/)
    expect(at((await guest.call("GET", cartPath())).body, "id")).toBe(at(first.body, "id"))
  })

  it("is not created by a request for a missing line", async () => {
    const idOfNew = async () => Number(textAt((await (await shop().guest(SPAIN)).call("GET", cartPath())).body, "id"))
    const before = await idOfNew()
    expect((await (await shop().guest(SPAIN)).call("GET", `${cartPath()}/orderitems/900000000001`)).status).toBe(404)
    expect(await idOfNew()).toBe(before + 1)
  })

  it("sums its items, in the language of the call", async () => {
    const guest = await shop().guest(SPAIN)
    await addToCart(guest, "8201-400-3", 1)
    const { status, body } = await guest.call("POST", `${cartPath()}?languageId=-1`, {
      cartItems: [
        { sku: "8201-400-3", quantity: 1, categoryId: "1020" },
        { sku: "8202-800-3", quantity: 1 },
      ],
    })
    expect(status).toBe(200)
    expect(skusOf(body)).toEqual(["2 8201-400-3", "1 8202-800-3"])
    expect(body).toMatchObject({
      totalProduct: 10_985,
      totalOrder: 10_985,
      tax: 1_906,
      taxArray: [{ name: "IVA 21 %", price: 1_906 }],
    })
    expect(at(body, "items.0")).toMatchObject({
      name: "Oxford shirt",
      color: "Blue",
      size: "M",
      unitPrice: 3_995,
      oldPrice: 4_995,
      status: "OK",
      unitsAvailable: 5,
      parentId: "510001",
    })
    expect(at((await guest.call("GET", cartPath())).body, "items.0.name")).toBe("Camisa Óxford")
  })

  it("uses whole yen in Japan", async () => {
    const guest = await shop().guest(JAPAN)
    const { body } = await addToCart(guest, "8201-800-3", 1, JAPAN)
    expect(numberAt(body, "totalOrder")).toBe(numberAt(body, "items.0.unitPrice"))
    expect(numberAt(body, "totalOrder") % 100).toBe(0)
  })

  it("V13 refuses a fourth product when a guest may have three, with the maximum", async () => {
    const guest = await shop().guest(SPAIN)
    for (const sku of ["8201-400-3", "8201-800-3", "8201-800-4"]) await addToCart(guest, sku)
    const { status, body } = await addToCart(guest, "8202-800-3")
    expect(status).toBe(409)
    expect(body).toMatchObject({ code: 11, key: "_ERR_MAX_PRODUCTS_SHOPCART", params: ["3"] })
    expect((await addToCart(guest, "8201-800-3", 2)).status).toBe(200)
  })

  it("refuses more units than in stock, and adds none of the lines of that call", async () => {
    const guest = await shop().guest(SPAIN)
    const { status, body } = await guest.call("POST", cartPath(), {
      cartItems: [
        { sku: "8201-800-3", quantity: 1 },
        { sku: "8201-400-3", quantity: 6 },
      ],
    })
    expect(status).toBe(409)
    expect(body).toMatchObject({ key: "_ERR_NO_STOCK", params: ["8201-400-3", "5"] })
    expect(skusOf((await guest.call("GET", cartPath())).body)).toEqual([])
  })

  it("refuses products that are sold out, coming soon, or unknown", async () => {
    const guest = await shop().guest(SPAIN)
    expect((await addToCart(guest, "8201-400-4")).body).toMatchObject({
      key: "_ERR_NO_STOCK",
      params: ["8201-400-4", "0"],
    })
    expect((await addToCart(guest, "8204-800-3")).body).toMatchObject({
      key: "_ERR_NO_STOCK",
      params: ["8204-800-3", "0"],
    })
    expect((await addToCart(guest, "9999-400-4")).status).toBe(404)
    expect((await addToCart(guest, "8201-400-3", 0)).body).toMatchObject({
      fields: [{ field: "cartItems.0.quantity", rule: "minimum" }],
    })
  })

  it("sets quantities, removes the line at 0, and always allows fewer units", async () => {
    const guest = await shop().guest(SPAIN)
    await addToCart(guest, "8201-400-3", 4)
    await addToCart(guest, "8201-800-3", 2)
    const { body } = await guest.call("PUT", cartPath(), {
      cartItems: [
        { sku: "8201-400-3", quantity: 2 },
        { sku: "8201-800-3", quantity: 0 },
      ],
    })
    expect(skusOf(body)).toEqual(["2 8201-400-3"])
    expect(
      (await guest.call("PUT", cartPath(), { cartItems: [{ sku: "8201-400-3", quantity: 6 }] })).body,
    ).toMatchObject({ key: "_ERR_NO_STOCK" })
  })

  it("removes some units or the whole line, and returns 404 for a missing one", async () => {
    const guest = await shop().guest(SPAIN)
    await addToCart(guest, "8201-400-3", 3)
    expect(skusOf((await guest.call("DELETE", `${cartPath()}/8201-400-3?quantity=1`)).body)).toEqual(["2 8201-400-3"])
    expect(skusOf((await guest.call("DELETE", `${cartPath()}/8201-400-3`)).body)).toEqual([])
    expect((await guest.call("DELETE", `${cartPath()}/8201-400-3`)).status).toBe(404)
  })

  it("changes the size of a line in place, and merges two equal lines", async () => {
    const guest = await shop().guest(SPAIN)
    const first = await addToCart(guest, "8201-800-3", 1)
    await addToCart(guest, "8202-800-3", 1)
    const path = `${cartPath()}/orderitems/${textAt(first.body, "items.0.id")}/sku`
    expect(skusOf((await guest.call("PUT", path, { sku: "8201-800-4" })).body)).toEqual([
      "1 8201-800-4",
      "1 8202-800-3",
    ])
    await addToCart(guest, "8201-400-3", 2)
    expect(skusOf((await guest.call("PUT", path, { sku: "8201-400-3" })).body)).toEqual([
      "3 8201-400-3",
      "1 8202-800-3",
    ])
    expect((await guest.call("PUT", path, { sku: "8201-400-4" })).body).toMatchObject({ key: "_ERR_NO_STOCK" })
    expect(
      (await guest.call("GET", `${cartPath()}/orderitems/${textAt(first.body, "items.0.id")}`)).body,
    ).toMatchObject({ sku: "8201-400-3", quantity: 3 })
  })

  it("restores a line at its position, at the end without one, and never moves an existing line", async () => {
    const guest = await shop().guest(SPAIN)
    const three = ["8201-400-3", "8201-800-3", "8201-800-4"]
    await guest.call("POST", cartPath(), { cartItems: three.map((sku) => ({ sku, quantity: 1 })) })
    const shown = async () =>
      listAt((await guest.call("GET", cartPath())).body, "items").map((item) => three.indexOf(textAt(item, "sku")))
    const back = async (index: number, position?: number) => {
      await guest.call("DELETE", `${cartPath()}/${three[index]}`)
      const { status, body } = await guest.call("POST", cartPath(), {
        cartItems: [{ sku: three[index], quantity: 1, ...(position === undefined ? {} : { position }) }],
      })
      expect([status, listAt(body, "items").map((item) => three.indexOf(textAt(item, "sku")))]).toEqual([
        200,
        await shown(),
      ])
      return shown()
    }
    expect(await back(1, 1)).toEqual([0, 1, 2])
    expect(await back(0, 0)).toEqual([0, 1, 2])
    expect(await back(2, 2)).toEqual([0, 1, 2])
    expect(await back(1, 9)).toEqual([0, 2, 1])
    expect(await back(1, 0)).toEqual([1, 0, 2])
    expect(await back(0)).toEqual([1, 2, 0])
    await guest.call("POST", cartPath(), { cartItems: [{ sku: three[0], quantity: 1, position: 0 }] })
    expect(await shown()).toEqual([1, 2, 0])
    for (let turn = 0; turn < 60; turn += 1) expect(await back(2, 1)).toEqual([1, 2, 0])
    expect(
      (await guest.call("POST", cartPath(), { cartItems: [{ sku: three[0], quantity: 1, position: -1 }] })).status,
    ).toBe(400)
  })

  it("returns the number of units for the page header", async () => {
    const guest = await shop().guest(SPAIN)
    await addToCart(guest, "8201-400-3", 2)
    await addToCart(guest, "8201-800-3", 3)
    const { body } = await guest.call("GET", `/itxrest/2/order/store/${SPAIN}/mini-cart`)
    expect(body).toMatchObject({ itemCount: 5, totalOrder: 19_975 })
  })

  it("adds items of a wishlist as far as possible, and lists the rest with reasons", async () => {
    const guest = await shop().guest(SPAIN)
    const { status, body } = await guest.call("POST", `/itxrest/2/order/store/${SPAIN}/wish-to-order`, {
      cartItems: [
        { sku: "8201-400-3", quantity: 7 },
        { sku: "8201-400-4", quantity: 1 },
        { sku: "9999-1-1", quantity: 1 },
        { sku: "8201-800-3", quantity: 1 },
      ],
    })
    expect(status).toBe(200)
    expect(skusOf(body)).toEqual(["5 8201-400-3", "1 8201-800-3"])
    expect(listAt(body, "rejectedItems")).toEqual([
      { sku: "8201-400-3", quantity: 2, key: "_ERR_NO_STOCK", params: ["8201-400-3", "5"] },
      { sku: "8201-400-4", quantity: 1, key: "_ERR_NO_STOCK", params: ["8201-400-4", "0"] },
      { sku: "9999-1-1", quantity: 1, key: "LINE_NO_BUYABLE", params: ["9999-1-1"] },
    ])
  })

  it("adds once per idempotency key, and refuses the key for another request", async () => {
    const guest = await shop().guest(SPAIN)
    const key = randomUUID()
    const first = await addToCart(guest, "8201-400-3", 2, SPAIN, key)
    const again = await addToCart(guest, "8201-400-3", 2, SPAIN, key.toUpperCase())
    expect(again.body).toEqual(first.body)
    expect((await addToCart(guest, "8201-400-3", 3, SPAIN, key)).body).toMatchObject({
      key: "_ERR_IDEMPOTENCY_KEY_REUSED",
    })
    expect(skusOf((await guest.call("GET", cartPath())).body)).toEqual(["2 8201-400-3"])
  })

  it("separates a garment with its own text from the plain one", async () => {
    const guest = await shop().guest(SPAIN)
    await addToCart(guest, "8201-800-3", 1)
    const customization = [{ areaId: "cuff", colorId: "indigo", typographyId: "serif", text: "AB" }]
    const { body } = await guest.call("POST", cartPath(), {
      cartItems: [{ sku: "8201-800-3", quantity: 1, customization }],
    })
    expect(skusOf(body)).toEqual(["1 8201-800-3", "1 8201-800-3"])
    expect(at(body, "items.1.customization")).toMatchObject(customization)
    const set = await guest.call("PUT", cartPath(), {
      cartItems: [{ sku: "8201-800-3", id: textAt(body, "items.1.id"), quantity: 3 }],
    })
    expect(skusOf(set.body)).toEqual(["1 8201-800-3", "3 8201-800-3"])
  })

  it("stores a gift message and wraps lines", async () => {
    const guest = await shop().guest(SPAIN)
    const orderId = textAt((await addToCart(guest, "8201-800-3", 1)).body, "id")
    const info = await guest.call("PUT", `${cartPath()}/gift-info`, {
      senderName: "Ana",
      receiverName: "Luz",
      message: "Para ti",
    })
    expect(at(info.body, "giftInfo")).toMatchObject({ senderName: "Ana", message: "Para ti" })
    const id = textAt(info.body, "giftInfo.id")
    expect((await guest.call("DELETE", `${cartPath()}/gift-info/99999999`)).status).toBe(404)
    expect(at((await guest.call("DELETE", `${cartPath()}/gift-info/${id}`)).body, "giftInfo")).toBeUndefined()

    const packing = `${orderPath(orderId)}/giftpacking/8201-800-3`
    expect((await guest.call("POST", packing, { onlyMessage: true, onlyGiftPacking: true })).status).toBe(422)
    const wrapped = await guest.call("POST", packing, { message: "Con cariño" })
    expect(at(wrapped.body, "items.0")).toMatchObject({ giftPacking: true, giftMessage: "Con cariño" })
    expect(numberAt(wrapped.body, "totalOrder")).toBe(
      numberAt(wrapped.body, "totalProduct") + numberAt(wrapped.body, "totalAdjustment"),
    )
    const unwrapped = await guest.call("DELETE", `${packing}?onlyGiftPacking=true`)
    expect(at(unwrapped.body, "items.0")).toMatchObject({ giftPacking: false, giftMessage: "Con cariño" })
    expect(at((await guest.call("DELETE", packing)).body, "items.0.giftMessage")).toBeUndefined()
  })

  it("refuses a forbidden word in a gift, and names the field", async () => {
    const guest = await shop().guest(SPAIN)
    const orderId = textAt((await addToCart(guest, "8201-800-3", 1)).body, "id")
    const packed = await guest.call("POST", `${orderPath(orderId)}/giftpacking/8201-800-3`, { message: "We drop by" })
    expect([
      packed.status,
      at(packed.body, "key"),
      at(packed.body, "fields.0.field"),
      at(packed.body, "fields.0.rule"),
    ]).toEqual([422, "_ERR_GIFT_PACKING_NOT_VALID", "message", "forbiddenWord"])
    const card = await guest.call("PUT", `${cartPath()}/gift-info`, { senderName: "Ana", receiverName: "Table" })
    expect([card.status, at(card.body, "key"), at(card.body, "fields.0.field")]).toEqual([
      422,
      "_ERR_GIFT_INFO_NOT_VALID",
      "receiverName",
    ])
    expect(
      (
        await guest.call("POST", `${orderPath(orderId)}/giftpacking/8201-800-3`, {
          message: "A selection of raindrops",
        })
      ).status,
    ).toBe(200)
  })

  it("is private: another guest's order id returns 404 for every change", async () => {
    const owner = await shop().guest(SPAIN)
    const orderId = textAt((await addToCart(owner, "8201-800-3", 1)).body, "id")
    const other = await shop().guest(SPAIN)
    const tries = await Promise.all([
      other.call("POST", `${orderPath(orderId)}/promoCode`, { promoCode: "SPRING10" }),
      other.call("POST", `${orderPath(orderId)}/giftpacking/8201-800-3`, {}),
      other.call("GET", `${orderPath(orderId)}/shipping-methods`),
      other.call("GET", `${orderPath(orderId)}/payment-methods`),
      other.call("POST", `${orderPath(orderId)}/purchase-attempt`),
      other.call("GET", `${orderPath(orderId)}/payment-status`),
    ])
    expect(tries.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404])
  })

  it("is backed up for registered customers only", async () => {
    const guest = await shop().guest(SPAIN)
    expect((await guest.call("GET", `/itxrest/2/order/store/${SPAIN}/safe-cart`)).status).toBe(403)
  })
})
