import type { RefObject } from "react"
import { useEffect, useRef, useState } from "react"
import type { EntryProblem } from "../../../domain/account/EntryRefusal.ts"
import type { SolvedCaptcha } from "../../../application/shared/SolvedCaptcha.ts"
import type { AccountCommands } from "../../runtime/AccountCommands.ts"
import { useCommands } from "../../runtime/CommandsProvider.tsx"
import type { EntryError } from "../../runtime/EntryCommands.ts"
import type { CommandResult } from "../../runtime/CommandResult.ts"
import type { FormCaptcha } from "../../runtime/useCaptcha.ts"
import { useCaptcha } from "../../runtime/useCaptcha.ts"
import type { EntryFailure } from "./entryWords.ts"

/**
 * A form that lets somebody in: what it waits for, and why the last try did not work. What was typed stays in its
 * fields.
 */
export interface EntryForm {
  readonly place: RefObject<HTMLFormElement | null>
  readonly busy: boolean
  readonly error: EntryFailure | undefined
  readonly problems: readonly EntryProblem[]
  readonly captcha: FormCaptcha
  /** Tells problems that were found without asking the shop. */
  readonly refuse: (problems: readonly EntryProblem[]) => void
  /** Asks, and answers what came of it; nothing while another question is under way, and when it was refused. */
  readonly ask: <A>(
    question: (core: AccountCommands, captcha: SolvedCaptcha | undefined) => Promise<CommandResult<A, EntryError>>,
  ) => Promise<{ readonly value: A } | undefined>
}

export function useEntryForm(): EntryForm {
  const { account } = useCommands()
  const place = useRef<HTMLFormElement>(null)
  const captcha = useCaptcha()
  const [{ busy, error }, setState] = useState<{ readonly busy: boolean; readonly error: EntryFailure | undefined }>({
    busy: false,
    error: undefined,
  })
  useEffect(() => {
    if (error !== undefined) place.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus()
  }, [error])
  return {
    place,
    busy,
    error,
    captcha,
    problems: error?._tag === "EntryRefused" ? error.problems : [],
    refuse: (problems) =>
      setState({ busy: false, error: problems.length === 0 ? undefined : { _tag: "EntryRefused", problems } }),
    ask: async (question) => {
      if (busy) return undefined
      setState({ busy: true, error: undefined })
      const result = await account((core) => question(core, captcha.solved))
      if (result.ok) {
        setState({ busy: false, error: undefined })
        captcha.tried(result)
        return { value: result.value }
      }
      setState({ busy: false, error: result.error })
      captcha.tried(
        result,
        result.error._tag === "EntryRefused" && result.error.problems.some(({ field }) => field === "captcha"),
      )
      return undefined
    },
  }
}
