import type { RefObject } from "react"
import { useEffect, useRef, useState } from "react"
import type { SealedCard } from "../../../../domain/payment/PaymentEntry.ts"
import { readVaultMessage } from "../../../../domain/payment/VaultMessage.ts"
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
  /** What is typed is being sealed. */
  readonly isSealing: boolean
  /** How often it was loaded: another time is another frame. */
  readonly time: number
  readonly again: () => void
  /** Has what is typed sealed; `keep` where the shop may keep the card. */
  readonly seal: (keep: boolean) => void
}

interface Hearing {
  /** What the frame is told when it is ready, and when the page's looks change. */
  readonly dress: () => object
  readonly onSubmit: () => void
  readonly onSealed: (sealed: SealedCard) => void
}

/**
 * Speaks with the frame of a vault. Heard is only what this very window says from the vault's origin and what can be read; what
 * the page says reaches that origin alone (F97). A frame that does not answer is told of.
 */
export function useVaultFrame(vault: string, kind: FrameKind, hearing: Hearing): VaultFrame {
  const frame = useRef<HTMLIFrameElement>(null)
  const latest = useRef(hearing)
  latest.current = hearing
  const [time, setTime] = useState(0)
  const [height, setHeight] = useState<number>()
  const [isSilent, setSilent] = useState(false)
  const [isSealing, setSealing] = useState(false)
  const isAsked = useRef(false)
  const rounds = useRef(0)
  const silence = useRef<ReturnType<typeof setTimeout>>(undefined)
  const address = frameAddress(vault, kind)
  const { origin } = new URL(address)
  const tell = (message: object) => frame.current?.contentWindow?.postMessage(message, origin)
  const ask = (asked: boolean) => {
    isAsked.current = asked
    setSealing(asked)
  }
  const waitFor = () => {
    clearTimeout(silence.current)
    silence.current = setTimeout(() => setSilent(true), SILENCE_MILLIS)
  }
  useEffect(() => {
    const dress = () => void tell(latest.current.dress())
    const heard = (event: MessageEvent<unknown>) => {
      if (event.origin !== origin || event.source === null || event.source !== frame.current?.contentWindow) return
      const said = readVaultMessage(event.data)
      // An answer is heard once, to what was asked.
      if (said === undefined || ("round" in said && !(isAsked.current && said.round === rounds.current))) return
      // Whatever else it says, what was asked is still to be answered.
      if ("round" in said || !isAsked.current) clearTimeout(silence.current)
      if (said.vault === "ready") return dress()
      if (said.vault === "height") return setHeight(said.height)
      if (said.vault === "submit") return latest.current.onSubmit()
      ask(false)
      if (said.vault === "sealed") latest.current.onSealed(said.sealed)
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
    frame, address, height, isSilent, isSealing, time,
    again: () => {
      setSilent(false)
      setHeight(undefined)
      ask(false)
      setTime(time + 1)
    },
    seal: (keep) => {
      if (isAsked.current) return
      rounds.current += 1
      ask(true)
      waitFor()
      tell({ vault: "seal", round: rounds.current, keep })
    },
  }
}

function frameAddress(vault: string, kind: FrameKind): string {
  const url = new URL(vault)
  url.searchParams.set("shop", window.location.origin)
  url.searchParams.set("kind", kind)
  return url.href
}
