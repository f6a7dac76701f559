import { act, screen } from "@testing-library/react"

/** Where the tests' vault is. */
export const VAULT = "https://vault.example"

/** The frame that stands in the page. */
export const vaultFrame = () => screen.getByTitle<HTMLIFrameElement>("Card details")

/** A window in the place of the frame's that remembers what it is told, and says what a test has it say. */
export function aVaultFrame() {
  const told: [message: Readonly<Record<string, unknown>>, origin: string][] = []
  const inFrame: { readonly postMessage: (message: Readonly<Record<string, unknown>>, origin: string) => void } = {
    postMessage: (message, origin) => void told.push([message, origin]),
  }
  /** Once the frame is in the page, and again for another one. */
  const enter = () => Object.defineProperty(vaultFrame(), "contentWindow", { configurable: true, value: inFrame })
  const say = (data: unknown, origin = VAULT, source: unknown = inFrame) =>
    act(async () => {
      const event = new MessageEvent("message", { data, origin })
      Object.defineProperty(event, "source", { value: source })
      window.dispatchEvent(event)
    })
  const rounds = () => told.flatMap(([{ vault, round }]) => (vault === "seal" ? [round] : []))
  return { told, say, rounds, enter }
}

/** What a frame says once it has sealed. */
export const sealed = (round: unknown, token = "v.1") => ({
  vault: "sealed",
  round,
  token,
  network: "visa",
  lastDigits: "4242",
})
