import type { RefObject } from "react"
import { useEffect, useRef, useState } from "react"
import type { EntryProblem } from "../../../domain/account/EntryRefusal.ts"
import type { SolvedCaptcha } from "../../../application/shared/SolvedCaptcha.ts"
import type { AccountCommands } from "../../runtime/AccountCommands.ts"
import { useCommands } from "../../runtime/CommandsProvider.tsx"
import type { EntryError } from "../../runtime/EntryCommands.ts"
import type { CommandResult } from "../../runtime/CommandResult.ts"
import type { EntryFailure } from "./entryWords.ts"

/** A form that lets somebody in: what it waits for, and why the last try did not work. What was typed stays in its fields. */
export interface EntryForm {
  readonly place: RefObject<HTMLFormElement | null>
  readonly busy: boolean
  readonly error: EntryFailure | undefined
  readonly problems: readonly EntryProblem[]
  /** Which captcha is asked for: 0 for none; a captcha is good for one try. */
  readonly captchaRound: number
  readonly setCaptcha: (captcha: SolvedCaptcha | undefined) => void
  /** Tells problems that were found without asking the shop. */
  readonly refuse: (problems: readonly EntryProblem[]) => void
  /** Asks, and answers what came of it; nothing while another question is under way, and when it was refused. */
  readonly ask: <A>(question: (core: AccountCommands, captcha: SolvedCaptcha | undefined) => Promise<CommandResult<A, EntryError>>) => Promise<{ readonly value: A } | undefined>
}

export function useEntryForm(): EntryForm {
  const { account } = useCommands()
  const place = useRef<HTMLFormElement>(null)
  const [captcha, setCaptcha] = useState<SolvedCaptcha>()
  const [{ busy, error, captchaRound }, setState] = useState<{ readonly busy: boolean; readonly error: EntryFailure | undefined; readonly captchaRound: number }>(
    { busy: false, error: undefined, captchaRound: 0 })
  useEffect(() => {
    if (error !== undefined) place.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus()
  }, [error])
  return {
    place, busy, error, captchaRound, setCaptcha,
    problems: error?._tag === "EntryRefused" ? error.problems : [],
    refuse: (problems) => setState({ busy: false, captchaRound, error: problems.length === 0 ? undefined : { _tag: "EntryRefused", problems } }),
    ask: async (question) => {
      if (busy) return undefined
      setState({ busy: true, error: undefined, captchaRound })
      const result = await account((core) => question(core, captcha))
      setCaptcha(undefined)
      if (result.ok) {
        setState({ busy: false, error: undefined, captchaRound: 0 })
        return { value: result.value }
      }
      const asksForCaptcha = result.error._tag === "EntryRefused" && result.error.problems.some(({ field }) => field === "captcha")
      setState({ busy: false, error: result.error, captchaRound: asksForCaptcha || captchaRound > 0 ? captchaRound + 1 : 0 })
      return undefined
    },
  }
}
