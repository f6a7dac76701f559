import * as Duration from "effect/Duration"
import type * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import type { AppPorts } from "../../application/appPorts.ts"
import { awaitDecision } from "../../application/checkout/awaitDecision.ts"
import type { CheckoutOutcome } from "../../application/checkout/CheckoutOutcome.ts"
import { configuredPolling } from "../../application/checkout/configuredPolling.ts"
import type { PollingPolicy } from "../../application/checkout/askAfterPayment.ts"
import type { Following } from "../../application/checkout/runPayment.ts"
import { followPayment } from "../../application/checkout/followPayment.ts"
import type { PaymentAnswers } from "../../application/checkout/PaymentAnswers.ts"
import type { AskedSoFar } from "../../domain/payment/PaymentState.ts"
import type { PaymentStatus } from "../../domain/payment/PaymentStatus.ts"
import type { OrderId } from "../../domain/shared/OrderId.ts"
import { CliProblem } from "./CliProblem.ts"
import { ExitCode } from "./ExitCode.ts"
import type { CommandError } from "./presentError.ts"
import { readPassword } from "./readPassword.ts"
import type { Shop } from "./Shop.ts"

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
  readonly submit: (answers: PaymentAnswers | undefined, polling: PollingPolicy) => Effect.Effect<CheckoutOutcome, CommandError, AppPorts>
  /** Which payment is asked after. */
  readonly following?: Following
}

/** Fails with `CliProblem` for a wait that is none, and where standard input would hold the card and the password; before anything is asked. */
export function requireWait(options: WaitOptions & { readonly card?: string }): void {
  waitSeconds(options)
  if (options.passwordStdin === true && options.card === "-") throw new CliProblem({ message: "Standard input holds the card or the password: give the card in a file." })
}

/** The seconds of `--wait`. */
function waitSeconds({ wait }: WaitOptions): number {
  const seconds = /^[0-9]{1,5}$/.test(wait) ? Number(wait) : Number.NaN
  if (!(seconds <= MAX_WAIT_SECONDS)) throw new CliProblem({ message: `--wait is "${wait}": give seconds from 0, which does not wait, to ${MAX_WAIT_SECONDS}.` })
  return seconds
}

/**
 * Leads a payment to its end at a terminal: the address of a bank or of its question is printed and waited for, the account's
 * password is asked for. How often each is asked the use-cases count (ruling R13). What was waited for too long comes back as
 * the outcome that it is.
 */
export async function payInTerminal(shop: Shop, payment: TerminalPayment, options: WaitOptions): Promise<CheckoutOutcome> {
  const { orderId, submit, following = {} } = payment
  const seconds = waitSeconds(options)
  const polling = configuredPolling(shop.store)
  let asked: AskedSoFar = { challenges: 0, passwords: 0 }
  let outcome = await shop.run(submit(undefined, polling))
  for (;;) {
    switch (outcome.outcome) {
      case "authenticate": {
        const password = await passwordAgain(shop, options, asked.passwords > 0)
        if (password === undefined) return outcome
        asked = { ...asked, passwords: asked.passwords + 1 }
        outcome = await shop.run(submit({ ...asked, password }, polling))
        break
      }
      case "challenge": {
        shop.output.note(`The card's bank asks something of its holder: open ${outcome.challenge.url}`)
        const decided = await waited("Nothing is charged, and the cart or order is as it was: run the command again to go on.")
        if (decided === undefined) return outcome
        asked = { ...asked, challenges: asked.challenges + 1 }
        const transactionId = decided.challenge?.transactionId ?? outcome.challenge.transactionId
        outcome = await shop.run(submit({ ...asked, ...(transactionId === undefined ? {} : { challengeResult: transactionId }) }, polling))
        break
      }
      case "leave":
      case "leaving": {
        if (outcome.outcome === "leave") shop.output.note(`The payment goes on at ${outcome.redirect.url}`)
        const decided = await waited(`The payment is not cancelled: finish it at the address above, then see it with \`selvedge order show ${orderId}\`, or pay in another way with \`selvedge repay ${orderId}\`.`)
        if (decided === undefined) return outcome
        outcome = await shop.run(followPayment(orderId, decided, polling, { ...following, asked }))
        break
      }
      default:
        return outcome
    }
  }

  /** How the payment stands once it is decided elsewhere; nothing when that takes too long. Ctrl-C ends the command and says how to go on. */
  async function waited(goOn: string): Promise<PaymentStatus | undefined> {
    if (seconds === 0) return undefined
    const stop = () => {
      process.stderr.write(`\nNot waited for any longer. ${goOn}\n`)
      process.exit(ExitCode.unknown)
    }
    process.once("SIGINT", stop)
    shop.output.note(`Waiting until that is decided, at most ${seconds} s. Ctrl-C stops the waiting.`)
    try {
      const { interval } = polling
      return await shop.run(awaitDecision(orderId, { tries: Math.ceil(seconds / Duration.toSeconds(interval)), interval }, following.question))
    } finally {
      process.removeListener("SIGINT", stop)
    }
  }
}

/** The account's password, asked for without being shown; of a script's standard input the one that it gave, once. Nothing where nobody can be asked. */
async function passwordAgain({ output }: Shop, { passwordStdin = false }: WaitOptions, isAgain: boolean): Promise<string | undefined> {
  if (isAgain) output.note("That was not the password.")
  if (passwordStdin ? isAgain : !process.stdin.isTTY) return undefined
  return Redacted.value(await readPassword(passwordStdin, "The shop asks for the account's password again: "))
}
