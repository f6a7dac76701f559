import type { CheckoutOutcome } from "../../application/checkout/CheckoutOutcome.ts"
import { ExitCode } from "./ExitCode.ts"
import { table } from "./Output.ts"
import { scanText } from "./scanText.ts"

export interface PresentedOutcome {
  readonly lines: readonly string[]
  readonly exitCode: number
}

/**
 * Describes an outcome, with its exit code for scripts. `paid` names the cart or order, which remains when the payment
 * failed.
 */
export function presentOutcome(outcome: CheckoutOutcome, paid: "cart" | "order"): PresentedOutcome {
  switch (outcome.outcome) {
    case "paid":
      return {
        lines: [...table([["Order", outcome.orderId]]), `See it with \`selvedge order show ${outcome.orderId}\`.`],
        exitCode: ExitCode.done,
      }
    case "declined":
      return {
        lines: [
          "The payment was refused" +
            `${outcome.errorMessage === undefined ? "" : `: ${outcome.errorMessage}`}` +
            `${outcome.errorKey === undefined ? "" : ` (${outcome.errorKey})`}. Nothing was charged, ` +
            `and the ${paid} is as it was.`,
        ],
        exitCode: ExitCode.refused,
      }
    case "repaymentRequired":
      return {
        lines: [
          `Order ${outcome.orderId} is placed and not paid: pay it with \`selvedge repay ` +
            `${outcome.orderId}\` and a way to pay, such as \`--card <file>\`.`,
        ],
        exitCode: ExitCode.refused,
      }
    case "scanRequired":
      return { lines: [scanText(outcome.orderId, outcome.qr)], exitCode: ExitCode.unknown }
    case "redirectRequired":
      return {
        lines: [
          `The payment goes on at ${outcome.redirect.url}` +
            (outcome.redirect.method === "POST"
              ? `, which expects the fields ${Object.keys(outcome.redirect.parameters).join(", ")}`
              : "") +
            ".",
        ],
        exitCode: ExitCode.unknown,
      }
    case "redirecting":
      return { lines: ["Open the address above to finish the payment."], exitCode: ExitCode.unknown }
    case "challengeRequired":
      return {
        lines: [`The card's bank asks something of its holder: open ${outcome.challenge.url}`],
        exitCode: ExitCode.unknown,
      }
    case "passwordRequired":
      return {
        lines: [
          "The shop asks for the account's password again, and nothing was charged. Run the " +
            "command at a terminal, or give the password with --password-stdin.",
        ],
        exitCode: ExitCode.refused,
      }
    case "captchaRequired":
      return {
        lines: [
          "The shop asks for a captcha before it takes the payment. Nothing was charged, and the " +
            `${paid} is as it was: run the command at a terminal, where you can answer it.`,
        ],
        exitCode: ExitCode.refused,
      }
    case "unknown":
      return {
        lines: [
          `It is not known yet whether order ${outcome.orderId} was paid. Do not pay again: ask ` +
            `with \`selvedge payment show ${outcome.orderId}\`.`,
        ],
        exitCode: ExitCode.unknown,
      }
    case "notSubmitted":
      return {
        lines: ["The shop never received the purchase: nothing was charged. Run the command again."],
        exitCode: ExitCode.unavailable,
      }
    case "failed":
      return {
        lines: [
          "The payment did not go through, for a reason the shop did not tell. Nothing is known to " +
            "have been charged, and " +
            (outcome.orderId === undefined
              ? `the ${paid} is as it was.`
              : `order ${outcome.orderId} stands unpaid: pay it with \`selvedge repay ${outcome.orderId}` + "`."),
        ],
        exitCode: ExitCode.refused,
      }
  }
}
