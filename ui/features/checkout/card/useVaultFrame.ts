import type { RefObject } from "react"
import { useEffect, useRef, useState } from "react"
import type { TokenizedCard } from "../../../../domain/payment/PaymentEntry.ts"
import { readVaultMessage } from "../../../../domain/payment/VaultMessage.ts"
import type { SealRequest } from "./createSealQueue.ts"
import { createSealQueue } from "./createSealQueue.ts"
import type { FrameKind } from "./vaultConfig.ts"

/** The time limit for the frame to respond, in milliseconds. */
const FRAME_TIMEOUT_MILLIS = 10_000

export interface VaultFrame {
  readonly frame: RefObject<HTMLIFrameElement | null>
  /** Address of the frame's page. It names the only origin the frame communicates with. */
  readonly address: string
  /** In CSS pixels; `undefined` until the frame is styled. */
  readonly height: number | undefined
  readonly hasTimedOut: boolean
  /** The card data is being sealed for a payment. */
  readonly isSealing: boolean
  /** Counts reloads; each one is a new frame. */
  readonly time: number
  readonly again: () => void
  /** Seals the card data; `keep` is true if the shop may save the card. */
  readonly seal: (keep: boolean) => void
  /**
   * Seals the card data for a check and keeps the inputs. Returns `undefined` without a token; the frame or its
   * container shows the reason.
   */
  readonly sealForCheck: SealForCheck
}

export type SealForCheck = () => Promise<TokenizedCard | undefined>

interface VaultListeners {
  /** The configuration sent to the frame when it is ready and when the page's theme changes. */
  readonly config: () => object
  readonly onSubmit: () => void
  /** The card data has changed since it was sealed for a check. */
  readonly onChanged: () => void
  readonly onSealed: (sealed: TokenizedCard) => void
}

/**
 * Communicates with the frame of a vault. Accepts only valid messages from this window and the vault's origin, and
 * sends messages to that origin only (F97). Reports a frame that does not respond.
 */
export function useVaultFrame(vault: string, kind: FrameKind, listeners: VaultListeners): VaultFrame {
  const frame = useRef<HTMLIFrameElement>(null)
  const latest = useRef(listeners)
  latest.current = listeners
  const [time, setTime] = useState(0)
  const [height, setHeight] = useState<number>()
  const [hasTimedOut, setTimedOut] = useState(false)
  const [isSealing, setSealing] = useState(false)
  const timeout = useRef<ReturnType<typeof setTimeout>>(undefined)
  const address = frameAddress(vault, kind)
  const { origin } = new URL(address)
  const postToFrame = (message: object) => frame.current?.contentWindow?.postMessage(message, origin)
  const send = useRef<(round: number, sealing: SealRequest) => void>(() => undefined)
  const [queue] = useState(() => createSealQueue((round, sealing) => send.current(round, sealing), setSealing))
  const startTimeout = () => {
    clearTimeout(timeout.current)
    timeout.current = setTimeout(() => {
      setTimedOut(true)
      queue.end()
    }, FRAME_TIMEOUT_MILLIS)
  }
  send.current = (round, { keep, stays }) => {
    startTimeout()
    postToFrame({ vault: "seal", round, keep, stays })
  }
  useEffect(() => {
    const config = () => void postToFrame(latest.current.config())
    const onMessage = (event: MessageEvent<unknown>) => {
      if (event.origin !== origin || event.source === null || event.source !== frame.current?.contentWindow) return
      const message = readVaultMessage(event.data)
      // Each request accepts one response.
      if (message === undefined || ("round" in message && !queue.isPending(message.round))) return
      // Other messages do not complete the pending request.
      if ("round" in message || !queue.isPending()) clearTimeout(timeout.current)
      if (message.vault === "ready") return config()
      if (message.vault === "height") return setHeight(message.height)
      if (message.vault === "submit") return latest.current.onSubmit()
      if (message.vault === "changed") return latest.current.onChanged()
      queue.answer(message.round, message.vault === "sealed" ? message.sealed : undefined)
    }
    const themeObserver = new MutationObserver(config)
    const device = window.matchMedia("(prefers-color-scheme: dark)")
    window.addEventListener("message", onMessage)
    themeObserver.observe(document.documentElement, { attributes: true, attributeFilter: ["data-theme", "lang"] })
    device.addEventListener("change", config)
    startTimeout()
    return () => {
      window.removeEventListener("message", onMessage)
      themeObserver.disconnect()
      device.removeEventListener("change", config)
      clearTimeout(timeout.current)
    }
  }, [address, time])
  return {
    frame,
    address,
    height,
    hasTimedOut,
    isSealing,
    time,
    again: () => {
      setTimedOut(false)
      setHeight(undefined)
      queue.end()
      setTime(time + 1)
    },
    seal: (keep) =>
      queue.enqueue({
        keep,
        stays: false,
        onResult: (sealed) => (sealed === undefined ? undefined : latest.current.onSealed(sealed)),
      }),
    // A frame that is not loaded contains no card data.
    sealForCheck: () =>
      new Promise((resolve) =>
        height === undefined || hasTimedOut
          ? resolve(undefined)
          : queue.enqueue({ keep: false, stays: true, onResult: resolve }),
      ),
  }
}

function frameAddress(vault: string, kind: FrameKind): string {
  const url = new URL(vault)
  url.searchParams.set("shop", window.location.origin)
  url.searchParams.set("kind", kind)
  return url.href
}
