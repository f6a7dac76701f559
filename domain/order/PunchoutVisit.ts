import * as Option from "effect/Option"
import * as Schema from "effect/Schema"
import type { ParsedAddress } from "../shared/allowedRedirect.ts"
import { allowedRedirect } from "../shared/allowedRedirect.ts"

/** A visit from a company's procurement system, to which the cart returns (punchout). */
export const PunchoutVisit = Schema.Struct({
  storeId: Schema.String,
  /** Names the visit in that system; returned unchanged. */
  buyerCookie: Schema.String.check(Schema.isPattern(/^\P{C}{1,256}$/u)),
  /** Address of that system that takes the cart. */
  returnUrl: Schema.String,
})
export type PunchoutVisit = typeof PunchoutVisit.Type

const decode = Schema.decodeUnknownOption(Schema.fromJsonString(PunchoutVisit))
const isVisit = Schema.is(PunchoutVisit)

/** Parses a stored visit; `undefined` when it is invalid. */
export function readPunchoutVisit(text: string | undefined): PunchoutVisit | undefined {
  return Option.getOrUndefined(decode(text))
}

/**
 * Returns the visit that a procurement system starts. `undefined` for an invalid cookie, and for an address that is not
 * by https on a host of the store's `PUNCHOUT_HOSTS`, a comma list (R11).
 */
export function punchoutVisit(
  visit: PunchoutVisit,
  configuration: Readonly<Record<string, string>>,
  parse: (address: string) => ParsedAddress | undefined,
): PunchoutVisit | undefined {
  const hosts = (configuration["PUNCHOUT_HOSTS"] ?? "").split(",").map((host) => host.trim())
  const returnUrl = allowedRedirect(
    visit.returnUrl,
    hosts.filter((host) => host !== ""),
    parse,
  )
  return returnUrl === undefined || !isVisit(visit) ? undefined : { ...visit, returnUrl }
}
