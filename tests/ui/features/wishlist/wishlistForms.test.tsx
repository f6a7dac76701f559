import { act, cleanup, fireEvent, screen, within } from "@testing-library/react"
import { afterEach, describe, expect, it, vi } from "vitest"
import { AddressRefused } from "../../../../domain/address/AddressRefused.ts"
import type { Wishlist } from "../../../../domain/wishlist/Wishlist.ts"
import { BudgetForm } from "../../../../ui/features/wishlist/BudgetForm.tsx"
import { SponsoredLists } from "../../../../ui/features/wishlist/SponsoredLists.tsx"
import type { WishlistRequest } from "../../../../ui/features/wishlist/useWishlists.ts"
import { WishlistMailForm } from "../../../../ui/features/wishlist/WishlistMailForm.tsx"
import { WishlistNameForm } from "../../../../ui/features/wishlist/WishlistNameForm.tsx"
import { WishlistsView } from "../../../../ui/features/wishlist/WishlistsView.tsx"
import type { CommandResult } from "../../../../ui/runtime/CommandResult.ts"
import type { WishlistError } from "../../../../ui/commands/wishlists.ts"
import * as saving from "../../../../ui/runtime/browser/saveFile.ts"
import { aCart, aSku } from "../../../support/builders/aCart.ts"
import { wishlistCommandsFixture } from "../../../support/ui/wishlistCommandsFixture.ts"
import type { FakeFeature, FakeCommands } from "../../../support/ui/shopAround.tsx"
import { commandsFixture, press, renderInShop } from "../../../support/ui/shopAround.tsx"

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const shirt = {
  catentryId: "1",
  productId: "10",
  quantity: 1,
  sku: aSku("7001-S"),
  name: "Linen shirt",
  isBuyable: true,
}
const succeed = <A,>(value: A): Promise<CommandResult<A, WishlistError>> => Promise.resolve({ ok: true, value })
const failed = (error: WishlistError): Promise<CommandResult<never, WishlistError>> =>
  Promise.resolve({ ok: false, error })
const type = (label: string, value: string) => fireEvent.input(screen.getByLabelText(label), { target: { value } })
const typed = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value

/** Accepts the given calls only; a refusal returns nothing, as in the page. */
function asking(commands: NonNullable<FakeCommands["wishlists"]>): WishlistRequest {
  return async (question) => {
    const result = await question(commandsFixture({ wishlists: wishlistCommandsFixture(commands) }).wishlists)
    return result.ok ? { value: result.value } : undefined
  }
}

describe("a name for a list", () => {
  it.each([
    [true, ""],
    [false, "Summer"],
  ])("leaves its field when it was accepted, and stays in it otherwise: %s", async (done, left) => {
    const onName = vi.fn(() => Promise.resolve(done))
    renderInShop(<WishlistNameForm label="Name" action="Create" busy={false} onName={onName} />)
    type("Name", "Summer")
    await press(screen.getByRole("button", { name: "Create" }))
    expect([onName.mock.calls, typed("Name")]).toEqual([[["Summer"]], left])
  })
})

describe("a list that is sent by email", () => {
  const fill = () => {
    for (const [label, value] of [
      ["Recipient’s email", " luis@example.org "],
      ["Recipient’s name", "Luis"],
      ["Your email", "ana@example.org"],
      ["Your name", "Ana"],
      ["Message", "For you"],
    ] as const)
      type(label, value)
  }

  it("is sent with the input, and the form is empty again", async () => {
    const email = vi.fn(() => succeed(undefined))
    renderInShop(<WishlistMailForm listId="600" name="Summer" busy={false} ask={asking({ email })} />)
    fill()
    await press(screen.getByRole("button", { name: "Send", hidden: true }))
    expect(email).toHaveBeenCalledExactlyOnceWith("600", {
      mailRecipient: "luis@example.org",
      nameRecipient: "Luis",
      mailSender: "ana@example.org",
      nameSender: "Ana",
      subject: "Summer",
      message: "For you",
    })
    expect([screen.getByText("Email sent") !== null, typed("Recipient’s name")]).toEqual([true, ""])
  })

  it("shows errors at their fields before any call, and focuses the first", async () => {
    renderInShop(<WishlistMailForm listId="600" name="Summer" busy={false} ask={asking({})} />)
    fill()
    type("Your name", "www.example.org")
    await press(screen.getByRole("button", { name: "Send", hidden: true }))
    expect(screen.getByLabelText("Your name").getAttribute("aria-invalid")).toBe("true")
    expect(document.activeElement).toBe(screen.getByLabelText("Your name"))
  })

  it("keeps the input where the shop refuses", async () => {
    renderInShop(
      <WishlistMailForm
        listId="600"
        name="Summer"
        busy={false}
        ask={asking({ email: () => failed({ _tag: "CommandDefect", detail: "x" }) })}
      />,
    )
    fill()
    await press(screen.getByRole("button", { name: "Send", hidden: true }))
    expect([typed("Message"), screen.queryByText("Email sent")]).toEqual(["For you", null])
  })
})

describe("a quote of a list", () => {
  it.each([
    ["Document (PDF)", "PDF"],
    ["Spreadsheet (XLSX)", "XLSX"],
  ] as const)("is saved as a file: %s", async (button, format) => {
    const saved = vi.spyOn(saving, "saveFile").mockImplementation(() => undefined)
    const budget = vi.fn(() => succeed({ bytes: new Uint8Array([1]), mediaType: "application/pdf", name: "b.pdf" }))
    renderInShop(
      <BudgetForm
        items={[shirt]}
        wishlists={{
          lists: undefined,
          busy: false,
          error: undefined,
          ask: asking({ budget }),
          change: () => Promise.resolve(false),
        }}
      />,
    )
    type("First name", "Ana")
    await press(screen.getByRole("button", { name: button, hidden: true }))
    expect(budget).toHaveBeenCalledExactlyOnceWith(
      [shirt],
      expect.objectContaining({ firstName: "Ana", countryCode: "ES" }),
      format,
    )
    expect(saved).toHaveBeenCalledExactlyOnceWith("b.pdf", "application/pdf", new Uint8Array([1]))
    expect(screen.getByText("Quote downloaded")).toBeDefined()
  })

  it("shows errors of the address at their fields, and keeps the input", () => {
    const error = new AddressRefused({ reasons: [{ field: "city", rule: "required" }] })
    renderInShop(
      <BudgetForm
        items={[shirt]}
        wishlists={{ lists: undefined, busy: false, error, ask: asking({}), change: () => Promise.resolve(false) }}
      />,
    )
    expect(screen.getByLabelText("Town or city").getAttribute("aria-invalid")).toBe("true")
  })
})

describe("the lists of sponsored teens", () => {
  const list: Wishlist = { id: "9", name: "Beach", items: [shirt], kind: "public", hasOldPrice: false }
  const unfold = async (commands: NonNullable<FakeCommands["wishlists"]>) => {
    const shop = renderInShop(<SponsoredLists />, { wishlists: wishlistCommandsFixture(commands) })
    const details = document.querySelector("details")
    if (details === null) throw new Error("nothing to unfold")
    details.open = true
    fireEvent(details, new Event("toggle"))
    await act(async () => undefined)
    return shop
  }

  it("are fetched when they are expanded, and can be bought from", async () => {
    const moveToCart = vi.fn(() => succeed({ cart: aCart(), moved: 1, left: [] }))
    const sponsored = vi.fn(() => succeed([{ teenUserId: "5", firstName: "Mia", wishlists: [list] }]))
    const { cart } = await unfold({ sponsored, moveToCart })
    await press(
      within(screen.getByRole("region", { name: "Mia: Beach" })).getByRole("button", {
        name: "Add to bag: Linen shirt",
      }),
    )
    expect([sponsored.mock.calls.length, moveToCart.mock.calls, cart.current().isOpen]).toEqual([1, [[[shirt]]], true])
  })

  it("are reported as none", async () => {
    await unfold({ sponsored: () => succeed([]) })
    expect(screen.getByText("No shared wishlists right now")).toBeDefined()
  })

  it("can be fetched again after a failure", async () => {
    const sponsored = vi
      .fn<FakeFeature<"wishlists">["sponsored"]>()
      .mockImplementationOnce(() => failed({ _tag: "CommandDefect", detail: "x" }))
      .mockImplementation(() => succeed([]))
    await unfold({ sponsored })
    await press(screen.getByRole("button", { name: "Try again" }))
    expect(screen.getByText("No shared wishlists right now")).toBeDefined()
  })
})

describe("lists that the shop will never accept", () => {
  it("R8 are named, marked as set aside, and discarded on request", async () => {
    const discardQuarantined = vi.fn(() => succeed(undefined))
    const commands = wishlistCommandsFixture({
      list: () =>
        succeed({ place: "shop", wishlists: [], unsaved: [], hasUnreadable: false, refused: ["Summer", "Old"] }),
      discardQuarantined,
    })
    renderInShop(<WishlistsView wishlist={{}} />, { wishlists: commands })
    await act(async () => undefined)
    expect(
      screen.getByText("Not saved to your account: Summer, Old. Your other wishlists aren’t affected."),
    ).toBeDefined()
    await press(screen.getByRole("button", { name: "Delete" }))
    expect([
      discardQuarantined.mock.calls.length,
      screen.queryByText(/\. Your other wishlists aren’t affected\./),
    ]).toEqual([1, null])
  })
})
