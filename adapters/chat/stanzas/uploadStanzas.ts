import { isTrustedUrl } from "./messageStanzas.ts"
import { NAMESPACES } from "./NAMESPACES.ts"
import { childOf, childrenOf, element, rawTextOf } from "./XmlElement.ts"
import type { XmlElement } from "./XmlElement.ts"

/** A file to upload. */
export interface UploadedFile {
  readonly name: string
  readonly bytes: number
  readonly mediaType: string
}

/** Requests an address for an upload (XEP-0363). */
export function uploadRequest(serviceJid: string, { name, bytes, mediaType }: UploadedFile, id: string): XmlElement {
  return element(
    "iq",
    { type: "get", to: serviceJid, id },
    element("request", {
      xmlns: NAMESPACES.upload,
      filename: name,
      size: String(bytes),
      "content-type": mediaType,
    }),
  )
}

/** Addresses of an upload: `putUrl` accepts the file with these headers, `getUrl` returns it. */
export interface UploadSlot {
  readonly putUrl: string
  readonly getUrl: string
  readonly headers: Readonly<Record<string, string>>
}

/** Headers that a server may set; others would let it change the request. */
const ALLOWED_HEADERS: ReadonlySet<string> = new Set(["authorization", "cookie", "expires"])

/** Returns the addresses of an upload; `undefined` when one is missing or not encrypted. */
export function parseUploadSlot(iq: XmlElement, ownOrigin?: string): UploadSlot | undefined {
  const slot = childOf(iq, "slot", NAMESPACES.upload)
  const put = childOf(slot, "put")
  const putUrl = put?.attributes.url
  const getUrl = childOf(slot, "get")?.attributes.url
  if (putUrl === undefined || getUrl === undefined) return undefined
  if (!isTrustedUrl(putUrl, ownOrigin) || !isTrustedUrl(getUrl, ownOrigin)) return undefined
  return {
    putUrl,
    getUrl,
    headers: Object.fromEntries(
      childrenOf(put, "header").flatMap((header) => {
        const { name } = header.attributes
        return name !== undefined && ALLOWED_HEADERS.has(name.toLowerCase())
          ? [[name, rawTextOf(header).replace(/[\r\n]/g, "")] as const]
          : []
      }),
    ),
  }
}
