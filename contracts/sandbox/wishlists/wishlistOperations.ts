import { checkCaptcha } from "../captcha/checkCaptcha.ts"
import { cartScope } from "../cart/CartScope.ts"
import { type Operation, operation, customerOperation } from "../platform/http/Operation.ts"
import type { SandboxServices } from "../platform/services/SandboxServices.ts"
import { addToWishlist, getUserWishlist, getWishlist, updateWishlist } from "./cartLikeList.ts"
import { emailWishlist } from "./emailWishlist.ts"
import { createEvent } from "./eventLists.ts"
import { eventOrder } from "./eventUnits.ts"
import { budgetFile, readBudget } from "./createQuote.ts"
import { listSharedLists, listSponsorLists } from "./sharedLists.ts"
import { readSaleInfo } from "./saleInfo.ts"
import {
  deleteSavedWishlist,
  deleteWishlistItem,
  listSavedWishlists,
  saveWishlists,
  updateSavedWishlist,
  updateWishlistItem,
} from "./savedLists.ts"
import { searchWishlists } from "./searchLists.ts"
import { claimEventUnits } from "./claimEventUnits.ts"

export const wishlistOperations = (services: SandboxServices): readonly Operation[] => [
  ...cartLikeOperations(services),
  ...sharingOperations(services),
  ...eventOperations(services),
  ...savedListOperations(services),
]

const cartLikeOperations = (services: SandboxServices): readonly Operation[] => [
  customerOperation("getUserWishlist", async ({ path, query, principal }) => ({
    status: 200,
    body: await getUserWishlist(
      services,
      await cartScope(services, principal, path.storeId, query.languageId),
      query.token,
    ),
  })),
  customerOperation("getWishlist", async ({ path, query, principal }) => ({
    status: 200,
    body: await getWishlist(
      services,
      await cartScope(services, principal, path.storeId, query.languageId),
      path.wishListId,
      query.userId,
    ),
  })),
  customerOperation("addToWishlist", async ({ operationId, path, query, header, body, principal }) => {
    const scope = await cartScope(services, principal, path.storeId, query.languageId)
    await checkCaptcha(services, path.storeId, body)
    const call = { wishListId: query.wishListId, cartItems: body.cartItems }
    const intent = {
      key: header["idempotency-key"],
      payload: [operationId, path.storeId, call.wishListId, call.cartItems],
    }
    return { status: 200, body: await addToWishlist(services, scope, call, intent) }
  }),
  customerOperation("updateWishlist", async ({ path, query, body, principal }) => ({
    status: 200,
    body: await updateWishlist(services, await cartScope(services, principal, path.storeId, query.languageId), {
      wishListId: query.wishListId,
      cartItems: body.cartItems,
    }),
  })),
]

const sharingOperations = (services: SandboxServices): readonly Operation[] => [
  customerOperation("emailWishlist", async ({ path, query, body, principal }) => {
    await emailWishlist(
      services,
      await cartScope(services, principal, path.storeId, query.languageId),
      path.wishListId,
      body,
    )
    return { status: 204 }
  }),
  customerOperation("createBudget", async ({ path, query, body, principal }) => {
    const { store, language } = await cartScope(services, principal, path.storeId, query.languageId)
    if (query.catalogId !== undefined) await services.stores.requireCatalog(store.id, query.catalogId)
    await checkCaptcha(services, store.id, body)
    return {
      status: 200,
      file: await budgetFile(await readBudget(services, store, language, body), query.fileFormat ?? "PDF"),
    }
  }),
  customerOperation("listSponsorLists", async ({ path, query, principal }) => ({
    status: 200,
    body: await listSponsorLists(services, await cartScope(services, principal, path.storeId, query.languageId)),
  })),
  customerOperation("listSharedLists", async ({ path, query, principal }) => ({
    status: 200,
    body: await listSharedLists(services, await cartScope(services, principal, path.storeId, query.languageId)),
  })),
  customerOperation("searchWishlists", async ({ path, query, principal }) => ({
    status: 200,
    body: await searchWishlists(
      services,
      await cartScope(services, principal, path.storeId, query.languageId),
      query.name,
      query.pin,
    ),
  })),
  operation("getWishlistsSaleInfo", async ({ path, query }) => {
    await services.stores.require(path.storeId)
    return { status: 200, body: await readSaleInfo(services, query.catentryIds ?? []) }
  }),
]

const eventOperations = (services: SandboxServices): readonly Operation[] => [
  customerOperation("createEventWishlist", async ({ operationId, path, query, header, body, principal }) => {
    const scope = await cartScope(services, principal, path.storeId, query.languageId)
    await checkCaptcha(services, path.storeId, body)
    const { captchaId: _id, captchaValue: _value, captchaResponse: _response, ...input } = body
    const intent = { key: header["idempotency-key"], payload: [operationId, path.storeId, input] }
    return {
      status: 200,
      body: await (input.eventId === undefined
        ? createEvent(services, scope, input, intent)
        : claimEventUnits(services, scope, input.eventId, input, intent)),
    }
  }),
  customerOperation("getEventWishlistOrderId", async ({ path, query, principal }) => ({
    status: 200,
    body: await eventOrder(
      services.storage.db,
      await cartScope(services, principal, path.storeId, query.languageId),
      path.eventId,
    ),
  })),
]

const savedListOperations = (services: SandboxServices): readonly Operation[] => [
  customerOperation("listSavedWishlists", async ({ path, query, principal }) => ({
    status: 200,
    body: await listSavedWishlists(services, await cartScope(services, principal, path.storeId, query.languageId)),
  })),
  customerOperation("saveWishlists", async ({ path, query, body, principal }) => ({
    status: 200,
    body: await saveWishlists(services, await cartScope(services, principal, path.storeId, query.languageId), body),
  })),
  customerOperation("updateSavedWishlist", async ({ path, query, body, principal }) => ({
    status: 200,
    body: await updateSavedWishlist(
      services,
      await cartScope(services, principal, path.storeId, query.languageId),
      body,
    ),
  })),
  customerOperation("deleteSavedWishlist", async ({ path, query, principal }) => ({
    status: 200,
    body: await deleteSavedWishlist(
      services,
      await cartScope(services, principal, path.storeId, query.languageId),
      Number(path.index),
      query.name,
    ),
  })),
  customerOperation("updateWishlistItem", async ({ path, query, body, principal }) => ({
    status: 200,
    body: await updateWishlistItem(
      services,
      await cartScope(services, principal, path.storeId, query.languageId),
      body,
    ),
  })),
  customerOperation("deleteWishlistItem", async ({ path, query, body, principal }) => {
    const scope = await cartScope(services, principal, path.storeId, query.languageId)
    await checkCaptcha(services, path.storeId, body)
    return { status: 200, body: await deleteWishlistItem(services, scope, body) }
  }),
]
