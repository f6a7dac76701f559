import type { ContractViolation, ContractRoute, RequestParts } from "./ContractRoute.ts"
import { type FieldProblem, invalidInput } from "./Refused.ts"
import { requireStorable } from "./textProblems.ts"

/** Maximum number of problems in one response. */
const MAX_REASONS = 20

/**
 * Fails with 400 for a request that violates the document of the operation, with field and rule. The texts of the body
 * are checked when it is parsed.
 */
export const checkRequest = (route: ContractRoute, parts: RequestParts): void => {
  requireStorable({ ...parts.path, ...parts.query, ...parts.header })
  const problems = route.requestViolations(parts)
  if (problems.length > 0) throw invalidInput(problems.slice(0, MAX_REASONS).map(fieldProblem))
}

const fieldProblem = ({ instancePath, keyword, params, message, parentSchema }: ContractViolation): FieldProblem => {
  const place = instancePath.split("/").slice(1).map(unescapePointer)
  const missing = params["missingProperty"] ?? params["additionalProperty"]
  const path = [
    ...(place.length > 0 ? place.slice(1) : []),
    ...(typeof missing === "string" && missing !== "requestBody" ? [missing] : []),
  ]
  const field = path.length === 0 ? "body" : path.join(".")
  return {
    field,
    rule: keyword,
    message: ruleMessage(keyword, parentSchema) ?? `${field} ${message ?? "is not valid"}.`,
  }
}

/** The required message for a missing part, where the document has one (`x-refusal`). */
const ruleMessage = (keyword: string, schema: object | undefined): string | undefined => {
  const refusedMessage: unknown =
    keyword === "required" && schema !== undefined ? Reflect.get(schema, "x-refusal") : undefined
  return typeof refusedMessage === "string" ? refusedMessage : undefined
}

const unescapePointer = (part: string): string => part.replaceAll("~1", "/").replaceAll("~0", "~")
