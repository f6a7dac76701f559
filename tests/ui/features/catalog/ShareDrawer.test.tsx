import { cleanup, fireEvent, screen } from "@testing-library/react"
import { afterEach, describe, expect, it, vi } from "vitest"
import { BackendError } from "../../../../application/shared/BackendError.ts"
import { RecommendationRefused } from "../../../../domain/catalog/Recommendation.ts"
import { ShareDrawer } from "../../../../ui/features/catalog/product/ShareDrawer.tsx"
import { aColor, aSize } from "../../../support/builders/aColor.ts"
import { aProduct } from "../../../support/builders/aProduct.ts"
import { onlyProductActions } from "../../../support/ui/onlyProductActions.ts"
import { press, renderInShop } from "../../../support/ui/shopAround.tsx"

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const product = aProduct({ id: "510001", mfname: "7001", productUrl: "linen-shirt", colors: [aColor([aSize("S")])] })
const [color] = product.colors
if (color === undefined) throw new Error("no colour")
const show = (
  asked: Parameters<typeof onlyProductActions>[0] = {},
  configuration: Readonly<Record<string, string>> = {},
) =>
  renderInShop(
    <ShareDrawer
      open
      product={product}
      color={color}
      onClose={() => undefined}
      captcha={(round) => <p>Captcha {round}</p>}
    />,
    onlyProductActions(asked),
    undefined,
    configuration,
  )
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const send = () => press(screen.getByRole("button", { name: "Send" }))
const LINK = expect.stringMatching(/^http.*\/10000034\/-1\/linen-shirt-l7001\?colorId=800$/)

describe("sharing an item", () => {
  it("copies the link of the current colour and announces it", async () => {
    const writeText = vi.fn(() => Promise.resolve())
    vi.stubGlobal("navigator", { clipboard: { writeText } })
    const reportShare = vi.fn(() => Promise.resolve({ ok: true, value: undefined } as const))
    show({ reportShare })
    expect(screen.queryByRole("button", { name: "Share…" })).toBeNull()
    await press(screen.getByRole("button", { name: "Copy link" }))
    expect(writeText).toHaveBeenCalledExactlyOnceWith(LINK)
    expect(screen.getByText("Link copied").closest("[role=status]")).not.toBeNull()
    expect(reportShare).toHaveBeenCalledExactlyOnceWith("link")
  })

  it("shares the address in shareUrl only where the store allows its host (R11)", async () => {
    const writeText = vi.fn<(link: string) => Promise<void>>(() => Promise.resolve())
    vi.stubGlobal("navigator", { clipboard: { writeText } })
    for (const [shareUrl, shared] of [
      ["https://social.example/p/1", "https://social.example/p/1"],
      ["https://evil.example/p/1", LINK],
      ["http://social.example/p/1", LINK],
      ["javascript:alert(1)", LINK],
    ] as const) {
      history.replaceState(null, "", `?shareUrl=${encodeURIComponent(shareUrl)}`)
      show({ reportShare: () => Promise.resolve({ ok: true, value: undefined }) }, { SHARE_HOSTS: "social.example" })
      await press(screen.getByRole("button", { name: "Copy link" }))
      expect([shareUrl, writeText.mock.lastCall?.[0]]).toEqual([shareUrl, shared])
      cleanup()
    }
    history.replaceState(null, "", "?")
  })

  it.each([
    ["We couldn’t copy the link. Copy it here:", { clipboard: { writeText: () => Promise.reject(new Error("no")) } }],
    ["has no clipboard, on a page that came without encryption", {}],
  ])("shows the link where the browser %s", async (_, browser) => {
    vi.stubGlobal("navigator", browser)
    show()
    await press(screen.getByRole("button", { name: "Copy link" }))
    expect(screen.getByRole("link").getAttribute("href")).toEqual(LINK)
  })

  it("uses the device's share sheet, and ignores a cancelled one", async () => {
    const share = vi.fn<() => Promise<void>>(() => Promise.reject(new Error("closed")))
    const reportShare = vi.fn(() => Promise.resolve({ ok: true, value: undefined } as const))
    vi.stubGlobal("navigator", { share })
    show({ reportShare })
    await press(screen.getByRole("button", { name: "Share…" }))
    expect(reportShare).not.toHaveBeenCalled()
    expect(share).toHaveBeenCalledExactlyOnceWith({ title: product.name, url: LINK })
    expect(screen.queryByText("Link copied")).toBeNull()
    share.mockResolvedValueOnce()
    await press(screen.getByRole("button", { name: "Share…" }))
    expect(reportShare).toHaveBeenCalledExactlyOnceWith("device")
  })
})

describe("sending an item to a friend", () => {
  it("sends the input, confirms it, and empties the form", async () => {
    const recommend = vi.fn(() => Promise.resolve({ ok: true, value: undefined } as const))
    show({ recommend })
    type("Friend’s email", " lea@example.org ")
    type("Your message", "Would suit you.")
    await send()
    expect(recommend).toHaveBeenCalledExactlyOnceWith(
      { productId: "510001", recipient: "lea@example.org", message: "Would suit you." },
      undefined,
    )
    expect(screen.getByText("Email sent")).toBeDefined()
    expect(screen.getByLabelText<HTMLInputElement>("Your message").value).toBe("")
  })

  it("shows validation errors beside the fields, and keeps the input", async () => {
    const reasons = [
      { field: "recipient", rule: "email" },
      { field: "message", rule: "link" },
    ] as const
    show({ recommend: () => Promise.resolve({ ok: false, error: new RecommendationRefused({ reasons }) }) })
    type("Your message", "https://x")
    await send()
    expect(document.activeElement).toBe(screen.getByLabelText("Friend’s email"))
    expect(screen.getByText("Use plain text without links or codes")).toBeDefined()
    expect(screen.getByLabelText<HTMLInputElement>("Your message").value).toBe("https://x")
  })

  it.each([
    ["_ERR_CAPTCHA", "Captcha 1"],
    ["_ERR_TOO_MANY_MESSAGES", "Too many alert requests"],
  ])("reports %s as %s, and never as sent", async (key, words) => {
    show({
      recommend: () =>
        Promise.resolve({
          ok: false,
          error: new BackendError({
            operation: "sendToAFriend",
            reason: { _tag: "Rejected", key, parameters: [], causes: [], fields: [] },
          }),
        }),
    })
    await send()
    expect(screen.getByText(words)).toBeDefined()
    expect(screen.queryByText("Email sent")).toBeNull()
  })
})
