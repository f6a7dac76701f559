import { expect, it } from "vitest"
import { onOneDatabase, type TestGuest } from "../../support/sandbox/onBothDatabases.ts"
import { smallWorld } from "../../support/sandbox/smallWorld.ts"
import {
  addToCart,
  at,
  cartPath,
  listAt,
  numberAt,
  orderPath,
  pay,
  saveAddress,
  SPAIN,
  textAt,
  worldWithUnits,
} from "../checkout/customer.ts"

const SHIRT = "8201-400-3"
const OTHER_SHIRT = "8202-800-3"
const JACKET = "8203-400-3"
const world = {
  ...worldWithUnits({ [SHIRT]: 500, [OTHER_SHIRT]: 500, [JACKET]: 500 }),
  categories: smallWorld.categories.map((category) =>
    category.key === "men-coats" ? { ...category, key: "men-blazers" } : category,
  ),
}
const monogram = { areaId: "chest", colorId: "indigo", datatype: "TEXT", typographyId: "serif", text: "AB" }
const made = {
  garmentId: "jacket",
  fabricId: "flannel-grey",
  expressService: true,
  personalizations: [
    { idAttr: "fit", idValueAttr: "slim" },
    { idAttr: "lining", idValueAttr: "contrast" },
    { idAttr: "buttons", idValueAttr: "corozo" },
  ],
}

const add = (guest: Pick<TestGuest, "call">, line: object, languageId = "-5") =>
  guest.call("POST", `${cartPath()}?languageId=${languageId}`, { cartItems: [{ quantity: 1, ...line }] })
const withLetters = (guest: TestGuest, changes: object, sku = SHIRT) =>
  add(guest, { sku, customization: [{ ...monogram, ...changes }] })
const tailored = (guest: Pick<TestGuest, "call">, changes: object = {}, sku = JACKET) =>
  add(guest, { sku, tailoringModel: { ...made, ...changes } })
const linesOf = (cart: unknown) =>
  listAt(cart, "items").map(
    (item) => `${numberAt(item, "quantity")} ${textAt(item, "sku")} ${String(at(item, "customization.0.text"))}`,
  )

onOneDatabase(
  "a customized line",
  (shop) => {
    it("has its text, in the language of the call", async () => {
      const guest = await shop().guest(SPAIN)
      const { status, body } = await withLetters(guest, {})
      expect(status).toBe(200)
      expect(at(body, "items.0")).toMatchObject({
        isCustomized: true,
        isReturnable: false,
        customization: [
          { ...monogram, areaName: "Pecho izquierdo", colorName: "Índigo", typographyName: "Con remates" },
        ],
      })
      const english = await guest.call("GET", `${cartPath()}?languageId=-1`)
      expect(at(english.body, "items.0.customization.0")).toMatchObject({ text: "AB", areaName: "Left chest" })
    })

    it.each<readonly [string, object, "ALLOWED" | "COMPLETED", string]>([
      ["an area the garment does not have", { areaId: "hem" }, "ALLOWED", "areaId"],
      ["a thread there is not", { colorId: "gold" }, "ALLOWED", "colorId"],
      ["a typography there is not", { typographyId: "comic" }, "ALLOWED", "typographyId"],
      ["a kind of content there is not", { datatype: "PICTURE" }, "ALLOWED", "datatype"],
      ["more letters than there is room for", { text: "ABCDEFGHIJKLM" }, "ALLOWED", "text"],
      ["more initials than three", { datatype: "INITIALS", text: "ABCD" }, "ALLOWED", "text"],
      ["letters that the typography cannot write", { typographyId: "monogram", text: "山" }, "ALLOWED", "text"],
      ["markup", { text: "<b>" }, "ALLOWED", "text"],
      ["no text", { text: "  " }, "COMPLETED", "text"],
      ["no thread", { colorId: undefined }, "COMPLETED", "colorId"],
      ["no typography", { typographyId: undefined }, "COMPLETED", "typographyId"],
    ])("is refused with %s, without a change", async (_what, changes, key, field) => {
      const guest = await shop().guest(SPAIN)
      expect(await withLetters(guest, changes)).toMatchObject({
        status: 409,
        body: { key: `_ERR_CUSTOMIZATION_NOT_${key}`, params: [SHIRT, `customization.0.${field}`] },
      })
      expect(listAt((await guest.call("GET", cartPath())).body, "items")).toEqual([])
    })

    it("has one text per area, at most two areas, and only on products that support it", async () => {
      const guest = await shop().guest(SPAIN)
      const refused = { status: 409, body: { key: "_ERR_CUSTOMIZATION_NOT_ALLOWED" } }
      expect(
        await add(guest, {
          sku: SHIRT,
          customization: [monogram, { ...monogram, areaId: "cuff" }, { ...monogram, areaId: "collar" }],
        }),
      ).toMatchObject(refused)
      expect(await add(guest, { sku: SHIRT, customization: [monogram, monogram] })).toMatchObject(refused)
      expect(
        await add(guest, { sku: SHIRT, customization: [monogram, { ...monogram, areaId: "cuff" }] }),
      ).toMatchObject({
        status: 200,
      })
      expect(await withLetters(guest, {}, JACKET)).toMatchObject(refused)
      expect(
        await guest.call("PUT", cartPath(), { cartItems: [{ sku: JACKET, quantity: 1, customization: [monogram] }] }),
      ).toMatchObject(refused)
      expect(
        await guest.call("POST", "/itxrest/2/order/store/10000034/wish-to-order", {
          cartItems: [{ sku: JACKET, quantity: 1, customization: [monogram] }],
        }),
      ).toMatchObject(refused)
      expect(await add(guest, { sku: "no-such-sku", customization: [monogram] })).toMatchObject({ status: 404 })
    })

    it("is a separate line from the plain one and from other texts, changed and removed by its id", async () => {
      const guest = await shop().guest(SPAIN)
      await addToCart(guest, SHIRT, 1)
      await withLetters(guest, {})
      const { body } = await withLetters(guest, { text: "CD" })
      expect(linesOf(body)).toEqual([`1 ${SHIRT} undefined`, `1 ${SHIRT} AB`, `1 ${SHIRT} CD`])
      const [, ab, cd] = listAt(body, "items").map((item) => textAt(item, "id"))
      const set = (id: string | undefined, quantity: number) =>
        guest.call("PUT", cartPath(), { cartItems: [{ sku: SHIRT, id, quantity }] })
      expect(linesOf((await set(ab, 3)).body)).toEqual([`1 ${SHIRT} undefined`, `3 ${SHIRT} AB`, `1 ${SHIRT} CD`])
      expect(linesOf((await set(cd, 0)).body)).toEqual([`1 ${SHIRT} undefined`, `3 ${SHIRT} AB`])
    })

    it("grows when the same text is added in another notation", async () => {
      const guest = await shop().guest(SPAIN)
      await withLetters(guest, {})
      const again = await add(guest, {
        sku: SHIRT,
        customization: [
          {
            text: "AB",
            typographyId: "serif",
            areaId: "chest",
            datatype: "TEXT",
            colorId: "indigo",
            areaName: "Elsewhere",
          },
        ],
      })
      expect(linesOf(again.body)).toEqual([`2 ${SHIRT} AB`])
      expect(at(again.body, "items.0.customization.0.areaName")).toBe("Pecho izquierdo")
    })

    it("keeps its text in another size, and does not become a product without customization", async () => {
      const guest = await shop().guest(SPAIN)
      const lineId = textAt((await withLetters(guest, {})).body, "items.0.id")
      const become = (sku: string) => guest.call("PUT", `${cartPath()}/orderitems/${lineId}/sku`, { sku })
      expect(await become(JACKET)).toMatchObject({ status: 409, body: { key: "_ERR_CUSTOMIZATION_NOT_ALLOWED" } })
      expect(linesOf((await become(OTHER_SHIRT)).body)).toEqual([`1 ${OTHER_SHIRT} AB`])
    })
  },
  { world },
)

onOneDatabase(
  "a garment made to measure",
  (shop) => {
    it("is offered with options, in the store's currency and the language of the call", async () => {
      const catalog = `/itxrest/2/catalog/store/${SPAIN}/20000034/product`
      const part = `/itxrest/2/catalog/store/${SPAIN}/20000034/part-number`
      const offer = (await shop().call("GET", `${catalog}/510003/customization?languageId=-5`)).body
      expect(at(offer, "tailoring")).toMatchObject({
        garmentId: "jacket",
        goldFinish: { price: 2_000 },
        expressService: { price: 3_000 },
      })
      expect(at(offer, "tailoring.fabrics.1")).toMatchObject({
        fabricId: "flannel-grey",
        fabricName: "Franela gris",
        price: 3_000,
      })
      expect(at((await shop().call("GET", `${catalog}/510001/customization`)).body, "tailoring")).toBeUndefined()
      expect((await shop().call("GET", `${part}/8203/detail`)).body).toMatchObject({ isTailorable: true })
      expect((await shop().call("GET", `${part}/8201/detail`)).body).toMatchObject({ isCustomizable: true })
    })

    it("costs the sum of fabric, options and express tailoring, with their localised names", async () => {
      const guest = await shop().guest(SPAIN)
      const { status, body } = await tailored(guest, {
        fabricName: "Free gold",
        personalizations: made.personalizations.map((choice) => ({ ...choice, nameValueAttr: "Free" })),
      })
      expect(status).toBe(200)
      // 129,95 € and 30 € for the flannel, 10 € for the lining, 30 € for express tailoring.
      expect(body).toMatchObject({ totalProduct: 19_995 })
      expect(at(body, "items.0")).toMatchObject({
        unitPrice: 19_995,
        isReturnable: false,
        tailoringModel: { fabricId: "flannel-grey", fabricName: "Franela gris", expressService: true },
      })
      expect(at(body, "items.0.tailoringModel.personalizations.1")).toMatchObject({
        idAttr: "lining",
        nameAttr: "Forro",
        nameValueAttr: "Rojo rubia",
        typeAttr: "CHOICE",
      })
    })

    it.each<readonly [string, object, "ALLOWED" | "COMPLETED", string]>([
      ["another garment", { garmentId: "coat" }, "ALLOWED", "garmentId"],
      ["no garment", { garmentId: undefined }, "COMPLETED", "garmentId"],
      ["a cloth there is not", { fabricId: "silk" }, "ALLOWED", "fabricId"],
      ["no cloth", { fabricId: undefined }, "COMPLETED", "fabricId"],
      [
        "a choice there is not",
        { personalizations: [...made.personalizations, { idAttr: "sleeve", idValueAttr: "long" }] },
        "ALLOWED",
        "personalizations.3.idAttr",
      ],
      [
        "a choice made twice",
        { personalizations: [...made.personalizations, { idAttr: "fit", idValueAttr: "slim" }] },
        "ALLOWED",
        "personalizations.3.idAttr",
      ],
      [
        "a value there is not",
        { personalizations: [{ idAttr: "fit", idValueAttr: "tight" }] },
        "ALLOWED",
        "personalizations.0.idValueAttr",
      ],
      ["a choice left open", { personalizations: made.personalizations.slice(1) }, "COMPLETED", "personalizations"],
      ["somebody else's order", { originalOrderId: "700000000001" }, "ALLOWED", "originalOrderId"],
    ])("is refused with %s, without a change", async (_what, changes, key, field) => {
      const guest = await shop().guest(SPAIN)
      expect(await tailored(guest, changes)).toMatchObject({
        status: 409,
        body: { key: `_ERR_CUSTOMIZATION_NOT_${key}`, params: [JACKET, `tailoringModel.${field}`] },
      })
      expect(await tailored(guest, {}, SHIRT)).toMatchObject({
        status: 409,
        body: { key: "_ERR_CUSTOMIZATION_NOT_ALLOWED", params: [SHIRT, "tailoringModel"] },
      })
      expect(listAt((await guest.call("GET", cartPath())).body, "items")).toEqual([])
    })

    it("is stored with the order, and can be ordered again with the same tailoring", async () => {
      const guest = await shop().guest(SPAIN)
      const orderId = textAt((await tailored(guest)).body, "id")
      const addressId = await saveAddress(guest)
      const shipping = await guest.call("POST", `${orderPath(orderId)}/checkout/shipping`, {
        shippingMethodId: "standard",
        kind: "delivery",
        addressId,
      })
      expect(await pay({ guest, orderId, storeId: SPAIN, total: numberAt(shipping.body, "totalOrder") })).toMatchObject(
        { status: 202 },
      )
      const confirmation = await guest.call("GET", `${orderPath(orderId)}/new-confirmation?languageId=-1`)
      expect(at(confirmation.body, "order.items.0")).toMatchObject({
        unitPrice: 19_995,
        isReturnable: false,
        tailoringModel: { fabricName: "Grey flannel" },
      })
      const again = await tailored(guest, { originalOrderId: orderId })
      expect(at(again.body, "items.0.tailoringModel")).toMatchObject({ originalOrderId: orderId })
      const plain = await shop().guest(SPAIN)
      expect(await tailored(plain, { originalOrderId: orderId })).toMatchObject({
        status: 409,
        body: { key: "_ERR_CUSTOMIZATION_NOT_ALLOWED" },
      })
      expect(
        await plain.call("PUT", cartPath(), {
          cartItems: [{ sku: JACKET, quantity: 1, tailoringModel: { ...made, originalOrderId: orderId } }],
        }),
      ).toMatchObject({ status: 409 })

      const list = async (query: string) =>
        listAt((await guest.call("GET", `/itxrest/2/order/store/${SPAIN}/order?${query}`)).body, "orders").map(
          (order) => textAt(order, "id"),
        )
      expect(await list("withTailoring=true")).toEqual([orderId])
      expect(await list("withTailoring=false")).toEqual([])
    })
  },
  { world },
)
