import { XML_POLICY } from "../../application/chat/ChatConnection.ts"

const PARSER_SINK = "DOMParser parseFromString"

interface TrustedTypes {
  readonly defaultPolicy?: unknown
  readonly createPolicy: (
    name: string,
    rules: { readonly createHTML: (text: string, type: string, sink: string) => string | undefined },
  ) => unknown
}

/**
 * Allows strophe.js to parse stanzas in a page with Trusted Types: nothing but `DOMParser`, whose documents are inert
 * and run no script. Every other use of a text as HTML stays forbidden.
 */
export function allowXmlParsing(page: object = globalThis): void {
  const factory: unknown = Reflect.get(page, "trustedTypes")
  if (!isTrustedTypes(factory) || (factory.defaultPolicy ?? undefined) !== undefined) return
  factory.createPolicy(XML_POLICY, { createHTML: (text, _, sink) => (sink === PARSER_SINK ? text : undefined) })
}

function isTrustedTypes(value: unknown): value is TrustedTypes {
  return (
    typeof value === "object" && value !== null && "createPolicy" in value && typeof value.createPolicy === "function"
  )
}
