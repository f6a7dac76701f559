import { cleanup, screen } from "@testing-library/react"
import { afterEach, describe, expect, it } from "vitest"
import { TotalsTable } from "../../../../../ui/features/shared/cart/TotalsTable.tsx"
import { aCart } from "../../../../support/builders/aCart.ts"
import { euros } from "../../../../support/builders/euros.ts"
import { renderInShop } from "../../../../support/ui/shopAround.tsx"

afterEach(cleanup)

describe("the totals of a cart", () => {
  it("call an adjustment without a name a discount", () => {
    renderInShop(
      <TotalsTable
        totals={aCart(undefined, { adjustments: [{ description: "", amount: euros(-500), isShipping: false }] })}
        shipping="open"
      />,
    )
    expect(screen.getAllByRole("term").map(({ textContent }) => textContent)).toContain("Discount")
    expect(screen.getAllByRole("term").map(({ textContent }) => textContent)).not.toContain("")
  })

  it("state that no sales tax is charged only once there is an address", () => {
    const totals = aCart(undefined, { isNoNexus: true, tax: euros(0), taxes: [] })
    renderInShop(<TotalsTable totals={totals} shipping="open" />)
    expect(screen.queryByText("No sales tax is charged at this address")).toBeNull()
    cleanup()
    renderInShop(<TotalsTable totals={totals} shipping="known" />)
    expect(screen.getByText("No sales tax is charged at this address")).toBeDefined()
  })
})
