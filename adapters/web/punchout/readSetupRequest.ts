import * as Redacted from "effect/Redacted"
import { SaxesParser } from "saxes"

/** A procurement system's request to start a visit (cXML `PunchOutSetupRequest`). */
export interface SetupRequest {
  readonly identity: string
  readonly sharedSecret: Redacted.Redacted<string>
  readonly buyerCookie: string
  readonly returnUrl: string
}

/** Bytes; a request has about two thousand. */
export const MAX_SETUP_BYTES = 65_536
const MAX_DEPTH = 32

/** XML that no procurement system needs: malformed, too deep, or with declarations of its own. */
class XmlRefused extends Error {}

const IDENTITY = "cXML/Header/Sender/Credential/Identity"
const SECRET = "cXML/Header/Sender/Credential/SharedSecret"
const SETUP = "cXML/Request/PunchOutSetupRequest"

/**
 * Reads a `PunchOutSetupRequest`. `undefined` for other or hostile documents: only a document type by its address is
 * allowed, which is never fetched; entities cannot be declared, and unknown ones are errors.
 */
export function readSetupRequest(text: string): SetupRequest | undefined {
  const texts = textsByPath(text)
  const [identity, sharedSecret] = [texts?.get(IDENTITY), texts?.get(SECRET)]
  const [buyerCookie, returnUrl] = [texts?.get(`${SETUP}/BuyerCookie`), texts?.get(`${SETUP}/BrowserFormPost/URL`)]
  return identity === undefined || sharedSecret === undefined || buyerCookie === undefined || returnUrl === undefined
    ? undefined
    : { identity, sharedSecret: Redacted.make(sharedSecret), buyerCookie, returnUrl }
}

function textsByPath(text: string): ReadonlyMap<string, string> | undefined {
  const parser = new SaxesParser({ xmlns: false, fragment: false })
  const path: string[] = []
  const texts = new Map<string, string>()
  parser.on("error", () => {
    throw new XmlRefused("malformed")
  })
  parser.on("doctype", (declaration) => {
    if (declaration.includes("[")) throw new XmlRefused("declarations")
  })
  parser.on("opentag", ({ name }) => {
    path.push(name)
    if (path.length > MAX_DEPTH) throw new XmlRefused("depth")
  })
  const append = (part: string) => {
    const key = path.join("/")
    if (path.length > 0) texts.set(key, (texts.get(key) ?? "") + part)
  }
  parser.on("text", append)
  parser.on("cdata", append)
  parser.on("closetag", () => {
    const key = path.join("/")
    texts.set(key, (texts.get(key) ?? "").trim())
    path.pop()
  })
  try {
    parser.write(text).close()
  } catch (error) {
    if (error instanceof XmlRefused) return undefined
    throw error
  }
  return texts
}
