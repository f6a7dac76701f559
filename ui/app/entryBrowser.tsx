import { startTransition } from "react"
import { hydrateRoot } from "react-dom/client"
import type { CartSnapshot } from "../../application/cart/cartSnapshotCodec.ts"
import { CART_SNAPSHOT_KEY } from "../../application/platform/deviceKeys.ts"
import type { PageContent } from "../../application/navigation/PageData.ts"
import type { PageAddress } from "../../domain/navigation/PageAddress.ts"
import type { LoadCommands } from "../commands/commandModules.ts"
import { lazyCommands } from "../commands/useCommands.tsx"
import { chatOpening } from "../runtime/chatOpening.ts"
import type { CartState } from "../runtime/CartState.ts"
import { createCartState } from "../runtime/CartState.ts"
import { FRAME, isInIsland, loadIslands } from "../runtime/island.tsx"
import { isRegisteredIn } from "../runtime/isRegisteredIn.ts"
import { ScriptNotLoaded } from "../runtime/lazyComponent.tsx"
import { retryable } from "../runtime/retryable.ts"
import { onOtherTab, watchOtherTabs } from "../runtime/otherTabs.ts"
import { loadWholePage, setWholePageLoader } from "../runtime/WholePage.tsx"
import type { WaitingState } from "../runtime/waitingState.ts"
import { createWaitingState } from "../runtime/waitingState.ts"
import { App } from "./App.tsx"
import { currentMillis, telemetryBuffer } from "./telemetryBuffer.ts"
import { browserDevice, rememberStore } from "./device/browserDevice.ts"
import { followEarlyChanges } from "../runtime/browser/followEarlyChanges.ts"
import { rememberTypedTexts } from "../runtime/browser/earlyFields.ts"
import { beginGuestSession } from "../runtime/browser/beginGuestSession.ts"
import { additionForm, isCartDrawerOpen } from "../runtime/browser/cartDrawer.ts"
import { catalogueLink } from "./router/catalogueLink.ts"
import type { BrowserNavigator } from "./router/browserNavigator.ts"
import { browserNavigator } from "./router/browserNavigator.ts"
import { lazyAddresses } from "./router/lazyAddresses.ts"
import { cataloguePages } from "../runtime/browser/cataloguePages.ts"
import type { TextBundle } from "../text/textBundles.ts"
import type { DeviceStorage } from "./device/deviceStorage.ts"
import { syncCart } from "./sync/syncCart.ts"
import { loadDeviceCopies } from "./device/loadDeviceCopies.ts"
import { PAGE_BLOCK_ID, readPageBlock } from "./PageBlock.ts"
import { replayEarlyEvents } from "./replayEarlyEvents.ts"
import { afterPaint, nextTask } from "../runtime/browser/scheduling.ts"
import { fetchedPage } from "./fetchedPage.ts"
import type { PageKind } from "./loadView.ts"
import type { PageState } from "./PageState.ts"
import { prepareOutline, viewedPage, viewOf, wholeState } from "./PageState.ts"
import { filePreloads, textPreload } from "../runtime/browser/preloadFiles.ts"

/**
 * After this time a page counts as kept open and watches the store's sales. Also the shortest interval of any store. In
 * milliseconds.
 */
const SALES_DELAY_MILLIS = 10_000

/** The storage key of a chat, which continues after a reload (`savedSession`). */
const STORED_CHAT = "selvedge.chatSession.v1"

/** Hydrates the document from its data block. Resolves when all event handlers are attached. */
export async function hydrate(storage: DeviceStorage): Promise<void> {
  const block = document.getElementById(PAGE_BLOCK_ID)?.textContent ?? ""
  const { page, context, texts, outline } = readPageBlock(block)
  const { frame, content } = page
  const deferred = outline && fetchedPage(page, { language: texts.language, digest: outline.digest })
  const addresses = lazyAddresses(() => wholeState(first).page, context.prefix)
  const prepare = async () => {
    if (outline !== undefined && deferred !== undefined)
      return prepareOutline(page, { language: texts.language, texts: outline.texts, deferred })
    const [state] = await Promise.all([viewedPage(page, texts), addresses.load()])
    return state
  }
  const [first, copies] = await Promise.all([prepare(), loadDeviceCopies(storage, frame?.store.id)])
  if (deferred !== undefined)
    setWholePageLoader(async () => (await Promise.all([deferred.load(), addresses.load()]))[0])

  const waiting = createWaitingState(() => performance.now())
  const telemetry = telemetryBuffer(
    frame?.store.configuration,
    content.content === "cart" || content.content === "checkout" ? content.cart : undefined,
    // Each step in a task of its own: a press in between is handled first.
    async () => {
      await nextTask()
      preloadInTasks("telemetry")
      await nextTask()
      return commands.telemetry.start(addresses.addressOf)
    },
  )
  const { preload, preloadInTasks } = filePreloads(context.assets.scriptList)
  /** The scripts of texts that this document does not contain. */
  const textScripts = (...bundles: readonly TextBundle[]) =>
    bundles.filter((bundle) => texts.bundles[bundle] === undefined).map((name) => textPreload(texts.language, name))
  const textsOf = (kind: PageKind | "") => textScripts("browse", ...(kind === "product" ? ["product" as const] : []))
  const ownTexts = textsOf(viewOf(page))
  const catalogue = cataloguePages()
  let hasCommands = false
  const modules = retryable(async () => {
    preload("core")
    const [{ commandModules }] = await Promise.all([import("../commands/commandModules.ts"), loadWholePage()])
    const { frame } = wholeState(first).page
    hasCommands = true
    return commandModules(frame, {
      sessionHolder: context.sessionHolder,
      telemetry,
      waiting,
      showCaptcha: async (request) =>
        frame === undefined ? undefined : (await import("./showCaptcha.tsx")).showCaptcha(frame, request),
    })
  })
  /** The texts of the commands' errors. A page without them hydrates its islands for them. */
  const loadErrorTexts = retryable(() => {
    const missing = textScripts("purchase")
    preload(...ownTexts, ...missing, ...(missing.length > 0 ? ["islands", viewOf(page)] : []))
    return navigator.loadPurchaseTexts()
  })
  const loadCommands: LoadCommands = async (feature) => {
    // Customers see no errors of telemetry.
    const [load] = await Promise.all([modules(), feature === "telemetry" ? undefined : loadErrorTexts()])
    return load(feature)
  }
  const commands = lazyCommands(loadCommands)
  // A list with filters is read by its command if that is there: the customer probably changes them again.
  const isInCatalogue = (address: PageAddress, path: string) =>
    catalogue.has(address) && !(hasCommands && path.includes("?"))
  const load = async (address: PageAddress, path: string, signal: AbortSignal) => {
    const [data] = await Promise.all([
      isInCatalogue(address, path) ? catalogue.read(path, signal) : undefined,
      // The outline lacks the menu, which the next page shares.
      loadWholePage(),
    ])
    const { frame: shared } = wholeState(navigator.current().state).page
    if (data !== undefined && shared !== undefined) return { ...data, frame: shared }
    if (signal.aborted) return undefined
    const loaded = await commands.pages.loadPage(address, { signal })
    return loaded.ok ? loaded.value : undefined
  }
  const navigator = browserNavigator(
    first,
    async (screen) => (await import("./router/pageRouter.ts")).pageRouter(screen, load, context.origin, context.prefix),
    {
      scripts: (kind) => preload("router", "islands", kind, ...ownTexts, ...textsOf(kind)),
      data: (address, path) => void (isInCatalogue(address, path) && catalogue.read(path)),
      addressAt: async (path) => (await catalogue.read(path))?.address,
    },
    addresses,
  )
  const cart = createCartState(
    content.content === "cart" || content.content === "checkout" ? content.cart : undefined,
    copies.hasPending,
  )
  // Without this copy, the addition would read the cart of its new session first.
  const rememberEmptyCart = (storeId: string) => {
    const empty: CartSnapshot = { storeId, items: [], savedAt: currentMillis() }
    if (storage.read(CART_SNAPSHOT_KEY) === undefined) storage.keep(CART_SNAPSHOT_KEY, JSON.stringify(empty))
  }
  cart.subscribe(() => {
    const { isExpected, isAwaited } = cart.current()
    if (isExpected || isAwaited) preload("core", "drawer", ...ownTexts, ...textScripts("purchase"))
    if (isAwaited && frame !== undefined && context.sessionHolder === "server")
      beginGuestSession(frame, () => rememberEmptyCart(frame.store.id))
  })
  const device = browserDevice(storage, frame?.store.id, copies.wished())

  rememberTypedTexts()
  // The first storage access is slow. Yielding here keeps a press in between from waiting for rendering too.
  await nextTask()
  await new Promise<void>((hydrated) => {
    const app = (
      <App
        navigator={navigator}
        commands={commands}
        cart={cart}
        device={device}
        waiting={waiting}
        context={context}
        block={block}
        onHydrated={hydrated}
      />
    )
    // A hydration mismatch is a defect; `reportError` makes it visible to tests and telemetry.
    // A transition renders in slices, so a press in between does not wait for the whole page.
    startTransition(
      () =>
        void hydrateRoot(document, app, {
          onRecoverableError: (error) => reportError(error),
          onCaughtError: (error) => error instanceof ScriptNotLoaded || reportError(error),
        }),
    )
  })
  await followEarlyChanges().catch(() => undefined /* the forms still send what was typed */)
  if (isCartDrawerOpen()) cart.setOpen(true, true)
  document.documentElement.dataset["hydrated"] = ""
  watchPages(navigator, first, telemetry)
  watchIslands(() => preload("islands", viewOf(page), ...ownTexts), navigator.follow, cart)
  // Their hearts are filled without waiting for the first use, also after a change in another tab.
  const showHearts = () => {
    if (device.current().wished.length > 0) loadIslands().catch(() => undefined /* the first use fetches them again */)
  }
  device.subscribe(showHearts)
  showHearts()
  if (context.hasSecret)
    void Promise.all([import("./router/hideSecrets.ts"), addresses.load()]).then(
      ([{ hideSecrets }]) => hideSecrets(page.address, addresses.addressOf),
      () => undefined /* the page still has the no-referrer policy */,
    )
  if (/(^|; )itx-stage=true(;|$)/.test(document.cookie))
    void import("./parts/showStageBanner.ts").then(
      ({ showStageBanner }) => showStageBanner(first.translate),
      () => undefined /* a tester reloads the page */,
    )
  if (frame === undefined) return
  const { id: storeId } = frame.store
  rememberStore(storeId, frame.language.id)
  if (storage.read(STORED_CHAT) !== undefined) chatOpening.set({ isStored: true })
  const following = {
    storeId,
    storage,
    commands,
    cart,
    device,
    current: () => navigator.current().state.page,
    reload: () => location.reload(),
  }
  for (const change of ["cart", "wishlists", "session"] as const) {
    onOtherTab(
      change,
      () =>
        void import("./sync/syncWithOtherTabs.ts").then(
          ({ syncWithOtherTabs }) => syncWithOtherTabs(change, following),
          () => undefined /* the next page is up to date */,
        ),
    )
  }
  watchOtherTabs(storeId)
  const withCurrentPages: typeof navigator.updateFrame = (updated) => {
    catalogue.clear()
    navigator.updateFrame(updated)
  }
  setTimeout(
    () =>
      void import("./sync/watchSales.ts").then(
        ({ watchSales }) => watchSales(frame, commands, { ...navigator, updateFrame: withCurrentPages }),
        () => undefined /* the next page has the new menu */,
      ),
    SALES_DELAY_MILLIS,
  )
  updateFrame(storeId, cart, waiting)
  const { loadPurchaseTexts } = navigator
  syncCart({ storage, commands: commands.cart, cart, waiting, loadPurchaseTexts, storeId, units: copies.units() })
}

/** Hydrates the islands around the page, before its first use, when they have to show more than the server rendered. */
function updateFrame(storeId: string, cart: CartState, waiting: WaitingState): void {
  const update = () => {
    const { units = 0, isOpen } = cart.current()
    const isChanged = units !== (cart.beforeHydration().units ?? 0) || isOpen || isRegisteredIn(storeId)
    if (isChanged || waiting.current() !== undefined || chatOpening.current() !== undefined)
      loadIslands(FRAME).catch(() => undefined /* the first use fetches them again */)
  }
  cart.subscribe(update)
  waiting.subscribe(update)
  chatOpening.subscribe(update)
  onOtherTab("session", update)
  update()
}

/** Reports each page that is shown: the first, and those that replace it without a new document. */
function watchPages(
  { current, subscribe }: ReturnType<typeof browserNavigator>,
  first: PageState,
  { isEnabled, take }: ReturnType<typeof telemetryBuffer>,
): void {
  if (!isEnabled) return
  let shown: unknown
  /** An outline is replaced by its whole page when it is first updated. */
  const outlined = (content: PageContent) =>
    content === first.deferred?.current()?.page.content ? first.page.content : content
  const report = () => {
    const { page, deferred } = current().state
    const content = outlined(page.content)
    if (content === shown) return
    shown = content
    take({
      kind: "page",
      at: currentMillis(),
      // The commands that send it have fetched the whole page.
      get page() {
        return deferred?.current()?.page ?? page
      },
      since: performance.now(),
    })
  }
  subscribe(report)
  report()
}

/**
 * Hydrates the islands at the next sign that the customer uses the page; after a failure, at the one after it.
 * `preload` fetches their scripts. An addition to the cart waits for the islands, which start at once; after any other
 * sign they start in tasks of their own, so that the next event need not wait. Links of the menu and of products leave
 * the page, whose islands then need not be fetched. A form that adds to the cart also needs the commands and the
 * drawer.
 */
function watchIslands(preload: () => void, follow: BrowserNavigator["follow"], cart: CartState): void {
  const hydrateIslands = async () => {
    const isAddition = cart.current().isExpected
    if (!isAddition) await nextTask()
    preload()
    if (!isAddition) await nextTask()
    return loadIslands().catch(() => void setTimeout(() => watchIslands(preload, follow, cart)))
  }
  const begin = replayEarlyEvents(hydrateIslands, {
    contains: isInIsland,
    holdsLinks: true,
    // After the drawer's first frame, which rendering would delay.
    onAddition: () => void afterPaint().then(() => cart.setOpen(true, true)),
    startsWith: (target) => {
      if (additionForm(target) !== null) cart.expect()
      const link = target.closest("a[href]")
      return link === null || (isInIsland(target) && catalogueLink(link) === undefined)
    },
    follows: (link) => {
      const target = catalogueLink(link)
      if (target !== undefined) follow(target.path, target.kind, target.options)
      return target !== undefined
    },
  })
  // A mouse moves before it presses.
  addEventListener("pointermove", begin, { once: true, passive: true })
}
