import * as Effect from "effect/Effect"
import * as SubscriptionRef from "effect/SubscriptionRef"
import { ChatError } from "../../domain/chat/ChatError.ts"
import type { ChatForm, FormAnswers, FormField } from "../../domain/chat/ChatForm.ts"
import { FormRefused, validateAnswers } from "../../domain/chat/ChatForm.ts"
import type { ChatMessage } from "../../domain/chat/ChatMessage.ts"
import { maskCardNumbers } from "../../domain/chat/maskCardNumbers.ts"
import type { ChatSession } from "./ChatSession.ts"
import { sendMessage } from "./sendMessage.ts"

/** Whether the form of a message was answered. */
export function isAnswered(messages: readonly ChatMessage[], originId: string): boolean {
  return messages.some(({ isOutgoing, answerTo }) => isOutgoing && answerTo === originId)
}

/**
 * Answers the form of a message, once. Fails with `FormRefused` when the form does not allow the answers (F133), and
 * with `other` when there is no form or it was answered.
 */
export const answerForm = Effect.fn("chat.answerForm")(function* (
  session: ChatSession,
  roomJid: string,
  originId: string,
  answers: FormAnswers,
) {
  const messages = (yield* SubscriptionRef.get(session.view)).conversations.get(roomJid)?.messages ?? []
  const form = messages.find((message) => message.originId === originId && !message.isOutgoing)?.form
  if (form === undefined) return yield* new ChatError({ reason: "other", detail: "item-not-found" })
  if (isAnswered(messages, originId)) return yield* new ChatError({ reason: "other", detail: "conflict" })
  const reasons = validateAnswers(form, answers)
  if (reasons.length > 0) return yield* new FormRefused({ reasons })
  const masked = [...answers].map(([name, values]) => [name, values.map((value) => maskCardNumbers(value))] as const)
  yield* sendMessage(session, roomJid, summarize(form, new Map(masked)), undefined, {
    answers: Object.fromEntries(masked),
    answerTo: originId,
  })
})

/** The answers as a text, for participants whose program shows no forms. */
function summarize({ fields }: ChatForm, answers: FormAnswers): string {
  return fields
    .flatMap((field) => {
      const values = answers.get(field.var) ?? []
      if (field.type === "hidden" || values.length === 0) return []
      const question = (field.label ?? field.var).trimEnd().replace(/[:：]$/u, "")
      return [`${question}: ${values.map((value) => labelOf(field, value)).join(", ")}`]
    })
    .join("\n")
}

function labelOf({ options }: FormField, value: string): string {
  return options.find((option) => option.value === value)?.label ?? value
}
