import { cleanup, screen } from "@testing-library/react"
import { afterEach, describe, expect, it, vi } from "vitest"
import { SizeChoice } from "../../../../ui/features/cart/lines/SizeChoice.tsx"
import { aCartItem } from "../../../support/builders/aCart.ts"
import { aColor, aSize } from "../../../support/builders/aColor.ts"
import { press, renderInShop } from "../../../support/ui/shopAround.tsx"

afterEach(cleanup)

const [small, large, indigo] = [aSize("S"), aSize("L"), aSize("I")]
const colors = [
  aColor([large, small]),
  aColor([indigo], { id: "400", name: "Indigo" }),
  aColor([aSize("X", { isBuyable: false, visibility: "sold_out" })], { id: "500", name: "Black" }),
]
const item = { ...aCartItem(small.sku), name: "Linen shirt" }

describe("the alternatives of a line", () => {
  it("are other sizes of its colour, or one of another colour, and no sold-out colour", async () => {
    const onChoose = vi.fn()
    renderInShop(<SizeChoice item={item} colors={colors} onChoose={onChoose} />)
    await screen.findByRole("group", { name: "Colour" })
    expect(screen.getByRole<HTMLInputElement>("radio", { name: "Black" }).disabled).toBe(true)
    await press(screen.getByRole("radio", { name: "Indigo" }))
    await press(screen.getByRole("radio", { name: "I" }))
    expect(onChoose).toHaveBeenLastCalledWith(indigo.sku)
  })
})
