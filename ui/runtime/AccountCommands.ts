import type { CaptchaToSolve } from "../../application/catalog/openCaptcha.ts"
import type { BackendError } from "../../application/shared/BackendError.ts"
import type { AuthCommands } from "./AuthCommands.ts"
import type { SettingsCommands } from "./SettingsCommands.ts"
import type { CommandDefect, CommandResult } from "./CommandResult.ts"

/** The result of an account command; a defect is returned, never thrown. */
export type AccountResult<A, E = BackendError> = Promise<CommandResult<A, E | CommandDefect>>

/** Captchas for requests that were refused with `_ERR_CAPTCHA`. */
export interface CaptchaCommands {
  /** With `isOwn` the shop's own image, even if a service is configured. */
  readonly openCaptcha: (wish?: { readonly isOwn?: boolean }) => AccountResult<CaptchaToSolve>
}

/** Account settings, loaded at the first change. */
export interface SettingsModule {
  readonly settings: () => Promise<SettingsCommands>
}

/** All commands of the account pages. */
export type AccountCommands = CaptchaCommands & AuthCommands & SettingsModule
