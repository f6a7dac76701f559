import * as Effect from "effect/Effect"
import { describe, expect, it } from "vitest"
import { decodeCart, toCart } from "../../../adapters/backend/http/wire/CartWire.ts"
import { fromAddition } from "../../../adapters/backend/cart/cartWire.ts"
import { aSku } from "../../support/builders/aCart.ts"
import { euros } from "../../support/builders/euros.ts"

const line = { id: "1", sku: "8201-400-3", quantity: 1, unitPrice: 3995, name: "Oxford shirt" }
const lineData = {
  catentryId: "511003",
  catalogId: "20000034",
  sizeType: "letter",
  style: "plain",
  itemType: "product",
  productType: "garment",
  family: "Women",
  subFamilyName: "Shirts",
  presaleType: "early",
  ffmId: "warehouse",
  ffmType: "WAREHOUSE",
  isHeavyProduct: true,
  isRepack: false,
  isCustomized: false,
  unitsLot: 3,
  attachments: [{ any: 1 }],
}
const read = (changes: object, cart: object = {}) =>
  Effect.runPromise(
    Effect.map(
      decodeCart({
        id: "7",
        storeId: "10000034",
        status: "OPEN",
        timestamp: "2026-01-15T10:04:12Z",
        totalOrder: 3995,
        totalProduct: 3995,
        items: [{ ...line, ...changes }],
        ...cart,
      }),
      toCart("EUR"),
    ),
  )

describe("the metadata of a line", () => {
  it("keeps every field, its amounts as money", async () => {
    const {
      items: [item],
      ...cart
    } = await read({
      ...lineData,
      tax: [{ name: "IVA 21 %", price: 693 }],
      adjustment: [{ amount: -400, description: "10% off", promotionId: "spring10", isShipping: false }],
      benefits: [{ id: "spring10", name: "10% off", type: "percent", scope: null, value: "10" }],
      stockLocations: [{ ffmId: "warehouse", ffmType: "WAREHOUSE", quantity: 1 }],
    })
    expect(cart).toMatchObject({ storeId: "10000034", status: "OPEN", changedAt: "2026-01-15T10:04:12Z" })
    expect(item).toMatchObject({
      ...lineData,
      taxes: [{ name: "IVA 21 %", amount: euros(693) }],
      adjustments: [{ amount: euros(-400), description: "10% off", promotionId: "spring10", isShipping: false }],
      stockLocations: [{ ffmId: "warehouse", ffmType: "WAREHOUSE", quantity: 1 }],
    })
    expect(item?.benefits).toEqual([{ id: "spring10", name: "10% off", type: "percent", value: "10" }])
  })

  it.each(
    Object.keys(lineData)
      .filter((name) => name !== "catentryId")
      .concat("tax", "adjustment", "benefits", "stockLocations"),
  )("is not lost by an invalid %s: only the field is", async (name) => {
    for (const odd of [{ odd: true }, [1], "odd?", 1.5, null]) {
      const { items } = await read({ ...lineData, [name]: odd })
      expect(items).toMatchObject([{ sku: "8201-400-3", unitPrice: euros(3995) }])
    }
    const {
      items: [item],
    } = await read({ ...lineData, [name]: { odd: true } })
    expect(item).not.toHaveProperty(name)
  })

  it("is not lost by an invalid status, store or time of its cart, nor by a numeric id", async () => {
    const { items, ...cart } = await read({ ffmId: 12 }, { status: true, timestamp: [], storeId: {} })
    expect(items).toMatchObject([{ ffmId: "12" }])
    expect(await read({}, { storeId: 10000034 })).toMatchObject({ storeId: "10000034" })
    expect(["status", "changedAt", "storeId"].filter((name) => name in cart)).toEqual([])
  })

  it("distinguishes sold out from discontinued", async () => {
    const seen = await Promise.all(
      ["OK", "SOLD_OUT", "LINE_NO_BUYABLE", "ODD"].map(async (status) =>
        (await read({ status })).items.map(({ isBuyable, isSoldOut }) => [isBuyable, isSoldOut]),
      ),
    )
    expect(seen.flat()).toEqual([
      [true, undefined],
      [false, true],
      [false, undefined],
      [false, undefined],
    ])
  })
})

it("an addition sends all known metadata, and no data of the device", () => {
  const known = {
    categoryId: "1020",
    categoryType: "view",
    searchConversion: "oxford",
    style: "plain",
    color: "400",
    sizeId: "M",
    analyticsInfo: "a",
    acceptedPolicies: [2],
    purpose: "gift",
    description: "for Ana",
  }
  expect(
    fromAddition({
      sku: aSku("8201-400-3"),
      quantity: 1,
      productId: "510001",
      leftoverId: "kept-1",
      bundleId: "90",
      position: 0,
      ...known,
    }),
  ).toEqual({
    sku: "8201-400-3",
    quantity: 1,
    productId: "510001",
    parentId: "510001",
    originLineId: "kept-1",
    bundleId: "90",
    isItemSet: true,
    position: 0,
    ...known,
  })
})
