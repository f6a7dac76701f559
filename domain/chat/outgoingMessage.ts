import type { NamedMediaType } from "./imageAttachments.ts"
import { imageAttachments } from "./imageAttachments.ts"
import { isEmptyMessage } from "./isEmptyMessage.ts"
import { maskCardNumbers } from "./maskCardNumbers.ts"

/** What a shopper wrote and chose. */
export interface WrittenMessage<Attachment extends NamedMediaType> {
  readonly body: string
  readonly attachments: readonly Attachment[]
}

/**
 * A chat message as it is sent: card numbers masked, images only; `undefined` when neither a word nor an image is left
 * (specification, section 5). `before` is the body of the message sent last, in which a number may have begun.
 */
export function outgoingMessage<Attachment extends NamedMediaType>(
  written: WrittenMessage<Attachment>,
  before?: string,
): WrittenMessage<Attachment> | undefined {
  const attachments = imageAttachments(written.attachments)
  if (isEmptyMessage(written.body) && attachments.length === 0) return undefined
  return { body: maskCardNumbers(written.body, before), attachments }
}
