import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import { ChatError } from "../../domain/chat/ChatError.ts"
import { openWorkgroups } from "../../domain/chat/openWorkgroups.ts"
import type { WhatsappWorkgroup, Workgroup } from "../../domain/chat/Workgroup.ts"
import { WorkgroupGateway } from "./WorkgroupGateway.ts"

/** The workgroups that a customer can choose from. */
export interface WorkgroupChoice {
  /** All of the language, also closed ones: a conversation continues after closing time. */
  readonly all: readonly Workgroup[]
  /** Open ones (S5.20). */
  readonly chat: readonly Workgroup[]
  /** Open ones that are reached by WhatsApp. */
  readonly whatsapp: readonly WhatsappWorkgroup[]
  /** The text of a closed or disabled workgroup; absent while one is open. */
  readonly closedMessage?: string
}

/**
 * Returns the open workgroups of a language. Fails with `workgroupsUnavailable`. Without the WhatsApp workgroups, which
 * are a second way, the others are returned.
 */
export const listWorkgroups = Effect.fn("chat.listWorkgroups")(function* (languageId: string) {
  const gateway = yield* WorkgroupGateway
  const inLanguage = <Group extends Workgroup>(groups: readonly Group[]) =>
    groups.filter((group) => group.languageId === languageId)
  const [workgroups, whatsapp] = yield* Effect.all(
    [
      Effect.mapError(
        gateway.listChatWorkgroups(),
        ({ message }) => new ChatError({ reason: "workgroupsUnavailable", detail: message }),
      ),
      Effect.catch(gateway.listWhatsappWorkgroups, (error) =>
        Effect.as(Effect.logWarning("WhatsApp workgroups were not read", error.message), []),
      ),
    ],
    { concurrency: 2 },
  )
  const now = yield* Clock.currentTimeMillis
  const own = inLanguage(workgroups)
  const chat = openWorkgroups(own, now)
  const closedMessage =
    chat.length > 0
      ? undefined
      : own.every(({ isDisabled }) => isDisabled)
        ? own[0]?.disabledMessage
        : own.find(({ isDisabled }) => !isDisabled)?.closedMessage
  return {
    all: own,
    chat,
    whatsapp: openWorkgroups(inLanguage(whatsapp), now),
    ...(closedMessage === undefined ? {} : { closedMessage }),
  } satisfies WorkgroupChoice
})
