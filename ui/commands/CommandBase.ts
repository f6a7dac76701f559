import type { BrowserConfig, BrowserServices, CartPorts } from "../../adapters/composition/browserRoot.ts"
import { withGateways } from "../../adapters/composition/browserRoot.ts"
import type { createCartSession } from "../../application/cart/createCartSession.ts"
import type { CaptchaToSolve } from "../../application/catalog/openCaptcha.ts"
import type { BackendError } from "../../application/shared/BackendError.ts"
import type { SolvedCaptcha } from "../../application/shared/SolvedCaptcha.ts"
import type { Store, StoreLanguage } from "../../domain/store/Store.ts"
import type { CommandDefect, CommandResult } from "../runtime/CommandResult.ts"
import type { RunProgram } from "../runtime/programRunner.ts"
import { programRunner } from "../runtime/programRunner.ts"
import type { WaitingState } from "../runtime/waitingState.ts"
import type { TextCatalogue } from "../text/TextCatalogue.ts"

/** The store, language and catalogue that commands work in. */
export interface StoreContext {
  readonly store: Store
  readonly language: StoreLanguage
  readonly catalogId: string
  /** Texts that the shop's editors replaced. */
  readonly texts?: TextCatalogue
}

/** A captcha for a call without a form. */
export interface CaptchaRequest {
  readonly open: (wish?: {
    readonly isOwn?: boolean
  }) => Promise<CommandResult<CaptchaToSolve, BackendError | CommandDefect>>
  /** The previous answer was wrong. */
  readonly isAgain: boolean
  /** Aborted when the call is no longer awaited. */
  readonly signal: AbortSignal
}

/** Properties of the document that the commands need. */
export interface CommandConfig {
  readonly sessionHolder: BrowserConfig["sessionHolder"]
  readonly telemetry?: BrowserConfig["telemetry"]
  readonly waiting: WaitingState
  /** Shows a captcha over the page; resolves with `undefined` if it was dismissed. */
  readonly showCaptcha: (request: CaptchaRequest) => Promise<SolvedCaptcha | undefined>
}

/** The services and state that all command modules of a document share. */
export interface CommandBase {
  readonly scope: StoreContext
  readonly services: BrowserServices<CartPorts>
  readonly cart: ReturnType<typeof createCartSession<CartPorts>>
}

/** Returns a runner of programs that need these gateways besides the cart's services. */
export function runWith<const G extends Parameters<typeof withGateways>[1][]>(
  { services }: Pick<CommandBase, "services">,
  ...gateways: G
): RunProgram<CartPorts | G[number]["provides"][number]> {
  return programRunner(withGateways(services, ...gateways).context)
}
