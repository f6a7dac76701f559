/** White space and invisible characters. */
const BLANK = /[\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/gu

/** Whether a chat message has no visible character; such a message is not sent (S5.16). */
export function isEmptyMessage(body: string): boolean {
  return body.replace(BLANK, "") === ""
}
