import { SaxesParser } from "saxes"
import type { XmlElement } from "../../../adapters/chat/stanzas/XmlElement.ts"

/** Parses an XML document; inherited namespaces become the attribute `xmlns`. */
export function parseXml(xml: string): XmlElement {
  const parser = new SaxesParser({ xmlns: true })
  const open: { element: XmlElement; children: (XmlElement | string)[] }[] = []
  let root: XmlElement | undefined
  parser.on("error", (error) => {
    throw error
  })
  parser.on("opentag", ({ local, uri, attributes }) => {
    const written = Object.values(attributes).map(({ name, value }) => [name, value] as const)
    const children: (XmlElement | string)[] = []
    const element = {
      name: local,
      attributes: { ...Object.fromEntries(written), ...(uri === "" ? {} : { xmlns: uri }) },
      children,
    }
    open.at(-1)?.children.push(element)
    root ??= element
    open.push({ element, children })
  })
  parser.on("text", (text) => void open.at(-1)?.children.push(text))
  parser.on("cdata", (text) => void open.at(-1)?.children.push(text))
  parser.on("closetag", () => void open.pop())
  parser.write(xml).close()
  if (root === undefined) throw new Error("There is no element")
  return root
}
