import { MatchersV3 } from "@pact-foundation/pact"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import { describe, expect } from "vitest"
import { CaptchaGateway } from "../../../application/catalog/CaptchaGateway.ts"
import { ProductGateway } from "../../../application/catalog/ProductGateway.ts"
import { StoreStockGateway } from "../../../application/catalog/StoreStockGateway.ts"
import { RestockAlertGateway } from "../../../application/catalog/restock/RestockAlertGateway.ts"
import type { PromisedCall } from "../../support/backend/pactArea.ts"
import { STATE_VALUES, inState, type pactArea, REST_QUERY } from "../../support/backend/pactArea.ts"
import { anyRefusedShape, refusedShape } from "../../support/backend/pactShapes.ts"
import { inNoStore, sku } from "../../support/backend/scopes.ts"

const { boolean, eachLike, integer, like, regex, string } = MatchersV3
const catalog = "/itxrest/2/catalog/store/10000034/20000034"
const user = "/itxrest/2/user/store/10000034"
const secure = "/itxrest/2/secure/store/10000034"
const PNG = { mediaType: "image/png", bytes: Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) }
const shelf = { sku: string(STATE_VALUES.sku), productId: string(STATE_VALUES.productId), units: integer(2) }
const notification = (status: string) => ({ email: string(STATE_VALUES.email), sku: string(STATE_VALUES.sku), status })
const hash = Redacted.make(STATE_VALUES.hash)

function reading<A>(
  state: string,
  path: string,
  rest: Pick<PromisedCall<A>, "query" | "answer" | "file" | "call" | "expect">,
): PromisedCall<A> {
  return {
    state: [state],
    by: "nobody",
    request: ["GET", path],
    status: 200,
    ...rest,
    query: { ...REST_QUERY, ...rest.query },
  }
}

/** The part of the catalogue pact about services for products. */
export function promiseProductServices(promises: ReturnType<typeof pactArea>): void {
  describe("the pact about shelves", () => {
    promises(
      "getStoresStock",
      "physical stores tell what they have",
      reading("a product on a shelf", `${catalog}/stores-stock`, {
        query: { productIds: "${productId}", storeIds: "${physicalStoreId}" },
        answer: {
          stores: eachLike({ physicalStoreId: string(STATE_VALUES.physicalStoreId), stocks: eachLike(shelf) }),
        },
        call: StoreStockGateway.use((gateway) =>
          gateway.getStoresStock([STATE_VALUES.productId], [STATE_VALUES.physicalStoreId]),
        ),
        expect: (stores) =>
          expect(stores).toMatchObject([{ physicalStoreId: STATE_VALUES.physicalStoreId, stocks: [{ units: 2 }] }]),
      }),
    )
    promises(
      "getCommerceStock",
      "a product lies in stores of the country",
      reading("a product on a shelf", `${catalog}/product/\${productId}/commerce-stock`, {
        query: { countryCode: "ES" },
        answer: {
          units: integer(2),
          stores: eachLike({
            physicalStoreId: string(STATE_VALUES.physicalStoreId),
            name: string("Selvedge Madrid Centro"),
            city: string("Madrid"),
            stateCode: string("M"),
            countryCode: "ES",
            stocks: eachLike(shelf),
          }),
        },
        call: StoreStockGateway.use((gateway) =>
          gateway.getCommerceStock(STATE_VALUES.productId, { countryCode: "ES" }),
        ),
        expect: ({ units }) => expect(units).toBe(2),
      }),
    )
  })

  describe("the pact about stock notifications", () => {
    const wish = { email: "ana.prueba@example.org", sku: sku(STATE_VALUES.sku), acceptedPolicies: [1] }
    promises("subscribeStockNotification", "a wish waits for its confirmation", {
      state: ["a sold out sku"],
      request: ["POST", `${user}/stock-notification`],
      query: REST_QUERY,
      status: 200,
      body: { ...wish, sku: inState("sku") },
      answer: { email: "ana.prueba@example.org", sku: string(STATE_VALUES.sku), status: "pending" },
      call: RestockAlertGateway.use((gateway) => gateway.subscribeStockNotification(wish)),
      expect: ({ status }) => expect(status).toBe("pending"),
    })
    promises("subscribeStockNotification", "what can be bought needs no notification", {
      state: ["a product in stock"],
      request: ["POST", `${user}/stock-notification`],
      query: REST_QUERY,
      status: 422,
      body: { ...wish, sku: inState("sku") },
      answer: refusedShape(422, "_ERR_IN_STOCK"),
      call: Effect.flip(RestockAlertGateway.use((gateway) => gateway.subscribeStockNotification(wish))),
      expect: ({ reason }) => expect(reason).toMatchObject({ _tag: "Rejected", key: "_ERR_IN_STOCK" }),
    })
    promises("confirmStockNotification", "the hash of the mail confirms", {
      state: ["a stock notification"],
      request: ["POST", `${user}/stock-notification/confirmation`],
      query: REST_QUERY,
      status: 200,
      body: { email: inState("email"), hash: inState("hash") },
      answer: notification("active"),
      call: RestockAlertGateway.use((gateway) => gateway.confirmStockNotification(STATE_VALUES.email, hash)),
      expect: ({ status }) => expect(status).toBe("active"),
    })
    promises("confirmStockNotification", "a wrong hash confirms nothing", {
      state: ["a stock notification"],
      request: ["POST", `${user}/stock-notification/confirmation`],
      query: REST_QUERY,
      status: 404,
      body: { email: inState("email"), hash: "wrong-wrong-wrong" },
      answer: anyRefusedShape,
      call: Effect.flip(
        RestockAlertGateway.use((gateway) =>
          gateway.confirmStockNotification(STATE_VALUES.email, Redacted.make("wrong-wrong-wrong")),
        ),
      ),
      expect: ({ reason }) => expect(reason._tag).toBe("NotFound"),
    })
    promises("deleteStockNotification", "the hash of the mail ends it", {
      state: ["a confirmed stock notification"],
      request: ["DELETE", `${user}/stock-notification`],
      query: { ...REST_QUERY, email: "${email}", hash: "${hash}" },
      status: 204,
      call: RestockAlertGateway.use((gateway) => gateway.deleteStockNotification(STATE_VALUES.email, hash)),
      expect: (nothing) => expect(nothing).toBeUndefined(),
    })
    promises("deleteStockNotification", "a wrong hash ends nothing", {
      state: ["a confirmed stock notification"],
      request: ["DELETE", `${user}/stock-notification`],
      query: { ...REST_QUERY, email: "${email}", hash: "wrong-wrong-wrong" },
      status: 404,
      answer: anyRefusedShape,
      call: Effect.flip(
        RestockAlertGateway.use((gateway) =>
          gateway.deleteStockNotification(STATE_VALUES.email, Redacted.make("wrong-wrong-wrong")),
        ),
      ),
      expect: ({ reason }) => expect(reason._tag).toBe("NotFound"),
    })
  })

  describe("the pact about product services", () => {
    promises(
      "listCustomizationProperties",
      "a product tells whether it takes letters",
      reading("a product in stock", `${catalog}/product/\${productId}/customization`, {
        answer: {
          productId: string(STATE_VALUES.productId),
          isCustomizable: boolean(true),
          maxAreas: integer(1),
          price: integer(0),
          areas: like([]),
          colors: like([]),
          typographies: like([]),
        },
        call: ProductGateway.use((gateway) => gateway.listCustomizationProperties(STATE_VALUES.productId)),
        expect: ({ isCustomizable, areas }) => expect([isCustomizable, areas]).toEqual([true, []]),
      }),
    )
    promises(
      "listCustomizationProperties",
      "a product that is made to measure tells what is chosen",
      reading("a product made to measure", `${catalog}/product/\${productId}/customization`, {
        answer: {
          productId: string(STATE_VALUES.productId),
          isCustomizable: boolean(false),
          maxAreas: integer(0),
          price: integer(0),
          areas: like([]),
          colors: like([]),
          typographies: like([]),
          tailoring: {
            garmentId: string("jacket"),
            fabrics: eachLike({
              fabricId: string("flannel-grey"),
              fabricName: string("Franela gris"),
              price: integer(3000),
            }),
            personalizations: eachLike({
              idAttr: string("fit"),
              nameAttr: string("Corte"),
              typeAttr: string("CHOICE"),
              values: eachLike({ idValueAttr: string("slim"), nameValueAttr: string("Entallado"), price: integer(0) }),
            }),
          },
        },
        call: ProductGateway.use((gateway) => gateway.listCustomizationProperties(STATE_VALUES.productId)),
        expect: ({ tailoring }) =>
          expect(tailoring).toMatchObject({
            garmentId: "jacket",
            fabrics: [{ id: "flannel-grey" }],
            attributes: [{ id: "fit", values: [{ id: "slim", name: "Entallado" }] }],
          }),
      }),
    )
    promises(
      "searchFullIndex",
      "the full index is searched for some fields",
      reading("a product in stock", `${catalog}/sfi`, {
        query: { query: "${searchTerm}", fl: "name,price,skus" },
        answer: {
          numFound: integer(1),
          docs: eachLike({
            id: string(STATE_VALUES.productId),
            name: string("Camisa Oxford"),
            price: integer(3995),
            skus: eachLike(STATE_VALUES.sku),
          }),
        },
        call: ProductGateway.use((gateway) =>
          gateway.searchFullIndex(STATE_VALUES.searchTerm, ["name", "price", "skus"]),
        ),
        expect: ({ found, entries: [first] }) =>
          expect([found, first?.price?.minorUnits, first?.skus]).toEqual([1, 3995, [STATE_VALUES.sku]]),
      }),
    )
    promises(
      "searchFullIndex",
      "the addresses of all products are listed",
      reading("a product in stock", `${catalog}/sfi`, {
        query: { start: "0", rows: "5000", fl: "mfname,productUrl,categoryId" },
        answer: {
          numFound: integer(1),
          docs: eachLike({ id: string(STATE_VALUES.productId), mfname: string("8201"), productUrl: string("camisa") }),
        },
        call: ProductGateway.use((gateway) =>
          gateway.searchFullIndex(undefined, ["mfname", "productUrl", "categoryId"], { start: 0, rows: 5_000 }),
        ),
        expect: ({ entries: [first] }) => expect([first?.mfname, first?.productUrl]).toEqual(["8201", "camisa"]),
      }),
    )
    promises("sendToAFriend", "a product is recommended by mail", {
      state: ["a product in stock"],
      request: ["POST", `${user}/product/\${productId}/sendtoafriend`],
      query: REST_QUERY,
      status: 204,
      body: { recipient: "lea.prueba@example.org", message: "Te quedaría muy bien.", senderName: "Ana" },
      call: ProductGateway.use((gateway) =>
        gateway.sendToAFriend({
          productId: STATE_VALUES.productId,
          recipient: "lea.prueba@example.org",
          message: "Te quedaría muy bien.",
          senderName: "Ana",
        }),
      ),
      expect: (nothing) => expect(nothing).toBeUndefined(),
    })
    promises("sendToAFriend", "a message holds no link", {
      state: ["a product in stock"],
      request: ["POST", `${user}/product/\${productId}/sendtoafriend`],
      query: REST_QUERY,
      status: 400,
      body: { recipient: "lea.prueba@example.org", message: "https://elsewhere.example" },
      answer: {
        code: 400,
        key: "_ERR_INVALID_INPUT",
        message: string("A sentence for developers."),
        fields: [{ field: "message", rule: "link", message: string("A sentence for developers.") }],
      },
      call: Effect.flip(
        ProductGateway.use((gateway) =>
          gateway.sendToAFriend({
            productId: STATE_VALUES.productId,
            recipient: "lea.prueba@example.org",
            message: "https://elsewhere.example",
          }),
        ),
      ),
      expect: ({ reason }) =>
        expect(reason).toMatchObject({ _tag: "Rejected", fields: [{ field: "message", rule: "link" }] }),
    })
  })

  describe("the pact about captchas", () => {
    promises("getCaptcha", "a picture of letters is drawn, named by its id", {
      ...reading("a store", `${secure}/captcha`, {
        query: { width: "300", height: "100" },
        file: PNG,
        call: CaptchaGateway.use((gateway) => gateway.getCaptcha({ width: 300, height: 100 })),
        expect: ({ captchaId, image }) => expect([captchaId, image.mediaType]).toEqual(["c-204", "image/png"]),
      }),
      answerHeaders: {
        "Content-Disposition": regex('inline; filename="[\\w-]+\\.png"', 'inline; filename="c-204.png"'),
      },
    })
    promises("getCaptcha", "a picture too small to read is not drawn", {
      state: ["a store"],
      by: "nobody",
      request: ["GET", `${secure}/captcha`],
      query: { ...REST_QUERY, width: "8", height: "8" },
      status: 400,
      answer: anyRefusedShape,
      call: Effect.flip(CaptchaGateway.use((gateway) => gateway.getCaptcha({ width: 8, height: 8 }))),
      expect: (error) => expect(error.reason._tag).toBe("Rejected"),
    })
    promises("getNativeCaptcha", "nothing is drawn for a store that does not exist", {
      state: ["no such store"],
      scope: inNoStore,
      by: "nobody",
      request: ["GET", "/itxrest/2/secure/store/19999999/native-captcha"],
      query: REST_QUERY,
      status: 404,
      answer: anyRefusedShape,
      call: Effect.flip(CaptchaGateway.use((gateway) => gateway.getNativeCaptcha({}))),
      expect: (error) => expect(error.reason._tag).toBe("NotFound"),
    })
    promises(
      "getNativeCaptcha",
      "the same comes with its id in one answer",
      reading("a store", `${secure}/native-captcha`, {
        answer: { captchaId: string("c-204"), imageData: string("iVBORw0KGgo=") },
        call: CaptchaGateway.use((gateway) => gateway.getNativeCaptcha({})),
        expect: ({ captchaId, image }) => expect([captchaId, image.bytes.length]).toEqual(["c-204", 8]),
      }),
    )
    promises(
      "getCaptchaBarcode",
      "a bar code is drawn",
      reading("a store", `${secure}/captcha-barcode`, {
        query: { barcode: "700000000001" },
        file: PNG,
        call: CaptchaGateway.use((gateway) => gateway.getCaptchaBarcode("700000000001")),
        expect: ({ mediaType }) => expect(mediaType).toBe("image/png"),
      }),
    )
    promises("getCaptchaBarcode", "a captcha that was not solved opens nothing", {
      state: ["a store"],
      by: "nobody",
      request: ["GET", `${secure}/captcha-barcode`],
      query: { ...REST_QUERY, barcode: "700000000001", captcha: "c-204:WRONGS" },
      status: 422,
      answer: refusedShape(422, "_ERR_CAPTCHA"),
      call: Effect.flip(
        CaptchaGateway.use((gateway) => gateway.getCaptchaBarcode("700000000001", { id: "c-204", value: "WRONGS" })),
      ),
      expect: ({ reason }) => expect(reason).toMatchObject({ _tag: "Rejected", key: "_ERR_CAPTCHA" }),
    })
  })
}
