import type { ChatMessage } from "../../../domain/chat/ChatMessage.ts"

export const ROOM = "orders-1@rooms.shop.example"

/** A message of an agent that the server has received. */
export function aChatMessage(originId: string, rest: Partial<ChatMessage> = {}): ChatMessage {
  return {
    originId,
    archiveId: `archive-${originId}`,
    roomJid: ROOM,
    fromJid: `${ROOM}/agent`,
    senderKind: "contact",
    body: originId,
    time: 1_800_000_000_000,
    isOutgoing: false,
    status: "sent",
    conversationType: "groupchat",
    ...rest,
  }
}

/** A message of the customer that the server has not received. */
export function aPendingMessage(originId: string): ChatMessage {
  const { archiveId: _, ...rest } = aChatMessage(originId, {
    fromJid: `${ROOM}/customer`,
    isOutgoing: true,
    status: "queued",
  })
  return rest
}
