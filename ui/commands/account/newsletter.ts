import { httpNewsletterGateway } from "../../../adapters/backend/newsletter/HttpNewsletterGateway.ts"
import { announcingSession } from "../../../application/account/announcingSession.ts"
import {
  subscribeNewsletter,
  unsubscribeAccount,
  withdrawNewsletterRequest,
} from "../../../application/newsletter/subscribeNewsletter.ts"
import type { SolvedCaptcha } from "../../../application/shared/SolvedCaptcha.ts"
import type { NewsletterRequest } from "../../../domain/newsletter/NewsletterRequest.ts"
import type { CommandError } from "../../runtime/CommandResult.ts"
import type { CommandBase } from "../CommandBase.ts"
import { runWith } from "../CommandBase.ts"

export type NewsletterCommands = ReturnType<typeof newsletterCommands>

/** All errors of the newsletter commands. */
export type NewsletterError = CommandError<NewsletterCommands>

/** Commands for the newsletter of the account; each returns the status afterwards. */
export function newsletterCommands(base: CommandBase) {
  const runAny = runWith(base, httpNewsletterGateway)
  const run: typeof runAny = (program, options) => runAny(announcingSession(program), options)
  return {
    subscribe: (request: NewsletterRequest, captcha?: SolvedCaptcha) => run(subscribeNewsletter(request, captcha)),
    unsubscribe: (email: string) => run(unsubscribeAccount(email)),
    withdraw: (email: string) => run(withdrawNewsletterRequest(email)),
  }
}
