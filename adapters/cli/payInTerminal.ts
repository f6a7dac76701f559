import * as Duration from "effect/Duration"
import type * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import type { AppPorts } from "../../application/appPorts.ts"
import { pollDecision } from "../../application/checkout/tracking/pollDecision.ts"
import { pollScanUntilPaid } from "../../application/checkout/tracking/pollScanUntilPaid.ts"
import type { CheckoutOutcome } from "../../application/checkout/CheckoutOutcome.ts"
import { pollingPolicyOf } from "../../application/checkout/tracking/pollingPolicyOf.ts"
import type { PollingPolicy } from "../../application/checkout/tracking/fetchPaymentEvent.ts"
import type { PaymentTracking } from "../../application/checkout/runPayment.ts"
import { trackPayment } from "../../application/checkout/tracking/trackPayment.ts"
import type { PromptAnswers } from "../../application/checkout/PromptAnswers.ts"
import { PageNavigator } from "../../application/platform/PageNavigator.ts"
import type { PromptCounts } from "../../domain/payment/PaymentState.ts"
import type { PaymentRedirect } from "../../domain/payment/PaymentStatus.ts"
import type { OrderId } from "../../domain/shared/OrderId.ts"
import { CliUsageError } from "./CliUsageError.ts"
import { ExitCode } from "./ExitCode.ts"
import { saveGuestToken } from "./guestTokens.ts"
import type { CommandError } from "./output/presentError.ts"
import { readPassword } from "./input/readPassword.ts"
import { scanText } from "./output/scanText.ts"
import type { CliContext } from "./CliContext.ts"
import type { AnswerPrompt } from "./withCaptchaRetry.ts"
import { MAX_PROMPTS, terminalPrompt, solveCaptcha } from "./withCaptchaRetry.ts"

const MAX_WAIT_SECONDS = 86_400

/** Options for steps of a payment that need a person. */
export interface WaitOptions {
  readonly wait: string
  readonly passwordStdin?: boolean
}

export interface TerminalPayment {
  readonly orderId: OrderId
  /** Submits the payment and polls its status with the store's settings. */
  readonly submit: (
    answers: PromptAnswers | undefined,
    polling: PollingPolicy,
  ) => Effect.Effect<CheckoutOutcome, CommandError, AppPorts>
  /** Identifies the payment to poll. */
  readonly tracking?: PaymentTracking
  /** True when `submit` only polls: there is no submission to repeat with an answer. */
  readonly isStatusOnly?: boolean
}

/**
 * Fails with `CliUsageError` for an invalid wait, and when standard input would hold both the card and the password.
 * Runs before the first request.
 */
export function requireWait(options: WaitOptions & { readonly card?: string }): void {
  waitSeconds(options)
  if (options.passwordStdin === true && options.card === "-")
    throw new CliUsageError({
      message: "Standard input cannot hold both the card and the password. Give the card in a file.",
    })
}

/** Parses `--wait` in seconds. */
function waitSeconds({ wait }: WaitOptions): number {
  const seconds = /^[0-9]{1,5}$/.test(wait) ? Number(wait) : Number.NaN
  if (!(seconds <= MAX_WAIT_SECONDS))
    throw new CliUsageError({
      message: `Invalid --wait "${wait}". Use seconds from 0 (do not wait) to ${MAX_WAIT_SECONDS}.`,
    })
  return seconds
}

/**
 * Completes a payment at a terminal. Prints the URL of a bank's challenge or redirect, or a code to scan, and waits;
 * prompts for the account's password and a captcha. The use cases limit the number of prompts (R13). When the
 * wait ends first, returns the pending outcome.
 */
export async function payInTerminal(
  shop: CliContext,
  payment: TerminalPayment,
  options: WaitOptions,
  prompt: AnswerPrompt = terminalPrompt(),
): Promise<CheckoutOutcome> {
  const { orderId, submit, tracking = {}, isStatusOnly = false } = payment
  const seconds = waitSeconds(options)
  const polling = pollingPolicyOf(shop.store)
  const decision = (policy: PollingPolicy) => pollDecision(orderId, policy, tracking.paymentRef)
  let promptCounts: PromptCounts = { challenges: 0, passwords: 0 }
  let captchaPrompts = 0
  let sent: PromptAnswers | undefined
  const send = (answers?: PromptAnswers) => {
    sent = answers
    return shop.run(submit(answers, polling))
  }
  let outcome = await send()
  for (;;) {
    switch (outcome.outcome) {
      case "captchaRequired": {
        if (prompt === undefined || captchaPrompts === MAX_PROMPTS) return outcome
        captchaPrompts += 1
        // The captcha is checked first, so the previous answers are sent again with it.
        outcome = await send({
          ...promptCounts,
          ...sent,
          captcha: await solveCaptcha(shop, prompt, sent?.captcha !== undefined),
        })
        break
      }
      case "passwordRequired": {
        if (isStatusOnly) return outcome
        const password = await promptPasswordAgain(shop, options, promptCounts.passwords > 0)
        if (password === undefined) return outcome
        promptCounts = { ...promptCounts, passwords: promptCounts.passwords + 1 }
        outcome = await send({ ...promptCounts, password })
        break
      }
      case "challengeRequired": {
        if (isStatusOnly) return outcome
        shop.output.note(`Your bank needs to verify this payment: ${outcome.challenge.url}`)
        const decided = await awaitOrGiveUp("You have not been charged. Run the command again to continue.", decision)
        if (decided === undefined) return outcome
        promptCounts = { ...promptCounts, challenges: promptCounts.challenges + 1 }
        const transactionId = decided.challenge?.transactionId ?? outcome.challenge.transactionId
        outcome = await send({
          ...promptCounts,
          ...(transactionId === undefined ? {} : { challengeResult: transactionId }),
        })
        break
      }
      case "redirectRequired":
      case "redirecting": {
        if (outcome.outcome === "redirectRequired") await continueAt(shop, outcome.redirect)
        const decided = await awaitOrGiveUp(
          "The payment is not canceled. Finish it at the URL above and check it with " +
            `\`selvedge payment status ${orderId}\`, or use another payment method with ` +
            `\`selvedge order pay ${orderId}\`.`,
          decision,
        )
        if (decided === undefined) return outcome
        outcome = await shop.run(trackPayment(orderId, decided, polling, { ...tracking, promptCounts }))
        break
      }
      case "scanRequired": {
        const { qr, guestToken } = outcome
        // The token opens the order after the wait is interrupted.
        if (guestToken !== undefined) await shop.run(saveGuestToken(orderId, guestToken))
        shop.output.note(scanText(orderId, qr))
        const scanned = await awaitOrGiveUp(
          `The code stays valid. Check the payment with \`selvedge payment status ${orderId}\`.`,
          (policy) => pollScanUntilPaid(orderId, qr, policy, tracking.paymentRef),
        )
        if (scanned === undefined) return outcome
        outcome = scanned
        break
      }
      default:
        return outcome
    }
  }

  /**
   * Polls until a decision; `undefined` when the wait ends first. Ctrl-C ends the command and prints how to continue.
   */
  async function awaitOrGiveUp<A>(
    hint: string,
    ask: (policy: PollingPolicy) => Effect.Effect<A | undefined, CommandError, AppPorts>,
  ): Promise<A | undefined> {
    if (seconds === 0) return undefined
    const stop = () => {
      process.stderr.write(`\nStopped waiting. ${hint}\n`)
      process.exit(ExitCode.unknown)
    }
    process.once("SIGINT", stop)
    shop.output.note(`Waiting up to ${seconds} s. Press Ctrl-C to stop waiting.`)
    try {
      const { interval } = polling
      return await shop.run(ask({ tries: Math.ceil(seconds / Duration.toSeconds(interval)), interval }))
    } finally {
      process.removeListener("SIGINT", stop)
    }
  }
}

/** Prints where a payment continues; a provider that expects a POST gets a page with a form. */
async function continueAt({ run, output }: CliContext, { url, method, parameters }: PaymentRedirect): Promise<void> {
  if (method === "POST") return run(PageNavigator.use((navigator) => navigator.postForm(url, parameters)))
  output.note(`Continue the payment at ${url}`)
}

/**
 * Reads the account's password without echo. From standard input only once, since the same password would be refused
 * again. `undefined` without a terminal.
 */
async function promptPasswordAgain(
  { output }: CliContext,
  { passwordStdin = false }: WaitOptions,
  isAgain: boolean,
): Promise<string | undefined> {
  if (isAgain) output.note("Wrong password.")
  if (passwordStdin ? isAgain : !process.stdin.isTTY) return undefined
  return Redacted.value(await readPassword(passwordStdin, "Confirm your password: "))
}
