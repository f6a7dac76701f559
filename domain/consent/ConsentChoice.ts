import type { OptionalGroup } from "./ConsentGroup.ts"
import { GROUP_CODES, OPTIONAL_GROUPS } from "./ConsentGroup.ts"

/** What a visitor chose, with the policy version shown and the time. */
export interface ConsentChoice {
  readonly groups: Readonly<Record<OptionalGroup, boolean>>
  readonly version: string
  /** Milliseconds since 1970; 0 if it is not known. */
  readonly at: number
}

/** The last moment that dates can represent. */
const MAX_MILLIS = 8.64e15

/** Which of the groups a visitor allows. */
export type AllowedGroups = ConsentChoice["groups"]

export const ALL_REFUSED: AllowedGroups = { analytics: false, personalization: false }
export const ALL_ALLOWED: AllowedGroups = { analytics: true, personalization: true }

/** Serializes a choice for its cookie: `groups=C0001:1,C0002:0,C0003:0&version=1&at=1795752000000`. */
export function writeConsentChoice({ groups, version, at }: ConsentChoice): string {
  const pairs = OPTIONAL_GROUPS.map((group) => `${GROUP_CODES[group]}:${groups[group] ? "1" : "0"}`)
  return `groups=${[`${GROUP_CODES.necessary}:1`, ...pairs].join(",")}&version=${version}&at=${at}`
}

/**
 * Parses the cookie of a choice; `undefined` for a text that names none of the groups. A group counts as allowed only
 * if the text says so.
 */
export function readConsentChoice(text: string | undefined): ConsentChoice | undefined {
  const field = (name: string) => new RegExp(`(?:^|&)${name}=([^&]*)`).exec(text ?? "")?.[1] ?? ""
  const entries = new Set(field("groups").split(","))
  const isChosen = (group: OptionalGroup) => ["0", "1"].some((value) => entries.has(`${GROUP_CODES[group]}:${value}`))
  if (!OPTIONAL_GROUPS.some(isChosen)) return undefined
  const isAllowed = (group: OptionalGroup) =>
    entries.has(`${GROUP_CODES[group]}:1`) && !entries.has(`${GROUP_CODES[group]}:0`)
  const at = Number(field("at"))
  return {
    groups: { analytics: isAllowed("analytics"), personalization: isAllowed("personalization") },
    version: field("version"),
    at: Number.isSafeInteger(at) && at >= 0 && at <= MAX_MILLIS ? at : 0,
  }
}
