import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react"
import { afterEach, describe, expect, it } from "vitest"
import type { SolvedCaptcha } from "../../../application/shared/SolvedCaptcha.ts"
import { CaptchaDialog } from "../../../ui/features/session/captcha/CaptchaDialog.tsx"
import { TextProvider } from "../../../ui/runtime/TextProvider.tsx"
import { createTranslate } from "../../../ui/text/createTranslate.ts"
import { accountTexts, purchaseTexts } from "../../support/ui/englishTexts.ts"
import { press } from "../../support/ui/shopAround.tsx"

/** Renders the dialog of a refused call. */
function show(isAgain = false) {
  const ended: (SolvedCaptcha | undefined)[] = []
  const leaving = new AbortController()
  render(
    <TextProvider translate={createTranslate("en", accountTexts, purchaseTexts)}>
      <CaptchaDialog
        open={() =>
          Promise.resolve({
            ok: true,
            value: {
              kind: "native",
              captcha: {
                captchaId: "c-1",
                image: { mediaType: "image/png", bytes: Uint8Array.of(137) },
                question: "Write: three.",
              },
            },
          })
        }
        isAgain={isAgain}
        signal={leaving.signal}
        onEnd={(solved) => ended.push(solved)}
      />
    </TextProvider>,
  )
  return { ended, leaving }
}

const field = () => screen.findByLabelText("Letters in the image")
const notesOfField = async () =>
  ((await field()).getAttribute("aria-describedby") ?? "")
    .split(" ")
    .map((id) => document.getElementById(id)?.textContent)
    .join(" ")

afterEach(cleanup)

describe("the dialog of a call that requires a captcha", () => {
  it("is modal and named, focuses its field, and returns the solution once", async () => {
    const { ended } = show()
    expect(
      screen.getByRole("dialog", { name: "Complete the security check to continue" }).matches("dialog[open]"),
    ).toBe(true)
    const input = await field()
    expect(document.activeElement).toBe(input)
    await press(screen.getByRole("button", { name: "Continue" }))
    expect([ended, input.getAttribute("aria-invalid")]).toEqual([[], "true"])
    fireEvent.change(input, { target: { value: "3" } })
    await press(screen.getByRole("button", { name: "Continue" }))
    await waitFor(() => expect(ended).toEqual([{ id: "c-1", value: "3" }]))
  })

  it("reports that the previous one was wrong", async () => {
    show(true)
    expect(await notesOfField()).toContain("That wasn’t right. Try this one.")
  })

  it("mentions no form where there is none", async () => {
    show()
    const notes = await notesOfField()
    expect([notes.includes("You have one try"), notes.includes("form")]).toEqual([true, false])
  })

  it("is cancelled by its button, with any input, and closes when the call is interrupted", async () => {
    const { ended } = show()
    fireEvent.change(await field(), { target: { value: "3" } })
    await press(screen.getByRole("button", { name: "Cancel" }))
    await waitFor(() => expect(ended).toEqual([undefined]))
    cleanup()
    const left = show()
    await field()
    act(() => left.leaving.abort())
    await waitFor(() => expect(left.ended).toEqual([undefined]))
  })
})
