import type { CaptchaToSolve } from "../../application/catalog/openCaptcha.ts"
import type { BackendError } from "../../application/shared/BackendError.ts"
import type { AuthCommands } from "./AuthCommands.ts"
import type { SettingsCommands } from "./SettingsCommands.ts"
import type { CommandDefect, CommandResult } from "./CommandResult.ts"

/** What became of a question to the account's part of the core; a bug is answered, never thrown. */
export type AccountResult<A, E = BackendError> = Promise<CommandResult<A, E | CommandDefect>>

/** The captcha that a call asked for with `_ERR_CAPTCHA`. */
export interface CaptchaCommands {
  /** With `isOwn` the shop's own picture, whatever service is configured. */
  readonly openCaptcha: (wish?: { readonly isOwn?: boolean }) => AccountResult<CaptchaToSolve>
}

/** What the pages of an account change; fetched when the first change is asked for. */
export interface SettingsModule {
  readonly settings: () => Promise<SettingsCommands>
}

/** What the pages around an account can ask. */
export type AccountCommands = CaptchaCommands & AuthCommands & SettingsModule
