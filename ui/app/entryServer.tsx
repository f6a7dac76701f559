import { renderToReadableStream } from "react-dom/server.node"
import type { PageData } from "../../application/navigation/PageData.ts"
import { createCartState } from "../runtime/CartState.ts"
import type { ShopCommands } from "../runtime/ShopCommands.ts"
import { unknownDevice } from "../runtime/DeviceProvider.tsx"
import { addressesOf } from "./addressesOf.ts"
import { App } from "./App.tsx"
import { lazyCommands } from "./lazyCommands.ts"
import { stillNavigator } from "./Navigator.ts"
import type { PageAssets } from "./PageAssets.ts"
import type { DocumentFacts } from "./PageBlock.ts"
import { writePageBlock } from "./PageBlock.ts"
import { preparePage } from "./PageState.ts"

export interface RenderInput {
  readonly data: PageData
  /** The shopper's own choice, where the server knows it; otherwise the device decides. */
  readonly theme?: "light" | "dark"
  /** Permits the entry script in the answer's Content-Security-Policy. */
  readonly nonce: string
  readonly assets: PageAssets
  /** Scheme and host that shoppers see, without a slash at the end. */
  readonly origin: string
  readonly sessionHolder: "server" | "page"
}

/**
 * Renders a whole document as a stream. The same data gives the same bytes but for the nonce; nothing is remembered between
 * calls. Fails when a page throws while it is drawn.
 */
export async function renderPage({ data, theme, nonce, assets, origin, sessionHolder }: RenderInput): Promise<ReadableStream<Uint8Array>> {
  const facts: DocumentFacts = { assets, origin, sessionHolder, ...(theme === undefined ? {} : { theme }) }
  const { content } = data
  const state = await preparePage(data)
  const app = (
    <App
      navigator={stillNavigator(state, addressesOf(data))}
      commands={NO_COMMANDS}
      cart={createCartState(content.content === "cart" ? content.cart : undefined)}
      device={unknownDevice}
      facts={facts}
      block={writePageBlock({ page: data, facts, texts: state.texts })}
      nonce={nonce}
    />
  )
  return renderToReadableStream(app, { nonce })
}

/** Nothing is asked while a page is drawn. */
const NO_COMMANDS: ShopCommands = lazyCommands(() => Promise.reject<never>(new Error("Commands are for the browser")))

