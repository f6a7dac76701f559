import { euros } from "../../../support/builders/euros.ts"
import { act, cleanup, fireEvent, screen } from "@testing-library/react"
import * as Redacted from "effect/Redacted"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import type { CardEntry } from "../../../../domain/payment/Card.ts"
import type { TokenizedCard } from "../../../../domain/payment/PaymentEntry.ts"
import { CardSlot } from "../../../../ui/features/checkout/card/CardSlot.tsx"
import { SaveCardOption } from "../../../../ui/features/checkout/payment/PaymentStep.tsx"
import { TextProvider } from "../../../../ui/runtime/TextProvider.tsx"
import { createTranslate } from "../../../../ui/text/createTranslate.ts"
import { paymentTexts, purchaseTexts } from "../../../support/ui/englishTexts.ts"
import { aCaptcha } from "../../../support/ui/aCaptcha.tsx"
import { aVaultFrame, sealed, VAULT, vaultFrame } from "../../../support/ui/aVaultFrame.ts"
import { press, renderInShop, declareCardEntry } from "../../../support/ui/shopAround.tsx"

const texts = createTranslate("en", purchaseTexts, paymentTexts)
const METHOD = { id: "1", kind: "card", name: "Card", networks: ["visa", "amex"] }

beforeEach(() => declareCardEntry(`${VAULT}/frame`))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

/** The form, with the frame of a vault in it. */
function shown() {
  const paid: (readonly [CardEntry | TokenizedCard, boolean])[] = []
  const inFrame = aVaultFrame()
  renderInShop(
    <TextProvider translate={texts}>
      <CardSlot
        method={METHOD}
        total={euros(3000)}
        refused={[]}
        captcha={aCaptcha}
        label="Place order and pay 30,00 €"
        onPay={(card, saveCard) => void paid.push([card, saveCard])}
      >
        <SaveCardOption />
      </CardSlot>
    </TextProvider>,
  )
  inFrame.enter()
  return { paid, ...inFrame }
}

const pay = () => screen.getByRole<HTMLButtonElement>("button", { name: "Place order and pay 30,00 €" })

describe("a card that is typed into the frame of a vault", () => {
  it("has its own frame for this shop; the page has no card field, and pays only once the frame is there", async () => {
    const { dispatch, posted } = shown()
    const address = new URL(vaultFrame().src)
    expect([
      address.origin,
      address.searchParams.get("shop"),
      address.searchParams.get("kind"),
      vaultFrame().getAttribute("sandbox"),
    ]).toEqual([VAULT, window.location.origin, "card", "allow-scripts allow-same-origin"])
    expect([...document.querySelectorAll("input")].map(({ name }) => name)).toEqual(["keep", "affinityVatin"])
    expect(pay().disabled).toBe(true)
    await dispatch({ vault: "ready" })
    await dispatch({ vault: "height", height: 311 })
    expect([pay().disabled, vaultFrame().height]).toEqual([false, "311"])
    expect(posted).toMatchObject([
      [
        {
          vault: "dress",
          language: "en-GB",
          direction: "ltr",
          networks: ["visa", "amex"],
          words: {
            number: "Card number",
            taken: "Visa, American Express",
            notTaken: "We don’t accept {network}. Use Visa, American Express.",
          },
          problems: { required: "Please fill in this field" },
        },
        VAULT,
      ],
    ])
  })

  it("is sealed by a press of the button or of Enter in the frame, and pays by its token, saved or not", async () => {
    const { dispatch, paid, rounds } = shown()
    await dispatch({ vault: "ready" })
    await dispatch({ vault: "height", height: 311 })
    await press(pay())
    expect(pay().getAttribute("aria-busy")).toBe("true")
    await dispatch({ vault: "refused", round: rounds()[0] })
    expect([paid, pay().getAttribute("aria-busy")]).toEqual([[], null])
    await press(screen.getByRole("checkbox"))
    // Repeated requests in the meantime seal it once.
    await dispatch({ vault: "submit" })
    await dispatch({ vault: "submit" })
    await press(pay())
    expect(rounds()).toHaveLength(2)
    await dispatch(sealed(rounds()[1]))
    expect(paid.map(([card, saveCard]) => ["token" in card && Redacted.value(card.token), saveCard])).toEqual([
      ["v.1", true],
    ])
    await dispatch(sealed(rounds()[1]))
    expect(paid).toHaveLength(1)
    expect(document.documentElement.outerHTML).not.toContain("v.1")
  })

  it("F97 is accepted from the vault's own window and origin alone, as a response to a request", async () => {
    const { dispatch, paid, rounds, posted } = shown()
    await dispatch({ vault: "ready" }, "https://evil.example")
    await dispatch({ vault: "ready" }, VAULT, window)
    await dispatch({ vault: "ready" }, VAULT, null)
    expect(posted).toEqual([])
    await dispatch({ vault: "ready" })
    await dispatch({ vault: "height", height: 311 })
    await dispatch(sealed(0))
    await dispatch(sealed(1))
    await press(pay())
    const [round] = rounds()
    await dispatch(sealed(round), "https://evil.example")
    await dispatch(sealed(round), VAULT, window)
    await dispatch(sealed(Number(round) + 1))
    await dispatch({ ...sealed(round), token: 7 })
    await dispatch({ transactionId: "forged", status: "OK" })
    expect(paid).toEqual([])
    await dispatch(sealed(round))
    expect(paid).toHaveLength(1)
  })

  it("is reported when its frame is silent for ten seconds, at load or at sealing, and can be retried", async () => {
    vi.useFakeTimers()
    const { dispatch, enter, paid, rounds } = shown()
    await act(async () => vi.advanceTimersByTimeAsync(9_900))
    expect(screen.queryByText(/not answering/)).toBeNull()
    await act(async () => vi.advanceTimersByTimeAsync(200))
    expect([screen.getByText("Card form didn’t load").closest("[role=alert]") === null, pay().disabled]).toEqual([
      false,
      true,
    ])
    await press(screen.getByRole("button", { name: "Try again" }))
    enter()
    await dispatch({ vault: "ready" })
    await dispatch({ vault: "height", height: 311 })
    await act(async () => vi.advanceTimersByTimeAsync(60_000))
    await press(pay())
    await dispatch({ vault: "height", height: 290 })
    await act(async () => vi.advanceTimersByTimeAsync(10_100))
    expect(screen.getByText("Card form didn’t load")).toBeDefined()
    await press(screen.getByRole("button", { name: "Try again" }))
    enter()
    await dispatch(sealed(rounds()[0]))
    expect(paid).toEqual([])
  })

  it("is restyled when the page changes its theme", async () => {
    const { dispatch, posted } = shown()
    await dispatch({ vault: "ready" })
    await act(async () => {
      document.documentElement.dataset["theme"] = "dark"
      await Promise.resolve()
    })
    await vi.waitFor(() => expect(posted.map(([{ vault }]) => vault)).toEqual(["dress", "dress"]))
    delete document.documentElement.dataset["theme"]
  })
})

describe("a shop that does not declare how it takes cards", () => {
  it.each(["", "javascript:alert(1)", "yes"])("takes none: %o", (way) => {
    declareCardEntry(way)
    renderInShop(
      <TextProvider translate={texts}>
        <CardSlot
          method={METHOD}
          total={euros(3000)}
          refused={[]}
          captcha={aCaptcha}
          label="Pay"
          onPay={() => undefined}
        />
      </TextProvider>,
    )
    expect([
      document.querySelectorAll("input, iframe").length,
      screen.getByText(/No payment methods are available right now\. Please try again later\./) === null,
    ]).toEqual([0, false])
  })

  it("takes them in its own page only where it declares that", () => {
    declareCardEntry("direct")
    renderInShop(
      <TextProvider translate={texts}>
        <CardSlot
          method={METHOD}
          total={euros(3000)}
          refused={[]}
          captcha={aCaptcha}
          label="Pay"
          onPay={() => undefined}
        />
      </TextProvider>,
    )
    fireEvent.input(screen.getByLabelText("Card number"), { target: { value: "4242424242424242" } })
    expect(screen.getByLabelText<HTMLInputElement>("Card number").value).toBe("4242 4242 4242 4242")
  })
})
