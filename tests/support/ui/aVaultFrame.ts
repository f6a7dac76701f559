import { act, screen } from "@testing-library/react"

/** Origin of the tests' vault. */
export const VAULT = "https://vault.example"

/** The frame in the page. */
export const vaultFrame = () => screen.getByTitle<HTMLIFrameElement>("Card details")

/** A replacement for the frame's window that records received messages and sends the test's messages. */
export function aVaultFrame() {
  const received: [message: Readonly<Record<string, unknown>>, origin: string][] = []
  const inFrame: { readonly postMessage: (message: Readonly<Record<string, unknown>>, origin: string) => void } = {
    postMessage: (message, origin) => void received.push([message, origin]),
  }
  /** Once the frame is in the page, and again for another one. */
  const enter = () => Object.defineProperty(vaultFrame(), "contentWindow", { configurable: true, value: inFrame })
  const dispatch = (data: unknown, origin = VAULT, source: unknown = inFrame) =>
    act(async () => {
      const event = new MessageEvent("message", { data, origin })
      Object.defineProperty(event, "source", { value: source })
      window.dispatchEvent(event)
    })
  const rounds = () => received.flatMap(([{ vault, round }]) => (vault === "seal" ? [round] : []))
  return { posted: received, dispatch, rounds, enter }
}

/** Message of a frame that has sealed the card. */
export const sealed = (round: unknown, token = "v.1") => ({
  vault: "sealed",
  round,
  token,
  network: "visa",
  lastDigits: "4242",
})
