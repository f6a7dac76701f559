import type { RefObject } from "react"
import { useEffect, useRef, useState } from "react"
import type { SealedCard } from "../../../../domain/payment/PaymentEntry.ts"
import { readVaultMessage } from "../../../../domain/payment/VaultMessage.ts"
import type { Sealing } from "./sealingTurns.ts"
import { sealingTurns } from "./sealingTurns.ts"
import type { FrameKind } from "./vaultDress.ts"

/** A frame that has said nothing for so long is not waited for any longer, in milliseconds. */
const SILENCE_MILLIS = 10_000

export interface VaultFrame {
  readonly frame: RefObject<HTMLIFrameElement | null>
  /** Address of the frame's page, which names the one origin that it speaks to. */
  readonly address: string
  /** In CSS pixels; nothing until it is dressed. */
  readonly height: number | undefined
  readonly isSilent: boolean
  /** What is typed is being sealed for a payment. */
  readonly isSealing: boolean
  /** How often it was loaded: another time is another frame. */
  readonly time: number
  readonly again: () => void
  /** Has what is typed sealed; `keep` where the shop may keep the card. */
  readonly seal: (keep: boolean) => void
  /**
   * Has what is typed sealed to be asked about: it stays typed. Nothing where no token came, of which the frame or its
   * place tells why.
   */
  readonly sealToAsk: SealToAsk
}

export type SealToAsk = () => Promise<SealedCard | undefined>

interface Hearing {
  /** What the frame is told when it is ready, and when the page's looks change. */
  readonly dress: () => object
  readonly onSubmit: () => void
  /** What was sealed to be asked about is not what is typed any more. */
  readonly onChanged: () => void
  readonly onSealed: (sealed: SealedCard) => void
}

/**
 * Speaks with the frame of a vault. Heard is only what this very window says from the vault's origin and what can be
 * read; what the page says reaches that origin alone (F97). A frame that does not answer is told of.
 */
export function useVaultFrame(vault: string, kind: FrameKind, hearing: Hearing): VaultFrame {
  const frame = useRef<HTMLIFrameElement>(null)
  const latest = useRef(hearing)
  latest.current = hearing
  const [time, setTime] = useState(0)
  const [height, setHeight] = useState<number>()
  const [isSilent, setSilent] = useState(false)
  const [isSealing, setSealing] = useState(false)
  const silence = useRef<ReturnType<typeof setTimeout>>(undefined)
  const address = frameAddress(vault, kind)
  const { origin } = new URL(address)
  const tell = (message: object) => frame.current?.contentWindow?.postMessage(message, origin)
  const send = useRef<(round: number, sealing: Sealing) => void>(() => undefined)
  const [turns] = useState(() => sealingTurns((round, sealing) => send.current(round, sealing), setSealing))
  const waitFor = () => {
    clearTimeout(silence.current)
    silence.current = setTimeout(() => {
      setSilent(true)
      turns.end()
    }, SILENCE_MILLIS)
  }
  send.current = (round, { keep, stays }) => {
    waitFor()
    tell({ vault: "seal", round, keep, stays })
  }
  useEffect(() => {
    const dress = () => void tell(latest.current.dress())
    const heard = (event: MessageEvent<unknown>) => {
      if (event.origin !== origin || event.source === null || event.source !== frame.current?.contentWindow) return
      const said = readVaultMessage(event.data)
      // An answer is heard once, to what was asked.
      if (said === undefined || ("round" in said && !turns.isAsked(said.round))) return
      // Whatever else it says, what was asked is still to be answered.
      if ("round" in said || !turns.isAsked()) clearTimeout(silence.current)
      if (said.vault === "ready") return dress()
      if (said.vault === "height") return setHeight(said.height)
      if (said.vault === "submit") return latest.current.onSubmit()
      if (said.vault === "changed") return latest.current.onChanged()
      turns.answer(said.round, said.vault === "sealed" ? said.sealed : undefined)
    }
    const looks = new MutationObserver(dress)
    const device = window.matchMedia("(prefers-color-scheme: dark)")
    window.addEventListener("message", heard)
    looks.observe(document.documentElement, { attributes: true, attributeFilter: ["data-theme", "lang"] })
    device.addEventListener("change", dress)
    waitFor()
    return () => {
      window.removeEventListener("message", heard)
      looks.disconnect()
      device.removeEventListener("change", dress)
      clearTimeout(silence.current)
    }
  }, [address, time])
  return {
    frame,
    address,
    height,
    isSilent,
    isSealing,
    time,
    again: () => {
      setSilent(false)
      setHeight(undefined)
      turns.end()
      setTime(time + 1)
    },
    seal: (keep) =>
      turns.put({
        keep,
        stays: false,
        answered: (sealed) => (sealed === undefined ? undefined : latest.current.onSealed(sealed)),
      }),
    // A frame that is not there yet, or not any more, has nothing typed in it.
    sealToAsk: () =>
      new Promise((resolve) =>
        height === undefined || isSilent
          ? resolve(undefined)
          : turns.put({ keep: false, stays: true, answered: resolve }),
      ),
  }
}

function frameAddress(vault: string, kind: FrameKind): string {
  const url = new URL(vault)
  url.searchParams.set("shop", window.location.origin)
  url.searchParams.set("kind", kind)
  return url.href
}
