import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react"
import { afterEach, describe, expect, it } from "vitest"
import type { CaptchaToSolve } from "../../../application/catalog/openCaptcha.ts"
import type { SolvedCaptcha } from "../../../application/shared/SolvedCaptcha.ts"
import { CaptchaField } from "../../../ui/features/session/captcha/CaptchaField.tsx"
import type { CaptchaCommands } from "../../../ui/commands/captcha.ts"
import type { CaptchaRefusedReason } from "../../../ui/runtime/useCaptcha.ts"
import { CommandsProvider } from "../../../ui/commands/useCommands.tsx"
import { TextProvider } from "../../../ui/runtime/TextProvider.tsx"
import { createTranslate } from "../../../ui/text/createTranslate.ts"
import { englishTexts as english } from "../../../ui/text/englishTexts.ts"
import { accountTexts } from "../../support/ui/englishTexts.ts"
import { backendError } from "../../support/builders/backendError.ts"
import { commandsFixture, press } from "../../support/ui/shopAround.tsx"

const picture = (id: string): CaptchaToSolve => ({
  kind: "native",
  captcha: {
    captchaId: id,
    image: { mediaType: "image/png", bytes: Uint8Array.of(137, 80) },
    question: "Write these in figures: three, one.",
  },
})
type Widget = { readonly element: HTMLElement; readonly options: Readonly<Record<string, unknown>> }

/** Renders the field; `answers` are the shop's responses, in order. */
function show(answers: readonly (CaptchaToSolve | undefined)[], problem?: CaptchaRefusedReason) {
  const solved: (SolvedCaptcha | undefined)[] = []
  const wishes: unknown[] = []
  const openCaptcha: CaptchaCommands["open"] = (wish) => {
    wishes.push(wish)
    const answer = answers[wishes.length - 1]
    return Promise.resolve(
      answer === undefined
        ? { ok: false, error: backendError("unreachable", "getNativeCaptcha") }
        : { ok: true, value: answer },
    )
  }
  // Only this one of the account's commands may be called.
  const commands = commandsFixture({ captcha: { open: openCaptcha } })
  render(
    <TextProvider translate={createTranslate("en", accountTexts)}>
      <CommandsProvider commands={commands}>
        <CaptchaField onSolved={(captcha) => solved.push(captcha)} problem={problem} />
      </CommandsProvider>
    </TextProvider>,
  )
  return { solved, wishes }
}

/** The script of a captcha service, with the API that it offers to a page. */
function offerService(): Widget[] {
  const widgets: Widget[] = []
  Object.assign(globalThis, {
    grecaptcha: {
      ready: (run: () => void) => run(),
      render: (element: HTMLElement, options: Readonly<Record<string, unknown>>) =>
        widgets.push({ element, options }) - 1,
    },
  })
  return widgets
}

const fire = (widget: Widget | undefined, event: string, ...message: readonly string[]) =>
  act(async () => {
    const listener = widget?.options[event]
    if (typeof listener === "function") Reflect.apply(listener, undefined, message)
  })

afterEach(() => {
  cleanup()
  Reflect.deleteProperty(globalThis, "grecaptcha")
})

describe("the captcha of a form", () => {
  it("shows the shop's image and challenge, and passes the answer to the form", async () => {
    const { solved } = show([picture("c-1")])
    expect(screen.getByRole("status").textContent).toContain("Loading security check")
    const image = await screen.findByRole("img")
    expect([image.getAttribute("src"), image.getAttribute("alt")]).toEqual([
      "data:image/png;base64,iVA=",
      english["captcha.imageAlt"],
    ])
    const input = screen.getByLabelText("Letters in the image")
    const notes = (input.getAttribute("aria-describedby") ?? "")
      .split(" ")
      .map((id) => document.getElementById(id)?.textContent)
      .join(" ")
    expect(notes).toContain(
      "Or answer this question: Write these in figures: three, one. You have one try. " +
        "After that, we’ll show a new check.",
    )
    expect(input.getAttribute("autocomplete")).toBe("off")
    fireEvent.change(input, { target: { value: "31" } })
    fireEvent.change(input, { target: { value: " " } })
    expect(solved).toEqual([{ id: "c-1", value: "31" }, undefined])
  })

  it.each(["required", "wrong"] as const)(
    "shows at its field why the previous try was refused (%s), and takes the focus",
    async (problem) => {
      show([picture("c-1")], problem)
      const input = await screen.findByLabelText("Letters in the image")
      const described = (input.getAttribute("aria-describedby") ?? "").split(" ")[0] ?? ""
      expect([
        input.getAttribute("aria-invalid"),
        document.getElementById(described)?.textContent,
        document.activeElement,
      ]).toEqual(["true", english[`captcha.${problem}`], input])
    },
  )

  it("leaves the focus unchanged without an error", async () => {
    show([picture("c-1")])
    const input = await screen.findByLabelText("Letters in the image")
    expect([input.getAttribute("aria-invalid"), document.activeElement === input]).toEqual([null, false])
  })

  it("shows another image, and clears the previous answer", async () => {
    const { solved } = show([picture("c-1"), picture("c-2")])
    fireEvent.change(await screen.findByLabelText("Letters in the image"), { target: { value: "ABC" } })
    await press(screen.getByRole("button", { name: "New image" }))
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>("Letters in the image").value).toBe(""))
    fireEvent.change(screen.getByLabelText("Letters in the image"), { target: { value: "XYZ" } })
    expect(solved).toEqual([{ id: "c-1", value: "ABC" }, undefined, { id: "c-2", value: "XYZ" }])
  })

  it("reports a failed load, and retries", async () => {
    show([undefined, picture("c-2")])
    expect((await screen.findByRole("alert")).textContent).toContain(english["captcha.failed"])
    await press(screen.getByRole("button", { name: english["captcha.retry"] }))
    expect(await screen.findByRole("img")).toBeDefined()
  })

  it("shows the store's service, and passes its response to the form until it expires", async () => {
    const [widgets, { solved }] = [offerService(), show([{ kind: "service", siteKey: "site-4711" }])]
    await screen.findByRole("group", { name: english["captcha.serviceTitle"] })
    await waitFor(() => expect(widgets).toHaveLength(1))
    expect(widgets[0]?.options).toMatchObject({ sitekey: "site-4711", hl: "en-GB", theme: "light" })
    expect(widgets[0]?.element.isConnected).toBe(true)
    await fire(widgets[0], "callback", "r.1")
    await fire(widgets[0], "expired-callback")
    expect(solved).toEqual([{ response: "r.1" }, undefined])
    expect(screen.getByRole("status").textContent).toBe(english["captcha.expired"])
  })

  it.each([
    ["a script that offers nothing", false],
    ["a box that fails", true],
  ])("falls back to the shop's image after %s", async (_, isOffered) => {
    const widgets = isOffered ? offerService() : []
    const { wishes } = show([{ kind: "service", siteKey: "site-4711" }, picture("c-2")])
    if (isOffered) {
      await screen.findByRole("group", { name: english["captcha.serviceTitle"] })
      await waitFor(() => expect(widgets).toHaveLength(1))
      await fire(widgets[0], "error-callback")
    }
    expect(await screen.findByRole("img")).toBeDefined()
    expect(wishes).toEqual([{ isOwn: false }, { isOwn: true }])
  })
})
