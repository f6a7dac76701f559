/** White space and signs that show nothing. */
const BLANK = /[\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/gu

/** Whether nothing of a chat message can be seen; such a message is not sent (specification, section 5). */
export function isEmptyMessage(body: string): boolean {
  return body.replace(BLANK, "") === ""
}
