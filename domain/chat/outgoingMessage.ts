import type { NamedMediaType } from "./imageAttachments.ts"
import { imageAttachments } from "./imageAttachments.ts"
import { maskCardNumbers } from "./maskCardNumbers.ts"

/** White space and invisible characters. */
const BLANK = /[\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/gu

/** Whether a chat message has no visible character; such a message is not sent (S5.16). */
export function isEmptyMessage(body: string): boolean {
  return body.replace(BLANK, "") === ""
}

/** A composed message. */
export interface WrittenMessage<Attachment extends NamedMediaType> {
  readonly body: string
  readonly attachments: readonly Attachment[]
}

/**
 * Returns a chat message to send, with card numbers masked and only images attached; `undefined` when it is empty
 * (S5.18). `before` is the previous message, in which a card number may have begun.
 */
export function outgoingMessage<Attachment extends NamedMediaType>(
  written: WrittenMessage<Attachment>,
  before?: string,
): WrittenMessage<Attachment> | undefined {
  const attachments = imageAttachments(written.attachments)
  if (isEmptyMessage(written.body) && attachments.length === 0) return undefined
  return { body: maskCardNumbers(written.body, before), attachments }
}
