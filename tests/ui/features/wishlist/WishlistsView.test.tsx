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
import type { WishlistCommands, WishlistError } from "../../../../ui/runtime/WishlistCommands.ts"
import { aCart, aCartItem, aSku } from "../../../support/builders/aCart.ts"
import { euros } from "../../../support/builders/euros.ts"
import { HOSTILE_TEXTS } from "../../../support/HOSTILE_TEXTS.ts"
import { onlyWishlists } from "../../../support/ui/onlyWishlists.ts"
import { press, showInShop } from "../../../support/ui/shopAround.tsx"

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
const given = <A,>(value: A): Promise<CommandResult<A, WishlistError>> => Promise.resolve({ ok: true, value })
const failed = (error: WishlistError): Promise<CommandResult<never, WishlistError>> =>
  Promise.resolve({ ok: false, error })

async function show(asked: Partial<WishlistCommands> = {}, wishlist = {}) {
  const commands = onlyWishlists({ list: () => given(lists()), ...asked })
  const shop = showInShop(<WishlistsView wishlist={wishlist} />, { wishlists: (ask) => ask(commands) })
  await act(async () => undefined)
  return shop
}

describe("the page of the lists", () => {
  it("shows a guest's lists from the device, under a name in the shopper's words, and where they are kept", async () => {
    await show()
    expect(screen.getByRole("button", { name: "My list 2 items" })).toBeDefined()
    expect(screen.getByText(/kept on this device only/)).toBeDefined()
    expect(screen.queryByRole("button", { name: "Delete" })).toBeNull()
    // As tall as what stands beside or below it.
    expect(screen.getByRole("link", { name: "Choose a size: Coat" }).classList).toContain("plain")
  })

  it("moves what has a size into the cart, and says what stays", async () => {
    const moveToCart = vi.fn(() => given({ cart: aCart([aCartItem("7001-S")]), moved: 1, left: [] }))
    const { cart } = await show({ moveToCart })
    await press(screen.getByRole("button", { name: "Move all to bag" }))
    expect(moveToCart).toHaveBeenCalledExactlyOnceWith([shirt], "MyWishlist")
    expect(cart.current().units).toBe(1)
    expect(screen.getByText("1 item moved to your bag")).toBeDefined()
  })

  it("takes an item out at once, offers it back, and shows it again where that was refused", async () => {
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

  it("F66 tells that a name is missing, with the specification's own text for support, and keeps what was typed", async () => {
    await show({ create: () => failed(new WishlistNameEmpty()) })
    fireEvent.input(screen.getAllByLabelText("Wishlist name")[0] ?? document.body, { target: { value: " " } })
    await press(screen.getByRole("button", { name: "Create" }))
    const alert = screen.getAllByRole("alert").find((each) => each.textContent !== "")
    expect(alert?.textContent).toContain("Enter a name for the wishlist")
    expect(alert?.textContent).toContain("wishlistName no tiene un valor válido")
  })

  it("F61 F67 says what of this device could not be read, and what the shop could not save yet", async () => {
    const discardSetAside = vi.fn(() => given(undefined))
    await show({
      list: () => given(lists({ place: "shop", unsaved: ["Summer"], hasUnreadable: true })),
      discardSetAside,
    })
    expect(screen.getByText(/could not save them yet: Summer/)).toBeDefined()
    await press(screen.getByRole("button", { name: "Delete" }))
    expect(discardSetAside).toHaveBeenCalledOnce()
  })

  it("counts presses on a quantity at once, tells them together, and goes back where the shop refuses", async () => {
    const answers: ((result: CommandResult<CustomerWishlists, WishlistError>) => void)[] = []
    const setQuantity = vi.fn<WishlistCommands["setQuantity"]>(() => new Promise((resolve) => answers.push(resolve)))
    const priced = { ...shirt, price: euros(1000) }
    const of = (quantity: number) => lists({ wishlists: [aList("MyWishlist", { ...priced, quantity }, coat)] })
    await show({ setQuantity, list: () => given(of(1)) })
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
    expect(screen.getByText(/4 pieces ·/).textContent).toContain("40")
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

  it("goes no lower than one piece; what was pressed before a refusal is not told after it, and is counted from the list again", async () => {
    const answers: ((result: CommandResult<CustomerWishlists, WishlistError>) => void)[] = []
    const setQuantity = vi.fn<WishlistCommands["setQuantity"]>(() => new Promise((resolve) => answers.push(resolve)))
    const of = (quantity: number) => lists({ wishlists: [aList("MyWishlist", { ...shirt, quantity })] })
    await show({ setQuantity, list: () => given(of(2)) })
    const stepper = within(screen.getByRole("group", { name: "Quantity of Linen shirt" }))
    const [more, fewer] = [
      stepper.getByRole("button", { name: "Increase quantity of Linen shirt" }),
      stepper.getByRole("button", { name: "Decrease quantity of Linen shirt" }),
    ]
    const told = () => setQuantity.mock.calls.map(([, , quantity]) => quantity)
    await press(fewer)
    await act(async () => answers.shift()?.({ ok: true, value: of(1) }))
    await press(fewer)
    expect([stepper.getByRole("status").textContent, told()]).toEqual(["1", [1]])
    for (let pressed = 0; pressed < 3; pressed += 1) await press(more)
    expect([stepper.getByRole("status").textContent, told()]).toEqual(["4", [1, 2]])
    await act(async () =>
      answers.shift()?.({ ok: false, error: new WishlistQuantityRefused({ quantity: 2, maximum: 1 }) }),
    )
    expect([stepper.getByRole("status").textContent, told()]).toEqual(["1", [1, 2]])
    await press(more)
    expect([stepper.getByRole("status").textContent, told()]).toEqual(["2", [1, 2, 2]])
  })

  it("goes no higher than 9,999 pieces, and waits while something else is asked about the lists", async () => {
    const setQuantity = vi.fn<WishlistCommands["setQuantity"]>(() => given(lists()))
    let answer: (result: CommandResult<CustomerWishlists, WishlistError>) => void = () => undefined
    const removeItems: WishlistCommands["removeItems"] = () =>
      new Promise((resolve) => {
        answer = resolve
      })
    const many = lists({ wishlists: [aList("MyWishlist", { ...shirt, quantity: 9_999 }, coat)] })
    await show({ setQuantity, removeItems, list: () => given(many) })
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

  it("moves the quantity that is wished for, and tells what the cart took", async () => {
    const moveToCart = vi.fn(() =>
      given({ cart: aCart([aCartItem("7001-S", 99)]), moved: 1, left: [{ ...shirt, quantity: 1 }] }),
    )
    await show({
      moveToCart,
      list: () => given(lists({ wishlists: [aList("MyWishlist", { ...shirt, quantity: 100 })] })),
    })
    await press(screen.getByRole("button", { name: "Move to cart: Linen shirt" }))
    expect(moveToCart).toHaveBeenCalledExactlyOnceWith([{ ...shirt, quantity: 100 }], "MyWishlist")
    expect([screen.getByText("1 item moved to your bag"), screen.getByText(/1 item stays in the list/)]).toHaveLength(2)
  })

  it("says at an item for which less than its lot is wished for, offers the lot, and moves only what makes one", async () => {
    const moveToCart = vi.fn(() =>
      given({ cart: aCart([aCartItem("7002-S", 2)]), moved: 1, left: [{ ...socks(1), name: "Wool socks" }] }),
    )
    const setQuantity = vi.fn<WishlistCommands["setQuantity"]>((_name, _catentry, quantity) =>
      given(lists({ wishlists: [aList("MyWishlist", socks(quantity))] })),
    )
    const tights = { ...shirt, catentryId: "3", sku: aSku("7002-S"), name: "Tights", quantity: 2, unitsLot: 2 }
    await show({
      moveToCart,
      setQuantity,
      list: () => given(lists({ wishlists: [aList("MyWishlist", socks(1), tights)] })),
    })
    expect([
      screen.getByText("Sold in packs of 3") !== null,
      screen.queryByRole("button", { name: "Move to cart: Linen socks" }),
      screen.queryByRole("button", { name: "Change quantity to 2: Tights" }),
    ]).toEqual([true, null, null])
    await press(screen.getByRole("button", { name: "Move all to bag" }))
    expect(moveToCart).toHaveBeenCalledExactlyOnceWith([tights], "MyWishlist")
    expect(screen.getByText(/Wool socks/).closest("li")?.textContent).toBe("Wool socks · Sold in lots of 3")
    await press(screen.getByRole("button", { name: "Change quantity to 3: Linen socks" }))
    expect(setQuantity).toHaveBeenCalledExactlyOnceWith("MyWishlist", "1", 3)
    expect(screen.getByRole("button", { name: "Move to cart: Linen socks" })).toBeDefined()
  })

  it("describes a list, shows it beside its name, and says at the field what is too long", async () => {
    const describeList = vi.fn<WishlistCommands["describe"]>((name, description) =>
      description.length > 1024
        ? failed(new WishlistDescriptionTooLong({ maximum: 1024 }))
        : given(lists({ wishlists: [{ ...aList(name, shirt), description }] })),
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
    const told = (field.getAttribute("aria-describedby") ?? "")
      .split(" ")
      .map((id) => document.getElementById(id)?.textContent)
    expect(told).toContain("Use 1,024 characters or fewer")
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

  it("moves an item into another list: first in, then out, and leaves it where it was when the other refuses", async () => {
    const both = lists({ wishlists: [aList("MyWishlist", shirt), aList("Summer")] })
    const done: string[] = []
    const put = vi.fn<WishlistCommands["put"]>(() => {
      done.push("in")
      return given(both)
    })
    const removeItems = vi.fn<WishlistCommands["removeItems"]>(() => {
      done.push("out")
      return given(both)
    })
    await show({ list: () => given(both), put, removeItems })
    const move = async () => {
      const place = screen.getByText("Move to another wishlist").closest("details")
      await press(within(place ?? document.body).getByText("Summer"))
    }
    await move()
    expect([done, put.mock.calls, removeItems.mock.calls]).toEqual([
      ["in", "out"],
      [["Summer", [shirt]]],
      [["MyWishlist", ["1"]]],
    ])
    put.mockReturnValue(failed(new WishlistNameEmpty()))
    await move()
    expect(removeItems).toHaveBeenCalledOnce()
    expect(
      screen.getAllByRole("alert").some(({ textContent }) => textContent.includes("Enter a name for the wishlist")),
    ).toBe(true)
  })

  it("says the day of an event in words, and takes none that is over", async () => {
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
    await show({ list: () => given(lists({ place: "shop" })), events: () => given([event]) })
    const details = screen.getByText("Gift lists").closest("details")
    if (details === null) throw new Error("no event lists")
    details.open = true
    fireEvent(details, new Event("toggle"))
    await act(async () => undefined)
    expect(within(details).getByText("June 20, 2027").getAttribute("datetime")).toBe("2027-06-20")
    expect(screen.getByLabelText("Event date").getAttribute("min")).toBe("2026-11-23")
  })

  it("says that the link of a list could not be copied", async () => {
    Object.defineProperty(navigator, "clipboard", {
      configurable: true,
      value: { writeText: () => Promise.reject(new Error("denied")) },
    })
    await show({
      list: () => given(lists({ place: "shop", wishlists: [{ ...aList("Summer", shirt), kind: "public" }] })),
      sharingSecrets: () => given({ token: "t" }),
    })
    await press(screen.getByRole("button", { name: "Copy link" }))
    expect(screen.getByText("We couldn’t copy the link. Select it and copy it.")).toBeDefined()
    Reflect.deleteProperty(navigator, "clipboard")
  })

  it("F76 shows hostile names as they are", async () => {
    const name = HOSTILE_TEXTS.find((text) => text.includes("<")) ?? "<b>"
    await show({ list: () => given(lists({ wishlists: [aList(name, { ...shirt, name })] })) })
    expect(screen.getAllByText(name, { exact: true, normalizer: (text) => text }).length).toBeGreaterThan(0)
    expect(document.querySelector("main script, li img[src=x], b")).toBeNull()
  })

  it("shows somebody's list where a link opened it, to buy from and not to change", async () => {
    const moveToCart = vi.fn(() => given({ cart: aCart([aCartItem("7001-S")]), moved: 1, left: [] }))
    const { cart } = await show({ moveToCart }, { shared: aList("Ana", shirt) })
    expect(screen.getByRole("heading", { name: "Ana" })).toBeDefined()
    expect(screen.queryByRole("button", { name: /Remove/ })).toBeNull()
    await press(screen.getByRole("button", { name: "Add to cart: Linen shirt" }))
    expect(moveToCart).toHaveBeenCalledExactlyOnceWith([{ ...shirt }])
    expect(cart.current().isOpen).toBe(true)
  })

  it("takes as many from somebody's list as are chosen, and of an event's no more than are still wished for", async () => {
    const moveToCart = vi.fn(() => given({ cart: aCart([aCartItem("7001-S", 2)]), moved: 1, left: [] }))
    await show({ moveToCart }, { shared: aList("Ana", shirt) })
    await press(screen.getByRole("button", { name: /One more/ }))
    await press(screen.getByRole("button", { name: "Add to cart: Linen shirt" }))
    expect(moveToCart).toHaveBeenCalledExactlyOnceWith([{ ...shirt, quantity: 2 }])
    cleanup()
    const addEventItemsToCart = vi.fn(() => failed({ _tag: "CommandDefect", detail: "stop" }))
    await show({
      find: () => given([{ ...aList("Boda", { ...shirt, quantity: 3, unitsBought: 1 }), id: "600", type: "EVENT" }]),
      addEventItemsToCart,
    })
    const section = within(screen.getByRole("region", { name: "Find a wishlist" }))
    fireEvent.input(section.getByLabelText("Name of wishlist or event"), { target: { value: "Boda" } })
    fireEvent.input(section.getByLabelText("PIN or access code"), { target: { value: "ABCDEF23" } })
    await press(section.getByRole("button", { name: "Find" }))
    for (let presses = 0; presses < 4; presses += 1) await press(section.getByRole("button", { name: /One more/ }))
    await press(section.getByRole("button", { name: "Add to cart: Linen shirt" }))
    expect(addEventItemsToCart).toHaveBeenCalledExactlyOnceWith("600", "ABCDEF23", [
      { partNumber: "7001-S", quantity: 2 },
    ])
  })

  it("takes a lot from somebody's list where it is sold in lots, and says so", async () => {
    const moveToCart = vi.fn(() => given({ cart: aCart([aCartItem("7001-S", 3)]), moved: 1, left: [] }))
    await show({ moveToCart }, { shared: aList("Ana", socks(1)) })
    expect(screen.getByText("Sold in packs of 3")).toBeDefined()
    await press(screen.getByRole("button", { name: "Add to cart: Linen socks" }))
    expect(moveToCart).toHaveBeenCalledExactlyOnceWith([socks(3)])
  })

  it("finds a list by its name and pin, and takes from an event's as much as is still wished for", async () => {
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
    const find = vi.fn(() => given([event]))
    const addEventItemsToCart = vi.fn(() => failed({ _tag: "CommandDefect", detail: "stop" }))
    await show({ find, addEventItemsToCart })
    const section = within(screen.getByRole("region", { name: "Find a wishlist" }))
    fireEvent.input(section.getByLabelText("Name of wishlist or event"), { target: { value: "Boda" } })
    fireEvent.input(section.getByLabelText("PIN or access code"), { target: { value: "ABCDEF23" } })
    await press(section.getByRole("button", { name: "Find" }))
    expect(find).toHaveBeenCalledExactlyOnceWith("Boda", "ABCDEF23")
    expect(section.getByText(/2 of 9 bought/)).toBeDefined()
    expect(section.getByText("June 20, 2027")).toBeDefined()
    expect(section.getByText("All bought")).toBeDefined()
    await press(section.getByRole("button", { name: "Add to cart: Linen shirt" }))
    expect(addEventItemsToCart).toHaveBeenCalledExactlyOnceWith("600", "ABCDEF23", [
      { partNumber: "7001-S", quantity: 1 },
    ])
    await press(section.getByRole("button", { name: "Add to cart: Linen socks" }))
    expect(addEventItemsToCart).toHaveBeenLastCalledWith("600", "ABCDEF23", [{ partNumber: "7003-M", quantity: 3 }])
  })
})
