import { cleanup, screen } from "@testing-library/react"
import { afterEach, describe, expect, it } from "vitest"
import type { NewsletterPage } from "../../../../application/newsletter/NewsletterPage.ts"
import { NEWSLETTER_PAGE } from "../../../../application/newsletter/NewsletterPage.ts"
import { NewsletterView } from "../../../../ui/features/newsletter/NewsletterView.tsx"
import { onlyProductActions } from "../../../support/ui/onlyProductActions.ts"
import { renderInShop } from "../../../support/ui/shopAround.tsx"

afterEach(cleanup)

const parameters = { email: "ana@example.org", hash: "nl_secret" }
const show = (newsletter: NewsletterPage) =>
  renderInShop(
    <NewsletterView
      newsletter={newsletter}
      address={{ page: NEWSLETTER_PAGE, storeId: "10000034", languageId: "-1", parameters }}
    />,
    onlyProductActions({}),
  )
const form = () => document.querySelector("form")

describe("the newsletter's page", () => {
  it.each([
    ["confirm", "Subscribe"],
    ["unsubscribe", "Unsubscribe"],
  ] as const)("asks for one press to %s, by an ordinary form", (step, label) => {
    show({ step })
    expect(screen.getByRole<HTMLButtonElement>("button", { name: label }).value).toBe(step)
    expect([form()?.method, form()?.getAttribute("action")]).toEqual(["post", "/10000034/-1/newsletter"])
    expect(
      [...document.querySelectorAll<HTMLInputElement>("input[type=hidden]")].map(({ name, value }) => [name, value]),
    ).toEqual(Object.entries(parameters))
  })

  it.each([
    ["subscribed", "You’re subscribed"],
    ["unsubscribed", "You’re unsubscribed"],
    ["unknown", "This link has expired"],
  ] as const)("shows the result of %s, without a question, and links to the shop", (step, title) => {
    show({ step })
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(title)
    expect([form(), screen.getByRole("status")]).toEqual([null, expect.anything()])
    expect(screen.getAllByRole("link").length).toBeGreaterThan(0)
  })

  it("shows why the form was refused, and the required captcha", () => {
    show({
      step: "confirm",
      refused: "captcha",
      captcha: { captchaId: "c1", mediaType: "image/png", octets: "PNG", question: "2 + 3" },
    })
    expect(screen.getByRole("alert")).toBeDefined()
    expect(document.querySelector<HTMLInputElement>("input[name=captchaValue]")?.required).toBe(true)
    cleanup()
    show({ step: "confirm", refused: "failed" })
    expect(screen.getByRole("alert").textContent).toContain("Your subscription wasn’t changed")
  })
})
