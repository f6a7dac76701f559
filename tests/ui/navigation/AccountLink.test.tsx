import { cleanup, screen } from "@testing-library/react"
import { afterEach, describe, expect, it } from "vitest"
import { AccountLink } from "../../../ui/features/navigation/AccountLink.tsx"
import { renderInShop } from "../../support/ui/shopAround.tsx"

const forget = () => {
  for (const pair of document.cookie.split("; ")) document.cookie = `${pair.split("=")[0] ?? ""}=; Max-Age=-1; Path=/`
}
afterEach(() => {
  cleanup()
  forget()
})

const link = (cookie: string | undefined) => {
  if (cookie !== undefined) document.cookie = `${cookie}; Path=/`
  renderInShop(
    <AccountLink address={{ page: "ItxLoginPage", storeId: "10000034", languageId: "-1", parameters: {} }} />,
  )
  const { textContent, href } = screen.getByRole<HTMLAnchorElement>("link")
  return [textContent, new URL(href).pathname]
}

describe("The account link in the header", () => {
  it.each(["user_type@10000034=registered", "user_type=registered", "user_type.10000034=registered"])(
    "leads a signed-in customer (%s) to the account",
    (cookie) => {
      expect(link(cookie)[0]).toBe("Account")
    },
  )

  it.each([
    undefined,
    "user_type@10000034=guest",
    "user_type@10000099=registered",
    "my_user_type@10000034=registered",
    "note=user_type@10000034",
  ])("leads a guest (%s) to the sign-in page", (cookie) => {
    expect(link(cookie)).toEqual(["Sign in", "/10000034/-1/login"])
  })

  it("is marked as current on the sign-in page", () => {
    link(undefined)
    expect(screen.getByRole("link").getAttribute("aria-current")).toBe("page")
  })
})
