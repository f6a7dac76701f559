import { isMembers, listOf } from "./resolvedDocument.ts"
import type { InteractionResult } from "./Verification.ts"

const textOf = (value: unknown): string => (typeof value === "string" ? value : (JSON.stringify(value) ?? ""))

/** Parses the final output of Pact's verifier, successful or not, into results per interaction. */
export const readOutcome = (
  outcome: unknown,
): { readonly results: readonly InteractionResult[]; readonly faults: readonly string[] } => {
  const parsedOutcome = typeof outcome === "string" ? parsed(outcome) : outcome
  if (!isMembers(parsedOutcome) || !Array.isArray(parsedOutcome["interactionResults"]))
    return { results: [], faults: [textOf(outcome)] }
  const errors = [...listOf(parsedOutcome["errors"]), ...listOf(parsedOutcome["pendingErrors"])].filter(isMembers)
  const results = parsedOutcome["interactionResults"].filter(isMembers).map((one): InteractionResult => {
    const description = textOf(one["description"])
    const own = errors.filter((error) => textOf(error["interaction"]).includes(description))
    const passed = one["result"] === "OK"
    return { description, passed, problems: passed ? [] : own.flatMap(({ mismatch }) => problemsOf(mismatch)) }
  })
  const known = new Set(results.map(({ description }) => description))
  const faults = errors.filter(
    (error) => ![...known].some((description) => textOf(error["interaction"]).includes(description)),
  )
  return { results, faults: faults.map((error) => textOf(error)) }
}

const problemsOf = (mismatch: unknown): readonly string[] => {
  if (!isMembers(mismatch)) return [textOf(mismatch)]
  const mismatches = listOf(mismatch["mismatches"]).filter(isMembers)
  if (mismatches.length === 0) return [textOf(mismatch["message"] ?? mismatch["error"] ?? mismatch)]
  return mismatches.map((one) => {
    const place = [one["path"], one["key"], one["header"]].find((text) => typeof text === "string" && text !== "")
    return (
      `${textOf(one["type"]).replace(/Mismatch$/u, "")}${place === undefined ? "" : ` ${textOf(place)}`}: ` +
      `${textOf(one["mismatch"] ?? one)}`
    )
  })
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    // Not a result, but an error message.
    return text
  }
}
