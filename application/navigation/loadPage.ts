import * as Effect from "effect/Effect"
import { productQueryFrom } from "../../domain/catalog/ProductQuery.ts"
import type { PageAddress } from "../../domain/navigation/PageAddress.ts"
import { isOrderId } from "../../domain/shared/OrderId.ts"
import { loadCart } from "../cart/loadCart.ts"
import { CatalogGateway } from "../catalog/CatalogGateway.ts"
import { loadCategoryPage } from "../catalog/loadCategoryPage.ts"
import { loadHomePage } from "../catalog/loadHomePage.ts"
import { loadProductPage } from "../catalog/loadProductPage.ts"
import { loadSearchPage } from "../catalog/loadSearchPage.ts"
import { ContentGateway } from "../content/ContentGateway.ts"
import { loadConfirmation } from "../order/loadConfirmation.ts"
import { BackendError } from "../shared/BackendError.ts"
import { StoreScope } from "../store/StoreScope.ts"
import type { PageContent, PageData, PageTrouble, ShopFrame } from "./PageData.ts"

/**
 * Everything a page of a store shows, for the server that renders it and for the browser that goes to it.
 *
 * Never fails: what cannot be shown is a page that says so. Outside a store see `loadStoreSelector`.
 */
export const loadPage = Effect.fn("navigation.loadPage")(function* (address: PageAddress) {
  const content = loadContent(address).pipe(
    Effect.catchTag("CategoryUnknown", () => Effect.succeed(notFound("category"))),
    Effect.catchTag("ProductGone", () => Effect.succeed(notFound("product"))),
    Effect.catchTag("BackendError", (error) => Effect.succeed(troubleContent(error))),
  )
  const [frame, shown] = yield* Effect.all([Effect.option(loadFrame), content], { concurrency: 2 })
  const scope = yield* StoreScope
  // Without its frame a page still has its store and language, so that it can say what happened in the shopper's words.
  const bare: ShopFrame = { store: scope.store, language: scope.language, catalogId: scope.catalogId, categories: [], texts: {} }
  return { address: ownAddress(address, shown), frame: frame._tag === "Some" ? frame.value : bare, content: shown } satisfies PageData
})

/** The address a page has now: its number finds it, the words before the number are the shop's and may have changed. */
function ownAddress(address: PageAddress, shown: PageContent): PageAddress {
  switch (shown.content) {
    case "category":
      return { ...address, parameters: { ...address.parameters, categoryUrl: shown.category.category.categoryUrl } }
    case "product":
      return { ...address, parameters: { ...address.parameters, productUrl: shown.product.product.productUrl } }
    default:
      return address
  }
}

const loadFrame = Effect.gen(function* () {
  const { store, language, catalogId } = yield* StoreScope
  const catalog = yield* CatalogGateway
  const content = yield* ContentGateway
  const texts = content.getTranslations(store.countryCode, language.code).pipe(
    Effect.catch((error) => Effect.as(Effect.logWarning("Edited texts are left out", error.message), {})),
  )
  const [categories, edited] = yield* Effect.all([catalog.listCategories, texts], { concurrency: 2 })
  return { store, language, catalogId, categories, texts: edited } satisfies ShopFrame
})

const loadContent = Effect.fnUntraced(function* ({ page, parameters }: PageAddress) {
  switch (page) {
    case "ItxHomePage":
      return content({ content: "home", home: yield* loadHomePage() })
    case "ItxCategoryPage":
      return content({ content: "category", category: yield* loadCategoryPage(parameters["seoId"] ?? "", productQueryFrom(parameters)) })
    case "ItxProductPage":
      return content({ content: "product", product: yield* loadProductPage(parameters["mfname"] ?? "") })
    case "ItxSearchPage":
      return content({ content: "search", search: yield* loadSearchPage(parameters["keyWord"] ?? "", productQueryFrom(parameters)) })
    case "ItxShopCartPage":
      return content({ content: "cart", cart: yield* loadCart() })
    case "ItxOrderCheckoutPage":
      return content({ content: "checkout" })
    case "ItxOrderConfirmationPage": {
      const orderId = parameters["orderId"] ?? ""
      if (!isOrderId(orderId)) return notFound("order")
      const order = loadConfirmation(orderId, parameters["guestToken"])
      return yield* order.pipe(
        Effect.map((found) => content({ content: "confirmation", order: found })),
        Effect.catchReason("BackendError", "NotFound", () => Effect.succeed(notFound("order"))),
      )
    }
    default:
      return notFound("page")
  }
})

/** Widens one kind of content to all of them. */
function content(value: PageContent): PageContent {
  return value
}

function notFound(what: Extract<PageTrouble, { trouble: "notFound" }>["what"]): PageContent {
  return { content: "trouble", trouble: { trouble: "notFound", what } }
}

/** The page that stands for a call that failed. */
export function troubleContent(error: BackendError): PageContent {
  const { reason } = error
  if (reason._tag === "NotFound") return notFound("page")
  if (reason._tag === "RateLimited") return { content: "trouble", trouble: { trouble: "busy", retryAfterMillis: reason.retryAfterMillis } }
  return { content: "trouble", trouble: { trouble: "unavailable", errorKey: `${error.operation}.${reason._tag}` } }
}
