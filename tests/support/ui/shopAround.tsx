import { act, render } from "@testing-library/react"
import type { ReactNode } from "react"
import { vi } from "vitest"
import type { PageAddress } from "../../../domain/navigation/PageAddress.ts"
import { buildPageAddress } from "../../../domain/navigation/buildPageAddress.ts"
import type { Cart } from "../../../domain/cart/Cart.ts"
import { storeDefaults } from "../../../domain/store/storeDefaults.ts"
import { afterPaint } from "../../../ui/runtime/afterPaint.ts"
import { CartProvider } from "../../../ui/runtime/CartProvider.tsx"
import type { CartState } from "../../../ui/runtime/CartState.ts"
import { createCartState } from "../../../ui/runtime/CartState.ts"
import { CommandsProvider } from "../../../ui/runtime/CommandsProvider.tsx"
import { NavigationProvider } from "../../../ui/runtime/NavigationProvider.tsx"
import type { CommandResult, ShopError } from "../../../ui/runtime/CommandResult.ts"
import type { ShopCommands } from "../../../ui/runtime/ShopCommands.ts"
import { ShopProvider } from "../../../ui/runtime/ShopProvider.tsx"
import { TextProvider } from "../../../ui/runtime/TextProvider.tsx"
import { createTranslate } from "../../../ui/text/createTranslate.ts"
import {
  accountTexts,
  browseTexts,
  cartOptionTexts,
  orderTexts,
  productTexts,
  purchaseTexts,
  serviceTexts,
  wishlistTexts,
} from "./englishTexts.ts"
import { aStore } from "../builders/aStore.ts"
import { aFrame } from "./somePages.ts"

/** Commands of which only the given ones may be called; any other ends the test. */
export function commandsFixture(overrides: Partial<ShopCommands>): ShopCommands {
  const refuse = (name: string) => () => {
    throw new Error(`${name} was not expected`)
  }
  return {
    loadPage: refuse("loadPage"),
    loadCart: refuse("loadCart"),
    addToCart: refuse("addToCart"),
    addBundle: refuse("addBundle"),
    changeQuantity: refuse("changeQuantity"),
    removeFromCart: refuse("removeFromCart"),
    changeSku: refuse("changeSku"),
    addPromoCode: refuse("addPromoCode"),
    deletePromoCode: refuse("deletePromoCode"),
    startCheckout: refuse("beginCheckout"),
    saveDeliveryAddress: refuse("saveDeliveryAddress"),
    chooseShipping: refuse("chooseShipping"),
    submitCheckout: refuse("submitCheckout"),
    resumePayment: refuse("resumePayment"),
    account: refuse("account"),
    cartUpdates: refuse("cartNews"),
    giftAndCoupon: refuse("giftAndCoupon"),
    browse: refuse("browse"),
    payments: refuse("payments"),
    customization: refuse("customization"),
    wishlists: refuse("wishlists"),
    productActions: refuse("productActions"),
    ...overrides,
  }
}

export function done<A>(value: A): Promise<CommandResult<A>> {
  return Promise.resolve({ ok: true, value })
}

export function refused(error: ShopError): Promise<CommandResult<never>> {
  return Promise.resolve({ ok: false, error })
}

/** A promise that the test resolves. */
export function answerLater<A>() {
  let give: (result: CommandResult<A>) => void = () => undefined
  const promise = new Promise<CommandResult<A>>((resolve) => {
    give = resolve
  })
  return { promise, give: (result: CommandResult<A>) => act(async () => give(result)) }
}

export interface ShopAround {
  readonly cart: CartState
  /** Navigations of the page. */
  readonly visits: readonly PageAddress[]
  /** Unmounts the view, as a reload does. */
  readonly unmount: () => void
}

/**
 * Declares in the document's head where cards are typed, as the server does: in the page, or in the frame of a vault at
 * this address.
 */
export function declareCardEntry(entryMode: string): void {
  const entryMeta =
    document.head.querySelector("meta[name=card-entry]") ?? document.head.appendChild(document.createElement("meta"))
  entryMeta.setAttribute("name", "card-entry")
  entryMeta.setAttribute("content", entryMode)
}

/** Renders a page inside the Spanish store, or that of another country, in English, with these commands. */
export function renderInShop(
  page: ReactNode,
  overrides: Partial<ShopCommands> = {},
  known?: Cart,
  configuration: Readonly<Record<string, string>> = {},
  countryCode = "ES",
): ShopAround {
  const store = aStore({ configuration, countryCode })
  const frame = aFrame({ store, language: { id: "-1", code: "en", name: "English", direction: "ltr" } })
  const cart = createCartState(known)
  const visits: PageAddress[] = []
  const addressOf = (to: PageAddress) => buildPageAddress(to, () => storeDefaults(store))
  const replaceAddress = (to: PageAddress) => {
    const built = addressOf(to)
    if (built.ok) window.history.replaceState(window.history.state, "", built.address)
  }
  const navigation = { addressOf, go: (to: PageAddress) => void visits.push(to), replaceAddress, prefetch: vi.fn() }
  const { unmount } = render(
    <TextProvider
      translate={createTranslate(
        "en",
        browseTexts,
        purchaseTexts,
        cartOptionTexts,
        orderTexts,
        accountTexts,
        wishlistTexts,
        serviceTexts,
        productTexts,
      )}
    >
      <ShopProvider frame={frame}>
        <NavigationProvider navigation={navigation}>
          <CommandsProvider commands={commandsFixture(overrides)}>
            <CartProvider state={cart}>{page}</CartProvider>
          </CommandsProvider>
        </NavigationProvider>
      </ShopProvider>
    </TextProvider>,
  )
  return { cart, visits, unmount }
}

/** Presses, and waits for immediate effects. */
export async function press(element: HTMLElement): Promise<void> {
  await act(async () => element.click())
}

/** Runs an action, and waits until the page has rendered its effects. */
export async function seen(change: () => void): Promise<void> {
  await act(async () => {
    change()
    await afterPaint()
  })
}
