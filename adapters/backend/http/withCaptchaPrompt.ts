import * as Effect from "effect/Effect"
import type { PromptForCaptcha } from "./PromptForCaptcha.ts"
import { requiresCaptcha } from "../../../application/shared/requiresCaptcha.ts"
import type { SolvedCaptcha } from "../../../application/shared/SolvedCaptcha.ts"
import { isJsonObject } from "./response/responseBody.ts"
import type { BackendResponse } from "./response/BackendResponse.ts"
import { backendErrorReason } from "./response/backendErrorReason.ts"
import type { OperationName } from "./OperationName.ts"
import type { OutgoingRequest } from "./send/OutgoingRequest.ts"
import { withHeader } from "./send/OutgoingRequest.ts"
import { parseJson } from "./response/parseJson.ts"
import type { QueueingSend } from "./send/waitingRoom.ts"
import { fromCaptcha } from "./wire/fromCaptcha.ts"

/** Payment steps have their own captcha prompt. Session starts and attempt records must not prompt. */
const PAYMENT_OPERATIONS = [
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
/** Background calls: no user waits for them. */
const BACKGROUND_OPERATIONS = [
  "getCurrentUser",
  "registerPushToken",
  "launchApp",
  "reportAppLaunch",
  "reportCrash",
] as const satisfies readonly OperationName[]
const OPERATIONS_WITHOUT_PROMPT: ReadonlySet<string> = new Set([...PAYMENT_OPERATIONS, ...BACKGROUND_OPERATIONS])

/** The need for a captcha does not depend on the time. */
const ANY_TIMING = { now: 0, random: 0 }

/**
 * Sends a request and, when the backend refuses a write for lack of a captcha (S5.26: accepted on
 * nearly all POSTs), prompts for one and sends the request again with it. A refused call was not carried out, so it
 * keeps its Idempotency-Key. A captcha is valid for one attempt (F119): a wrong one leads to the next prompt. When the
 * user gives up, the refusal is returned. Calls with a captcha come from a form that prompts, and payments prompt at
 * their own step.
 */
export function withCaptchaPrompt(send: QueueingSend, ask: PromptForCaptcha): QueueingSend {
  return Effect.fnUntraced(function* (request, limits, refused) {
    let response = yield* send(request, limits, refused)
    const { operation } = request
    if (operation === undefined || OPERATIONS_WITHOUT_PROMPT.has(operation) || !wantsCaptcha(response)) return response
    const attachCaptcha = captchaAttacherFor(request)
    for (let round = 0; attachCaptcha !== undefined && wantsCaptcha(response); round += 1) {
      const solved = yield* Effect.tryPromise({
        try: (signal) => ask({ operation, round, signal }),
        catch: String,
      }).pipe(
        Effect.catch((why) => Effect.as(Effect.logWarning("Nobody could be asked for a captcha", why), undefined)),
      )
      if (solved === undefined) return response
      response = yield* send(attachCaptcha(solved), limits)
    }
    return response
  })
}

function wantsCaptcha(response: BackendResponse): boolean {
  const reason = backendErrorReason(response, ANY_TIMING)
  return reason !== undefined && requiresCaptcha({ reason })
}

/** Returns a function that adds a captcha; `undefined` when the call already has one, or its body is not an object. */
function captchaAttacherFor(request: OutgoingRequest): ((captcha: SolvedCaptcha) => OutgoingRequest) | undefined {
  if (
    request.method === "GET" ||
    request.method === "DELETE" ||
    (request.body !== undefined && typeof request.body !== "string")
  )
    return undefined
  const body = request.body?.trim() ?? "{}"
  const members = parseJson(body)?.value
  if (!isJsonObject(members) || "captchaId" in members || "captchaResponse" in members) return undefined
  // The body is extended as text, so that long numbers keep every digit.
  const before = Object.keys(members).length === 0 ? "{" : `${body.slice(0, -1)},`
  return (captcha) => ({
    ...withHeader(request, "content-type", "application/json"),
    body: before + JSON.stringify(fromCaptcha(captcha)).slice(1),
  })
}
