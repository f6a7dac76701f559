import { checkCaptcha } from "../../captcha/checkCaptcha.ts"
import { type CartScope, cartScope } from "../../cart/CartScope.ts"
import { lockOwnCart } from "../../cart/lockCart.ts"
import type { LineDetails } from "../../cart/storedJson.ts"
import { storeZone } from "../../stores/storeCalendar.ts"
import { type Operation, operation, customerOperation } from "../../platform/http/Operation.ts"
import type { SandboxServices } from "../../platform/services/SandboxServices.ts"
import { GIFT_CARD_PRODUCTS, giftCardAmounts, type GiftCardKind } from "../../catalog/gift-cards/giftCardCatalogue.ts"
import { addGiftCard, changeLine, presentLine, readLine, requireGiftCardsEnabled } from "./giftCardLines.ts"
import { giftCardImage, giftCardTypes } from "../../catalog/gift-cards/giftCardLooks.ts"
import { MAXIMUM_DAYS_AHEAD, requireValid } from "../../cart/gifts/giftCardProblems.ts"
import { giftCardTexts } from "../../catalog/gift-cards/giftCardTexts.ts"
import { readVideo, saveVideo, MAXIMUM_VIDEO_BYTES, VIDEO_TYPES } from "./giftCardVideos.ts"

export const giftCardOperations = (services: SandboxServices): readonly Operation[] => [
  ...offerOperations(services),
  ...lineOperations(services),
]

const amountsOf = (currencyCode: string, kind: GiftCardKind) =>
  giftCardAmounts(currencyCode, kind).map(({ sku, price }) => ({ sku, sizeId: String(price), price }))

const offerOperations = (services: SandboxServices): readonly Operation[] => [
  operation("getVirtualGiftCard", async ({ path, query }) => {
    const { currencyCode, countryCode, language } = await services.stores.requireCatalog(path.storeId, query.catalogId)
    await requireGiftCardsEnabled(services, path.storeId)
    const { tag } = language(query.languageId)
    const texts = giftCardTexts(tag)
    return {
      status: 200,
      body: {
        catalogId: query.catalogId,
        productId: GIFT_CARD_PRODUCTS.virtual,
        name: texts("giftCards.virtual"),
        description: texts("giftCards.description"),
        types: giftCardTypes(tag),
        amounts: amountsOf(currencyCode, "virtual"),
        physicalAmounts: amountsOf(currencyCode, "physical"),
        physicalImage: giftCardImage("physical", undefined, tag),
        timeZone: storeZone(countryCode),
        maximumDaysAhead: MAXIMUM_DAYS_AHEAD,
        maximumVideoBytes: MAXIMUM_VIDEO_BYTES,
        videoTypes: VIDEO_TYPES,
      },
    }
  }),
  customerOperation("listVirtualGiftCardTypes", async ({ path, query, principal }) => {
    const scope = await cartScope(services, principal, path.storeId, query.languageId)
    if (query.orderId !== undefined) await requireOwnOrder(services, scope, query.orderId)
    return {
      status: 200,
      body: { types: giftCardTypes(scope.language.tag), amounts: amountsOf(scope.store.currencyCode, "virtual") },
    }
  }),
]

const requireOwnOrder = async ({ storage }: SandboxServices, scope: CartScope, orderId: string): Promise<void> => {
  await storage.transaction((work) => lockOwnCart(work, scope, orderId))
}

const lineOperations = (services: SandboxServices): readonly Operation[] => [
  customerOperation("addVirtualGiftCard", async ({ operationId, path, query, header, body, principal }) => {
    const scope = await cartScope(services, principal, path.storeId, query.languageId)
    await checkCaptcha(services, path.storeId, body)
    const details = giftCardDetails(body)
    const intent = {
      key: header["idempotency-key"],
      payload: [operationId, path.storeId, body.sku, body.quantity, details],
    }
    return { status: 200, body: await addGiftCard(services, scope, "virtual", body, details, intent) }
  }),
  customerOperation("addPhysicalGiftCard", async ({ operationId, path, query, header, body, principal }) => {
    const scope = await cartScope(services, principal, path.storeId, query.languageId)
    await checkCaptcha(services, path.storeId, body)
    const details = giftCardDetails(body)
    const intent = {
      key: header["idempotency-key"],
      payload: [operationId, path.storeId, body.sku, body.quantity, details],
    }
    return { status: 200, body: await addGiftCard(services, scope, "physical", body, details, intent) }
  }),
  customerOperation("getGiftCardData", async ({ path, query, principal }) => {
    const scope = await cartScope(services, principal, path.storeId, query.languageId)
    return { status: 200, body: presentLine(scope, await readLine(services, scope, query.orderItemId)) }
  }),
  customerOperation("updateGiftCardData", async ({ path, query, body, principal }) => {
    const scope = await cartScope(services, principal, path.storeId, query.languageId)
    await checkCaptcha(services, path.storeId, body)
    const line = await changeLine(services, scope, query.orderItemId, async (_work, { card, details }) => {
      const changed = { ...details, ...giftCardDetails(body) }
      requireValid(scope, card.kind, changed)
      return changed
    })
    return { status: 200, body: presentLine(scope, line) }
  }),
  customerOperation("uploadGiftCardVideo", async ({ path, query, body, principal }) => ({
    status: 200,
    body: await saveVideo(
      services,
      await cartScope(services, principal, path.storeId, query.languageId),
      path.orderItemId,
      body,
    ),
  })),
  customerOperation("checkGiftCardVideo", async ({ path, query, principal }) => ({
    status: 200,
    body: await readVideo(
      services,
      await cartScope(services, principal, path.storeId, query.languageId),
      path.orderItemId,
    ),
  })),
]

const DETAIL_FIELDS = [
  "sizeId",
  "color",
  "virtualStyle",
  "senderName",
  "receiverName",
  "receiverEmail",
  "receiverPhone",
  "message",
  "year",
  "month",
  "day",
  "hour",
  "minute",
  "customization",
] as const

/** The fields of a body that are written on a card. */
const giftCardDetails = (body: LineDetails): LineDetails =>
  Object.fromEntries(DETAIL_FIELDS.flatMap((field) => (body[field] === undefined ? [] : [[field, body[field]]])))
