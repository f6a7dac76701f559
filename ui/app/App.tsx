import type { ReactNode } from "react"
import { useEffect } from "react"
import type { ShopCommands } from "../commands/useCommands.tsx"
import { CommandsProvider } from "../commands/useCommands.tsx"
import { CartProvider } from "../runtime/CartProvider.tsx"
import type { CartState } from "../runtime/CartState.ts"
import type { Device } from "../runtime/DeviceProvider.tsx"
import { DeviceProvider } from "../runtime/DeviceProvider.tsx"
import { NavigationProvider } from "../runtime/NavigationProvider.tsx"
import { useObservable } from "../runtime/observable.ts"
import { PageProvider } from "../runtime/WholePage.tsx"
import type { WaitingState } from "../runtime/waitingState.ts"
import { Document } from "./Document.tsx"
import type { Navigator } from "./router/Navigator.ts"
import type { DocumentContext } from "./PageBlock.ts"
import { PageFrame } from "./PageFrame.tsx"

export interface AppProps {
  readonly navigator: Navigator
  readonly commands: ShopCommands
  readonly cart: CartState
  readonly device: Device
  /** The waiting room; absent on the server. */
  readonly waiting?: WaitingState
  readonly context: DocumentContext
  readonly block: string
  readonly nonce?: string
  /** Metadata for search engines and previews; only on the server. */
  readonly searchHead?: ReactNode
  /** The consent banner; only on the server. */
  readonly banner?: ReactNode
  /** Content of `noscript`; only on the server. */
  readonly withoutScripts?: ReactNode
  /** Called once, after hydration. */
  readonly onHydrated?: () => void
}

/** The whole application, identical on the server and in the browser; the differences are passed as properties. */
export function App({
  navigator,
  commands,
  cart,
  device,
  waiting,
  context,
  block,
  nonce,
  searchHead,
  banner,
  withoutScripts,
  onHydrated,
}: AppProps) {
  const shown = useObservable(navigator, (whole) => whole)
  useEffect(() => onHydrated?.(), [onHydrated])
  const { page, translate, deferred } = shown.state
  return (
    <DeviceProvider device={device}>
      <CommandsProvider commands={commands}>
        <NavigationProvider navigation={navigator}>
          <PageProvider page={page} translate={translate} deferred={deferred}>
            <CartProvider state={cart}>
              <Document page={page} context={context} block={block} nonce={nonce} searchHead={searchHead}>
                <PageFrame
                  state={shown.state}
                  pending={shown.pending}
                  preview={shown.preview}
                  announcement={shown.announcement}
                  waiting={waiting}
                  banner={banner}
                  withoutScripts={withoutScripts}
                  otherSite={context.otherSite}
                />
              </Document>
            </CartProvider>
          </PageProvider>
        </NavigationProvider>
      </CommandsProvider>
    </DeviceProvider>
  )
}
