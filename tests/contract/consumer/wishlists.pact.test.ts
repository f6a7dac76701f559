import { MatchersV3 } from "@pact-foundation/pact"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Redacted from "effect/Redacted"
import { describe, expect } from "vitest"
import { SharedWishlistGateway } from "../../../application/wishlist/SharedWishlistGateway.ts"
import { WishlistGateway } from "../../../application/wishlist/WishlistGateway.ts"
import { anAddress, euros } from "../../support/backend/builders.ts"
import { freshKey, STATE_VALUES, inState, pactArea, REST_QUERY } from "../../support/backend/pactArea.ts"
import { anyRefusedShape, refusedShape } from "../../support/backend/pactShapes.ts"
import { orderId, sku } from "../../support/backend/scopes.ts"

const promises = pactArea("wishlists")
const { boolean, eachLike, integer, like, string } = MatchersV3
const query = REST_QUERY
const order = "/itxrest/2/order/store/10000034"
const saved = "/itxrest/2/order/store/10000034/cb"
const key = { "Idempotency-Key": freshKey("0b7e1c1a-53a5-4f0e-9a58-0f7f6f0f4f10") }
const shirt = sku(STATE_VALUES.sku)
const other = sku(STATE_VALUES.otherSku)
const mine = "MyWishlist"

const itemShape = {
  catentryId: string(STATE_VALUES.catentryId),
  productId: string(STATE_VALUES.productId),
  quantity: integer(1),
  sku: string(STATE_VALUES.sku),
  name: string("Camisa Oxford"),
  price: integer(3995),
  isBuyable: boolean(true),
}
const listShape = {
  id: string(STATE_VALUES.wishListId),
  name: string(mine),
  nItems: integer(1),
  items: eachLike(itemShape),
  wishlistKind: string("P"),
}
const listsShape = { revision: integer(3), wishLists: eachLike(listShape) }
const anyListsShape = { revision: integer(3), wishLists: like([]) }
const item = { catentryId: inState("catentryId"), productId: inState("productId"), quantity: 2 }
const entry = { catentryId: STATE_VALUES.catentryId, productId: STATE_VALUES.productId, quantity: 2 }
const readList = {
  name: mine,
  kind: "private",
  items: [{ catentryId: STATE_VALUES.catentryId, sku: STATE_VALUES.sku, price: euros(3995), isBuyable: true }],
}
const limit = refusedShape(409, "_ERR_MAX_PRODUCTS_WISHLIST", ["100"])
const mail = {
  mailRecipient: "luis.prueba@example.org",
  mailSender: "ana.prueba@example.org",
  nameSender: "Ana",
  nameRecipient: "Luis",
  subject: "Mi lista",
  message: "Esto me gusta",
}

describe("the pact about wishlists", () => {
  promises("getUserWishlist", "the default list is read", {
    state: ["a wishlist"],
    request: ["GET", `${order}/wishlist`],
    query,
    status: 200,
    answer: listShape,
    call: WishlistGateway.use((gateway) => gateway.getUserWishlist()),
    expect: (read) => expect(Option.getOrThrow(read)).toMatchObject(readList),
  })
  promises("getUserWishlist", "there is no list", {
    state: ["no wishlist"],
    request: ["GET", `${order}/wishlist`],
    query,
    status: 404,
    answer: anyRefusedShape,
    call: WishlistGateway.use((gateway) => gateway.getUserWishlist()),
    expect: (read) => expect(read).toEqual(Option.none()),
  })
  promises("getUserWishlist", "a token opens a public list", {
    state: ["a public wishlist"],
    request: ["GET", `${order}/wishlist`],
    query: { ...query, token: "${sharedToken}" },
    status: 200,
    answer: { ...listShape, wishlistKind: "G" },
    call: WishlistGateway.use((gateway) => gateway.getUserWishlist(Redacted.make(STATE_VALUES.sharedToken))),
    expect: (read) => expect(Option.getOrThrow(read)).toMatchObject({ name: mine, kind: "public" }),
  })
  promises("getWishlist", "a list is read by its id", {
    state: ["a wishlist"],
    request: ["GET", `${order}/wishlist/\${wishListId}`],
    query,
    status: 200,
    answer: listShape,
    call: WishlistGateway.use((gateway) => gateway.getWishlist(STATE_VALUES.wishListId)),
    expect: (read) => expect(read).toMatchObject(readList),
  })
  promises("getWishlist", "another's list is not there", {
    state: ["a wishlist"],
    request: ["GET", `${order}/wishlist/699999999999`],
    query,
    status: 404,
    answer: anyRefusedShape,
    call: Effect.flip(WishlistGateway.use((gateway) => gateway.getWishlist("699999999999"))),
    expect: (error) => expect(error.reason._tag).toBe("NotFound"),
  })
  promises("addToWishlist", "the first item makes a list", {
    state: ["no wishlist"],
    request: ["POST", `${order}/wishlist`],
    query,
    matchedHeaders: key,
    status: 200,
    answer: listShape,
    body: { cartItems: [{ sku: inState("sku"), quantity: 1 }] },
    call: WishlistGateway.use((gateway) => gateway.addToWishlist([{ sku: shirt, quantity: 1 }])),
    expect: (read) => expect(read).toMatchObject(readList),
  })
  promises("addToWishlist", "a list at its limit takes no further item", {
    state: ["a wishlist at its limit"],
    request: ["POST", `${order}/wishlist`],
    query,
    matchedHeaders: key,
    status: 409,
    answer: limit,
    body: { cartItems: [{ sku: inState("sku"), quantity: 1 }] },
    call: Effect.flip(WishlistGateway.use((gateway) => gateway.addToWishlist([{ sku: shirt, quantity: 1 }]))),
    expect: (error) => expect(error).toMatchObject({ _tag: "WishlistLimitReached", maximum: 100 }),
  })
  promises("updateWishlist", "an item takes another quantity", {
    state: ["a wishlist"],
    request: ["PUT", `${order}/wishlist`],
    query,
    status: 200,
    answer: listShape,
    body: {
      cartItems: [
        { sku: inState("sku"), quantity: 3 },
        { sku: inState("otherSku"), quantity: 1 },
      ],
    },
    call: WishlistGateway.use((gateway) =>
      gateway.updateWishlist([
        { sku: shirt, quantity: 3 },
        { sku: other, quantity: 1 },
      ]),
    ),
    expect: (read) => expect(read.name).toBe(mine),
  })
  promises("updateWishlist", "a list at its limit takes no further item", {
    state: ["a wishlist at its limit"],
    request: ["PUT", `${order}/wishlist`],
    query,
    status: 409,
    answer: limit,
    body: { cartItems: [{ sku: inState("sku"), quantity: 1 }] },
    call: Effect.flip(WishlistGateway.use((gateway) => gateway.updateWishlist([{ sku: shirt, quantity: 1 }]))),
    expect: (error) => expect(error).toMatchObject({ _tag: "WishlistLimitReached" }),
  })
  promises("emailWishlist", "a public list is sent", {
    state: ["a public wishlist"],
    request: ["PUT", `${order}/wishlist/\${wishListId}/sendemail`],
    query,
    body: mail,
    status: 204,
    call: WishlistGateway.use((gateway) => gateway.emailWishlist(STATE_VALUES.wishListId, mail)),
    expect: (nothing) => expect(nothing).toBeUndefined(),
  })
  promises("emailWishlist", "a name with a link is refused at its field", {
    state: ["a public wishlist"],
    request: ["PUT", `${order}/wishlist/\${wishListId}/sendemail`],
    query,
    body: { ...mail, nameSender: "www.example.org" },
    status: 400,
    answer: {
      ...refusedShape(400, "_ERR_INVALID_INPUT"),
      fields: [{ field: "nameSender", rule: "link", message: string("nameSender must not hold a link.") }],
    },
    call: Effect.flip(
      WishlistGateway.use((gateway) =>
        gateway.emailWishlist(STATE_VALUES.wishListId, { ...mail, nameSender: "www.example.org" }),
      ),
    ),
    expect: (error) =>
      expect(error).toMatchObject({ _tag: "WishlistMailRefused", reasons: [{ field: "nameSender", rule: "link" }] }),
  })
  promises("createBudget", "a budget is made as a PDF", {
    state: ["a product in stock"],
    request: ["POST", `${order}/wishlist-budget`],
    query: { ...query, fileFormat: "PDF" },
    status: 200,
    body: {
      address: {
        firstName: "Ana",
        lastName: "Prueba",
        addressLines: ["Rúa do Exemplo 12", "3º A"],
        city: "A Coruña",
        zipCode: "15001",
        countryCode: "ES",
      },
      items: [{ sku: inState("sku"), quantity: 2 }],
    },
    file: { mediaType: "application/pdf", bytes: new TextEncoder().encode("%PDF-1.3\n%%EOF\n") },
    call: WishlistGateway.use((gateway) =>
      gateway.createBudget({ address: anAddress(), lines: [{ sku: shirt, quantity: 2 }], format: "PDF" }),
    ),
    expect: (file) => expect(file.mediaType).toBe("application/pdf"),
  })
  promises("createBudget", "what the store does not sell has no price", {
    state: ["a product in stock"],
    request: ["POST", `${order}/wishlist-budget`],
    query: { ...query, fileFormat: "XLSX" },
    status: 404,
    answer: anyRefusedShape,
    body: {
      address: {
        firstName: "Ana",
        lastName: "Prueba",
        addressLines: ["Rúa do Exemplo 12", "3º A"],
        city: "A Coruña",
        zipCode: "15001",
        countryCode: "ES",
      },
      items: [{ sku: "0-0-0", quantity: 1 }],
    },
    call: Effect.flip(
      WishlistGateway.use((gateway) =>
        gateway.createBudget({ address: anAddress(), lines: [{ sku: sku("0-0-0"), quantity: 1 }], format: "XLSX" }),
      ),
    ),
    expect: (error) => expect(error.reason._tag).toBe("NotFound"),
  })
})

describe("the pact about saved lists", () => {
  promises("listSavedWishlists", "the lists are read", {
    state: ["a wishlist"],
    request: ["GET", `${saved}/wishlists`],
    query,
    status: 200,
    answer: listsShape,
    call: WishlistGateway.use((gateway) => gateway.listSavedWishlists),
    expect: (read) => expect(Option.getOrThrow(read)).toMatchObject({ revision: 3, wishlists: [readList] }),
  })
  promises("listSavedWishlists", "no list is not an error", {
    state: ["no wishlist"],
    request: ["GET", `${saved}/wishlists`],
    query,
    status: 404,
    answer: anyRefusedShape,
    call: WishlistGateway.use((gateway) => gateway.listSavedWishlists),
    expect: (read) => expect(read).toEqual(Option.none()),
  })
  promises("saveWishlists", "all lists are replaced", {
    state: ["a wishlist"],
    request: ["PUT", `${saved}/wishlists`],
    query,
    status: 200,
    answer: listsShape,
    body: { wlArray: [{ name: mine, items: [item], wishlistKind: "P" }] },
    call: WishlistGateway.use((gateway) => gateway.saveWishlists([{ name: mine, items: [entry], kind: "private" }])),
    expect: (read) => expect(read.wishlists).toMatchObject([readList]),
  })
  promises("saveWishlists", "lists that were changed meanwhile are not overwritten", {
    state: ["a wishlist"],
    request: ["PUT", `${saved}/wishlists`],
    query,
    status: 409,
    answer: refusedShape(409, "_ERR_WISHLISTS_CHANGED"),
    body: { wlArray: [], revision: 0 },
    call: Effect.flip(WishlistGateway.use((gateway) => gateway.saveWishlists([], 0))),
    expect: (error) => expect(error).toMatchObject({ _tag: "WishlistsChanged" }),
  })
  promises("updateSavedWishlist", "a list is renamed", {
    state: ["a wishlist"],
    request: ["PUT", `${saved}/wishlist`],
    query,
    status: 200,
    answer: listsShape,
    body: { name: "Verano", oldName: mine },
    call: WishlistGateway.use((gateway) => gateway.updateSavedWishlist({ name: "Verano", oldName: mine })),
    expect: (read) => expect(read.wishlists).toHaveLength(1),
  })
  promises("updateSavedWishlist", "a list that is not there is not renamed", {
    state: ["a wishlist"],
    request: ["PUT", `${saved}/wishlist`],
    query,
    status: 404,
    answer: anyRefusedShape,
    body: { name: "Verano", oldName: "Nada" },
    call: Effect.flip(
      WishlistGateway.use((gateway) => gateway.updateSavedWishlist({ name: "Verano", oldName: "Nada" })),
    ),
    expect: (error) => expect(error).toMatchObject({ reason: { _tag: "NotFound" } }),
  })
  promises("deleteSavedWishlist", "a list is deleted by its index", {
    state: ["a wishlist"],
    request: ["DELETE", `${saved}/wishlist/0`],
    query: { ...query, name: mine },
    status: 200,
    answer: anyListsShape,
    call: WishlistGateway.use((gateway) => gateway.deleteSavedWishlist(0, mine)),
    expect: (read) => expect(read.wishlists).toEqual([]),
  })
  promises("deleteSavedWishlist", "another list than is meant is not deleted", {
    state: ["a wishlist"],
    request: ["DELETE", `${saved}/wishlist/0`],
    query: { ...query, name: "Nada" },
    status: 409,
    answer: refusedShape(409, "_ERR_WISHLISTS_CHANGED"),
    call: Effect.flip(WishlistGateway.use((gateway) => gateway.deleteSavedWishlist(0, "Nada"))),
    expect: (error) => expect(error).toMatchObject({ _tag: "WishlistsChanged" }),
  })
  promises("updateWishlistItem", "an item is set", {
    state: ["a wishlist"],
    request: ["PUT", `${saved}/wishlist-item`],
    query,
    status: 200,
    answer: listShape,
    body: { name: mine, items: [item] },
    call: WishlistGateway.use((gateway) => gateway.updateWishlistItem(mine, [entry])),
    expect: (read) => expect(read).toMatchObject(readList),
  })
  promises("updateWishlistItem", "a list without a name is refused", {
    state: ["a wishlist"],
    request: ["PUT", `${saved}/wishlist-item`],
    query,
    status: 400,
    body: { name: " ", items: [{ ...entry, catentryId: "1", productId: "1" }] },
    answer: {
      ...refusedShape(400, "_ERR_INVALID_INPUT"),
      fields: [{ field: "name", rule: "required", message: "wishlistName no tiene un valor válido" }],
    },
    call: Effect.flip(
      WishlistGateway.use((gateway) =>
        gateway.updateWishlistItem(" ", [{ ...entry, catentryId: "1", productId: "1" }]),
      ),
    ),
    expect: (error) => expect(error).toMatchObject({ reason: { _tag: "Rejected", fields: [{ field: "name" }] } }),
  })
  promises("deleteWishlistItem", "an item is removed", {
    state: ["a wishlist"],
    request: ["POST", `${saved}/wishlist-item/removal`],
    query,
    status: 200,
    answer: { ...listShape, items: like([]) },
    body: { name: mine, items: [{ catentryId: inState("catentryId") }] },
    call: WishlistGateway.use((gateway) => gateway.deleteWishlistItem(mine, [STATE_VALUES.catentryId])),
    expect: (read) => expect(read.items).toEqual([]),
  })
  promises("deleteWishlistItem", "nothing is removed from a list that is not there", {
    state: ["a wishlist"],
    request: ["POST", `${saved}/wishlist-item/removal`],
    query,
    status: 404,
    answer: anyRefusedShape,
    body: { name: "Nada", items: [{ catentryId: "1" }] },
    call: Effect.flip(WishlistGateway.use((gateway) => gateway.deleteWishlistItem("Nada", ["1"]))),
    expect: (error) => expect(error.reason._tag).toBe("NotFound"),
  })
})

describe("the pact about shared lists", () => {
  const eventShape = {
    eventId: string(STATE_VALUES.eventListId),
    eventName: string("Boda de Ana"),
    eventDate: string("2026-06-20"),
    totals: { units: integer(2), amount: integer(7990) },
    eventItems: eachLike({ partNumber: string(STATE_VALUES.sku), quantity: integer(2) }),
  }
  promises("searchWishlists", "a public list is found by name and pin", {
    state: ["a public wishlist"],
    request: ["GET", `${saved}/wishlist-search`],
    query: { ...query, name: mine, pin: "${pin}" },
    status: 200,
    answer: { wishLists: eachLike({ ...listShape, wishlistKind: "G" }) },
    call: SharedWishlistGateway.use((gateway) => gateway.searchWishlists(mine, Redacted.make(STATE_VALUES.pin))),
    expect: (lists) => expect(lists).toMatchObject([{ name: mine, kind: "public" }]),
  })
  promises("searchWishlists", "a wrong pin finds nothing", {
    state: ["a guest session"],
    request: ["GET", `${saved}/wishlist-search`],
    query: { ...query, name: mine, pin: "wrongpin" },
    status: 404,
    answer: anyRefusedShape,
    call: Effect.flip(SharedWishlistGateway.use((gateway) => gateway.searchWishlists(mine, Redacted.make("wrongpin")))),
    expect: (error) => expect(error.reason._tag).toBe("NotFound"),
  })
  promises("listSharedLists", "public lists are listed with their token", {
    state: ["a public wishlist"],
    request: ["GET", "/itxrest/2/order/store/10000034/cart-service/shared-list"],
    query,
    status: 200,
    answer: {
      wishLists: eachLike({
        ...listShape,
        wishlistKind: "G",
        sharedToken: string(STATE_VALUES.sharedToken),
        pin: string(STATE_VALUES.pin),
      }),
      eventLists: like([]),
    },
    call: SharedWishlistGateway.use((gateway) => gateway.listSharedLists),
    expect: ({ wishlists }) =>
      expect(wishlists).toMatchObject([{ kind: "public", sharedToken: Redacted.make(STATE_VALUES.sharedToken) }]),
  })
  promises("listSponsorLists", "a teen's public lists are listed", {
    state: ["a teen with a public wishlist"],
    request: ["GET", "/itxrest/2/user/store/10000034/sponsor-list"],
    query,
    status: 200,
    answer: {
      sponsorLists: eachLike({
        teenUserId: string(STATE_VALUES.teenUserId),
        firstName: string("Luz"),
        wishLists: eachLike({ ...listShape, items: like([]), wishlistKind: "G" }),
      }),
    },
    call: SharedWishlistGateway.use((gateway) => gateway.listSponsorLists),
    expect: (lists) =>
      expect(lists).toMatchObject([
        { teenUserId: STATE_VALUES.teenUserId, firstName: "Luz", wishlists: [{ kind: "public" }] },
      ]),
  })
  promises("getWishlistsSaleInfo", "stores say what is reduced", {
    by: "nobody",
    state: ["a store"],
    request: ["GET", "/itxrest/2/cb/store/10000034/wishlist-sale-info"],
    query: { ...query, catentryIds: "511003" },
    status: 200,
    answer: { stores: eachLike({ storeId: string("10000034"), isOnSale: boolean(true), catentryIds: like([]) }) },
    call: SharedWishlistGateway.use((gateway) => gateway.getWishlistsSaleInfo(["511003"])),
    expect: (stores) => expect(stores).toEqual([{ storeId: "10000034", isOnSale: true, catentryIds: [] }]),
  })
  promises("createEventWishlist", "units are taken into the cart", {
    state: ["an event list"],
    request: ["POST", `${order}/wishlist-event`],
    query,
    matchedHeaders: key,
    status: 200,
    answer: { ...eventShape, orderId: string(STATE_VALUES.orderId) },
    body: {
      eventId: inState("eventListId"),
      eventAccessCode: inState("eventAccessCode"),
      eventItems: [{ partNumber: inState("sku"), quantity: 1 }],
    },
    call: SharedWishlistGateway.use((gateway) =>
      gateway.createEventWishlist({
        eventId: STATE_VALUES.eventListId,
        accessCode: Redacted.make(STATE_VALUES.eventAccessCode),
        items: [{ partNumber: shirt, quantity: 1 }],
      }),
    ),
    expect: (event) =>
      expect(event).toMatchObject({ orderId: orderId(STATE_VALUES.orderId), units: 2, amount: euros(7990) }),
  })
  promises("createEventWishlist", "no more units are taken than are wished for", {
    state: ["an event list"],
    request: ["POST", `${order}/wishlist-event`],
    query,
    matchedHeaders: key,
    status: 409,
    answer: refusedShape(409, "_ERR_EVENT_UNITS", [STATE_VALUES.sku, "2"]),
    body: {
      eventId: inState("eventListId"),
      eventAccessCode: inState("eventAccessCode"),
      eventItems: [{ partNumber: inState("sku"), quantity: 3 }],
    },
    call: Effect.flip(
      SharedWishlistGateway.use((gateway) =>
        gateway.createEventWishlist({
          eventId: STATE_VALUES.eventListId,
          accessCode: Redacted.make(STATE_VALUES.eventAccessCode),
          items: [{ partNumber: shirt, quantity: 3 }],
        }),
      ),
    ),
    expect: (error) => expect(error).toMatchObject({ _tag: "EventUnitsTaken", sku: STATE_VALUES.sku, left: 2 }),
  })
  promises("getEventWishlistOrderId", "the cart with taken units is looked up", {
    state: ["units taken from an event list"],
    request: ["GET", `${order}/wishlist-event/\${eventListId}/order-id`],
    query,
    status: 200,
    answer: { eventId: string(STATE_VALUES.eventListId), orderId: string(STATE_VALUES.orderId) },
    call: SharedWishlistGateway.use((gateway) => gateway.getEventWishlistOrderId(STATE_VALUES.eventListId)),
    expect: (found) => expect(found).toBe(STATE_VALUES.orderId),
  })
})
