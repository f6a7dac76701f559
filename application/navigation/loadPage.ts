import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import { productQueryFrom } from "../../domain/catalog/ProductQuery.ts"
import { placeUrl } from "../../domain/location/placeUrl.ts"
import type { PageAddress } from "../../domain/navigation/PageAddress.ts"
import { decodeLoginText, emailInLogin } from "../../domain/session/loginParameters.ts"
import { isOrderId } from "../../domain/shared/OrderId.ts"
import { loadCart } from "../cart/loadCart.ts"
import { CatalogGateway } from "../catalog/CatalogGateway.ts"
import type { ReadList } from "../catalog/import/existingPage.ts"
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
 * Loads all data of a store's page, for server rendering and for navigation in the browser.
 *
 * Never fails: errors become error pages. For pages outside a store see `loadStoreSelector`.
 */
export const loadPage = Effect.fn("navigation.loadPage")(function* (address: PageAddress) {
  return isCataloguePage(address) ? yield* loadCataloguePage(address) : yield* framedPage(address, loadContent(address))
})

/**
 * Loads a page for which `isCataloguePage` is true, as `loadPage` does. It reads only public data. `readList` reads the
 * products of a category or a search.
 */
export const loadCataloguePage = Effect.fn("navigation.loadCataloguePage")(function* <R = never>(
  address: PageAddress,
  readList?: ReadList<R>,
) {
  const page = yield* framedPage(
    address,
    loadCatalogueContent(address, readList).pipe(
      Effect.catchTag("CategoryUnknown", () => Effect.succeed(notFound("category"))),
      Effect.catchTag("ProductGone", () => Effect.succeed(notFound("product"))),
    ),
  )
  const product = yield* productOfKeyword(address)
  return product === undefined ? page : { ...page, next: product }
})

/**
 * Returns the page of the product that a search names by its catalogue entry (S2: `keyWordCatentry`), which is shown in
 * place of the results; `undefined` without one.
 */
const productOfKeyword = Effect.fnUntraced(function* ({ page, parameters, ...address }: PageAddress) {
  const catentryId = page === "ItxSearchPage" ? idIn(parameters, "keyWordCatentry") : undefined
  if (catentryId === undefined) return undefined
  const catalog = yield* CatalogGateway
  const [product] = yield* optionalSection("The product of a keyword", catalog.listCatalogProducts([catentryId]), [])
  if (product === undefined || product.visibility === "hidden") return undefined
  const { mfname, productUrl } = product
  const found: PageAddress = { ...address, page: "ItxProductPage", parameters: { mfname, productUrl } }
  return found
})

/** An id in a parameter, which can be typed by hand. */
function idIn(parameters: PageAddress["parameters"], name: string): string | undefined {
  const id = parameters[name]
  return id !== undefined && /^[0-9]{1,20}$/.test(id) ? id : undefined
}

const CATALOGUE_PAGES: readonly string[] = ["ItxHomePage", "ItxCategoryPage", "ItxProductPage", "ItxSearchPage"]

/** True for home, category, product and search: pages that are the same for every customer. */
export function isCataloguePage({ page }: Pick<PageAddress, "page">): boolean {
  return CATALOGUE_PAGES.includes(page)
}

/** Adds the layout data to a page; a failure of the content becomes an error page. */
export const framedPage = Effect.fnUntraced(function* <R>(
  address: PageAddress,
  loading: Effect.Effect<PageContent, BackendError, R>,
) {
  const content = Effect.catchTag(loading, "BackendError", (error) => Effect.succeed(errorContent(error, address)))
  // The waiting room must not send requests to a full store.
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
  // Without layout data a page still needs store and language to show its message.
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

/**
 * Returns the current address of a page: the number identifies it, and the backend may have changed the slug before it.
 */
function ownAddress(address: PageAddress, shown: PageContent): PageAddress {
  switch (shown.content) {
    case "category":
      return withOwn({ seoId: shown.category.category.seoId, categoryUrl: shown.category.category.categoryUrl })
    case "product":
      return withOwn({ mfname: shown.product.product.mfname, productUrl: shown.product.product.productUrl })
    case "storeDetail":
      return withSlug("storeUrl", shown.detail.store.physicalStore.name)
    case "storeList": {
      const { kind, name, countryCode = "" } = shown.list
      if (kind === "grouping") return withSlug("groupingUrl", name)
      return kind === "city" ? withSlug("cityUrl", name, { countryCode: countryCode.toLowerCase() }) : address
    }
    default:
      return address
  }

  function withOwn(own: PageAddress["parameters"]): PageAddress {
    return { ...address, parameters: { ...address.parameters, ...own } }
  }

  function withSlug(parameter: string, name: string, others: PageAddress["parameters"] = {}): PageAddress {
    return withOwn({ ...others, [parameter]: placeUrl(name) })
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

const loadCatalogueContent = Effect.fnUntraced(function* <R = never>(
  { page, parameters }: PageAddress,
  readList?: ReadList<R>,
) {
  switch (page) {
    case "ItxHomePage":
      return content({ content: "home", home: yield* loadHomePage() })
    case "ItxCategoryPage":
      return content({
        content: "category",
        category: yield* loadCategoryPage(
          parameters["seoId"] ?? "",
          productQueryFrom(parameters),
          readList,
          idIn(parameters, "celement"),
        ),
      })
    case "ItxProductPage":
      return content({
        content: "product",
        product: yield* loadProductPage(parameters["mfname"] ?? "", idIn(parameters, "pelement")),
      })
    case "ItxSearchPage":
      return content({
        content: "search",
        search: yield* loadSearchPage(parameters["keyWord"] ?? "", productQueryFrom(parameters), readList),
      })
    default:
      return notFound("page")
  }
})

const loadContent = Effect.fnUntraced(function* ({ page, parameters }: PageAddress) {
  switch (page) {
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

/** Returns a sign-in page with the parameters of a deep link (R20: unreadable ones are ignored). */
function signInContent(
  view: Extract<PageContent, { content: "entry" }>["view"],
  { hlpEmail, hlpzi }: PageAddress["parameters"],
): PageContent {
  const email = emailInLogin(hlpEmail)
  const hint = decodeLoginText(hlpzi)
  return { content: "entry", view, ...(email === undefined ? {} : { email }), ...(hint === undefined ? {} : { hint }) }
}

/** Widens one kind of content to the union. */
function content(value: PageContent): PageContent {
  return value
}

/** Returns the page for a missing entity. */
export function notFound(what: Extract<PageError, { pageError: "notFound" }>["what"]): PageContent {
  return { content: "pageError", pageError: { pageError: "notFound", what } }
}

/**
 * Returns the page for a failed call. A rejected read under an address with parameters means that the address is
 * malformed, so the page does not exist (F188): a retry would be rejected too.
 */
export function errorContent(error: BackendError, { parameters }: Pick<PageAddress, "parameters">): PageContent {
  const { reason } = error
  const isMalformed =
    Object.keys(parameters).length > 0 && (reason._tag === "Rejected" || reason._tag === "MissingPathParameters")
  if (reason._tag === "NotFound" || isMalformed) return notFound("page")
  if (reason._tag === "RateLimited") {
    const { retryAfterMillis, position } = reason
    return { content: "waiting", queueRefused: { retryAfterMillis, ...(position === undefined ? {} : { position }) } }
  }
  return {
    content: "pageError",
    pageError: { pageError: "unavailable", errorKey: `${error.operation}.${reason._tag}` },
  }
}
