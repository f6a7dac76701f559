import { SaxesParser } from "saxes"
import type { XmlElement } from "./XmlElement.ts"
import { NAMESPACES } from "./NAMESPACES.ts"

/** XML that an XMPP entity must not send: not well-formed, with a document type, or too deep (RFC 6120, section 11). */
export class XmlRefused extends Error {
  override readonly name = "XmlRefused"
  /** Condition of the stream error. */
  readonly condition: "not-well-formed" | "restricted-xml" | "policy-violation"

  constructor(condition: XmlRefused["condition"]) {
    super(condition)
    this.condition = condition
  }
}

/** Elements inside each other; no protocol in use needs more than ten. */
const MAX_DEPTH = 32
/** Namespaces of stanzas: they count as the same, and are left out. */
const STREAM_DEFAULTS: ReadonlySet<string> = new Set(["", NAMESPACES.client, NAMESPACES.component])

interface OpenElement {
  readonly name: string
  readonly namespace: string
  readonly attributes: Record<string, string>
  readonly children: (XmlElement | string)[]
}

export interface XmlHandlers {
  /** Called with the attributes of the root once it is open. */
  readonly onOpen?: (attributes: Readonly<Record<string, string>>) => void
  /** Called with each complete child of the root. */
  readonly onChild?: (child: XmlElement) => void
  /** Called with the complete root. */
  readonly onRoot?: (root: XmlElement) => void
}

/** Reads XML as it arrives; a stream's root stays open. Methods throw `XmlRefused`. */
export class XmlReader {
  private readonly parser = new SaxesParser({ xmlns: true })
  private readonly open: OpenElement[] = []
  private readonly isStream: boolean

  /** With `onChild` the children of the root are reported and dropped. */
  constructor(handlers: XmlHandlers) {
    const { onOpen, onChild, onRoot } = handlers
    this.isStream = onChild !== undefined
    const { parser, open } = this
    parser.on("error", () => {
      throw new XmlRefused("not-well-formed")
    })
    for (const event of ["doctype", "comment", "processinginstruction"] as const)
      parser.on(event, () => {
        throw new XmlRefused("restricted-xml")
      })
    parser.on("opentag", ({ local, uri, attributes }) => {
      if (open.length >= MAX_DEPTH) throw new XmlRefused("policy-violation")
      const parent = open.at(-1)
      const isStanza = this.isStream && open.length === 1
      const isDefault = STREAM_DEFAULTS.has(uri) && (isStanza || (parent?.namespace ?? "") === "")
      const namespace = isDefault ? "" : uri
      const written: Record<string, string> = {}
      if (!isDefault && namespace !== parent?.namespace) written["xmlns"] = namespace
      for (const { prefix, local: name, value } of Object.values(attributes))
        if (prefix === "" && name !== "xmlns") written[name] = value
        // Other prefixes would need their declaration; long polling writes some on its envelope.
        else if (prefix === "xml" || (prefix === "xmpp" && uri === NAMESPACES.bosh))
          written[`${prefix}:${name}`] = value
      open.push({ name: local, namespace, attributes: written, children: [] })
      if (open.length === 1) onOpen?.(written)
    })
    parser.on("text", (text) => this.addText(text))
    parser.on("cdata", (text) => this.addText(text))
    parser.on("closetag", () => {
      const closed = open.pop()
      if (closed === undefined) return
      const { name, attributes, children } = closed
      const parent = open.at(-1)
      if (parent === undefined) onRoot?.({ name, attributes, children })
      else if (open.length === 1 && onChild !== undefined) onChild({ name, attributes, children })
      else parent.children.push({ name, attributes, children })
    })
  }

  write(xml: string): void {
    this.parser.write(xml)
  }

  end(): void {
    this.parser.close()
  }

  private addText(text: string): void {
    const parent = this.open.at(-1)
    // White space between the stanzas of a stream keeps the connection alive and means nothing.
    if (parent !== undefined && !(this.isStream && this.open.length === 1)) parent.children.push(text)
  }
}

/** Returns the element in a complete document. Fails with `XmlRefused`. */
export const parseXml = (xml: string): XmlElement => {
  let root: XmlElement | undefined
  const reader = new XmlReader({
    onRoot: (complete) => {
      root = complete
    },
  })
  reader.write(xml)
  reader.end()
  if (root === undefined) throw new XmlRefused("not-well-formed")
  return root
}
