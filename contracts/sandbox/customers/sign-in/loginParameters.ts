import { invalidInput, type FieldProblem } from "../../platform/http/Refused.ts"

/**
 * Pattern of each sign-in parameter (S3) from the document; forwarded parameters always match
 * them.
 */
const SHAPES = {
  langCode: /^[A-Za-z-]{2,16}$/u,
  language: /^-?[0-9]{1,3}$/u,
  storeCode: /^[^\p{C}]{1,128}$/u,
  storeId: /^[0-9]{8}$/u,
  redirectUri: /^[^\p{Cs}]{1,2048}$/u,
  hlpzi: /^.{1,2048}$/su,
  context: /^[^\p{C}]{1,128}$/u,
  hlpEmail: /^.{1,2048}$/su,
  orderId: /^[0-9]{1,20}$/u,
  channel: /^[^\p{C}]{1,128}$/u,
  guest_flow: /^(?:true|false)$/u,
  clientId: /^[^\p{C}]{1,128}$/u,
  version: /^v?[1-9]$/u,
} as const

type LoginParameter = keyof typeof SHAPES

/** The sign-in parameters of one visit, as received. */
export type LoginParameters = ReadonlyMap<LoginParameter, string>

// Object.entries loses the key types; the keys are those of the table above.
const isParameter = (name: string): name is LoginParameter => Object.hasOwn(SHAPES, name)

/** Reads the parameters from an address or a form; empty ones count as absent. Fails with 400 for a malformed one. */
export const readLoginParameters = (get: (name: string) => string | null): LoginParameters => {
  const problems: FieldProblem[] = []
  const read = new Map<LoginParameter, string>()
  for (const name of Object.keys(SHAPES).filter(isParameter)) {
    const value = get(name) ?? ""
    if (value === "") continue
    if (SHAPES[name].test(value)) read.set(name, value)
    else
      problems.push({
        field: name,
        rule: "pattern",
        message: `${name} is not written as the document of beginLogin has it.`,
      })
  }
  if (problems.length > 0) throw invalidInput(problems)
  return read
}

/** Returns the address of a page of the identity provider with the same parameters, some of them changed. */
export const loginAddress = (
  page: string,
  parameters: LoginParameters,
  changes: Readonly<Record<string, string>> = {},
): string => `${page}?${new URLSearchParams({ ...Object.fromEntries(parameters), ...changes }).toString()}`
