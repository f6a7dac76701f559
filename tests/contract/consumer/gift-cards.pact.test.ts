import { MatchersV3 } from "@pact-foundation/pact"
import * as Effect from "effect/Effect"
import { describe, expect } from "vitest"
import { GiftCardGateway } from "../../../application/gift-card/GiftCardGateway.ts"
import { aVideo, aVirtualGiftCard } from "../../support/backend/giftCardBuilders.ts"
import { freshKey, STATE_VALUES, inState, pactArea, REST_QUERY } from "../../support/backend/pactArea.ts"
import { anyRefusedShape, cartShape } from "../../support/backend/pactShapes.ts"
import { sku } from "../../support/backend/scopes.ts"

const promises = pactArea("gift-cards")
const { boolean, eachLike, integer, string } = MatchersV3
const path = "/itxrest/2/order/store/10000034/gift-card"
const query = REST_QUERY
const itemQuery = { ...query, orderItemId: "${orderItemId}" }
const forSale = ["gift cards for sale"] as const
const inCart = ["a gift card in the cart"] as const
const matchedHeaders = { "Idempotency-Key": freshKey("0b7e1c1a-53a5-4f0e-9a58-0f7f6f0f4f10") }

const amountShape = eachLike({ sku: string(STATE_VALUES.giftCardSku), sizeId: string("5000"), price: integer(5000) })
const choiceShape = {
  types: eachLike({ virtualStyle: string("confetti"), name: string("Confeti"), colorHex: string("#c8553d") }),
  amounts: amountShape,
}
const dataShape = {
  orderItemId: string(STATE_VALUES.orderItemId),
  orderId: string(STATE_VALUES.orderId),
  sku: string(STATE_VALUES.giftCardSku),
  kind: "VIRTUAL",
  quantity: integer(1),
  price: integer(2500),
  senderName: "Ana",
  receiverName: "Luis",
  receiverEmail: "luis@example.org",
  sendAt: string("2026-12-24T09:00:00.000Z"),
  timeZone: string("Europe/Madrid"),
  hasVideo: boolean(false),
  isEditable: true,
}
const formBody = {
  senderName: "Ana",
  receiverName: "Luis",
  receiverEmail: "luis@example.org",
  receiverPhone: "+34600000000",
  message: "Happy birthday",
  virtualStyle: "confetti",
  year: inState("giftYear"),
  month: inState("giftMonth"),
  day: inState("giftDay"),
  hour: "10",
  minute: "00",
}
const videoBody = { mediaType: "video/mp4", content: Buffer.from(aVideo.bytes).toString("base64") }
const unknownItem = "999999999999"

describe("the pact about gift cards", () => {
  promises("getVirtualGiftCard", "the virtual gift card of a store is read", {
    by: "nobody",
    state: forSale,
    request: ["GET", `${path}/virtual`],
    query: { ...query, catalogId: "${catalogId}" },
    status: 200,
    answer: {
      ...choiceShape,
      catalogId: string(STATE_VALUES.catalogId),
      productId: string("590001"),
      name: string("Tarjeta regalo virtual"),
      physicalAmounts: amountShape,
      timeZone: string("Europe/Madrid"),
      maximumDaysAhead: integer(365),
      maximumVideoBytes: integer(5242880),
      videoTypes: eachLike("video/mp4"),
    },
    call: GiftCardGateway.use((gateway) => gateway.getVirtualGiftCard(STATE_VALUES.catalogId)),
    expect: (offer) =>
      expect(offer).toMatchObject({
        timeZone: "Europe/Madrid",
        amounts: [{ price: { minorUnits: 5000, currencyCode: "EUR" } }],
        styles: [{ id: "confetti" }],
      }),
  })
  promises("listVirtualGiftCardTypes", "looks and amounts are listed", {
    state: forSale,
    request: ["GET", `${path}/virtual-type`],
    query,
    status: 200,
    answer: choiceShape,
    call: GiftCardGateway.use((gateway) => gateway.listVirtualGiftCardTypes()),
    expect: (choice) => expect(choice.styles).toMatchObject([{ id: "confetti", name: "Confeti" }]),
  })
  promises("addVirtualGiftCard", "a virtual gift card is put into the cart", {
    state: forSale,
    request: ["POST", `${path}/virtual`],
    query,
    matchedHeaders,
    body: { sku: inState("giftCardSku"), quantity: 1, ...formBody },
    status: 200,
    answer: cartShape,
    call: GiftCardGateway.use((gateway) => gateway.addVirtualGiftCard(aVirtualGiftCard())),
    expect: (cart) => expect(cart.items).toHaveLength(1),
  })
  promises("addVirtualGiftCard", "a word of SQL on a card is refused", {
    state: forSale,
    request: ["POST", `${path}/virtual`],
    query,
    matchedHeaders,
    body: { sku: inState("giftCardSku"), quantity: 1, ...formBody, message: "Drop by soon" },
    status: 422,
    answer: {
      ...anyRefusedShape,
      key: "_ERR_GIFT_CARD_NOT_VALID",
      fields: eachLike({ field: "message", rule: "forbiddenWord", message: string("A sentence.") }),
    },
    call: Effect.flip(
      GiftCardGateway.use((gateway) => gateway.addVirtualGiftCard(aVirtualGiftCard({ message: "Drop by soon" }))),
    ),
    expect: (error) =>
      expect(error).toMatchObject({ _tag: "GiftCardRefused", reasons: [{ field: "message", rule: "forbiddenWord" }] }),
  })
  promises("addPhysicalGiftCard", "a gift card by post is put into the cart", {
    state: forSale,
    request: ["POST", `${path}/physical`],
    query,
    matchedHeaders,
    body: { sku: inState("physicalSku"), quantity: 2 },
    status: 200,
    answer: cartShape,
    call: GiftCardGateway.use((gateway) => gateway.addPhysicalGiftCard(sku(STATE_VALUES.physicalSku), 2)),
    expect: (cart) => expect(cart.items).toHaveLength(1),
  })
  promises("addPhysicalGiftCard", "a word of SQL on a card by post is refused", {
    state: forSale,
    request: ["POST", `${path}/physical`],
    query,
    matchedHeaders,
    body: { sku: inState("physicalSku"), quantity: 1, message: "Drop by soon" },
    status: 422,
    answer: {
      ...anyRefusedShape,
      key: "_ERR_GIFT_CARD_NOT_VALID",
      fields: eachLike({ field: "message", rule: "forbiddenWord", message: string("A sentence.") }),
    },
    call: Effect.flip(
      GiftCardGateway.use((gateway) => gateway.addPhysicalGiftCard(sku(STATE_VALUES.physicalSku), 1, "Drop by soon")),
    ),
    expect: (error) =>
      expect(error).toMatchObject({ _tag: "GiftCardRefused", reasons: [{ field: "message", rule: "forbiddenWord" }] }),
  })
  promises("addPhysicalGiftCard", "an amount that there is not is not there", {
    state: forSale,
    request: ["POST", `${path}/physical`],
    query,
    matchedHeaders,
    body: { sku: "giftcard.physical-1", quantity: 1 },
    status: 404,
    answer: anyRefusedShape,
    call: Effect.flip(GiftCardGateway.use((gateway) => gateway.addPhysicalGiftCard(sku("giftcard.physical-1"), 1))),
    expect: (error) => expect(error).toMatchObject({ reason: { _tag: "NotFound" } }),
  })
  promises("getGiftCardData", "what is written on a card is read", {
    state: inCart,
    request: ["GET", `${path}/data`],
    query: itemQuery,
    status: 200,
    answer: dataShape,
    call: GiftCardGateway.use((gateway) => gateway.getGiftCardData(STATE_VALUES.orderItemId)),
    expect: (data) =>
      expect(data).toMatchObject({ kind: "VIRTUAL", receiverName: "Luis", isEditable: true, hasVideo: false }),
  })
  promises("updateGiftCardData", "what is written on a card is changed", {
    state: inCart,
    request: ["POST", `${path}/data`],
    query: itemQuery,
    body: { receiverName: "Marta" },
    status: 200,
    answer: { ...dataShape, receiverName: "Marta" },
    call: GiftCardGateway.use((gateway) =>
      gateway.updateGiftCardData(STATE_VALUES.orderItemId, { receiverName: "Marta" }),
    ),
    expect: (data) => expect(data.receiverName).toBe("Marta"),
  })
  promises("updateGiftCardData", "a word of SQL is refused in a change too", {
    state: inCart,
    request: ["POST", `${path}/data`],
    query: itemQuery,
    body: { message: "select one" },
    status: 422,
    answer: { ...anyRefusedShape, key: "_ERR_GIFT_CARD_NOT_VALID" },
    call: Effect.flip(
      GiftCardGateway.use((gateway) => gateway.updateGiftCardData(STATE_VALUES.orderItemId, { message: "select one" })),
    ),
    expect: (error) => expect(error).toMatchObject({ reason: { _tag: "Rejected", key: "_ERR_GIFT_CARD_NOT_VALID" } }),
  })
  promises("uploadGiftCardVideo", "a video goes with a card", {
    state: inCart,
    request: ["PUT", `${path}/\${orderItemId}/video`],
    query,
    body: videoBody,
    status: 200,
    answer: {
      orderItemId: string(STATE_VALUES.orderItemId),
      hasVideo: true,
      mediaType: "video/mp4",
      size: integer(24),
    },
    call: GiftCardGateway.use((gateway) => gateway.uploadGiftCardVideo(STATE_VALUES.orderItemId, aVideo)),
    expect: (video) => expect(video).toEqual({ hasVideo: true, mediaType: "video/mp4", size: 24 }),
  })
  promises("uploadGiftCardVideo", "content of another kind is refused", {
    state: inCart,
    request: ["PUT", `${path}/\${orderItemId}/video`],
    query,
    body: { ...videoBody, mediaType: "video/webm" },
    status: 422,
    answer: {
      ...anyRefusedShape,
      key: "_ERR_GIFT_CARD_VIDEO_NOT_VALID",
      fields: eachLike({ field: "content", rule: "mediaType", message: string("A sentence.") }),
    },
    call: Effect.flip(
      GiftCardGateway.use((gateway) =>
        gateway.uploadGiftCardVideo(STATE_VALUES.orderItemId, { ...aVideo, mediaType: "video/webm" }),
      ),
    ),
    expect: (error) => expect(error).toMatchObject({ _tag: "GiftCardVideoRefused", rule: "kind" }),
  })
  promises("checkGiftCardVideo", "a card without a video has none", {
    state: inCart,
    request: ["GET", `${path}/\${orderItemId}/checkvideo`],
    query,
    status: 200,
    answer: { orderItemId: string(STATE_VALUES.orderItemId), hasVideo: false },
    call: GiftCardGateway.use((gateway) => gateway.checkGiftCardVideo(STATE_VALUES.orderItemId)),
    expect: (video) => expect(video).toEqual({ hasVideo: false }),
  })
  promises("checkGiftCardVideo", "another shopper's card is not there", {
    state: inCart,
    request: ["GET", `${path}/${unknownItem}/checkvideo`],
    query,
    status: 404,
    answer: anyRefusedShape,
    call: Effect.flip(GiftCardGateway.use((gateway) => gateway.checkGiftCardVideo(unknownItem))),
    expect: (error) => expect(error.reason._tag).toBe("NotFound"),
  })
})
