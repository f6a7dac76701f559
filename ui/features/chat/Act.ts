import type { ChatAction } from "../../../application/chat/ChatClient.ts"

/** Runs an action of the chat, and returns whether it succeeded; its error is shown beside the input. */
export type Act = (action: ChatAction) => Promise<boolean>
