import { readFileSync } from "node:fs"
import { basename } from "node:path"

/**
 * `standardTerms` maps old words and word sequences to the standard term. `allowed` lists the names that contain an
 * old word for a reason: names of the wire format, of libraries, and words with another meaning.
 */
const { standardTerms, allowed } = JSON.parse(readFileSync(new URL("oldWords.json", import.meta.url), "utf8"))

/** The words of a camel-case, constant-case or file name, in lower case, each with a space before and after it. */
const wordsOf = (name) =>
  ` ${name
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .replace(/([A-Z]+)([A-Z][a-z])/g, "$1 $2")
    .replace(/[_$#.-]+/g, " ")
    .toLowerCase()
    .trim()} `

const TERMS = Object.entries(standardTerms).map(([old, standard]) => [wordsOf(old), old, standard])
const ALLOWED = new Set(allowed)

/** Messages by name: most names occur many times. */
const complaints = new Map()

/** Returns the messages about a name. */
const complaintsAbout = (name) => {
  const known = complaints.get(name)
  if (known !== undefined) return known
  const words = wordsOf(name)
  const messages = ALLOWED.has(name)
    ? []
    : TERMS.filter(([term]) => words.includes(term)).map(
        ([, old, standard]) => `"${name}" contains the old word "${old}". The standard term is "${standard}".`,
      )
  complaints.set(name, messages)
  return messages
}

const PATTERNS = new Set(["ObjectPattern", "ArrayPattern", "RestElement", "AssignmentPattern", "TSParameterProperty"])
const NAMED_BY_ID = /^(?:Function(?:Declaration|Expression)|Class(?:Declaration|Expression)|VariableDeclarator)$/
const TYPES = /^TS(?:DeclareFunction|TypeAliasDeclaration|InterfaceDeclaration|EnumDeclaration|EnumMember)$/
const MEMBERS = /^(?:PropertyDefinition|MethodDefinition|TS(?:Abstract)?(?:Property|Method)(?:Signature|Definition))$/

/** Whether an identifier, or a quoted key, declares its name rather than referring to it. */
const isDeclaration = (node) => {
  const { parent } = node
  if (parent.params?.includes(node)) return true
  if (NAMED_BY_ID.test(parent.type) || TYPES.test(parent.type)) return parent.id === node
  if (MEMBERS.test(parent.type)) return parent.key === node && !parent.computed
  switch (parent.type) {
    case "Property":
      return parent.parent.type === "ObjectPattern"
        ? parent.value === node
        : parent.key === node && !parent.computed && !parent.shorthand
    case "AssignmentPattern":
      return parent.left === node
    case "ImportSpecifier":
      return parent.local === node && parent.imported.name !== node.name
    case "ImportDefaultSpecifier":
    case "ImportNamespaceSpecifier":
    case "TSTypeParameter":
    case "CatchClause":
      return true
    case "TSNamedTupleMember":
      return parent.label === node
    default:
      return PATTERNS.has(parent.type)
  }
}

/** Declared names and file names use the standard terms: the words of the former vocabulary are rejected. */
export const standardNames = {
  meta: { type: "problem", schema: [] },
  create: (context) => {
    const check = (node, name) => {
      for (const message of complaintsAbout(name)) context.report({ node, message })
    }
    const checkDeclaration = (node) => {
      if (isDeclaration(node)) check(node, node.name)
    }
    return {
      Program: (node) => check(node, basename(context.filename).replace(/\..*$/, "")),
      Identifier: checkDeclaration,
      PrivateIdentifier: checkDeclaration,
      ":matches(Property, TSPropertySignature) > Literal.key[value=/^[A-Za-z_$][\\w$]*$/]": (node) =>
        check(node, node.value),
    }
  },
}
