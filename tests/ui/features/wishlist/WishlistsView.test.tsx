import { act, cleanup, fireEvent, screen, within } from "@testing-library/react"
import { afterEach, describe, expect, it, vi } from "vitest"
import type { CustomerWishlists } from "../../../../application/wishlist/CustomerWishlists.ts"
import type { Wishlist } from "../../../../domain/wishlist/Wishlist.ts"
import {
  WishlistDescriptionTooLong,
  WishlistNameEmpty,
  WishlistQuantityRefused,
} from "../../../../domain/wishlist/WishlistChangeRefused.ts"
import { WishlistsView } from "../../../../ui/features/wishlist/WishlistsView.tsx"
import type { CommandResult } from "../../../../ui/runtime/CommandResult.ts"
import type { WishlistError } from "../../../../ui/commands/wishlists.ts"
import { aCart, aCartItem, aSku } from "../../../support/builders/aCart.ts"
import { euros } from "../../../support/builders/euros.ts"
import { HOSTILE_TEXTS } from "../../../support/HOSTILE_TEXTS.ts"
import { wishlistCommandsFixture } from "../../../support/ui/wishlistCommandsFixture.ts"
import type { FakeFeature, FakeCommands } from "../../../support/ui/shopAround.tsx"
import { press, renderInShop } from "../../../support/ui/shopAround.tsx"

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
  size: "S",
  isBuyable: true,
  mfname: "7001",
  productUrl: "linen-shirt",
}
const socks = (quantity: number) => ({ ...shirt, name: "Linen socks", quantity, unitsLot: 3 })
const coat = {
  catentryId: "2",
  productId: "2",
  quantity: 1,
  name: "Coat",
  isBuyable: false,
  mfname: "7002",
  productUrl: "coat",
}
const aList = (name: string, ...items: readonly Wishlist["items"][number][]): Wishlist => ({
  name,
  items,
  kind: "private",
  hasOldPrice: false,
})
const lists = (changes: Partial<CustomerWishlists> = {}): CustomerWishlists => ({
  place: "device",
  wishlists: [aList("MyWishlist", shirt, coat)],
  unsaved: [],
  hasUnreadable: false,
  ...changes,
})
const succeed = <A,>(value: A): Promise<CommandResult<A, WishlistError>> => Promise.resolve({ ok: true, value })
const failed = (error: WishlistError): Promise<CommandResult<never, WishlistError>> =>
  Promise.resolve({ ok: false, error })

async function show(asked: NonNullable<FakeCommands["wishlists"]> = {}, wishlist = {}) {
  const commands = wishlistCommandsFixture({ list: () => succeed(lists()), ...asked })
  const shop = renderInShop(<WishlistsView wishlist={wishlist} />, { wishlists: commands })
  await act(async () => undefined)
  return shop
}

describe("the wishlists page", () => {
  it("shows a guest's lists from the device, with their names, and where they are stored", async () => {
    await show()
    expect(screen.getByRole("button", { name: "My list 2 items" })).toBeDefined()
    expect(screen.getByText(/Saved on this device only\. Sign in to see/)).toBeDefined()
    // As tall as its neighbour beside or below it.
    expect(screen.getByRole("link", { name: "Select a size: Coat" }).classList).toContain("plain")
  })

  it("moves items with a size into the cart, and shows the others", async () => {
    const moveToCart = vi.fn(() => succeed({ cart: aCart([aCartItem("7001-S")]), moved: 1, left: [] }))
    const { cart } = await show({ moveToCart })
    await press(screen.getByRole("button", { name: "Move all to bag" }))
    expect(moveToCart).toHaveBeenCalledExactlyOnceWith([shirt], "MyWishlist")
    expect(cart.current().units).toBe(1)
    expect(screen.getByText("1 item moved to your bag")).toBeDefined()
  })

  it("removes an item at once, offers an undo, and restores it after a refusal", async () => {
    let answer: (result: CommandResult<CustomerWishlists, WishlistError>) => void = () => undefined
    await show({
      removeItems: () =>
        new Promise((resolve) => {
          answer = resolve
        }),
    })
    await press(screen.getByRole("button", { name: "Remove: Coat" }))
    expect(screen.queryByRole("link", { name: "Coat" })).toBeNull()
    expect(screen.getByRole("button", { name: "Undo" })).toBeDefined()
    await act(async () => answer({ ok: false, error: { _tag: "CommandDefect", detail: "x" } }))
    expect(screen.getByRole("link", { name: "Coat" })).toBeDefined()
  })

  it("F66 reports a missing name, with the required text for support, and keeps the input", async () => {
    await show({ create: () => failed(new WishlistNameEmpty()) })
    fireEvent.input(screen.getAllByLabelText("Wishlist name")[0] ?? document.body, { target: { value: " " } })
    await press(screen.getByRole("button", { name: "Create" }))
    const alert = screen.getAllByRole("alert").find((each) => each.textContent !== "")
    expect(alert?.textContent).toContain("Enter a name for the wishlist")
    expect(alert?.textContent).toContain("wishlistName no tiene un valor válido")
  })

  it("F61 F67 reports unreadable data of this device, and items that the shop could not save yet", async () => {
    const discardQuarantined = vi.fn(() => succeed(undefined))
    await show({
      list: () => succeed(lists({ place: "shop", unsaved: ["Summer"], hasUnreadable: true })),
      discardQuarantined,
    })
    expect(screen.getByText(/Summer/)).toBeDefined()
    await press(screen.getByRole("button", { name: "Delete" }))
    expect(discardQuarantined).toHaveBeenCalledOnce()
  })

  it("counts presses on a quantity at once, sends them together, and rolls back where the shop refuses", async () => {
    const answers: ((result: CommandResult<CustomerWishlists, WishlistError>) => void)[] = []
    const setQuantity = vi.fn<FakeFeature<"wishlists">["setQuantity"]>(
      () => new Promise((resolve) => answers.push(resolve)),
    )
    const priced = { ...shirt, price: euros(1000) }
    const of = (quantity: number) => lists({ wishlists: [aList("MyWishlist", { ...priced, quantity }, coat)] })
    await show({ setQuantity, list: () => succeed(of(1)) })
    const stepper = within(screen.getByRole("group", { name: "Quantity of Linen shirt" }))
    const [more, fewer] = [
      stepper.getByRole("button", { name: "Increase quantity of Linen shirt" }),
      stepper.getByRole("button", { name: "Decrease quantity of Linen shirt" }),
    ]
    expect(fewer.getAttribute("aria-disabled")).toBe("true")
    await press(fewer)
    for (let pressed = 0; pressed < 3; pressed += 1) await press(more)
    expect([stepper.getByRole("status").textContent, setQuantity.mock.calls]).toEqual(["4", [["MyWishlist", "1", 2]]])
    await act(async () => answers.shift()?.({ ok: true, value: of(2) }))
    expect(setQuantity.mock.calls[1]).toEqual(["MyWishlist", "1", 4])
    await act(async () => answers.shift()?.({ ok: true, value: of(4) }))
    expect(screen.getByText(/4 items ·/).textContent).toContain("40")
    await press(more)
    expect(stepper.getByRole("status").textContent).toBe("5")
    await act(async () =>
      answers.shift()?.({ ok: false, error: new WishlistQuantityRefused({ quantity: 5, maximum: 4 }) }),
    )
    expect([
      stepper.getByRole("status").textContent,
      screen.getByText("Choose a quantity from 1 to 4.") !== null,
    ]).toEqual(["4", true])
  })

  it("stops at one item, sends no earlier presses after a refusal, and counts from the list", async () => {
    const answers: ((result: CommandResult<CustomerWishlists, WishlistError>) => void)[] = []
    const setQuantity = vi.fn<FakeFeature<"wishlists">["setQuantity"]>(
      () => new Promise((resolve) => answers.push(resolve)),
    )
    const of = (quantity: number) => lists({ wishlists: [aList("MyWishlist", { ...shirt, quantity })] })
    await show({ setQuantity, list: () => succeed(of(2)) })
    const stepper = within(screen.getByRole("group", { name: "Quantity of Linen shirt" }))
    const [more, fewer] = [
      stepper.getByRole("button", { name: "Increase quantity of Linen shirt" }),
      stepper.getByRole("button", { name: "Decrease quantity of Linen shirt" }),
    ]
    const reported = () => setQuantity.mock.calls.map(([, , quantity]) => quantity)
    await press(fewer)
    await act(async () => answers.shift()?.({ ok: true, value: of(1) }))
    await press(fewer)
    expect([stepper.getByRole("status").textContent, reported()]).toEqual(["1", [1]])
    for (let pressed = 0; pressed < 3; pressed += 1) await press(more)
    expect([stepper.getByRole("status").textContent, reported()]).toEqual(["4", [1, 2]])
    await act(async () =>
      answers.shift()?.({ ok: false, error: new WishlistQuantityRefused({ quantity: 2, maximum: 1 }) }),
    )
    expect([stepper.getByRole("status").textContent, reported()]).toEqual(["1", [1, 2]])
    await press(more)
    expect([stepper.getByRole("status").textContent, reported()]).toEqual(["2", [1, 2, 2]])
  })

  it("stops at 9,999 items, and waits for other calls about the lists", async () => {
    const setQuantity = vi.fn<FakeFeature<"wishlists">["setQuantity"]>(() => succeed(lists()))
    let answer: (result: CommandResult<CustomerWishlists, WishlistError>) => void = () => undefined
    const removeItems: FakeFeature<"wishlists">["removeItems"] = () =>
      new Promise((resolve) => {
        answer = resolve
      })
    const many = lists({ wishlists: [aList("MyWishlist", { ...shirt, quantity: 9_999 }, coat)] })
    await show({ setQuantity, removeItems, list: () => succeed(many) })
    const button = (name: string) => screen.getByRole("button", { name })
    expect(button("Increase quantity of Linen shirt").getAttribute("aria-disabled")).toBe("true")
    await press(button("Increase quantity of Linen shirt"))
    await press(button("Remove: Coat"))
    expect(button("Decrease quantity of Linen shirt").getAttribute("aria-disabled")).toBe("true")
    await press(button("Decrease quantity of Linen shirt"))
    expect(setQuantity).not.toHaveBeenCalled()
    await act(async () => answer({ ok: true, value: many }))
    await press(button("Decrease quantity of Linen shirt"))
    expect(setQuantity).toHaveBeenCalledExactlyOnceWith("MyWishlist", "1", 9_998)
  })

  it("moves the desired quantity, and shows the added quantity", async () => {
    const moveToCart = vi.fn(() =>
      succeed({ cart: aCart([aCartItem("7001-S", 99)]), moved: 1, left: [{ ...shirt, quantity: 1 }] }),
    )
    await show({
      moveToCart,
      list: () => succeed(lists({ wishlists: [aList("MyWishlist", { ...shirt, quantity: 100 })] })),
    })
    await press(screen.getByRole("button", { name: "Move to bag: Linen shirt" }))
    expect(moveToCart).toHaveBeenCalledExactlyOnceWith([{ ...shirt, quantity: 100 }], "MyWishlist")
    expect([screen.getByText("1 item moved to your bag"), screen.getByText(/1 item not moved/)]).toHaveLength(2)
  })

  it("marks an item below its lot size, offers the lot, and moves only whole lots", async () => {
    const moveToCart = vi.fn(() =>
      succeed({ cart: aCart([aCartItem("7002-S", 2)]), moved: 1, left: [{ ...socks(1), name: "Wool socks" }] }),
    )
    const setQuantity = vi.fn<FakeFeature<"wishlists">["setQuantity"]>((_name, _catentry, quantity) =>
      succeed(lists({ wishlists: [aList("MyWishlist", socks(quantity))] })),
    )
    const tights = { ...shirt, catentryId: "3", sku: aSku("7002-S"), name: "Tights", quantity: 2, unitsLot: 2 }
    await show({
      moveToCart,
      setQuantity,
      list: () => succeed(lists({ wishlists: [aList("MyWishlist", socks(1), tights)] })),
    })
    expect([
      screen.getByText("Sold in packs of 3") !== null,
      screen.queryByRole("button", { name: "Move to bag: Linen socks" }),
      screen.queryByRole("button", { name: "Change quantity to 2: Tights" }),
    ]).toEqual([true, null, null])
    await press(screen.getByRole("button", { name: "Move all to bag" }))
    expect(moveToCart).toHaveBeenCalledExactlyOnceWith([tights], "MyWishlist")
    expect(screen.getByText(/Wool socks/).closest("li")?.textContent).toBe("Wool socks · Sold in packs of 3")
    await press(screen.getByRole("button", { name: "Change quantity to 3: Linen socks" }))
    expect(setQuantity).toHaveBeenCalledExactlyOnceWith("MyWishlist", "1", 3)
    expect(screen.getByRole("button", { name: "Move to bag: Linen socks" })).toBeDefined()
  })

  it("saves a list's description, shows it beside its name, and reports an excessive length at the field", async () => {
    const describeList = vi.fn<FakeFeature<"wishlists">["describe"]>((name, description) =>
      description.length > 1024
        ? failed(new WishlistDescriptionTooLong({ maximum: 1024 }))
        : succeed(lists({ wishlists: [{ ...aList(name, shirt), description }] })),
    )
    await show({ describe: describeList })
    const field = screen.getByLabelText<HTMLTextAreaElement>("Description")
    const save = screen.getByRole("button", { name: "Save", hidden: true })
    fireEvent.input(field, { target: { value: "a".repeat(1025) } })
    await press(save)
    expect([field.getAttribute("aria-invalid"), field.value.length, document.activeElement]).toEqual([
      "true",
      1025,
      field,
    ])
    const reported = (field.getAttribute("aria-describedby") ?? "")
      .split(" ")
      .map((id) => document.getElementById(id)?.textContent)
    expect(reported).toContain("Use 1,024 characters or fewer")
    const hostile = "<img src=x onerror=alert(1)>\nSelect two"
    fireEvent.input(field, { target: { value: hostile } })
    await press(save)
    expect(describeList).toHaveBeenLastCalledWith("MyWishlist", hostile)
    expect([
      field.getAttribute("aria-invalid"),
      screen.getByText("Description saved") !== null,
      document.querySelector("main img[src=x], p img[src=x]"),
    ]).toEqual([null, true, null])
    expect(screen.getByRole("region", { name: "My list" }).querySelector("p bdi")?.textContent).toBe(hostile)
  })

  it("moves an item into another list: added first, then removed, and unchanged when the other refuses", async () => {
    const both = lists({ wishlists: [aList("MyWishlist", shirt), aList("Summer")] })
    const done: string[] = []
    const add = vi.fn<FakeFeature<"wishlists">["add"]>(() => {
      done.push("in")
      return succeed(both)
    })
    const removeItems = vi.fn<FakeFeature<"wishlists">["removeItems"]>(() => {
      done.push("out")
      return succeed(both)
    })
    await show({ list: () => succeed(both), add, removeItems })
    const move = async () => {
      const place = screen.getByText("Move to another wishlist").closest("details")
      await press(within(place ?? document.body).getByText("Summer"))
    }
    await move()
    expect([done, add.mock.calls, removeItems.mock.calls]).toEqual([
      ["in", "out"],
      [["Summer", [shirt]]],
      [["MyWishlist", ["1"]]],
    ])
    add.mockReturnValue(failed(new WishlistNameEmpty()))
    await move()
    expect(removeItems).toHaveBeenCalledOnce()
    expect(
      screen.getAllByRole("alert").some(({ textContent }) => textContent.includes("Enter a name for the wishlist")),
    ).toBe(true)
  })

  it("shows the day of an event in words, and accepts no past one", async () => {
    vi.spyOn(performance, "now").mockReturnValue(Date.UTC(2026, 10, 24, 10) - performance.timeOrigin)
    const event = {
      id: "600",
      name: "Boda",
      date: "2027-06-20",
      units: 2,
      unitsBought: 1,
      amount: euros(2995),
      items: [],
    }
    await show({ list: () => succeed(lists({ place: "shop" })), events: () => succeed([event]) })
    const details = screen.getByText("Gift lists").closest("details")
    if (details === null) throw new Error("no event lists")
    details.open = true
    fireEvent(details, new Event("toggle"))
    await act(async () => undefined)
    expect(within(details).getByText("20 June 2027").getAttribute("datetime")).toBe("2027-06-20")
    expect(screen.getByLabelText("Event date").getAttribute("min")).toBe("2026-11-23")
  })

  it("reports that the link of a list could not be copied", async () => {
    Object.defineProperty(navigator, "clipboard", {
      configurable: true,
      value: { writeText: () => Promise.reject(new Error("denied")) },
    })
    await show({
      list: () => succeed(lists({ place: "shop", wishlists: [{ ...aList("Summer", shirt), kind: "public" }] })),
      sharingSecrets: () => succeed({ token: "t" }),
    })
    await press(screen.getByRole("button", { name: "Copy link" }))
    expect(screen.getByText("We couldn’t copy the link. Select it and copy it.")).toBeDefined()
    Reflect.deleteProperty(navigator, "clipboard")
  })

  it("F76 shows hostile names as they are", async () => {
    const name = HOSTILE_TEXTS.find((text) => text.includes("<")) ?? "<b>"
    await show({ list: () => succeed(lists({ wishlists: [aList(name, { ...shirt, name })] })) })
    expect(screen.getAllByText(name, { exact: true, normalizer: (text) => text }).length).toBeGreaterThan(0)
    expect(document.querySelector("main script, li img[src=x], b")).toBeNull()
  })

  it("shows a shared list from its link, for buying and not for editing", async () => {
    const moveToCart = vi.fn(() => succeed({ cart: aCart([aCartItem("7001-S")]), moved: 1, left: [] }))
    const { cart } = await show({ moveToCart }, { shared: aList("Ana", shirt) })
    expect(screen.getByRole("heading", { name: "Ana" })).toBeDefined()
    expect(screen.queryByRole("button", { name: /Remove/ })).toBeNull()
    await press(screen.getByRole("button", { name: "Add to bag: Linen shirt" }))
    expect(moveToCart).toHaveBeenCalledExactlyOnceWith([{ ...shirt }])
    expect(cart.current().isOpen).toBe(true)
  })

  it("adds the chosen quantity from a shared list, and of an event's list no more than is still needed", async () => {
    const moveToCart = vi.fn(() => succeed({ cart: aCart([aCartItem("7001-S", 2)]), moved: 1, left: [] }))
    await show({ moveToCart }, { shared: aList("Ana", shirt) })
    await press(screen.getByRole("button", { name: /Increase quantity/ }))
    await press(screen.getByRole("button", { name: "Add to bag: Linen shirt" }))
    expect(moveToCart).toHaveBeenCalledExactlyOnceWith([{ ...shirt, quantity: 2 }])
    cleanup()
    const addEventItemsToCart = vi.fn(() => failed({ _tag: "CommandDefect", detail: "stop" }))
    await show({
      find: () => succeed([{ ...aList("Boda", { ...shirt, quantity: 3, unitsBought: 1 }), id: "600", type: "EVENT" }]),
      addEventItemsToCart,
    })
    const section = within(screen.getByRole("region", { name: "Find a wishlist" }))
    fireEvent.input(section.getByLabelText("Name of wishlist or event"), { target: { value: "Boda" } })
    fireEvent.input(section.getByLabelText("PIN or access code"), { target: { value: "ABCDEF23" } })
    await press(section.getByRole("button", { name: "Find" }))
    for (let presses = 0; presses < 4; presses += 1)
      await press(section.getByRole("button", { name: /Increase quantity/ }))
    await press(section.getByRole("button", { name: "Add to bag: Linen shirt" }))
    expect(addEventItemsToCart).toHaveBeenCalledExactlyOnceWith("600", "ABCDEF23", [
      { partNumber: "7001-S", quantity: 2 },
    ])
  })

  it("adds a lot from a shared list where it is sold in lots, and shows that", async () => {
    const moveToCart = vi.fn(() => succeed({ cart: aCart([aCartItem("7001-S", 3)]), moved: 1, left: [] }))
    await show({ moveToCart }, { shared: aList("Ana", socks(1)) })
    expect(screen.getByText("Sold in packs of 3")).toBeDefined()
    await press(screen.getByRole("button", { name: "Add to bag: Linen socks" }))
    expect(moveToCart).toHaveBeenCalledExactlyOnceWith([socks(3)])
  })

  it("finds a list by its name and pin, and adds from an event's list as much as is still needed", async () => {
    const event = {
      ...aList(
        "Boda",
        { ...shirt, quantity: 2, unitsBought: 1 },
        { ...coat, quantity: 1, unitsBought: 1, sku: aSku("7002-M"), isBuyable: true },
        { ...socks(6), catentryId: "3", sku: aSku("7003-M") },
      ),
      id: "600",
      type: "EVENT",
      eventDate: "2027-06-20",
    }
    const find = vi.fn(() => succeed([event]))
    const addEventItemsToCart = vi.fn(() => failed({ _tag: "CommandDefect", detail: "stop" }))
    await show({ find, addEventItemsToCart })
    const section = within(screen.getByRole("region", { name: "Find a wishlist" }))
    fireEvent.input(section.getByLabelText("Name of wishlist or event"), { target: { value: "Boda" } })
    fireEvent.input(section.getByLabelText("PIN or access code"), { target: { value: "ABCDEF23" } })
    await press(section.getByRole("button", { name: "Find" }))
    expect(find).toHaveBeenCalledExactlyOnceWith("Boda", "ABCDEF23")
    expect(section.getByText(/2 of 9 bought/)).toBeDefined()
    expect(section.getByText("20 June 2027")).toBeDefined()
    expect(section.getByText("All bought")).toBeDefined()
    await press(section.getByRole("button", { name: "Add to bag: Linen shirt" }))
    expect(addEventItemsToCart).toHaveBeenCalledExactlyOnceWith("600", "ABCDEF23", [
      { partNumber: "7001-S", quantity: 1 },
    ])
    await press(section.getByRole("button", { name: "Add to bag: Linen socks" }))
    expect(addEventItemsToCart).toHaveBeenLastCalledWith("600", "ABCDEF23", [{ partNumber: "7003-M", quantity: 3 }])
  })
})
