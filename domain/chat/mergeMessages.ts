import type { ChatMessage } from "./ChatMessage.ts"
import { statusAfterReceipt } from "./ChatReceipt.ts"

type Conversation = readonly ChatMessage[]

/**
 * Adds messages to a conversation in the order of arrival, without duplicates. A room sends all participants the same
 * order, so that no clock is compared. Messages that the server has not received stay at the end.
 *
 * Two messages are the same when they have the same sender and origin id: an origin id of another sender is no reason
 * to hide a message.
 */
export function addMessages(known: Conversation, arrived: Conversation): Conversation {
  return arrived.reduce<Conversation>((messages, message) => {
    const index = messages.findIndex((other) => isSame(other, message))
    const first = messages[index]
    if (first !== undefined && (!isPending(first) || isPending(message)))
      return messages.with(index, mergeCopies(first, message))
    const others = first === undefined ? messages : messages.toSpliced(index, 1)
    const added = first === undefined ? message : mergeCopies(first, message)
    const end = isPending(added) ? -1 : others.findIndex(isPending)
    return end < 0 ? [...others, added] : others.toSpliced(end, 0, added)
  }, known)
}

/**
 * Merges a part of the archive that follows the message `after`, or the last part of the archive without it. Live
 * messages that arrived before the archive did move to their position in it.
 */
export function mergeArchive(known: Conversation, page: Conversation, after?: string): Conversation {
  const isInPage = (message: ChatMessage): boolean => page.some((other) => isSame(other, message))
  const anchor =
    after === undefined ? known.findIndex(isInPage) - 1 : known.findLastIndex(({ archiveId }) => archiveId === after)
  const archived = page.map((message) => {
    const copy = known.find((other) => isSame(other, message))
    return copy === undefined ? message : mergeCopies(copy, message)
  })
  const rest = known.map((message, index) => ({ message, index })).filter(({ message }) => !isInPage(message))
  return [
    ...rest.filter(({ index }) => index <= anchor).map(({ message }) => message),
    ...addMessages([], archived),
    ...rest.filter(({ index }) => index > anchor).map(({ message }) => message),
  ]
}

/** Returns the id of the newest archived message of a room, after which the archive is read. */
export function lastArchiveId(messages: Conversation, roomJid: string): string | undefined {
  return messages.findLast((message) => message.roomJid === roomJid && message.archiveId !== undefined)?.archiveId
}

// The first copy that the server confirmed decides the content, so that a later one cannot change a displayed text.
function mergeCopies(first: ChatMessage, second: ChatMessage): ChatMessage {
  const confirmed = isPending(first) && !isPending(second) ? second : first
  const archiveId = first.archiveId ?? second.archiveId
  return {
    ...confirmed,
    ...(archiveId === undefined ? {} : { archiveId }),
    isOutgoing: first.isOutgoing,
    status: isPending(second) ? first.status : statusAfterReceipt(first.status, toReceipt(second)),
  }
}

function toReceipt({ status }: ChatMessage): "sent" | "delivered" | "read" {
  return status === "delivered" || status === "read" ? status : "sent"
}

function isSame(one: ChatMessage, other: ChatMessage): boolean {
  return one.roomJid === other.roomJid && one.fromJid === other.fromJid && one.originId === other.originId
}

function isPending({ status }: ChatMessage): boolean {
  return status === "queued" || status === "failed"
}
