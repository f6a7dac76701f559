/** An XML element as data. `xmlns` is an attribute where the namespace differs from that of the parent. */
export interface XmlElement {
  /** Local name. */
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly (XmlElement | string)[]
}

type Attributes = Readonly<Record<string, string | undefined>>

/** Builds an element; attributes without a value, and children that are absent, are left out. */
export const element = (
  name: string,
  attributes: Attributes = {},
  ...children: readonly (XmlElement | string | undefined)[]
): XmlElement => ({ name, attributes: defined(attributes), children: children.filter((child) => child !== undefined) })

/** Returns an element with other attributes; those without a value are removed. */
export const withAttributes = (parent: XmlElement, attributes: Attributes): XmlElement => ({
  ...parent,
  attributes: defined({ ...parent.attributes, ...attributes }),
})

const defined = (attributes: Attributes): Readonly<Record<string, string>> => {
  const written: Record<string, string> = {}
  for (const [key, value] of Object.entries(attributes)) if (value !== undefined) written[key] = value
  return written
}

/** Returns the child elements. */
export const elementsOf = ({ children }: XmlElement): readonly XmlElement[] =>
  children.filter((child) => typeof child !== "string")

/** Returns the first child with a name, and with a namespace when one is given. */
export const childOf = (parent: XmlElement | undefined, name: string, namespace?: string): XmlElement | undefined =>
  childrenOf(parent, name, namespace)[0]

/** Returns all children with a name, and with a namespace when one is given. */
export const childrenOf = (parent: XmlElement | undefined, name: string, namespace?: string): readonly XmlElement[] =>
  parent === undefined
    ? []
    : elementsOf(parent).filter(
        (child) => child.name === name && (namespace === undefined || child.attributes["xmlns"] === namespace),
      )

/** Returns the text directly in an element, without white space around it; `undefined` when there is none. */
export const textOf = (parent: XmlElement | undefined): string | undefined => {
  const text = parent === undefined ? "" : rawTextOf(parent).trim()
  return text === "" ? undefined : text
}

/** Returns the text directly in an element, unchanged. */
export const rawTextOf = ({ children }: XmlElement): string =>
  children.filter((child) => typeof child === "string").join("")

/** Writes an element as XML. */
export const serializeXml = ({ name, attributes, children }: XmlElement): string => {
  let written = `<${name}`
  for (const [key, value] of Object.entries(attributes)) written += ` ${key}="${escapeXml(value)}"`
  if (children.length === 0) return `${written}/>`
  written += ">"
  for (const child of children) written += typeof child === "string" ? escapeXml(child) : serializeXml(child)
  return `${written}</${name}>`
}

const ENTITIES: ReadonlyMap<string, string> = new Map([
  ["&", "&amp;"],
  ["<", "&lt;"],
  [">", "&gt;"],
  ['"', "&quot;"],
  ["'", "&apos;"],
])

const escapeXml = (text: string): string =>
  /[&<>"']/u.test(text) ? text.replace(/[&<>"']/gu, (character) => ENTITIES.get(character) ?? character) : text
