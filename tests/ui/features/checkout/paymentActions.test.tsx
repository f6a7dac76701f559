import { act, cleanup, fireEvent, screen } from "@testing-library/react"
import { afterEach, describe, expect, it, vi } from "vitest"
import type { CheckoutOutcome } from "../../../../application/checkout/CheckoutOutcome.ts"
import type { PromptAnswers } from "../../../../application/checkout/PromptAnswers.ts"
import type { PaymentAction } from "../../../../ui/features/checkout/after-payment/PaymentActionPanel.tsx"
import { PaymentActionPanel } from "../../../../ui/features/checkout/after-payment/PaymentActionPanel.tsx"
import { paymentRounds } from "../../../../ui/features/checkout/after-payment/paymentRounds.ts"
import type { CaptchaSlot } from "../../../../ui/runtime/CaptchaSlot.ts"
import type { CommandResult } from "../../../../ui/runtime/CommandResult.ts"
import { anOrderId } from "../../../support/builders/aCart.ts"
import { euros } from "../../../support/builders/euros.ts"
import { done, press, renderInShop } from "../../../support/ui/shopAround.tsx"

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const challenge = {
  outcome: "challengeRequired",
  challenge: { url: "https://bank.example/acs", transactionId: "t-1" },
} as const

/** Replaces the lazy captcha: a button that solves it. */
const captcha: CaptchaSlot = (_round, onSolved) => (
  <button type="button" onClick={() => onSolved({ id: "c-1", value: "3" })}>
    Solve it
  </button>
)

function ask(action: PaymentAction) {
  const onAnswer = vi.fn()
  const onOtherMethod = vi.fn()
  renderInShop(
    <PaymentActionPanel
      captcha={captcha}
      action={action}
      total={euros(1395)}
      onAnswer={onAnswer}
      onOtherMethod={onOtherMethod}
    />,
  )
  return { onAnswer, onOtherMethod }
}

describe("the actions of a payment", () => {
  it("F98 the password is submitted once and cleared, and an empty one is not", async () => {
    const { onAnswer, onOtherMethod } = ask({ outcome: "passwordRequired", again: false })
    expect(document.activeElement?.textContent).toBe("Enter your password")
    await press(screen.getByRole("button", { name: "Pay 13,95 €" }))
    expect(onAnswer).not.toHaveBeenCalled()
    const field = screen.getByLabelText<HTMLInputElement>("Password")
    expect([field.getAttribute("aria-invalid"), field.autocomplete]).toEqual(["true", "current-password"])
    fireEvent.input(field, { target: { value: "Costura2026" } })
    await press(screen.getByRole("button", { name: "Pay 13,95 €" }))
    expect(onAnswer).toHaveBeenCalledExactlyOnceWith({ password: "Costura2026" })
    expect([field.value, document.body.innerHTML.includes("Costura2026")]).toEqual(["", false])
    await press(screen.getByRole("button", { name: "Choose another payment method" }))
    expect(onOtherMethod).toHaveBeenCalledOnce()
  })

  it("F98 shows that the last password was wrong, and after too many only offers another method", () => {
    ask({ outcome: "passwordRequired", again: true })
    expect(screen.getByRole("alert").textContent).toBe("Wrong password. Try again.")
    cleanup()
    ask({ outcome: "passwordLocked" })
    expect([screen.getByText("Too many wrong passwords").tagName, screen.queryByLabelText("Password")]).toEqual([
      "H2",
      null,
    ])
  })

  it("a captcha is sent once it is solved, and not before", async () => {
    const { onAnswer, onOtherMethod } = ask({ outcome: "captchaRequired", again: false })
    expect(document.activeElement?.textContent).toBe("Complete the security check to continue")
    await press(screen.getByRole("button", { name: "Continue" }))
    expect([onAnswer.mock.calls, screen.getByRole("alert").textContent]).toEqual([
      [],
      "Complete the security check to continue",
    ])
    await press(screen.getByRole("button", { name: "Solve it" }))
    await press(screen.getByRole("button", { name: "Continue" }))
    expect(onAnswer).toHaveBeenCalledExactlyOnceWith({ captcha: { id: "c-1", value: "3" } })
    await press(screen.getByRole("button", { name: "Cancel" }))
    expect(onOtherMethod).toHaveBeenCalledOnce()
  })

  it("F97 the bank's challenge is completed by no message, only by the customer or the frame's return", async () => {
    const { onAnswer } = ask(challenge)
    const frame = screen.getByTitle<HTMLIFrameElement>("Your bank needs to verify this payment")
    expect([frame.getAttribute("src"), frame.getAttribute("sandbox")?.includes("allow-top-navigation")]).toEqual([
      "https://bank.example/acs",
      false,
    ])
    await act(async () => {
      window.dispatchEvent(
        new MessageEvent("message", {
          data: { transactionId: "forged", status: "OK" },
          origin: "https://evil.example",
        }),
      )
      fireEvent.load(frame)
    })
    expect(onAnswer).not.toHaveBeenCalled()
    const own = screen.getByRole("link", { name: "Open in a new window" })
    expect([own.getAttribute("href"), own.getAttribute("rel")]).toEqual([
      "https://bank.example/acs",
      "noopener noreferrer",
    ])
    await press(screen.getByRole("button", { name: "I’ve completed it" }))
    expect(onAnswer).toHaveBeenCalledExactlyOnceWith({ challengeResult: "t-1" })
  })

  it("F97 a silent bank is not waited for indefinitely", async () => {
    vi.useFakeTimers()
    ask(challenge)
    await act(async () => vi.advanceTimersByTimeAsync(299_000))
    expect(screen.queryByTitle("Your bank needs to verify this payment")).not.toBeNull()
    await act(async () => vi.advanceTimersByTimeAsync(2_000))
    expect(screen.queryByTitle("Your bank needs to verify this payment")).toBeNull()
    await press(screen.getByRole("button", { name: "Try again" }))
    expect(screen.queryByTitle("Your bank needs to verify this payment")).not.toBeNull()
  })

  it("F93 F94 the redirect to the bank is a form with any fields, in a tab without access to the shop", () => {
    const parameters = { submit: "1", action: "<b>&\"'", method: "x" }
    ask({
      outcome: "redirectRequired",
      orderId: anOrderId(),
      redirect: { url: "https://pay.example/3ds", method: "POST", parameters, newTab: true },
    })
    const form = screen.getByRole("button", { name: "Continue to pay.example" }).closest("form")
    expect([
      form?.getAttribute("action"),
      form?.getAttribute("method"),
      form?.getAttribute("target"),
      form?.getAttribute("rel"),
    ]).toEqual(["https://pay.example/3ds", "post", "_blank", "noopener noreferrer"])
    const fields = [...(form?.querySelectorAll("input") ?? [])].map((input) => [
      input.getAttribute("name"),
      input.getAttribute("value"),
    ])
    expect(Object.fromEntries(fields)).toEqual(parameters)
    expect(screen.getByRole("button", { name: "Not now" })).toBeDefined()
  })
})

describe("the rounds of one payment", () => {
  const rounds = (outcomes: readonly CheckoutOutcome[]) => {
    const sent: { readonly card: string; readonly answers?: PromptAnswers }[] = []
    const submit = (decision: {
      readonly card: string
      readonly answers?: PromptAnswers
    }): Promise<CommandResult<CheckoutOutcome>> => done(outcomes[sent.push(decision) - 1] ?? { outcome: "failed" })
    return { sent, ...paymentRounds<{ readonly card: string }>(submit) }
  }

  it("F96 F98 count the challenges, and send each result once with the same purchase", async () => {
    const { sent, send, answer } = rounds([
      challenge,
      { outcome: "passwordRequired" },
      { outcome: "paid", orderId: anOrderId() },
    ])
    await send({ card: "c" })
    await answer({ challengeResult: "t-1" })
    await answer({ password: "Costura2026" })
    expect(sent).toEqual([
      { card: "c" },
      { card: "c", answers: { challenges: 1, passwords: 0, challengeResult: "t-1" } },
      { card: "c", answers: { challenges: 1, passwords: 1, password: "Costura2026" } },
    ])
  })

  it("send a result once more with a captcha, which the shop checks first", async () => {
    const { sent, send, answer } = rounds([
      challenge,
      { outcome: "captchaRequired" },
      { outcome: "captchaRequired" },
      { outcome: "passwordRequired" },
      { outcome: "declined" },
    ])
    await send({ card: "c" })
    await answer({ challengeResult: "t-1" })
    await answer({ captcha: { id: "c-1", value: "3" } })
    await answer({ captcha: { id: "c-2", value: "4" } })
    await answer({ password: "Costura2026" })
    expect(sent.slice(2)).toEqual([
      {
        card: "c",
        answers: { challenges: 1, passwords: 0, challengeResult: "t-1", captcha: { id: "c-1", value: "3" } },
      },
      {
        card: "c",
        answers: { challenges: 1, passwords: 0, challengeResult: "t-1", captcha: { id: "c-2", value: "4" } },
      },
      { card: "c", answers: { challenges: 1, passwords: 1, password: "Costura2026" } },
    ])
  })

  it("keep nothing to send once it is decided, in progress, or abandoned for another method", async () => {
    const decided = rounds([{ outcome: "declined" }])
    await decided.send({ card: "c" })
    expect(decided.answer({ password: "p" })).toBeUndefined()
    const left = rounds([challenge, challenge])
    await left.send({ card: "c" })
    const first = left.answer({ challengeResult: "t-1" })
    expect(left.answer({ challengeResult: "t-1" })).toBeUndefined()
    await first
    left.forget()
    expect(left.answer({ challengeResult: "t-1" })).toBeUndefined()
  })
})
