import { callAdminApi } from "./callAdminApi.ts"

/** A message the sandbox sent. */
export interface SentMessage {
  readonly subject: string
  readonly text: string
}

/** Messages to a recipient by mail or phone, the newest first; all messages without a recipient. */
export async function mailsTo(
  shop: Parameters<typeof callAdminApi>[0],
  recipient?: string,
): Promise<readonly SentMessage[]> {
  const query = recipient === undefined ? "" : `?recipient=${encodeURIComponent(recipient)}`
  const { messages }: { readonly messages: readonly SentMessage[] } = JSON.parse(
    await callAdminApi(shop, `messages${query}`),
  )
  return messages
}
