import { cleanup, screen } from "@testing-library/react"
import { afterEach, describe, expect, it } from "vitest"
import { RestockAlertForm } from "../../../ui/features/catalog/RestockAlertForm.tsx"
import { PolicyFields } from "../../../ui/features/session/PolicyFields.tsx"
import { aColor, aSize } from "../../support/builders/aColor.ts"
import { showInShop } from "../../support/ui/shopAround.tsx"

afterEach(cleanup)

const GIVEN = {
  PRIVACY_POLICY_URL: "/policies/privacy?in={language}",
  PURCHASE_CONDITIONS_URL: "https://brand.example/conditions",
  POLICY_HOSTS: "brand.example",
}
const ways = () =>
  screen
    .queryAllByRole("link", { name: /Privacy policy|Conditions of purchase/, hidden: true })
    .map((link) => [link.textContent, link.getAttribute("href"), link.getAttribute("target")])
const PRIVACY = ["Privacy policy", "/10000034/-1/policies/privacy", "_blank"]
const CONDITIONS = ["Terms & Conditions", "/10000034/-1/policies/conditions", "_blank"]

describe("the way to a store's policies", () => {
  it("stands beside the consent of a notice, beside what a new account agrees to, and is none where the store names none", () => {
    const form = (
      <RestockAlertForm
        product={{ mfname: "7001", name: "Shirt" }}
        color={aColor([aSize("M", { isBuyable: false, visibility: "sold_out" })])}
        action={undefined}
        captcha={() => null}
        onOutcome={() => undefined}
      />
    )
    showInShop(form, {}, undefined, GIVEN)
    expect(ways()).toEqual([PRIVACY])
    cleanup()
    showInShop(<PolicyFields problem={undefined} />, {}, undefined, GIVEN)
    expect(ways()).toEqual([PRIVACY, CONDITIONS])
    cleanup()
    showInShop(
      <>
        {form}
        <PolicyFields problem={undefined} />
      </>,
    )
    expect(ways()).toEqual([])
  })
})
