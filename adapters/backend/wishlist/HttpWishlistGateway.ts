import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Redacted from "effect/Redacted"
import type { BackendError } from "../../../application/shared/BackendError.ts"
import { WishlistGateway } from "../../../application/wishlist/WishlistGateway.ts"
import type { paths } from "../../../contracts/generated/wishlists.d.ts"
import { gateway } from "../gateway.ts"
import { ignoreBody } from "../http/response/bodyDecoder.ts"
import { callForFile } from "../http/callForFile.ts"
import { callOperation } from "../http/callOperation.ts"
import { whenDefined } from "../http/whenDefined.ts"
import { WRITE_LIMITS } from "../http/OperationLimits.ts"
import { contractClient } from "../http/send/contractClient.ts"
import { BUDGET_FILES, fromBudget } from "./quoteWire.ts"
import {
  toWishlistMailRefused,
  toWishlistNameTaken,
  toWishlistLimitReached,
  toWishlistsChanged,
} from "./wishlistErrors.ts"
import {
  fromWishlist,
  fromWishlistEntry,
  fromWishlistLine,
  decodeSavedWishlists,
  toSavedWishlists,
  toWishlist,
  decodeWishlist,
} from "./wishlistWire.ts"

const client = contractClient<paths>()
const changeList = { decode: decodeWishlist, limits: WRITE_LIMITS } as const
const changeLists = { decode: decodeSavedWishlists, limits: WRITE_LIMITS } as const

const limited = Effect.mapError((error: BackendError) => toWishlistLimitReached(error.reason) ?? error)
const rejectStaleRevision = Effect.mapError((error: BackendError) => toWishlistsChanged(error.reason) ?? error)

/** The wishlists of one store's customer over the contract's `wishlists` document. */
export const httpWishlistGateway = gateway(WishlistGateway, (backend, { store }, ids) => {
  const path = { version: "2", storeId: store.id } as const
  const list = Effect.map(toWishlist(store.currency.currencyCode))
  const lists = Effect.map(toSavedWishlists(store.currency.currencyCode))
  const listQuery = (listId: string | undefined) => whenDefined(listId, (wishListId) => ({ wishListId }))
  return {
    getWishlist: (wishListId, userId) =>
      callOperation(
        backend,
        "getWishlist",
        () =>
          client.GET("/itxrest/{version}/order/store/{storeId}/wishlist/{wishListId}", {
            params: { path: { ...path, wishListId }, query: whenDefined(userId, (id) => ({ userId: id })) },
          }),
        { decode: decodeWishlist },
      ).pipe(list),
    getUserWishlist: (token) =>
      callOperation(
        backend,
        "getUserWishlist",
        () =>
          client.GET("/itxrest/{version}/order/store/{storeId}/wishlist", {
            params: { path, query: whenDefined(token, (secret) => ({ token: Redacted.value(secret) })) },
          }),
        { decode: decodeWishlist },
      ).pipe(list, noneIfNotFound),
    addToWishlist: (lines, listId) =>
      ids.uuid.pipe(
        Effect.flatMap((key) =>
          callOperation(
            backend,
            "addToWishlist",
            () =>
              client.POST("/itxrest/{version}/order/store/{storeId}/wishlist", {
                params: { path, query: listQuery(listId), header: { "Idempotency-Key": key } },
                body: { cartItems: lines.map(fromWishlistLine) },
              }),
            changeList,
          ),
        ),
        list,
        limited,
      ),
    updateWishlist: (lines, listId) =>
      callOperation(
        backend,
        "updateWishlist",
        () =>
          client.PUT("/itxrest/{version}/order/store/{storeId}/wishlist", {
            params: { path, query: listQuery(listId) },
            body: { cartItems: lines.map(fromWishlistLine) },
          }),
        changeList,
      ).pipe(list, limited),
    emailWishlist: (wishListId, mail) =>
      callOperation(
        backend,
        "emailWishlist",
        () =>
          client.PUT("/itxrest/{version}/order/store/{storeId}/wishlist/{wishListId}/sendemail", {
            params: { path: { ...path, wishListId } },
            body: mail,
          }),
        { decode: ignoreBody, limits: WRITE_LIMITS, isForm: true },
      ).pipe(Effect.mapError((error) => toWishlistMailRefused(error.reason) ?? error)),
    createBudget: ({ address, lines, format }) =>
      callForFile(
        backend,
        "createBudget",
        () =>
          client.POST("/itxrest/{version}/order/store/{storeId}/wishlist-budget", {
            params: { path, query: { fileFormat: format } },
            body: { address: fromBudget(address), items: lines.map(fromWishlistLine) },
          }),
        [BUDGET_FILES[format]],
      ),
    listSavedWishlists: callOperation(
      backend,
      "listSavedWishlists",
      () => client.GET("/itxrest/{version}/order/store/{storeId}/cb/wishlists", { params: { path } }),
      { decode: decodeSavedWishlists },
    ).pipe(lists, noneIfNotFound),
    saveWishlists: (drafts, revision) =>
      callOperation(
        backend,
        "saveWishlists",
        () =>
          client.PUT("/itxrest/{version}/order/store/{storeId}/cb/wishlists", {
            params: { path },
            body: { wlArray: drafts.map(fromWishlist), ...whenDefined(revision, (known) => ({ revision: known })) },
          }),
        changeLists,
      ).pipe(
        lists,
        Effect.mapError((error) => toWishlistLimitReached(error.reason) ?? toWishlistsChanged(error.reason) ?? error),
      ),
    updateSavedWishlist: (draft) =>
      callOperation(
        backend,
        "updateSavedWishlist",
        () =>
          client.PUT("/itxrest/{version}/order/store/{storeId}/cb/wishlist", {
            params: { path },
            body: fromWishlist(draft),
          }),
        changeLists,
      ).pipe(
        lists,
        Effect.mapError((error) => toWishlistLimitReached(error.reason) ?? toWishlistNameTaken(error.reason) ?? error),
      ),
    deleteSavedWishlist: (index, name) =>
      callOperation(
        backend,
        "deleteSavedWishlist",
        () =>
          client.DELETE("/itxrest/{version}/order/store/{storeId}/cb/wishlist/{index}", {
            params: { path: { ...path, index: String(index) }, query: whenDefined(name, (known) => ({ name: known })) },
          }),
        changeLists,
      ).pipe(lists, rejectStaleRevision),
    updateWishlistItem: (name, items) =>
      callOperation(
        backend,
        "updateWishlistItem",
        () =>
          client.PUT("/itxrest/{version}/order/store/{storeId}/cb/wishlist-item", {
            params: { path },
            body: { name, items: items.map(fromWishlistEntry) },
          }),
        changeList,
      ).pipe(list, limited),
    deleteWishlistItem: (name, catentryIds) =>
      callOperation(
        backend,
        "deleteWishlistItem",
        () =>
          client.POST("/itxrest/{version}/order/store/{storeId}/cb/wishlist-item/removal", {
            params: { path },
            body: { name, items: catentryIds.map((catentryId) => ({ catentryId })) },
          }),
        changeList,
      ).pipe(list),
  }
})

/** A missing wishlist is an empty one (S8.10). */
function noneIfNotFound<A>(effect: Effect.Effect<A, BackendError>): Effect.Effect<Option.Option<A>, BackendError> {
  return effect.pipe(
    Effect.map(Option.some),
    Effect.catchReason("BackendError", "NotFound", () => Effect.succeed(Option.none())),
  )
}
