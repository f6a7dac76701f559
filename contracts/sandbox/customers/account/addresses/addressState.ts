import type { components } from "../../../../generated/account.d.ts"
import type { FieldProblem } from "../../../platform/http/Refused.ts"
import { searchText } from "../../../catalog/search/searchText.ts"
import { statesOf, type WorldState } from "../../../world/statesOf.ts"

type WireAddress = components["schemas"]["Address"]

/** Countries whose addresses have a state, and whether `stateCode` holds the state's code or name. */
const STATE_FORMAT_BY_COUNTRY: ReadonlyMap<string, "code" | "name"> = new Map([
  ["ES", "code"],
  ["US", "code"],
  ["IT", "code"],
  ["JP", "name"],
  ["KR", "name"],
  ["CN", "name"],
])
/** Suffixes of state names that customers leave out. */
const KINDS =
  /(?<=.)(?: ?(?:province|prefecture)|[都府県省市도]|특별시|광역시|특별자치시|특별자치도|(?:壮族|回族|维吾尔)?自治区)$/u

const folded = (name: string): string => searchText(name).replaceAll(" ", "")
const short = (name: string): string => folded(name.normalize("NFC").trim().replace(KINDS, ""))

const stateOf = (countryCode: string, typed: string): WorldState | undefined => {
  const states = statesOf(countryCode)
  const code = typed.trim().toUpperCase().replace(`${countryCode}-`, "")
  return (
    states.find((state) => state.code === code) ??
    states.find(({ names }) => Object.values(names).some((name) => folded(name) === folded(typed))) ??
    states.find(({ names }) => Object.values(names).some((name) => short(name) === short(typed)))
  )
}

/**
 * Problems of an address whose state does not exist in its country. A country without a list of states accepts any
 * text.
 */
export const stateProblems = ({
  countryCode,
  stateCode = "",
}: Pick<WireAddress, "countryCode" | "stateCode">): readonly FieldProblem[] => {
  const country = countryCode?.toUpperCase() ?? ""
  if (stateCode.trim() === "" || !STATE_FORMAT_BY_COUNTRY.has(country) || stateOf(country, stateCode) !== undefined)
    return []
  return [
    {
      field: "stateCode",
      rule: "stateCode",
      message: `stateCode names no state or province of ${country}: give its code or name from listDistricts.`,
    },
  ]
}

/**
 * The address with the code of its state, or with its name where it has no code, in the first language of the country.
 */
export const withState = <Body extends Pick<WireAddress, "countryCode" | "stateCode" | "stateName">>(
  body: Body,
): Body => {
  const country = body.countryCode?.toUpperCase() ?? ""
  const state =
    STATE_FORMAT_BY_COUNTRY.get(country) === "code" && body.stateCode !== undefined
      ? stateOf(country, body.stateCode)
      : undefined
  if (state === undefined) return body
  const [name = state.names.en] = Object.values(state.names)
  return {
    ...body,
    stateCode: state.code,
    stateName: body.stateName === undefined || body.stateName.trim() === "" ? name : body.stateName,
  }
}
