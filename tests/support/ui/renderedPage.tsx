import { hydrateRoot } from "react-dom/client"
import { act } from "react"
import { vi } from "vitest"
import type { PageData } from "../../../application/navigation/PageData.ts"
import { addressesOf } from "../../../ui/app/router/addressesOf.ts"
import { App } from "../../../ui/app/App.tsx"
import { renderPage } from "../../../ui/app/entryServer.tsx"
import { lazyCommands } from "../../../ui/commands/useCommands.tsx"
import { staticNavigator } from "../../../ui/app/router/Navigator.ts"
import type { BuiltAssets } from "../../../ui/app/PageAssets.ts"
import { PAGE_BLOCK_ID, readPageBlock } from "../../../ui/app/PageBlock.ts"
import type { PageRemainder } from "../../../ui/app/PageOutline.ts"
import { joinPage } from "../../../ui/app/PageOutline.ts"
import { prepareOutline } from "../../../ui/app/PageState.ts"
import { preparePage } from "../../../ui/app/preparePage.ts"
import { createCartState } from "../../../ui/runtime/CartState.ts"
import { unknownDevice } from "../../../ui/runtime/DeviceProvider.tsx"

export const someAssets: BuiltAssets = {
  entry: "/assets/boot.js",
  css: ["/assets/style.css"],
  icon: "/icon.svg",
  fonts: ["/assets/face.woff2", "/assets/wordmark.woff2"],
  viewCss: {},
  scriptList: "/page-scripts/none.json",
  preloads: {},
  documentCss: {},
  wordmarkFonts: ["/assets/wordmark.woff2"],
}

/** The server-rendered document of a page; with the digest of its remainder, it contains the outline only. */
export async function renderedHtml(data: PageData, remainder?: string): Promise<string> {
  const stream = await renderPage({
    data,
    nonce: "n0nce",
    assets: someAssets,
    origin: "https://shop.example",
    sessionHolder: "server",
    remainder,
  })
  return new Response(stream).text()
}

/** Warning of this process, which has both the server's React and the browser's; no customer's browser has both. */
const TWO_RENDERERS = "Detected multiple renderers concurrently rendering"

/**
 * Hydrates the server's document in this DOM from the document alone, and from the remainder of an outline; returns all
 * of React's warnings.
 */
export async function hydrationWarnings(
  html: string,
  remainder?: Omit<PageRemainder, "digest">,
): Promise<readonly string[]> {
  const complaints: string[] = []
  const spy = vi
    .spyOn(console, "error")
    .mockImplementation((...words: readonly unknown[]) => void complaints.push(words.map(String).join(" ")))
  loadNoFiles()
  document.open()
  document.write(html)
  document.close()
  const block = document.getElementById(PAGE_BLOCK_ID)?.textContent ?? ""
  const { page, context, texts, outline } = readPageBlock(block)
  const { content } = page
  const whole = remainder === undefined ? undefined : await preparePage(joinPage(page, { digest: "", ...remainder }))
  const state =
    outline === undefined
      ? await preparePage(page, texts)
      : await prepareOutline(page, {
          language: texts.language,
          texts: outline.texts,
          deferred: { current: () => whole },
        })
  const cart = createCartState(content.content === "cart" ? content.cart : undefined)
  const commands = lazyCommands(() => Promise.reject<never>(new Error("no core in this test")))
  const app = (
    <App
      navigator={staticNavigator(state, addressesOf(page))}
      commands={commands}
      cart={cart}
      device={unknownDevice}
      context={context}
      block={block}
    />
  )
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true)
  const root = await act(async () =>
    hydrateRoot(document, app, { onRecoverableError: (error) => complaints.push(String(error)) }),
  )
  await act(async () => root.unmount())
  spy.mockRestore()
  return complaints.filter((complaint) => !complaint.startsWith(TWO_RENDERERS))
}

/** This DOM has no server to fetch the page's files from. */
function loadNoFiles(): void {
  const happyDOM: unknown = Reflect.get(window, "happyDOM")
  if (
    typeof happyDOM !== "object" ||
    happyDOM === null ||
    !("settings" in happyDOM) ||
    typeof happyDOM.settings !== "object" ||
    happyDOM.settings === null
  )
    return
  Object.assign(happyDOM.settings, {
    disableJavaScriptFileLoading: true,
    disableCSSFileLoading: true,
    handleDisabledFileLoadingAsSuccess: true,
  })
}
