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
 * messages that arrived before the archive did move to their position in it. A message that was sent twice, because its
 * receipt was lost, is in the archive twice: it stays at its first position, as for the other participants (F123).
 */
export function mergeArchive(known: Conversation, page: Conversation, after?: string): Conversation {
  const anchor = anchorOf(known, page, after)
  const settled = known.slice(0, anchor + 1)
  const open = known.slice(anchor + 1)
  const copyIn = (messages: Conversation, message: ChatMessage): ChatMessage | undefined =>
    messages.find((other) => isSame(other, message))
  const archived = page
    .filter((message) => copyIn(settled, message) === undefined)
    .map((message) => {
      const copy = copyIn(open, message)
      return copy === undefined ? message : mergeCopies(copy, message)
    })
  return [
    ...settled.map((message) => {
      const copy = copyIn(page, message)
      return copy === undefined ? message : mergeCopies(message, copy)
    }),
    ...addMessages([], archived),
    ...open.filter((message) => copyIn(page, message) === undefined),
  ]
}

/** Returns the index of the last known message before a part of the archive; -1 without one. */
function anchorOf(known: Conversation, page: Conversation, after: string | undefined): number {
  if (after !== undefined) return known.findLastIndex(({ archiveId }) => archiveId === after)
  const ids = new Set(page.map(({ archiveId }) => archiveId))
  const first = known.findIndex(({ archiveId }) => archiveId !== undefined && ids.has(archiveId))
  return (first < 0 ? known.findIndex((message) => page.some((other) => isSame(other, message))) : first) - 1
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
