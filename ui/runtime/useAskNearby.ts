import type { RefObject } from "react"
import { useEffect, useRef, useState } from "react"
import { asksForCaptcha } from "../../application/shared/asksForCaptcha.ts"
import type { SolvedCaptcha } from "../../application/shared/SolvedCaptcha.ts"
import type { CommandResult } from "./CommandResult.ts"
import { useCommands } from "./CommandsProvider.tsx"
import type { NearbyCommands, NearbyError } from "./NearbyCommands.ts"

/** A form around a product: what it waits for, and why the last try was not taken. What was typed stays in its fields. */
export interface AskNearby {
  readonly place: RefObject<HTMLFormElement | null>
  readonly busy: boolean
  /** Without what asks for a captcha: the captcha says so itself. */
  readonly error: NearbyError | undefined
  /** Which captcha is asked for: 0 for none; a captcha is good for one try. */
  readonly captchaRound: number
  readonly setCaptcha: (captcha: SolvedCaptcha | undefined) => void
  /** Asks, and answers what came of it; nothing while another question is under way, and when it was refused. */
  readonly ask: <A>(question: (core: NearbyCommands, captcha: SolvedCaptcha | undefined) => Promise<CommandResult<A, NearbyError>>) => Promise<{ readonly value: A } | undefined>
}

interface AskState {
  readonly busy: boolean
  readonly error: NearbyError | undefined
  readonly captchaRound: number
}

/** `firstRound` is 1 where a captcha is known to be asked for. */
export function useAskNearby(firstRound: 0 | 1 = 0): AskNearby {
  const { nearby } = useCommands()
  const place = useRef<HTMLFormElement>(null)
  const [captcha, setCaptcha] = useState<SolvedCaptcha>()
  const [{ busy, error, captchaRound }, setState] = useState<AskState>({ busy: false, error: undefined, captchaRound: firstRound })
  useEffect(() => {
    if (error !== undefined) place.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus()
  }, [error])
  return {
    place, busy, error, captchaRound, setCaptcha,
    ask: async (question) => {
      if (busy) return undefined
      setState({ busy: true, error: undefined, captchaRound })
      const result = await nearby((core) => question(core, captcha))
      setCaptcha(undefined)
      if (result.ok) {
        setState({ busy: false, error: undefined, captchaRound: 0 })
        return { value: result.value }
      }
      const wantsCaptcha = result.error._tag === "BackendError" && asksForCaptcha(result.error)
      setState({ busy: false, error: wantsCaptcha ? undefined : result.error, captchaRound: wantsCaptcha || captchaRound > 0 ? captchaRound + 1 : 0 })
      return undefined
    },
  }
}
