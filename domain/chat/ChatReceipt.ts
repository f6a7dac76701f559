import * as Schema from "effect/Schema"
import type { ChatMessage, DeliveryStatus } from "./ChatMessage.ts"

export const ChatReceipt = Schema.Literals(["sent", "delivered", "read"])
export type ChatReceipt = typeof ChatReceipt.Type

const ORDER: Readonly<Record<DeliveryStatus, number>> = { failed: 0, queued: 1, sent: 2, delivered: 3, read: 4 }

/** Returns the status after a receipt. A status never goes back: a late `delivered` does not replace `read`. */
export function statusAfterReceipt(status: DeliveryStatus, receipt: ChatReceipt): DeliveryStatus {
  return ORDER[receipt] > ORDER[status] ? receipt : status
}

/** A receipt as it arrives: for one message (XEP-0184), or for it and the earlier ones (XEP-0333). */
export interface ReceivedReceipt {
  readonly receipt: ChatReceipt
  readonly roomJid: string
  readonly fromJid: string
  /** Origin id of the message. */
  readonly originId: string
}

/**
 * Applies a receipt to the messages of a conversation. Only another participant of the same room can confirm delivery
 * and reading; a receipt for an unknown message changes nothing. A displayed message implies the earlier ones.
 */
export function applyReceipt(
  messages: readonly ChatMessage[],
  { receipt, roomJid, fromJid, originId }: ReceivedReceipt,
): readonly ChatMessage[] {
  const isTarget = (message: ChatMessage): boolean =>
    message.isOutgoing && message.roomJid === roomJid && message.originId === originId
  const last = messages.findLastIndex(isTarget)
  const own = messages[last]?.fromJid
  const isParticipant = fromJid.startsWith(`${roomJid}/`)
  if (own === undefined || !isParticipant || (receipt !== "sent" && fromJid === own)) return messages
  return messages.map((message, index) =>
    isTarget(message) ||
    (receipt === "read" && index < last && message.isOutgoing && message.roomJid === roomJid && isOnServer(message))
      ? { ...message, status: statusAfterReceipt(message.status, receipt) }
      : message,
  )
}

function isOnServer({ status }: ChatMessage): boolean {
  return ORDER[status] >= ORDER.sent
}
