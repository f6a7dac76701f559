import { sameSitePath } from "../shared/sameSitePath.ts"

/** Somebody else who says who a shopper is. */
export interface SocialProvider {
  /** In lower case, as the contract has it: `google`. */
  readonly type: string
  /** As it calls itself. */
  readonly name: string
  /** Where its sign-in begins: a path of the shop, or an https address. */
  readonly address: string
}

const NAMES: Readonly<Record<string, string>> = { google: "Google", apple: "Apple", facebook: "Facebook", line: "LINE" }
const PAIR = /^([a-z][a-z0-9-]{0,31})=((?:\/(?![/\\])|https:\/\/)[^\s\\,]{1,500})$/

/**
 * The providers a store offers: its configuration `SOCIAL_LOGIN`, a comma list of `type=address`. What is not written
 * like that is left out; of a type that comes twice the first counts.
 */
export function socialProviders(configuration: Readonly<Record<string, string>>): readonly SocialProvider[] {
  const found = (configuration["SOCIAL_LOGIN"] ?? "").split(",").flatMap((text): readonly SocialProvider[] => {
    const [, type, address] = PAIR.exec(text.trim()) ?? []
    const isSafe = address?.startsWith("/") !== true || sameSitePath(address) !== undefined
    return type === undefined || address === undefined || !isSafe ? [] : [{ type, name: nameOf(type), address }]
  })
  return found.filter(({ type }, at) => found.findIndex((other) => other.type === type) === at)
}

function nameOf(type: string): string {
  return (Object.hasOwn(NAMES, type) ? NAMES[type] : undefined) ?? type.charAt(0).toUpperCase() + type.slice(1)
}
