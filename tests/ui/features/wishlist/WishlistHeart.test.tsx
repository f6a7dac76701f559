import { cleanup, screen } from "@testing-library/react"
import { afterEach, describe, expect, it, vi } from "vitest"
import { WishlistNameEmpty } from "../../../../domain/wishlist/WishlistChangeRefused.ts"
import { WishlistHeart } from "../../../../ui/features/wishlist/WishlistHeart.tsx"
import { wishlistCommandsFixture } from "../../../support/ui/wishlistCommandsFixture.ts"
import { press, renderInShop } from "../../../support/ui/shopAround.tsx"

afterEach(cleanup)

const aList = (name: string) => ({ name, items: [], kind: "private", hasOldPrice: false }) as const
const saved = {
  place: "device",
  wishlists: [aList("MyWishlist"), aList("Summer")],
  unsaved: [],
  hasUnreadable: false,
  name: "MyWishlist",
  entry: { catentryId: "10", productId: "10", quantity: 1 },
} as const

describe("the heart of a product", () => {
  it("saves it and names the list", async () => {
    const save = vi.fn(() => Promise.resolve({ ok: true, value: saved } as const))
    const commands = wishlistCommandsFixture({ save })
    renderInShop(<WishlistHeart wished={{ productId: "10", name: "Linen shirt" }} />, {
      wishlists: commands,
    })
    await press(screen.getByRole("button", { name: "Add Linen shirt to wishlist" }))
    expect(save).toHaveBeenCalledExactlyOnceWith({ productId: "10", name: "Linen shirt" })
    expect(await screen.findByText("Saved to ‘My list’")).toBeDefined()
  })

  it("moves it into another list, and shows why that list refuses it", async () => {
    const commands = wishlistCommandsFixture({
      save: () => Promise.resolve({ ok: true, value: saved }),
      add: () => Promise.resolve({ ok: false, error: new WishlistNameEmpty() }),
    })
    renderInShop(<WishlistHeart wished={{ productId: "10", name: "Linen shirt" }} />, {
      wishlists: commands,
    })
    await press(screen.getByRole("button", { name: "Add Linen shirt to wishlist" }))
    await press(await screen.findByRole("button", { name: "Summer" }))
    expect(screen.getByText("Saved to ‘My list’")).toBeDefined()
    expect(screen.getByText("Enter a name for the wishlist")).toBeDefined()
  })
})
