import { randomUUID } from "node:crypto"
import { expect, it } from "vitest"
import { onBothDatabases } from "../../support/sandbox/onBothDatabases.ts"
import { addToCart, at, cartPath, listAt, numberAt, SPAIN, textAt } from "../checkout/customer.ts"

onBothDatabases("a cart in two tabs", (shop) => {
  it("F55 never exceeds its maximum: the second of two tabs at the limit is refused", async () => {
    for (let round = 0; round < 10; round += 1) {
      const guest = await shop().guest(SPAIN)
      await addToCart(guest, "8201-400-3")
      await addToCart(guest, "8201-800-3")
      const answers = await Promise.all([addToCart(guest, "8201-800-4"), addToCart(guest, "8202-800-3")])
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
      expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
        code: 11,
        key: "_ERR_MAX_PRODUCTS_SHOPCART",
        params: ["3"],
      })
      expect(listAt((await guest.call("GET", cartPath())).body, "items")).toHaveLength(3)
    }
  })

  it("loses no unit of twenty concurrent additions, and never exceeds the stock", async () => {
    const guest = await shop().guest(SPAIN)
    const answers = await Promise.all(Array.from({ length: 20 }, () => addToCart(guest, "8201-800-3")))
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    expect(at((await guest.call("GET", cartPath())).body, "items.0.quantity")).toBe(20)
    const more = await Promise.all(Array.from({ length: 20 }, () => addToCart(guest, "8201-400-3")))
    expect(more.filter(({ status }) => status === 200)).toHaveLength(5)
  })

  it("is created once by ten concurrent first requests", async () => {
    const guest = await shop().guest(SPAIN)
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        index % 2 === 0 ? guest.call("GET", cartPath()) : addToCart(guest, "8201-800-3"),
      ),
    )
    expect(new Set(answers.map(({ body }) => textAt(body, "id"))).size).toBe(1)
  })

  it("adds once for ten concurrent requests with the same key", async () => {
    const guest = await shop().guest(SPAIN)
    const key = randomUUID()
    const answers = await Promise.all(Array.from({ length: 10 }, () => addToCart(guest, "8201-800-3", 2, SPAIN, key)))
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(numberAt((await guest.call("GET", cartPath())).body, "items.0.quantity")).toBe(2)
  })
})
