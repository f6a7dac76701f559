import * as Duration from "effect/Duration"
import type * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import type { AppPorts } from "../../application/appPorts.ts"
import { awaitDecision } from "../../application/checkout/awaitDecision.ts"
import { awaitScan } from "../../application/checkout/awaitScan.ts"
import type { CheckoutOutcome } from "../../application/checkout/CheckoutOutcome.ts"
import { configuredPolling } from "../../application/checkout/configuredPolling.ts"
import type { PollingPolicy } from "../../application/checkout/askAfterPayment.ts"
import type { Following } from "../../application/checkout/runPayment.ts"
import { followPayment } from "../../application/checkout/followPayment.ts"
import type { PaymentAnswers } from "../../application/checkout/PaymentAnswers.ts"
import { PageNavigator } from "../../application/platform/PageNavigator.ts"
import type { AskedSoFar } from "../../domain/payment/PaymentState.ts"
import type { PaymentRedirect } from "../../domain/payment/PaymentStatus.ts"
import type { OrderId } from "../../domain/shared/OrderId.ts"
import { CliProblem } from "./CliProblem.ts"
import { ExitCode } from "./ExitCode.ts"
import { keepGuestToken } from "./guestTokens.ts"
import type { CommandError } from "./presentError.ts"
import { readPassword } from "./readPassword.ts"
import { scanWords } from "./scanWords.ts"
import type { Shop } from "./Shop.ts"
import type { AskPerson } from "./solvingCaptcha.ts"
import { MAX_ROUNDS, personAtTerminal, solveCaptcha } from "./solvingCaptcha.ts"

const MAX_WAIT_SECONDS = 86_400

/** How a payment waits for what only a person can do. */
export interface WaitOptions {
  readonly wait: string
  readonly passwordStdin?: boolean
}

/** A payment as a command makes it. */
export interface TerminalPayment {
  readonly orderId: OrderId
  /** Submits it, and asks after it as the store has that done. */
  readonly submit: (
    answers: PaymentAnswers | undefined,
    polling: PollingPolicy,
  ) => Effect.Effect<CheckoutOutcome, CommandError, AppPorts>
  /** Which payment is asked after. */
  readonly following?: Following
  /** Whether `submit` only asks after it: there is nothing that could be sent again with an answer. */
  readonly onlyAsks?: boolean
}

/**
 * Fails with `CliProblem` for a wait that is none, and where standard input would hold the card and the password;
 * before anything is asked.
 */
export function requireWait(options: WaitOptions & { readonly card?: string }): void {
  waitSeconds(options)
  if (options.passwordStdin === true && options.card === "-")
    throw new CliProblem({ message: "Standard input holds the card or the password: give the card in a file." })
}

/** The seconds of `--wait`. */
function waitSeconds({ wait }: WaitOptions): number {
  const seconds = /^[0-9]{1,5}$/.test(wait) ? Number(wait) : Number.NaN
  if (!(seconds <= MAX_WAIT_SECONDS))
    throw new CliProblem({
      message: `--wait is "${wait}": give seconds from 0, which does not wait, to ${MAX_WAIT_SECONDS}.`,
    })
  return seconds
}

/**
 * Leads a payment to its end at a terminal: the address of a bank or of its question, or a code to scan, is printed and
 * waited for, the account's password and a captcha are asked for. How often each is asked the use-cases count (ruling
 * R13). What was waited for too long comes back as the outcome that it is.
 */
export async function payInTerminal(
  shop: Shop,
  payment: TerminalPayment,
  options: WaitOptions,
  askPerson: AskPerson = personAtTerminal(),
): Promise<CheckoutOutcome> {
  const { orderId, submit, following = {}, onlyAsks = false } = payment
  const seconds = waitSeconds(options)
  const polling = configuredPolling(shop.store)
  const decision = (policy: PollingPolicy) => awaitDecision(orderId, policy, following.question)
  let asked: AskedSoFar = { challenges: 0, passwords: 0 }
  let captchas = 0
  let sent: PaymentAnswers | undefined
  const send = (answers?: PaymentAnswers) => {
    sent = answers
    return shop.run(submit(answers, polling))
  }
  let outcome = await send()
  for (;;) {
    switch (outcome.outcome) {
      case "captcha": {
        if (askPerson === undefined || captchas === MAX_ROUNDS) return outcome
        captchas += 1
        // The captcha is looked at first: what was answered before goes with it once more.
        outcome = await send({
          ...asked,
          ...sent,
          captcha: await solveCaptcha(shop, askPerson, sent?.captcha !== undefined),
        })
        break
      }
      case "authenticate": {
        if (onlyAsks) return outcome
        const password = await passwordAgain(shop, options, asked.passwords > 0)
        if (password === undefined) return outcome
        asked = { ...asked, passwords: asked.passwords + 1 }
        outcome = await send({ ...asked, password })
        break
      }
      case "challenge": {
        if (onlyAsks) return outcome
        shop.output.note(`The card's bank asks something of its holder: open ${outcome.challenge.url}`)
        const decided = await waited(
          "Nothing is charged, and the cart or order is as it was: run the command again to go on.",
          decision,
        )
        if (decided === undefined) return outcome
        asked = { ...asked, challenges: asked.challenges + 1 }
        const transactionId = decided.challenge?.transactionId ?? outcome.challenge.transactionId
        outcome = await send({ ...asked, ...(transactionId === undefined ? {} : { challengeResult: transactionId }) })
        break
      }
      case "leave":
      case "leaving": {
        if (outcome.outcome === "leave") await leadTo(shop, outcome.redirect)
        const decided = await waited(
          `The payment is not cancelled: finish it at the address above, then see it with \`selvedge payment show ${orderId}\`, or pay in another way with \`selvedge repay ${orderId}\`.`,
          decision,
        )
        if (decided === undefined) return outcome
        outcome = await shop.run(followPayment(orderId, decided, polling, { ...following, asked }))
        break
      }
      case "scan": {
        const { qr, guestToken } = outcome
        // Whoever stops the waiting opens the order with it.
        if (guestToken !== undefined) await shop.run(keepGuestToken(orderId, guestToken))
        shop.output.note(scanWords(orderId, qr))
        const scanned = await waited(
          `The code is good as long as it says: see the payment with \`selvedge payment show ${orderId}\`.`,
          (policy) => awaitScan(orderId, qr, policy, following.question),
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
   * What was asked for until it is known; nothing when that takes too long. Ctrl-C ends the command and says how to go
   * on.
   */
  async function waited<A>(
    goOn: string,
    ask: (policy: PollingPolicy) => Effect.Effect<A | undefined, CommandError, AppPorts>,
  ): Promise<A | undefined> {
    if (seconds === 0) return undefined
    const stop = () => {
      process.stderr.write(`\nNot waited for any longer. ${goOn}\n`)
      process.exit(ExitCode.unknown)
    }
    process.once("SIGINT", stop)
    shop.output.note(`Waiting until that is decided, at most ${seconds} s. Ctrl-C stops the waiting.`)
    try {
      const { interval } = polling
      return await shop.run(ask({ tries: Math.ceil(seconds / Duration.toSeconds(interval)), interval }))
    } finally {
      process.removeListener("SIGINT", stop)
    }
  }
}

/** Says where a payment goes on; what a provider expects as a form is a page of its own. */
async function leadTo({ run, output }: Shop, { url, method, parameters }: PaymentRedirect): Promise<void> {
  if (method === "POST") return run(PageNavigator.use((navigator) => navigator.postForm(url, parameters)))
  output.note(`The payment goes on at ${url}`)
}

/**
 * The account's password, asked for without being shown; of a script's standard input the one that it gave, once.
 * Nothing where nobody can be asked.
 */
async function passwordAgain(
  { output }: Shop,
  { passwordStdin = false }: WaitOptions,
  isAgain: boolean,
): Promise<string | undefined> {
  if (isAgain) output.note("That was not the password.")
  if (passwordStdin ? isAgain : !process.stdin.isTTY) return undefined
  return Redacted.value(await readPassword(passwordStdin, "The shop asks for the account's password again: "))
}
