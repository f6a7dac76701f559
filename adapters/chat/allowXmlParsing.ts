import { XML_POLICY } from "../../application/chat/ChatConnection.ts"

interface TrustedTexts {
  readonly createPolicy: (
    name: string,
    rules: { readonly createHTML: (text: string) => string },
  ) => { readonly createHTML: (text: string) => string }
}

/** A page with Trusted Types, or without. */
export interface ParsingPage {
  DOMParser: typeof DOMParser
}

const XML: readonly DOMParserSupportedType[] = ["text/xml", "application/xml", "application/xhtml+xml"]

/**
 * Lets strophe.js parse stanzas in a page with Trusted Types, which accepts texts of a policy only. Documents of a
 * parser are inert: they run no script and fetch nothing. Parsing HTML stays forbidden.
 */
export function allowXmlParsing(page: ParsingPage = globalThis): void {
  const factory: unknown = Reflect.get(page, "trustedTypes")
  if (!isTrustedTexts(factory)) return
  const policy = factory.createPolicy(XML_POLICY, { createHTML: (text) => text })
  page.DOMParser = class XmlParser extends page.DOMParser {
    override parseFromString(text: string, type: DOMParserSupportedType): Document {
      return super.parseFromString(XML.includes(type) ? policy.createHTML(text) : text, type)
    }
  }
}

function isTrustedTexts(value: unknown): value is TrustedTexts {
  return (
    typeof value === "object" && value !== null && "createPolicy" in value && typeof value.createPolicy === "function"
  )
}
