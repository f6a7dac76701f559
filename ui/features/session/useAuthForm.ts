import type { RefObject } from "react"
import { useEffect, useRef, useState } from "react"
import type { SignInRefusedReason } from "../../../domain/account/SignInRefused.ts"
import type { SolvedCaptcha } from "../../../application/shared/SolvedCaptcha.ts"
import type { AccountCommands } from "../../runtime/AccountCommands.ts"
import { useCommands } from "../../runtime/CommandsProvider.tsx"
import type { AuthError } from "../../runtime/AuthCommands.ts"
import type { CommandResult } from "../../runtime/CommandResult.ts"
import type { FormCaptcha } from "../../runtime/useCaptcha.ts"
import { useCaptcha } from "../../runtime/useCaptcha.ts"
import type { AuthFormError } from "./authTexts.ts"

/** The state of an authentication form: its pending request and its last error. Typed values stay in their fields. */
export interface AuthForm {
  readonly place: RefObject<HTMLFormElement | null>
  readonly busy: boolean
  readonly error: AuthFormError | undefined
  readonly reasons: readonly SignInRefusedReason[]
  readonly captcha: FormCaptcha
  /** Shows errors that were found without a request. */
  readonly refuse: (reasons: readonly SignInRefusedReason[]) => void
  /** Sends a request and returns its result; `undefined` while another one is pending, and after a refusal. */
  readonly ask: <A>(
    request: (commands: AccountCommands, captcha: SolvedCaptcha | undefined) => Promise<CommandResult<A, AuthError>>,
  ) => Promise<{ readonly value: A } | undefined>
}

export function useAuthForm(): AuthForm {
  const { account } = useCommands()
  const place = useRef<HTMLFormElement>(null)
  const captcha = useCaptcha()
  const [{ busy, error }, setState] = useState<{ readonly busy: boolean; readonly error: AuthFormError | undefined }>({
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
    reasons: error?._tag === "SignInRefused" ? error.reasons : [],
    refuse: (reasons) =>
      setState({ busy: false, error: reasons.length === 0 ? undefined : { _tag: "SignInRefused", reasons } }),
    ask: async (request) => {
      if (busy) return undefined
      setState({ busy: true, error: undefined })
      const result = await account((commands) => request(commands, captcha.solved))
      if (result.ok) {
        setState({ busy: false, error: undefined })
        captcha.recordResult(result)
        return { value: result.value }
      }
      setState({ busy: false, error: result.error })
      captcha.recordResult(
        result,
        result.error._tag === "SignInRefused" && result.error.reasons.some(({ field }) => field === "captcha"),
      )
      return undefined
    },
  }
}
