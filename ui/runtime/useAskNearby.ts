import type { RefObject } from "react"
import { useEffect, useRef, useState } from "react"
import type { SolvedCaptcha } from "../../application/shared/SolvedCaptcha.ts"
import type { CommandResult } from "./CommandResult.ts"
import { useCommands } from "./CommandsProvider.tsx"
import type { NearbyCommands, NearbyError } from "./NearbyCommands.ts"
import type { FormCaptcha } from "./useCaptcha.ts"
import { useCaptcha } from "./useCaptcha.ts"

/**
 * A form around a product: what it waits for, and why the last try was not taken. What was typed stays in its fields.
 */
export interface AskNearby {
  readonly place: RefObject<HTMLFormElement | null>
  readonly busy: boolean
  /** Without what asks for a captcha: the captcha says so itself. */
  readonly error: NearbyError | undefined
  readonly captcha: FormCaptcha
  /** Asks, and answers what came of it; nothing while another question is under way, and when it was refused. */
  readonly ask: <A>(
    question: (core: NearbyCommands, captcha: SolvedCaptcha | undefined) => Promise<CommandResult<A, NearbyError>>,
  ) => Promise<{ readonly value: A } | undefined>
}

interface AskState {
  readonly busy: boolean
  readonly error: NearbyError | undefined
}

/** `isCaptchaKnown` where it is known before the first try that a captcha is asked for. */
export function useAskNearby(isCaptchaKnown = false): AskNearby {
  const { nearby } = useCommands()
  const place = useRef<HTMLFormElement>(null)
  const captcha = useCaptcha(isCaptchaKnown)
  const [{ busy, error }, setState] = useState<AskState>({ busy: false, error: undefined })
  useEffect(() => {
    if (error !== undefined) place.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus()
  }, [error])
  return {
    place,
    busy,
    error,
    captcha,
    ask: async (question) => {
      if (busy) return undefined
      setState({ busy: true, error: undefined })
      const result = await nearby((core) => question(core, captcha.solved))
      const isAsked = captcha.tried(result)
      setState({ busy: false, error: result.ok || isAsked ? undefined : result.error })
      return result.ok ? { value: result.value } : undefined
    },
  }
}
