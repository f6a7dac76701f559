import { useCallback, useState } from "react"
import type { AccountProblem } from "../../../domain/account/AccountChangeRefused.ts"
import type { SolvedCaptcha } from "../../../application/shared/SolvedCaptcha.ts"
import { useCommands } from "../../runtime/CommandsProvider.tsx"
import type { SettingsCommands, SettingsError } from "../../runtime/SettingsCommands.ts"
import type { CommandResult } from "../../runtime/CommandResult.ts"

const NOTHING: readonly AccountProblem[] = []

/** What one form shows of what it asked for. */
export interface SettingsForm {
  readonly busy: boolean
  readonly problems: readonly AccountProblem[]
  /** What failed and is no problem of a field. */
  readonly error: Exclude<SettingsError, { readonly _tag: "AccountChangeRefused" }> | undefined
  /** How often a captcha was asked for; 0 where none was. */
  readonly captchaRound: number
  readonly solve: (captcha: SolvedCaptcha | undefined) => void
  /** Asks the shop for a change; answers what it gave, or nothing when it was refused. One question at a time. */
  readonly ask: <A>(question: (settings: SettingsCommands, captcha: SolvedCaptcha | undefined) => Promise<CommandResult<A, SettingsError>>) => Promise<{ readonly value: A } | undefined>
}

/** A form about the account: what was typed stays, whatever the answer is. */
export function useSettings(): SettingsForm {
  const { account } = useCommands()
  const [busy, setBusy] = useState(false)
  const [problems, setProblems] = useState(NOTHING)
  const [error, setError] = useState<SettingsForm["error"]>()
  const [captcha, setCaptcha] = useState<SolvedCaptcha>()
  const [captchaRound, setRound] = useState(0)
  const ask: SettingsForm["ask"] = async (question) => {
    if (busy) return undefined
    setBusy(true)
    const result = await account(async (core) => question(await core.settings(), captcha))
    setBusy(false)
    const refused = !result.ok && result.error._tag === "AccountChangeRefused" ? result.error.problems : NOTHING
    setProblems(refused)
    setError(result.ok || result.error._tag === "AccountChangeRefused" ? undefined : result.error)
    const asksAgain = refused.some(({ field }) => field === "captcha")
    // Good for one try: after each that carried one, the next comes.
    if (asksAgain || (captcha !== undefined && !result.ok)) setRound((round) => round + 1)
    if (captcha !== undefined) setCaptcha(undefined)
    return result.ok ? { value: result.value } : undefined
  }
  const solve = useCallback((solved: SolvedCaptcha | undefined) => setCaptcha(() => solved), [])
  return { busy, problems, error, captchaRound, solve, ask }
}
