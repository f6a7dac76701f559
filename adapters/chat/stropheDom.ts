import { Strophe } from "strophe.js"
import type { XmlElement } from "./stanzas/XmlElement.ts"

const ELEMENT_NODE = 1
const TEXT_NODES = new Set([3, 4])

interface DomNode {
  readonly nodeType: number
  readonly nodeValue: string | null
}

/** Reads a DOM element as data. */
export function fromDom(node: Element): XmlElement {
  const children: (XmlElement | string)[] = []
  for (const child of Array.from<DomNode>(node.childNodes)) {
    if (isElement(child)) children.push(fromDom(child))
    else if (TEXT_NODES.has(child.nodeType)) children.push(child.nodeValue ?? "")
  }
  const attributes = Object.fromEntries(Array.from(node.attributes).map(({ name, value }) => [name, value]))
  return {
    name: node.localName,
    attributes: node.namespaceURI === null ? attributes : { ...attributes, xmlns: node.namespaceURI },
    children,
  }
}

function isElement(node: DomNode): node is Element {
  return node.nodeType === ELEMENT_NODE
}

/** Makes a DOM element that the transport sends. */
export function toDom(stanza: XmlElement): Element {
  const builder = new Strophe.Builder(stanza.name, stanza.attributes)
  append(builder, stanza)
  return builder.tree()
}

function append(builder: InstanceType<typeof Strophe.Builder>, { children }: XmlElement): void {
  for (const child of children) {
    if (typeof child === "string") builder.t(child)
    else {
      builder.c(child.name, child.attributes)
      append(builder, child)
      builder.up()
    }
  }
}
