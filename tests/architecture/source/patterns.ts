import { type AST, RegExpParser, visitRegExpAST } from "@eslint-community/regexpp"
import ts from "typescript"
import type { SourceFile } from "./sourceFiles.ts"

/** A pattern of ours, and its location. */
export interface Pattern {
  readonly place: string
  readonly expression: RegExp
}

/** Every pattern literal of a file. */
export function patternsOf({ path, text }: SourceFile): readonly Pattern[] {
  const found: Pattern[] = []
  const file = ts.createSourceFile(
    path,
    text,
    ts.ScriptTarget.ES2023,
    true,
    path.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  )
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart())
      const end = node.text.lastIndexOf("/")
      found.push({
        place: `${path}:${line + 1} ${node.text}`,
        expression: new RegExp(node.text.slice(1, end), node.text.slice(end + 1).replace("y", "")),
      })
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

/** Every `pattern` of the contract's documents, as Ajv compiles it. */
export function contractPatterns({ path, text }: SourceFile): readonly Pattern[] {
  const found = new Map<string, Pattern>()
  const look = (value: unknown): void => {
    if (typeof value !== "object" || value === null) return
    for (const [name, inner] of Object.entries(value)) {
      if (name === "pattern" && typeof inner === "string")
        found.set(inner, { place: `${path} ${inner}`, expression: new RegExp(inner, "u") })
      look(inner)
    }
  }
  look(JSON.parse(text))
  return [...found.values()]
}

/** More repetitions than this count as unbounded. */
const FEW = 4

const isRepeated = ({ min, max }: AST.Quantifier): boolean => max > FEW && min !== max

/**
 * Returns whether a pattern is obviously linear: it repeats nothing, or it is anchored at the start of the text and
 * repeats one thing.
 */
export function isPlainlyLinear({ expression }: Pattern): boolean {
  const { pattern } = parsed(expression)
  let repetitions = 0
  let depth = 0
  visitRegExpAST(pattern, {
    onQuantifierEnter: (quantifier) => {
      // A repetition within one that repeats a fixed number of times counts once more.
      if (isRepeated(quantifier)) repetitions += 1 + depth
      if (quantifier.max > 1) depth += 1
    },
    onQuantifierLeave: ({ max }) => void (depth -= max > 1 ? 1 : 0),
  })
  const isAnchored =
    !expression.multiline &&
    pattern.alternatives.every(({ elements: [first] }) => first?.type === "Assertion" && first.kind === "start")
  return repetitions === 0 || (isAnchored && repetitions === 1)
}

/** The runs of two and more literal characters in a pattern, such as `<rect` in `/<rect[^>]*>/`. */
export function wordsOf({ expression }: Pattern): readonly string[] {
  const words: string[] = []
  visitRegExpAST(parsed(expression).pattern, {
    onAlternativeEnter: ({ elements }) => {
      const text = elements.map((one) => (one.type === "Character" ? String.fromCodePoint(one.value) : "\0")).join("")
      words.push(...text.split("\0").filter((word) => word.length > 1))
    },
  })
  return [...new Set(words)]
}

function parsed({ source, flags }: RegExp): { readonly pattern: AST.Pattern } {
  const modes = { unicode: flags.includes("u"), unicodeSets: flags.includes("v") }
  return { pattern: new RegExpParser().parsePattern(source, 0, source.length, modes) }
}
