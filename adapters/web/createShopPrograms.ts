import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import { countConsentChoice } from "../../application/telemetry/countConsentChoice.ts"
import { ACCOUNT_PAGE } from "../../application/account/AccountPage.ts"
import { reportPageView } from "../../application/analytics/reportPageView.ts"
import { addAllToCart, addToCart } from "../../application/cart/addToCart.ts"
import { changeQuantity } from "../../application/cart/changeCart.ts"
import { reportTotalMismatch } from "../../application/cart/reportTotalMismatch.ts"
import type { AppPorts, PublicPorts } from "../../application/appPorts.ts"
import { RESTOCK_ALERT_PAGE } from "../../application/catalog/restock/RestockAlertPage.ts"
import { PAYMENT_PAGE, REPAYMENT_PAGE } from "../../application/checkout/PaymentPage.ts"
import { GIFT_CARD_PAGE } from "../../application/gift-card/GiftCardPage.ts"
import { isListInStore, loadListInStore } from "../../application/navigation/loadListInStore.ts"
import { loadGiftCardPage } from "../../application/navigation/loadGiftCardPage.ts"
import { loadCheckoutPage } from "../../application/navigation/loadCheckoutPage.ts"
import { loadRestockAlertPage } from "../../application/navigation/loadRestockAlertPage.ts"
import { QUICK_ORDER_PAGE } from "../../application/cart/QuickOrderPage.ts"
import { loadQuickOrderPage } from "../../application/navigation/loadQuickOrderPage.ts"
import { loadNewsletterPage } from "../../application/navigation/loadNewsletterPage.ts"
import { loadOrderLookupPage, loadOrderPageData } from "../../application/navigation/loadOrderPages.ts"
import { ORDER_LOOKUP_PAGE } from "../../application/navigation/OrderLookupPage.ts"
import { ORDER_PAGE } from "../../application/order/OrderPageData.ts"
import { loadPaymentPage } from "../../application/navigation/loadPaymentPage.ts"
import { loadServicePage, SERVICE_PAGES, submitServicePage } from "../../application/navigation/loadServicePage.ts"
import { isCataloguePage, loadCataloguePage, loadPage } from "../../application/navigation/loadPage.ts"
import { userKind } from "../../application/cart/userKind.ts"
import { loadWishlistsPage } from "../../application/navigation/loadWishlistsPage.ts"
import { loadAccountPageData } from "../../application/navigation/loadAccountPageData.ts"
import { loadStoreSelector } from "../../application/navigation/loadStoreSelector.ts"
import {
  loadReturnDetailPage,
  loadReturnListPage,
  loadReturnPage,
} from "../../application/navigation/loadReturnPages.ts"
import { RETURN_DETAIL_PAGE, RETURN_LIST_PAGE, RETURN_PAGE } from "../../application/returns/ReturnPages.ts"
import { NEWSLETTER_PAGE } from "../../application/newsletter/NewsletterPage.ts"
import { StoreGateway } from "../../application/store/StoreGateway.ts"
import type { PageData } from "../../application/navigation/PageData.ts"
import type { BackendError } from "../../application/shared/BackendError.ts"
import type { Deadline } from "../../application/shared/Deadline.ts"
import { CallDeadline } from "../../application/shared/Deadline.ts"
import { saveToWishlist } from "../../application/wishlist/saveToWishlist.ts"
import { WISHLIST_PAGE } from "../../application/wishlist/WishlistPage.ts"
import type { Cart } from "../../domain/cart/Cart.ts"
import type { CartChangeRefused } from "../../domain/cart/CartChangeRefused.ts"
import type { GiftRefused } from "../../domain/cart/GiftRefused.ts"
import type { GiftCardRefused } from "../../domain/gift-card/GiftCardRefused.ts"
import { analyticsDriverKind } from "../../domain/analytics/analyticsDriver.ts"
import type { PageAddress } from "../../domain/navigation/PageAddress.ts"
import type { StoreId } from "../../domain/shared/StoreId.ts"
import { isStoreId } from "../../domain/shared/StoreId.ts"
import type { Store, StoreSummary } from "../../domain/store/Store.ts"
import { storeDefaults } from "../../domain/store/storeDefaults.ts"
import { collectorAccess } from "../../domain/telemetry/collectorAccess.ts"
import { anonymousTelemetry } from "../composition/serverAnonymousTelemetry.ts"
import type { ServerObservation } from "../composition/serverObservation.ts"
import { CallObserver } from "../composition/serverObservation.ts"
import type { ServerCaches } from "../composition/serverRoot.ts"
import { publicServices, serverCaches, serverDevices, serverRoot } from "../composition/serverRoot.ts"
import type { Backend } from "./Backend.ts"
import { memoizeAsync } from "./memoizeAsync.ts"
import type { RequestCookies } from "./RequestCookies.ts"
import { visitorDecision } from "./pages/visitorConsent.ts"
import { handleNewsletterForm, newsletterResult } from "./forms/newsletterForm.ts"
import { handleRestockForm, restockResult } from "./forms/restockForm.ts"
import type { FormOutcome, PostedFields, Scope, ShopPrograms } from "./ShopPrograms.ts"

/** Stores and their configuration rarely change. */
const STORES_LIFETIME_MILLIS = 30_000
/** While the backend is down, pages keep their store and its language. */
const STALE_STORES = { lifetimeMillis: 86_400_000, timeoutMillis: 500 }
/** Timeout of the backend check. */
const PROBE_TIMEOUT_MILLIS = 2_000

/** The use cases of the web server over one backend; each request has its own root. */
export function createShopPrograms(
  backend: Backend,
  sessionHolder: "server" | "page",
  observe?: () => ServerObservation,
  caches: ServerCaches = serverCaches(backend.catalogueVersion),
): ShopPrograms {
  const config = {
    fetch: backend.fetch,
    backendUrl: backend.url,
    caches,
    sessionHolder,
    ...(observe === undefined ? {} : { observe }),
  }
  const devices = serverDevices(config)
  const runPublic = <A, E>(program: Effect.Effect<A, E, StoreGateway>) =>
    Effect.runPromiseWith(devices.context)(program)
  const stores = memoizeAsync(
    STORES_LIFETIME_MILLIS,
    (_: "all"): Promise<readonly StoreSummary[]> =>
      runPublic(Effect.flatMap(StoreGateway, (gateway) => gateway.listStores)),
    { stale: STALE_STORES },
  )
  const store = memoizeAsync(
    STORES_LIFETIME_MILLIS,
    (storeId: string): Promise<Store | undefined> =>
      isStoreId(storeId)
        ? runPublic(
            Effect.flatMap(StoreGateway, (gateway) => gateway.getStore(storeId)).pipe(
              Effect.catchReason("BackendError", "NotFound", () => Effect.undefined),
            ),
          )
        : Promise.resolve(undefined),
    { stale: STALE_STORES },
  )

  const publicServicesOf = servicesByScope((scope) => publicServices(config, scope))
  /** Runs a program on services that requests share, observed for the running request. */
  const read = <A, E>(scope: Scope, program: Effect.Effect<A, E, PublicPorts>): Promise<A> => {
    const services = publicServicesOf(scope)
    const observation = observe?.()
    return observation === undefined
      ? Effect.runPromiseWith(services)(program)
      : Effect.runPromiseWith(Context.merge(services, observation.services))(
          Effect.provideService(program, CallObserver, observation.call),
        )
  }

  async function within<A>(
    scope: Scope,
    cookies: RequestCookies,
    use: (root: ReturnType<typeof serverRoot>) => Promise<A>,
    place?: string,
  ): Promise<A> {
    const root = serverRoot(
      {
        ...config,
        cookies,
        consent: visitorDecision(scope.store, cookies),
        ...(place === undefined ? {} : { place }),
      },
      scope,
    )
    try {
      const result = await use(root)
      const ready = await Effect.runPromise(root.finishTelemetry)
      // Not awaited: the visitor does not wait for the collector.
      void Effect.runPromise(ready(({ flush }) => flush))
      return result
    } finally {
      await root.close()
    }
  }

  const form = (scope: Scope, cookies: RequestCookies, program: Effect.Effect<Cart, FormError, AppPorts>) =>
    within(scope, cookies, async ({ context, sessionRedirect }) => {
      const outcome = formOutcome(await Effect.runPromiseExitWith(context)(Effect.tap(program, reportTotalMismatch)))
      return outcome.ok ? outcome : { ...outcome, ...redirectTo(sessionRedirect()) }
    })

  async function withStoreRoot(
    storeId: StoreId | undefined,
    cookies: RequestCookies,
    use: (root: ReturnType<typeof serverRoot>) => Promise<Response>,
  ): Promise<Response | undefined> {
    const known = storeId === undefined ? undefined : await store(storeId)
    if (known === undefined) return undefined
    return within(
      { store: known, language: known.languages[0], catalogId: storeDefaults(known).catalogId },
      cookies,
      async (root) => {
        const answer = await use(root)
        for (const line of cookies.lines()) answer.headers.append("set-cookie", line)
        return answer
      },
    )
  }

  return {
    stores: () => stores("all"),
    store: (storeId) => store(storeId),
    loadStoreSelector: (address, deadline) =>
      Effect.runPromiseWith((deadline === undefined ? devices : serverDevices(config)).context)(
        before(deadline, loadStoreSelector(address)),
      ),
    loadPage: (scope, address, cookies, { place, deadline, fields } = {}) =>
      isCataloguePage(address)
        ? read(scope, before(deadline, isListInStore(address) ? loadListInStore(address) : loadCataloguePage(address)))
        : within(
            scope,
            cookies,
            async ({ context, sessionRedirect }) => {
              const page = await Effect.runPromiseWith(context)(before(deadline, pageProgram(address, fields)))
              return { ...page, ...redirectTo(sessionRedirect()) }
            },
            place,
          ),
    reportPageView: (scope, address, cookies) =>
      canReport(scope.store, cookies)
        ? within(scope, cookies, async ({ context }) => {
            const page = await Effect.runPromiseWith(context)(pageProgram(address))
            await Effect.runPromiseWith(context)(reportPageView(page, undefined, { hasScripts: false }))
          })
        : Promise.resolve(),
    countConsentChoice: (store, decision) =>
      void Effect.runPromise(
        anonymousTelemetry(
          { backend: { send: devices.send }, values: caches.telemetry },
          store,
          countConsentChoice(decision),
        ),
      ),
    submitPage: (scope, address, posted, cookies, place) =>
      within(
        scope,
        cookies,
        async ({ context, sessionRedirect }) => {
          const page = await Effect.runPromiseWith(context)(submitServicePage(address, posted))
          return { ...page, ...redirectTo(sessionRedirect()) }
        },
        place,
      ),
    read,
    addToCart: (scope, addition, cookies) => form(scope, cookies, addToCart(addition)),
    changeCart: (scope, change, cookies) => form(scope, cookies, change),
    changeQuantity: (scope, sku, quantity, cookies, lineId) =>
      form(scope, cookies, changeQuantity(sku, quantity, lineId)),
    addAllToCart: (scope, additions, cookies) => form(scope, cookies, addAllToCart(additions)),
    saveToWishlist: (scope, product, cookies) =>
      within(scope, cookies, async ({ context, sessionRedirect }) => {
        const run = Effect.runPromiseExitWith(context)
        const kind = await run(userKind)
        if (Exit.isSuccess(kind) && kind.value === "guest") return { kind: "guest" }
        const saved = await run(saveToWishlist(product))
        const sessionRedirects = sessionRedirect()
        if (sessionRedirects !== undefined) return { kind: "redirectTo", address: sessionRedirects.address }
        return { kind: Exit.isSuccess(saved) ? "saved" : "refused" }
      }),
    submit: (scope, program, cookies) =>
      within(scope, cookies, async ({ context, sessionRedirect }) => {
        const exit = await Effect.runPromiseExitWith(context)(program)
        if (Exit.isSuccess(exit)) return { ok: true, value: exit.value }
        const failure = Exit.findErrorOption(exit)
        if (failure._tag === "None") throw new Error("Defect in a posted form", { cause: exit.cause })
        return { ok: false, error: failure.value, ...redirectTo(sessionRedirect()) }
      }),
    handleRestock: (scope, form, cookies) =>
      within(scope, cookies, async ({ context, sessionRedirect }) => {
        const outcome = restockResult(await Effect.runPromiseExitWith(context)(handleRestockForm(form)))
        return { ...outcome, ...redirectTo(sessionRedirect()) }
      }),
    pingBackend: async () => {
      const end = performance.now() + PROBE_TIMEOUT_MILLIS
      const root = serverDevices({ ...config, caches: serverCaches() })
      const ping = Effect.flatMap(StoreGateway, (gateway) => gateway.listStores)
      try {
        await Effect.runPromiseWith(root.context)(before({ remainingMillis: () => end - performance.now() }, ping))
      } finally {
        await root.close()
      }
    },
    handleNewsletter: (scope, form, cookies) =>
      within(scope, cookies, async ({ context, sessionRedirect }) => {
        const outcome = newsletterResult(await Effect.runPromiseExitWith(context)(handleNewsletterForm(form)))
        return { ...outcome, ...redirectTo(sessionRedirect()) }
      }),
    forward: async (request, storeId, cookies) =>
      (await withStoreRoot(storeId, cookies, ({ forward }) => Effect.runPromise(forward(request)))) ??
      Effect.runPromise(devices.forward(request)),
    login: async (request, storeId, cookies) =>
      (await withStoreRoot(storeId, cookies, ({ login }) => login(request, backend.proxy))) ?? backend.proxy(request),
  }
}

/** Gives all calls of a program one deadline. */
function before<A, E, R>(deadline: Deadline | undefined, program: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> {
  return Effect.provideService(program, CallDeadline, deadline)
}

/**
 * Returns the services of a scope, created once for each store, language and catalogue, and again when the store was
 * read again.
 */
function servicesByScope<Services>(create: (scope: Scope) => Services): (scope: Scope) => Services {
  const known = new WeakMap<Scope["store"], Map<string, Services>>()
  return (scope) => {
    const { store, language, catalogId } = scope
    const ofStore = known.get(store) ?? new Map<string, Services>()
    known.set(store, ofStore)
    const key = `${language.id} ${catalogId}`
    const services = ofStore.get(key) ?? create(scope)
    ofStore.set(key, services)
    return services
  }
}

/** Whether the events of a page would be sent. */
function canReport(store: Store, cookies: RequestCookies): boolean {
  return (
    collectorAccess(store.configuration) !== undefined &&
    analyticsDriverKind(store.configuration) === "collector" &&
    Object.values(visitorDecision(store, cookies)).includes("granted")
  )
}

/** Returns the program that loads the page of an address: pages need different gateways. */
function pageProgram(address: PageAddress, fields?: PostedFields): Effect.Effect<PageData, never, AppPorts> {
  switch (address.page) {
    case ACCOUNT_PAGE:
      return loadAccountPageData(address)
    case WISHLIST_PAGE:
      return loadWishlistsPage(address)
    case RESTOCK_ALERT_PAGE:
      return loadRestockAlertPage(address)
    case "ItxOrderCheckoutPage":
      return loadCheckoutPage(address)
    case ORDER_PAGE:
      return loadOrderPageData(address)
    case ORDER_LOOKUP_PAGE:
      return loadOrderLookupPage(address)
    case QUICK_ORDER_PAGE:
      return loadQuickOrderPage(address, fields)
    case NEWSLETTER_PAGE:
      return loadNewsletterPage(address, fields)
    case GIFT_CARD_PAGE:
      return loadGiftCardPage(address)
    case RETURN_PAGE:
      return loadReturnPage(address, fields)
    case RETURN_LIST_PAGE:
      return loadReturnListPage(address, fields)
    case RETURN_DETAIL_PAGE:
      return loadReturnDetailPage(address, fields)
    case PAYMENT_PAGE:
    case REPAYMENT_PAGE:
      return loadPaymentPage(address)
    default:
      if (SERVICE_PAGES.includes(address.page)) return loadServicePage(address)
      return isListInStore(address) ? loadListInStore(address) : loadPage(address)
  }
}

function redirectTo(sessionRedirects: { readonly address: string } | undefined): { readonly redirectTo?: string } {
  return sessionRedirects === undefined ? {} : { redirectTo: sessionRedirects.address }
}

type FormError = BackendError | CartChangeRefused | GiftRefused | GiftCardRefused

/** Returns the parameter of a gift's first invalid text, a maximum or a word; never the rest of the text. */
function parameterOfGift(problem: GiftRefused["reasons"][number] | undefined): { readonly parameter?: string } {
  return problem === undefined
    ? {}
    : { parameter: [problem.rule, problem.parameter].filter((part) => part !== undefined).join(" ") }
}

function formOutcome(exit: Exit.Exit<Cart, FormError>): FormOutcome {
  if (Exit.isSuccess(exit)) return { ok: true, cart: exit.value }
  const failure = Exit.findErrorOption(exit)
  if (failure._tag === "None") throw new Error("Defect in a cart form", { cause: exit.cause })
  const error = failure.value
  return { ok: false, refused: error._tag, ...parameterOf(error) }
}

/** Returns the parameter of a refusal, for its message on the cart page. */
function parameterOf(error: FormError): { readonly parameter?: string } {
  switch (error._tag) {
    case "CartLimitReached":
    case "QuantityRefused":
      return { parameter: String(error.maximum) }
    case "NotEnoughStock":
      return { parameter: String(error.available) }
    case "PromoCodeRefused":
      return { parameter: error.promoCode }
    case "GiftRefused":
      return parameterOfGift(error.reasons[0])
    case "GiftCardRefused":
      return { parameter: error.reasons.map(({ field, rule }) => `${field}.${rule}`).join(" ") }
    case "BackendError":
      return { parameter: error.reason._tag }
  }
}
