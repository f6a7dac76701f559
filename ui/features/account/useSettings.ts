import { useState } from "react"
import type { AccountRefusedReason } from "../../../domain/account/AccountChangeRefused.ts"
import type { SolvedCaptcha } from "../../../application/shared/SolvedCaptcha.ts"
import { useCommands } from "../../runtime/CommandsProvider.tsx"
import type { FormCaptcha } from "../../runtime/useCaptcha.ts"
import { useCaptcha } from "../../runtime/useCaptcha.ts"
import type { SettingsCommands, SettingsError } from "../../runtime/SettingsCommands.ts"
import type { CommandResult } from "../../runtime/CommandResult.ts"

const NOTHING: readonly AccountRefusedReason[] = []

/** The state of one account form. */
export interface SettingsForm {
  readonly busy: boolean
  readonly reasons: readonly AccountRefusedReason[]
  /** An error that does not belong to a field. */
  readonly error: Exclude<SettingsError, { readonly _tag: "AccountChangeRefused" }> | undefined
  readonly captcha: FormCaptcha
  /** Sends a change. Returns its result, or `undefined` when it was refused. One request at a time. */
  readonly ask: <A>(
    request: (
      settings: SettingsCommands,
      captcha: SolvedCaptcha | undefined,
    ) => Promise<CommandResult<A, SettingsError>>,
  ) => Promise<{ readonly value: A } | undefined>
}

/** State and submission of an account form; typed values stay after any response. */
export function useSettings(): SettingsForm {
  const { account } = useCommands()
  const [busy, setBusy] = useState(false)
  const [reasons, setReasons] = useState(NOTHING)
  const [error, setError] = useState<SettingsForm["error"]>()
  const captcha = useCaptcha()
  const ask: SettingsForm["ask"] = async (request) => {
    if (busy) return undefined
    setBusy(true)
    const result = await account(async (commands) => request(await commands.settings(), captcha.solved))
    setBusy(false)
    const refused = !result.ok && result.error._tag === "AccountChangeRefused" ? result.error.reasons : NOTHING
    setReasons(refused)
    setError(result.ok || result.error._tag === "AccountChangeRefused" ? undefined : result.error)
    captcha.recordResult(
      result,
      refused.some(({ field }) => field === "captcha"),
    )
    return result.ok ? { value: result.value } : undefined
  }
  return { busy, reasons, error, captcha, ask }
}
