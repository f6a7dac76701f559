import type { CheckoutOutcome } from "../../../application/checkout/CheckoutOutcome.ts"
import { ExitCode } from "../ExitCode.ts"
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
        lines: [...table([["Order", outcome.orderId]]), `Show it with \`selvedge order show ${outcome.orderId}\`.`],
        exitCode: ExitCode.done,
      }
    case "declined":
      return {
        lines: [
          "The payment was declined" +
            `${outcome.errorMessage === undefined ? "" : `: ${outcome.errorMessage}`}` +
            `${outcome.errorKey === undefined ? "" : ` (${outcome.errorKey})`}. You have not been ` +
            `charged, and the ${paid} is unchanged.`,
        ],
        exitCode: ExitCode.refused,
      }
    case "repaymentRequired":
      return {
        lines: [
          `Order ${outcome.orderId} is placed but not paid. Pay it with ` +
            `\`selvedge order pay ${outcome.orderId} --card <file>\`.`,
        ],
        exitCode: ExitCode.refused,
      }
    case "scanRequired":
      return { lines: [scanText(outcome.orderId, outcome.qr)], exitCode: ExitCode.unknown }
    case "redirectRequired":
      return {
        lines: [
          `Continue the payment at ${outcome.redirect.url}` +
            (outcome.redirect.method === "POST"
              ? ` with a POST of ${Object.keys(outcome.redirect.parameters).join(", ")}`
              : "") +
            ".",
        ],
        exitCode: ExitCode.unknown,
      }
    case "redirecting":
      return { lines: ["Open the URL above to finish the payment."], exitCode: ExitCode.unknown }
    case "challengeRequired":
      return {
        lines: [`Your bank needs to verify this payment: ${outcome.challenge.url}`],
        exitCode: ExitCode.unknown,
      }
    case "passwordRequired":
      return {
        lines: [
          "The shop needs your account password again. You have not been charged. Run the command in a " +
            "terminal or with --password-stdin.",
        ],
        exitCode: ExitCode.refused,
      }
    case "captchaRequired":
      return {
        lines: [
          `A captcha is required. You have not been charged, and the ${paid} is unchanged. Run the command in ` +
            "a terminal to answer it.",
        ],
        exitCode: ExitCode.refused,
      }
    case "unknown":
      return {
        lines: [
          `The payment status of order ${outcome.orderId} is not known yet. Do not pay again. Check it with ` +
            `\`selvedge payment status ${outcome.orderId}\`.`,
        ],
        exitCode: ExitCode.unknown,
      }
    case "notSubmitted":
      return {
        lines: ["The shop did not receive the order. You have not been charged. Run the command again."],
        exitCode: ExitCode.unavailable,
      }
    case "failed":
      return {
        lines: [
          "The payment failed, and the shop gave no reason. " +
            (outcome.orderId === undefined
              ? `The ${paid} is unchanged.`
              : `Order ${outcome.orderId} is not paid. Pay it with \`selvedge order pay ${outcome.orderId}\`.`),
        ],
        exitCode: ExitCode.refused,
      }
  }
}
