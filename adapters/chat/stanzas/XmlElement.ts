/** An XML element as data: stanzas are built and parsed without a DOM. */
export interface XmlElement {
  /** Local name. */
  readonly name: string
  /** Attributes by name. `xmlns` is the namespace of the element, also where it is inherited. */
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly (XmlElement | string)[]
}

type Attributes = Readonly<Record<string, string | undefined>>

/** Builds an element; attributes without a value are left out. */
export function element(
  name: string,
  attributes: Attributes = {},
  ...children: readonly (XmlElement | string | undefined)[]
): XmlElement {
  return {
    name,
    attributes: Object.fromEntries(
      Object.entries(attributes).flatMap(([key, value]) => (value === undefined ? [] : [[key, value] as const])),
    ),
    children: children.filter((child) => child !== undefined),
  }
}

/** Returns the child elements. */
export function elementsOf({ children }: XmlElement): readonly XmlElement[] {
  return children.filter((child) => typeof child !== "string")
}

/** Returns the first child with a name, and with a namespace when one is given. */
export function childOf(parent: XmlElement | undefined, name: string, namespace?: string): XmlElement | undefined {
  if (parent === undefined) return undefined
  return elementsOf(parent).find((child) => hasName(child, name, namespace))
}

/** Returns all children with a name, and with a namespace when one is given. */
export function childrenOf(parent: XmlElement | undefined, name: string, namespace?: string): readonly XmlElement[] {
  return parent === undefined ? [] : elementsOf(parent).filter((child) => hasName(child, name, namespace))
}

/** Returns the text directly in an element, without white space around it; `undefined` when there is none. */
export function textOf(parent: XmlElement | undefined): string | undefined {
  const text = (parent?.children ?? [])
    .filter((child) => typeof child === "string")
    .join("")
    .trim()
  return text === "" ? undefined : text
}

/** Returns the text directly in an element, unchanged. */
export function rawTextOf(parent: XmlElement): string {
  return parent.children.filter((child) => typeof child === "string").join("")
}

/** Writes an element as XML. */
export function serializeXml({ name, attributes, children }: XmlElement): string {
  const written = Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${escapeXml(value)}"`)
    .join("")
  const content = children.map((child) => (typeof child === "string" ? escapeXml(child) : serializeXml(child))).join("")
  return content === "" ? `<${name}${written}/>` : `<${name}${written}>${content}</${name}>`
}

function hasName({ name, attributes }: XmlElement, wanted: string, namespace?: string): boolean {
  return name === wanted && (namespace === undefined || attributes.xmlns === namespace)
}

const ENTITIES: ReadonlyMap<string, string> = new Map([
  ["&", "&amp;"],
  ["<", "&lt;"],
  [">", "&gt;"],
  ['"', "&quot;"],
  ["'", "&apos;"],
])

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES.get(character) ?? character)
}
