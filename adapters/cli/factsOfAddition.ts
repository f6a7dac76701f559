import * as Option from "effect/Option"
import * as Schema from "effect/Schema"
import { AdditionFacts } from "../../domain/cart/AdditionFacts.ts"
import { CliProblem } from "./CliProblem.ts"

/** What can be told of an addition with `--set`. */
export const ADDITION_MEMBERS: readonly string[] = Object.keys(AdditionFacts.fields)

const decode = Schema.decodeUnknownOption(AdditionFacts)

/**
 * What is told of an addition, from texts like `purpose=gift`; policies are numbers between commas. Fails with
 * `CliProblem` for another member, and for one that says nothing.
 */
export function factsOfAddition(settings: readonly string[]): AdditionFacts {
  const told = settings.map((setting) => {
    const at = setting.indexOf("=")
    const member = at < 0 ? setting : setting.slice(0, at)
    const text = at < 0 ? "" : setting.slice(at + 1).trim()
    if (!ADDITION_MEMBERS.includes(member))
      throw new CliProblem({
        message: `An addition has no member "${member}": --set takes ${ADDITION_MEMBERS.join(", ")}, each as member=value.`,
      })
    if (text === "") throw new CliProblem({ message: `--set ${member} says nothing: write it as ${member}=value.` })
    return [member, member === "acceptedPolicies" ? text.split(",").map(Number) : text] as const
  })
  const twice = told.find(([member], index) => told.findIndex(([other]) => other === member) !== index)
  if (twice !== undefined) throw new CliProblem({ message: `--set ${twice[0]} is given twice: say it once.` })
  const facts = decode(Object.fromEntries(told))
  if (Option.isNone(facts))
    throw new CliProblem({
      message: "--set acceptedPolicies takes whole numbers between commas, such as acceptedPolicies=1,2.",
    })
  return facts.value
}
