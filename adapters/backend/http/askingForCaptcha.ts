import * as Effect from "effect/Effect"
import type { AskForCaptcha } from "./AskForCaptcha.ts"
import { asksForCaptcha } from "../../../application/shared/asksForCaptcha.ts"
import type { SolvedCaptcha } from "../../../application/shared/SolvedCaptcha.ts"
import { isMembers } from "./answerMembers.ts"
import type { BackendAnswer } from "./BackendAnswer.ts"
import { failureReason } from "./failureReason.ts"
import type { OperationName } from "./OperationName.ts"
import type { OutgoingRequest } from "./OutgoingRequest.ts"
import { withHeader } from "./OutgoingRequest.ts"
import { parseJson } from "./parseJson.ts"
import type { WaitingSend } from "./waitingRoom.ts"
import { fromCaptcha } from "./wire/fromCaptcha.ts"

/** Paying asks at its own step, and its beginnings and records are nobody's wish to send again. */
const OF_PAYMENTS = [
  "submitAsyncCheckout",
  "submitAsyncRepay",
  "submitGuestAsyncRepay",
  "recordPurchaseAttempt",
  "createUnboundPayment",
  "createKlarnaSession",
  "createCardPaymentSession",
  "addCardAdjustments",
  "updateCardAdjustments",
  "checkAffinity",
] as const satisfies readonly OperationName[]
/** What the shop asks and tells of its own accord: no person waits for it. */
const OF_THE_SHOP = [
  "getCurrentUser",
  "registerPushToken",
  "launchApp",
  "reportAppLaunch",
  "reportCrash",
] as const satisfies readonly OperationName[]
const NEVER_ASKED: ReadonlySet<string> = new Set([...OF_PAYMENTS, ...OF_THE_SHOP])

/** Whether a captcha is wanted does not depend on when that was said. */
const ANY_MOMENT = { now: 0, random: 0 }

/**
 * Sends, and where the shop refuses a change for want of a captcha (specification, section 5: accepted on nearly all
 * POSTs) asks for one and sends the same once more with it: a refused call was not carried out, so it keeps its
 * Idempotency-Key. A captcha is good for one try (F119): after a wrong one the next is asked for. Whoever gives up gets
 * the refusal. A call that brought a captcha has a form that asks, and what is paid with asks at its own step.
 */
export function askingForCaptcha(send: WaitingSend, ask: AskForCaptcha): WaitingSend {
  return Effect.fnUntraced(function* (request, limits, refused) {
    let answer = yield* send(request, limits, refused)
    const { operation } = request
    if (operation === undefined || NEVER_ASKED.has(operation) || !wantsCaptcha(answer)) return answer
    const carrying = carrierOf(request)
    for (let round = 0; carrying !== undefined && wantsCaptcha(answer); round += 1) {
      const solved = yield* Effect.tryPromise({
        try: (signal) => ask({ operation, round, signal }),
        catch: String,
      }).pipe(
        Effect.catch((why) => Effect.as(Effect.logWarning("Nobody could be asked for a captcha", why), undefined)),
      )
      if (solved === undefined) return answer
      answer = yield* send(carrying(solved), limits)
    }
    return answer
  })
}

function wantsCaptcha(answer: BackendAnswer): boolean {
  const reason = failureReason(answer, ANY_MOMENT)
  return reason !== undefined && asksForCaptcha({ reason })
}

/** The call with a captcha; nothing where it has one already, or its body has no members. */
function carrierOf(request: OutgoingRequest): ((captcha: SolvedCaptcha) => OutgoingRequest) | undefined {
  if (
    request.method === "GET" ||
    request.method === "DELETE" ||
    (request.body !== undefined && typeof request.body !== "string")
  )
    return undefined
  const body = request.body?.trim() ?? "{}"
  const members = parseJson(body)?.value
  if (!isMembers(members) || "captchaId" in members || "captchaResponse" in members) return undefined
  // What was in it stays as it was written, to the last digit.
  const before = Object.keys(members).length === 0 ? "{" : `${body.slice(0, -1)},`
  return (captcha) => ({
    ...withHeader(request, "content-type", "application/json"),
    body: before + JSON.stringify(fromCaptcha(captcha)).slice(1),
  })
}
