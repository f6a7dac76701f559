import type { ChatSubject } from "../../domain/chat/ChatContact.ts"
import { createObservable } from "./observable.ts"

/** What the customer opened the chat for. */
export interface ChatOpening {
  readonly subject?: ChatSubject
  /** For the agent: `sku`, `orderId`, `topic`. */
  readonly context?: Readonly<Record<string, string>>
}

const opening = createObservable<ChatOpening | undefined>(undefined)

/** The last request to open the chat of this document; `undefined` before the first. */
export const chatOpening: Pick<typeof opening, "current" | "subscribe"> = opening

/** Opens the chat, which is loaded with its first use. */
export function openChat(request: ChatOpening): void {
  // A new object: a second press opens a minimized chat again.
  opening.set({ ...request })
}
