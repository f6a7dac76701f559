import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import { productQueryFrom } from "../../domain/catalog/ProductQuery.ts"
import type { PageAddress } from "../../domain/navigation/PageAddress.ts"
import { decodeLoginText, emailInLogin } from "../../domain/session/loginParameters.ts"
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
import { optionalSection, OnMissingSection } from "../shared/optionalSection.ts"
import { StoreScope } from "../store/StoreScope.ts"
import type { PageContent, PageData, PageError, StoreFrame } from "./PageData.ts"

/**
 * Everything a page of a store shows, for the server that renders it and for the browser that goes to it.
 *
 * Never fails: what cannot be shown is a page that says so. Outside a store see `loadStoreSelector`.
 */
export const loadPage = Effect.fn("navigation.loadPage")(function* (address: PageAddress) {
  return yield* framedPage(
    address,
    loadContent(address).pipe(
      Effect.catchTag("CategoryUnknown", () => Effect.succeed(notFound("category"))),
      Effect.catchTag("ProductGone", () => Effect.succeed(notFound("product"))),
    ),
  )
})

/** A page with what stands around it. Its content fails as a page that says so. */
export const framedPage = Effect.fnUntraced(function* <R>(
  address: PageAddress,
  loading: Effect.Effect<PageContent, BackendError, R>,
) {
  const content = Effect.catchTag(loading, "BackendError", (error) => Effect.succeed(errorContent(error, address)))
  // A full shop is asked for nothing by those who wait.
  const loadingFrame =
    address.page === "ItxSmartWaitingRoomPage"
      ? Effect.succeed(Option.none<StoreFrame>())
      : Effect.asSome(loadFrame).pipe(
          Effect.catch((error) =>
            Effect.gen(function* () {
              yield* Effect.logWarning(`The menu left out: ${error.message}`)
              yield* yield* OnMissingSection
              return Option.none<StoreFrame>()
            }),
          ),
        )
  let isPartial = false
  const [frame, shown] = yield* Effect.all([loadingFrame, content], { concurrency: 2 }).pipe(
    Effect.provideService(
      OnMissingSection,
      Effect.sync(() => {
        isPartial = true
      }),
    ),
  )
  const scope = yield* StoreScope
  // Without its frame a page still has its store and language, so that it can say what happened in the shopper's words.
  const bare: StoreFrame = {
    store: scope.store,
    language: scope.language,
    catalogId: scope.catalogId,
    categories: [],
    texts: {},
  }
  return {
    address: ownAddress(address, shown),
    frame: frame._tag === "Some" ? frame.value : bare,
    content: shown,
    ...(isPartial ? { isPartial: true as const } : {}),
  } satisfies PageData
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
  const texts = optionalSection("Edited texts", content.getTranslations(store.countryCode, language.code), {})
  const [categories, editedTexts] = yield* Effect.all([catalog.listCategories, texts], { concurrency: 2 })
  return { store, language, catalogId, categories, texts: editedTexts } satisfies StoreFrame
})

const loadContent = Effect.fnUntraced(function* ({ page, parameters }: PageAddress) {
  switch (page) {
    case "ItxHomePage":
      return content({ content: "home", home: yield* loadHomePage() })
    case "ItxCategoryPage":
      return content({
        content: "category",
        category: yield* loadCategoryPage(parameters["seoId"] ?? "", productQueryFrom(parameters)),
      })
    case "ItxProductPage":
      return content({ content: "product", product: yield* loadProductPage(parameters["mfname"] ?? "") })
    case "ItxSearchPage":
      return content({
        content: "search",
        search: yield* loadSearchPage(parameters["keyWord"] ?? "", productQueryFrom(parameters)),
      })
    case "ItxShopCartPage":
      return content({ content: "cart", cart: yield* loadCart() })
    case "ItxOrderCheckoutPage":
      return content({ content: "checkout" })
    case "ItxLoginPage":
      return signInContent("login", parameters)
    case "ItxRegisterPage":
      return signInContent("register", parameters)
    case "ItxResetPasswordPage":
      return signInContent("reset", parameters)
    case "ItxSessionExpiredPage":
      return content({ content: "sessionExpired" })
    case "ItxSmartWaitingRoomPage":
      return content({ content: "waiting" })
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

/** A way in, with what a deep link brought (ruling R20: what cannot be read is ignored). */
function signInContent(
  way: Extract<PageContent, { content: "entry" }>["way"],
  { hlpEmail, hlpzi }: PageAddress["parameters"],
): PageContent {
  const email = emailInLogin(hlpEmail)
  const hint = decodeLoginText(hlpzi)
  return { content: "entry", way, ...(email === undefined ? {} : { email }), ...(hint === undefined ? {} : { hint }) }
}

/** Widens one kind of content to all of them. */
function content(value: PageContent): PageContent {
  return value
}

/** The page that stands for what there is not. */
export function notFound(what: Extract<PageError, { pageError: "notFound" }>["what"]): PageContent {
  return { content: "pageError", pageError: { pageError: "notFound", what } }
}

/**
 * The page that stands for a call that failed. What the shop refuses to read under an address that carries parameters
 * is a malformed address, and a page that there is not (F188): asked for again it would be refused again.
 */
export function errorContent(error: BackendError, { parameters }: Pick<PageAddress, "parameters">): PageContent {
  const { reason } = error
  const isMalformed =
    Object.keys(parameters).length > 0 && (reason._tag === "Rejected" || reason._tag === "MissingPathParameters")
  if (reason._tag === "NotFound" || isMalformed) return notFound("page")
  if (reason._tag === "RateLimited") {
    const { retryAfterMillis, position } = reason
    return { content: "waiting", refusal: { retryAfterMillis, ...(position === undefined ? {} : { position }) } }
  }
  return {
    content: "pageError",
    pageError: { pageError: "unavailable", errorKey: `${error.operation}.${reason._tag}` },
  }
}
