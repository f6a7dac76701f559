import type { AccountRefusedReason } from "../../../domain/account/AccountChangeRefused.ts"
import type { SolvedCaptcha } from "../../../application/shared/SolvedCaptcha.ts"
import type { SettingsError } from "../../commands/settings.ts"
import { useCommand } from "../../commands/useCommand.ts"
import type { ShopCommands } from "../../commands/useCommands.tsx"
import { useCommands } from "../../commands/useCommands.tsx"
import type { CommandResult } from "../../runtime/CommandResult.ts"
import type { FormCaptcha } from "../../runtime/useCaptcha.ts"
import { useCaptcha } from "../../runtime/useCaptcha.ts"

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
      settings: ShopCommands["settings"],
      captcha: SolvedCaptcha | undefined,
    ) => Promise<CommandResult<A, SettingsError>>,
  ) => Promise<{ readonly value: A } | undefined>
}

/** State and submission of an account form; typed values stay after any response. */
export function useSettings(): SettingsForm {
  const { settings } = useCommands()
  const captcha = useCaptcha()
  const { busy, error, run } = useCommand<SettingsError>((result) => {
    captcha.recordResult(
      result,
      !result.ok &&
        result.error._tag === "AccountChangeRefused" &&
        result.error.reasons.some(({ field }) => field === "captcha"),
    )
    return false
  })
  return {
    busy,
    reasons: error?._tag === "AccountChangeRefused" ? error.reasons : NOTHING,
    error: error?._tag === "AccountChangeRefused" ? undefined : error,
    captcha,
    ask: (request) => run(() => request(settings, captcha.solved)),
  }
}
