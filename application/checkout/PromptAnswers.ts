import * as Redacted from "effect/Redacted"
import type { PromptCounts } from "../../domain/payment/PaymentState.ts"
import type { SolvedCaptcha } from "../shared/SolvedCaptcha.ts"

/** What one payment has asked the shopper until now, and the answer to the last question. */
export interface PromptAnswers extends PromptCounts {
  /** The account's password; it lives as long as the submission it goes with. */
  readonly password?: string
  /** Transaction of the challenge that was answered; how, the shop asks the bank (F97). */
  readonly challengeResult?: string
  /** Where the shop asked for one: it is good for one submission. */
  readonly captcha?: SolvedCaptcha
}

/** The answers as a submission carries them. */
export function toSubmittedAnswers(answers: PromptAnswers | undefined): {
  readonly password?: Redacted.Redacted<string>
  readonly challengeResult?: string
  readonly captcha?: SolvedCaptcha
} {
  return {
    ...(answers?.password === undefined ? {} : { password: Redacted.make(answers.password) }),
    ...(answers?.challengeResult === undefined ? {} : { challengeResult: answers.challengeResult }),
    ...(answers?.captcha === undefined ? {} : { captcha: answers.captcha }),
  }
}
