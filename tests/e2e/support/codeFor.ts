import { mailsTo } from "./mailsTo.ts"

/** The newest code sent to an address or phone; empty when none was sent. */
export async function codeFor(shop: Parameters<typeof mailsTo>[0], recipient: string): Promise<string> {
  const [newest] = await mailsTo(shop, recipient)
  return /(?<![\d+])\d{6}(?!\d)/.exec(newest?.text.replaceAll(recipient, "") ?? "")?.[0] ?? ""
}
