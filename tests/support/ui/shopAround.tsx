import { act, render } from "@testing-library/react"
import type { ReactNode } from "react"
import { vi } from "vitest"
import type { PageAddress } from "../../../domain/navigation/PageAddress.ts"
import { buildPageAddress } from "../../../domain/navigation/buildPageAddress.ts"
import type { Cart } from "../../../domain/cart/Cart.ts"
import { storeDefaults } from "../../../domain/store/storeDefaults.ts"
import { afterPaint, nextTask } from "../../../ui/runtime/browser/scheduling.ts"
import { CartProvider } from "../../../ui/runtime/CartProvider.tsx"
import type { CartState } from "../../../ui/runtime/CartState.ts"
import { createCartState } from "../../../ui/runtime/CartState.ts"
import { CommandsProvider } from "../../../ui/commands/useCommands.tsx"
import { NavigationProvider } from "../../../ui/runtime/NavigationProvider.tsx"
import type { CommandError, CommandResult } from "../../../ui/runtime/CommandResult.ts"
import type { ShopCommands } from "../../../ui/commands/useCommands.tsx"
import { ShopProvider } from "../../../ui/runtime/ShopProvider.tsx"
import { TextProvider } from "../../../ui/runtime/TextProvider.tsx"
import { createTranslate } from "../../../ui/text/createTranslate.ts"
import {
  accountTexts,
  browseTexts,
  cartOptionTexts,
  chatTexts,
  customizationTexts,
  orderTexts,
  paymentTexts,
  productTexts,
  purchaseTexts,
  serviceTexts,
  wishlistTexts,
} from "./englishTexts.ts"
import { aStore } from "../builders/aStore.ts"
import { aFrame } from "./somePages.ts"

/** All errors of the commands. */
export type AnyError = {
  readonly [Feature in keyof ShopCommands]: CommandError<ShopCommands[Feature]>
}[keyof ShopCommands]

type Unchanged<A> = A extends readonly (infer Item)[] ? readonly Item[] : A

/** A command whose value may be readonly, and that may fail with any error. */
type Fake<Command> = Command extends (...input: infer Input) => Promise<CommandResult<infer A, unknown>>
  ? (
      ...input: Input
    ) => Promise<
      CommandResult<
        A extends readonly unknown[]
          ? Unchanged<A>
          : A extends object
            ? { readonly [K in keyof A]: Unchanged<A[K]> }
            : A,
        AnyError
      >
    >
  : never

type Fakes<Commands> = { readonly [Name in keyof Commands]: Fake<Commands[Name]> }

/** The commands of a feature, as fakes. */
export type FakeFeature<Feature extends keyof ShopCommands> = Fakes<ShopCommands[Feature]>

/** The commands of most pages by their own names. */
export type PageCommands = Fakes<
  ShopCommands["cart"] & ShopCommands["checkout"] & ShopCommands["pages"] & ShopCommands["purchase"]
>

/**
 * Commands that a test passes, by feature; those of the cart, the checkout, the purchase and pages also by
 * their own names.
 */
export type FakeCommands = Partial<PageCommands> & {
  readonly [Feature in keyof ShopCommands]?: Partial<Fakes<ShopCommands[Feature]>>
}

/** Commands of which only the given ones may be called; any other ends the test. */
export function commandsFixture(overrides: FakeCommands): ShopCommands
export function commandsFixture(overrides: FakeCommands): object {
  const flat = ["cart", "checkout", "pages", "purchase"]
  // Runs beside every checkout; its result belongs to the use-case.
  const screenForFraud = () => done(undefined)
  // Runs beside every list of physical stores.
  const noStoreChosen = () => done(undefined)
  return byName((feature) => {
    const passed: unknown = Reflect.get(overrides, feature)
    const own = typeof passed === "object" && passed !== null ? passed : {}
    return byName(
      (name) =>
        Reflect.get(own, name) ??
        (flat.includes(feature) ? Reflect.get(overrides, name) : undefined) ??
        (name === "screenForFraud" ? screenForFraud : undefined) ??
        (feature === "myStore" && name === "read" ? noStoreChosen : undefined) ??
        (() => {
          throw new Error(`${feature}.${name} was not expected`)
        }),
    )
  })
}

/** An object whose properties are created once, at their first access. */
function byName(create: (name: string) => unknown): object {
  const get = (created: object, name: string | symbol): unknown => {
    if (typeof name === "string" && !Reflect.has(created, name)) Reflect.set(created, name, create(name))
    return Reflect.get(created, name)
  }
  return new Proxy({}, { get })
}

export function done<A>(value: A): Promise<CommandResult<A, never>> {
  return Promise.resolve({ ok: true, value })
}

export function refused<const E>(error: E): Promise<CommandResult<never, E>> {
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
  overrides: FakeCommands = {},
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
        customizationTexts,
        orderTexts,
        accountTexts,
        paymentTexts,
        wishlistTexts,
        serviceTexts,
        productTexts,
        chatTexts,
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
    await nextTask()
  })
}
