import { cleanup, fireEvent, screen, within } from "@testing-library/react"
import { afterEach, describe, expect, it, vi } from "vitest"
import { GiftCardVideoRefused } from "../../../../domain/gift-card/GiftCardVideoRefused.ts"
import { CardVideo } from "../../../../ui/features/gift-card/CardVideo.tsx"
import { backendError } from "../../../support/builders/backendError.ts"
import { cardCommands } from "../../../support/ui/cardCommands.ts"
import type { FakeFeature, FakeCommands } from "../../../support/ui/shopAround.tsx"
import { done, press, refused, renderInShop } from "../../../support/ui/shopAround.tsx"

afterEach(cleanup)

const LIMITS = { maximumBytes: 5_242_880, mediaTypes: ["video/mp4", "video/webm", "video/quicktime"] }
const show = (some: NonNullable<FakeCommands["giftCards"]> = {}) =>
  renderInShop(<CardVideo orderItemId="41" limits={LIMITS} />, cardCommands(some))
const field = () => screen.getByLabelText<HTMLInputElement>("Video message")
const choose = (file: File) => fireEvent.change(field(), { target: { files: [file] } })
const send = () => press(screen.getByRole("button", { name: "Upload video" }))
const status = () => screen.getByRole("status").textContent

describe("the video of a gift card", () => {
  it("names the accepted types and size, and offers only those files", () => {
    show()
    expect([field().type, field().accept]).toEqual(["file", "video/mp4,video/webm,video/quicktime"])
    expect(
      screen.getByText("MP4, WebM or MOV, up to 5.2 MB. Sent with the email. Uploading again replaces it."),
    ).toBeDefined()
    expect(status()).toBe("")
  })

  it("is shown where the card has one", async () => {
    show({ video: () => done({ hasVideo: true, mediaType: "video/quicktime", size: 2_010_000 }) })
    expect(await screen.findByText("Video added (MOV, 2.1 MB)")).toBeDefined()
  })

  it("can still be sent when the current one cannot be read", async () => {
    show({ video: () => refused(backendError("unreachable")) })
    expect([status(), screen.queryByRole("alert")?.textContent ?? ""]).toEqual(["", ""])
  })

  it("is sent once with a progress message, however often it is pressed, and then shown as present", async () => {
    let end: ((sent: Awaited<ReturnType<FakeFeature<"giftCards">["sendVideo"]>>) => void) | undefined
    const sending = vi.fn<FakeFeature<"giftCards">["sendVideo"]>(
      () =>
        new Promise((resolve) => {
          end = resolve
        }),
    )
    show({ sendVideo: sending })
    choose(new File(["abc"], "a.mov", { type: "" }))
    await send()
    expect(status()).toBe("Uploading video…")
    fireEvent.submit(field().closest("form") ?? document.body)
    end?.({ ok: true, value: { hasVideo: true, mediaType: "video/quicktime", size: 3 } })
    expect(await screen.findByText("Video added (MOV, 0.1 MB)")).toBeDefined()
    expect(sending).toHaveBeenCalledExactlyOnceWith(
      "41",
      { size: 3, mediaType: "video/quicktime", read: expect.any(Function) },
      LIMITS,
    )
  })

  it.each([
    ["required", "Select a video first"],
    ["tooLarge", "This video is 0.1 MB. The maximum is 5.2 MB."],
    ["kind", "This file type isn’t supported. Use MP4, WebM or MOV."],
    ["unreadable", "We couldn’t read this file. Select it again."],
  ] as const)("that is refused for %s shows the reason at the field, with the focus there", async (rule, words) => {
    show({ sendVideo: () => Promise.resolve({ ok: false, error: new GiftCardVideoRefused({ rule }) }) })
    choose(new File(["abc"], "a.mp4", { type: "video/mp4" }))
    await send()
    expect([
      screen.getByText(words).tagName,
      field().getAttribute("aria-invalid"),
      document.activeElement === field(),
      status(),
    ]).toEqual(["P", "true", true, ""])
  })

  it("shows any other error", async () => {
    show({ sendVideo: () => refused(backendError("unreachable")) })
    choose(new File(["abc"], "a.mp4", { type: "video/mp4" }))
    await send()
    expect(within(screen.getByRole("alert")).getByText(/operation.Unreachable/)).toBeDefined()
  })
})
