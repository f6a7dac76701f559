import type { ChatSubject } from "../../domain/chat/ChatContact.ts"
import { createObservable } from "./observable.ts"

/** What the customer opened the chat for. */
export interface ChatOpening {
  readonly subject?: ChatSubject
  /** For the agent: `sku`, `orderId`, `topic`. */
  readonly context?: Readonly<Record<string, string>>
}

/** A request to show the chat. Each is a new object, so that a second press opens a minimized chat again. */
export interface ChatRequest extends ChatOpening {
  /** A stored chat, which does not cover the page that the customer reads. */
  readonly isStored?: boolean
  /** Called when the chat's script cannot be fetched. */
  readonly onFailed?: () => void
}

/** The last request of this document; `undefined` before the first. */
export const chatOpening = createObservable<ChatRequest | undefined>(undefined)
