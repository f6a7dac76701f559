import { startTransition } from "react"
import { hydrateRoot } from "react-dom/client"
import type { PageAddress } from "../../domain/navigation/PageAddress.ts"
import { createCartState } from "../runtime/CartState.ts"
import { onOtherTab, watchOtherTabs } from "../runtime/otherTabs.ts"
import { createWaitingState } from "../runtime/waitingState.ts"
import { App } from "./App.tsx"
import { browserDevice, rememberStore } from "./browserDevice.ts"
import { browserNavigator } from "./browserNavigator.ts"
import type { DeviceStorage } from "./deviceStorage.ts"
import { fetchCore } from "./fetchCore.ts"
import { hasPendingIn, keepCartCurrent } from "./keepCartCurrent.ts"
import { lazyCommands } from "./lazyCommands.ts"
import { PAGE_BLOCK_ID, readPageBlock } from "./PageBlock.ts"
import { nextTask } from "./nextTask.ts"
import { preparePage } from "./PageState.ts"

/**
 * After so long a page is one that stays open, which follows the store's sales; no store asks after them more often.
 */
const SALES_MILLIS = 10_000

/** Brings the document to life from the data in it. Ends when every handler is there. */
export async function bringToLife(storage: DeviceStorage): Promise<void> {
  const block = document.getElementById(PAGE_BLOCK_ID)?.textContent ?? ""
  const { page, facts, texts } = readPageBlock(block)
  const { frame, content } = page
  const first = await preparePage(page, texts)

  const waiting = createWaitingState(() => performance.now())
  const fetchPart = fetchCore(frame, { sessionHolder: facts.sessionHolder, waiting }, () =>
    navigator.bringPurchaseTexts(),
  )
  const commands = lazyCommands(fetchPart)
  const load = async (address: PageAddress, signal: AbortSignal) => {
    const loaded = await commands.loadPage(address, { signal })
    return loaded.ok ? loaded.value : undefined
  }
  const navigator = browserNavigator(
    first,
    async (screen) => {
      const [{ pageRouter }] = await Promise.all([import("./pageRouter.ts"), fetchPart("pages")])
      return pageRouter(screen, load, facts.origin, facts.prefix)
    },
    facts.prefix,
  )
  const cart = createCartState(
    content.content === "cart" || content.content === "checkout" ? content.cart : undefined,
    hasPendingIn(storage, frame?.store.id),
  )
  const device = browserDevice(storage, frame?.store.id)

  // The browser answers its first questions about what it keeps slowly: a press in between does not wait for the
  // drawing too.
  await nextTask()
  await new Promise<void>((alive) => {
    const app = (
      <App
        navigator={navigator}
        commands={commands}
        cart={cart}
        device={device}
        waiting={waiting}
        facts={facts}
        block={block}
        onAlive={alive}
      />
    )
    // What the server and the browser drew differ: a defect, told where tests and telemetry listen.
    // As a transition it is done in slices: a press in between does not wait for the whole page.
    startTransition(() => void hydrateRoot(document, app, { onRecoverableError: (error) => reportError(error) }))
  })
  document.documentElement.dataset["alive"] = ""
  if (facts.hasSecret)
    void import("./hideSecrets.ts").then(
      ({ hideSecrets }) => hideSecrets(page.address, navigator.addressOf),
      () => undefined /* the page says no-referrer all the same */,
    )
  if (/(^|; )itx-stage=true(;|$)/.test(document.cookie))
    void import("./showStageBanner.ts").then(
      ({ showStageBanner }) => showStageBanner(first.translate),
      () => undefined /* a tester loads the page again */,
    )
  if (frame === undefined) return
  const { id: storeId } = frame.store
  rememberStore(storeId, frame.language.id)
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
        void import("./followOtherTabs.ts").then(
          ({ followOtherTabs }) => followOtherTabs(change, following),
          () => undefined /* the next page is up to date */,
        ),
    )
  }
  watchOtherTabs(storeId)
  setTimeout(
    () =>
      void import("./followSales.ts").then(
        ({ followSales }) => followSales(frame, fetchPart, navigator),
        () => undefined /* the next page has the new menu */,
      ),
    SALES_MILLIS,
  )
  keepCartCurrent(storage, commands, cart, waiting, navigator.bringPurchaseTexts, storeId)
}
