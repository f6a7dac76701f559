import * as Redacted from "effect/Redacted"
import type { PromptCounts } from "../../domain/payment/PaymentState.ts"
import type { SolvedCaptcha } from "../shared/SolvedCaptcha.ts"

/** The prompts of one payment so far, and the customer's answer to the last one. */
export interface PromptAnswers extends PromptCounts {
  /** The account's password; kept only for the submission it belongs to. */
  readonly password?: string
  /** Transaction of an answered challenge; the backend asks the bank for its result (F97). */
  readonly challengeResult?: string
  /** Valid for one submission. */
  readonly captcha?: SolvedCaptcha
}

/** Returns the answers in the form of a submission. */
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
