import { useEffect, useRef, useState } from "react"
import type { PasskeysCommands } from "../../commands/account/passkeys.ts"
import { useCommand } from "../../commands/useCommand.ts"
import { useCommands } from "../../commands/useCommands.tsx"
import type { AuthFormError } from "./authTexts.ts"
import type { ReturnTo } from "./useReturnTo.ts"

/** The sign-in with a passkey on a page with a sign-in form. */
export interface PasskeySignInState {
  readonly busy: boolean
  readonly error: AuthFormError | undefined
  /** Opens the browser's dialog. */
  readonly open: () => void
  /** Offers passkeys among the suggestions of the login field, from its first focus on. */
  readonly suggest: () => void
  /** Ends both; called when the customer signs in with a password. */
  readonly stop: () => void
}

type SignIn = Parameters<PasskeysCommands["signIn"]>[0]

/** `rememberMe` reads the form beside it; `onSignedIn` is called before the customer is redirected. */
export function usePasskeySignIn(
  back: ReturnTo,
  rememberMe: () => boolean,
  onSignedIn: () => void,
): PasskeySignInState {
  const { passkeys } = useCommands()
  const command = useCommand<AuthFormError>()
  const [isSuggested, setSuggested] = useState(false)
  const pending = useRef<AbortController>(undefined)
  const stop = () => pending.current?.abort()
  // A browser shows one dialog at a time, and it must not outlive the page.
  useEffect(() => () => pending.current?.abort(), [])
  const signIn = (by: SignIn["by"]) => {
    stop()
    const controller = new AbortController()
    pending.current = controller
    const typed = { by, rememberMe: rememberMe(), guestOrder: back.guestOrder }
    return { result: passkeys.signIn(typed, controller.signal), signal: controller.signal }
  }
  const finish = async () => {
    onSignedIn()
    await back.continueTo()
  }
  const open = async () => {
    const answer = await command.run(() => signIn("dialog").result)
    if (answer !== undefined) await finish()
  }
  const suggest = async () => {
    if (isSuggested || command.busy) return
    setSuggested(true)
    const { result, signal } = signIn("suggestion")
    const answer = await result
    if (signal.aborted) return
    if (answer.ok) return finish()
    // Without an answer of the customer there is nothing to report.
    const isAnswered =
      answer.error._tag === "SignInRefused" &&
      answer.error.reasons.some(({ rule }) => rule === "credentials" || rule === "unknown")
    if (isAnswered) command.setError(answer.error)
  }
  return {
    busy: command.busy,
    error: command.error,
    open: () => void open(),
    suggest: () => void suggest(),
    stop,
  }
}
