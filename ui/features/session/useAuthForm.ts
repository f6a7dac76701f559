import type { RefObject } from "react"
import { useEffect, useRef } from "react"
import type { SignInRefusedReason } from "../../../domain/account/SignInRefused.ts"
import type { SolvedCaptcha } from "../../../application/shared/SolvedCaptcha.ts"
import { useCommand } from "../../commands/useCommand.ts"
import type { ShopCommands } from "../../commands/useCommands.tsx"
import { useCommands } from "../../commands/useCommands.tsx"
import type { AuthError } from "../../commands/auth.ts"
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
    request: (
      commands: ShopCommands["auth"],
      captcha: SolvedCaptcha | undefined,
    ) => Promise<CommandResult<A, AuthError>>,
  ) => Promise<{ readonly value: A } | undefined>
}

export function useAuthForm(): AuthForm {
  const { auth } = useCommands()
  const place = useRef<HTMLFormElement>(null)
  const captcha = useCaptcha()
  const { busy, error, run, setError } = useCommand<AuthFormError>((result) => {
    captcha.recordResult(
      result,
      !result.ok &&
        result.error._tag === "SignInRefused" &&
        result.error.reasons.some(({ field }) => field === "captcha"),
    )
    return false
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
    refuse: (reasons) => setError(reasons.length === 0 ? undefined : { _tag: "SignInRefused", reasons }),
    ask: (request) => run(() => request(auth, captcha.solved)),
  }
}
