import { sameSitePath } from "../shared/sameSitePath.ts"

/** A social identity provider. */
export interface SocialProvider {
  /** In lower case, as in the contract: `google`. */
  readonly type: string
  /** Display name. */
  readonly name: string
  /** Address of its sign-in: a path of the store, or an https address. */
  readonly address: string
}

const NAMES: Readonly<Record<string, string>> = { google: "Google", apple: "Apple", facebook: "Facebook", line: "LINE" }
const PAIR = /^([a-z][a-z0-9-]{0,31})=((?:\/(?![/\\])|https:\/\/)[^\s\\,]{1,500})$/

/**
 * Returns the providers of a store from its configuration `SOCIAL_LOGIN`, a comma list of `type=address`. Ignores
 * malformed entries; for a repeated type the first entry wins.
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
