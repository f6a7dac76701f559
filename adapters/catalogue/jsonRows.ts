import { SheetUnreadable } from "../../application/catalog/SheetUnreadable.ts"
import { sheetProblem } from "../../domain/catalog/sheet/SheetRow.ts"
import type { ReadRow } from "./ReadRow.ts"
import { MAX_RECORD_CHARACTERS } from "./ReadRow.ts"

const LIST = "products"
const MAX_DEPTH = 64
const MAX_FIELD_DEPTH = 6
const MAX_FIELDS = 100_000

/**
 * The products of a JSON document as they come: the elements of its list `products`, or of the document where that is a
 * list. One element is held at a time; one too large or too deep is a problem of its own, and JSON that breaks off is the
 * end.
 */
export async function* jsonRows(chunks: AsyncIterable<string>, file: string): AsyncGenerator<ReadRow> {
  const scanner = new ElementScanner()
  let number = 0
  for await (const chunk of chunks) {
    for (const element of scanner.read(chunk)) {
      number += 1
      const read = rowOf(element, number)
      yield read
      if ("problem" in read && read.isEnd === true) return
    }
  }
  if (!scanner.hasList) throw new SheetUnreadable({ message: `${file} has no list "${LIST}": a catalogue in JSON is {"${LIST}": […]} or a list of products.` })
  if (!scanner.isClosed) yield { problem: sheetProblem(scanner.line, "markup"), isEnd: true }
}

interface Element {
  readonly line: number
  /** Absent when it is too large or too deep. */
  readonly text?: string
  readonly isTooDeep: boolean
}

/** Finds the elements of the list in a text that comes in pieces, reading each character once. */
class ElementScanner {
  hasList = false
  line = 1
  private depth = 0
  private listDepth = Number.POSITIVE_INFINITY
  private isInString = false
  private isEscaped = false
  private word = ""
  private key = ""
  private kept: string[] = []
  private keptLength = 0
  private element: { line: number; isTooDeep: boolean } | undefined

  get isClosed(): boolean {
    return this.depth === 0 && !this.isInString
  }

  read(chunk: string): readonly Element[] {
    const found: Element[] = []
    let from = 0
    for (let at = 0; at < chunk.length; at += 1) {
      const character = chunk[at]
      if (character === "\n") this.line += 1
      if (this.isInString) {
        this.readString(character ?? "")
        continue
      }
      if (character === "\"") {
        this.isInString = true
        this.word = ""
      } else if (character === ":" && this.depth === 1) this.key = this.word
      else if (character === "{" || character === "[") {
        if (this.element === undefined && this.depth === this.listDepth) {
          this.element = { line: this.line, isTooDeep: false }
          from = at
        }
        this.depth += 1
        if (this.depth > MAX_DEPTH && this.element !== undefined) this.element.isTooDeep = true
        if (character === "[" && !this.hasList && (this.depth === 1 || (this.depth === 2 && this.key === LIST))) {
          this.hasList = true
          this.listDepth = this.depth
        }
      } else if (character === "}" || character === "]") {
        this.depth -= 1
        if (this.element !== undefined && this.depth === this.listDepth) {
          this.keep(chunk.slice(from, at + 1))
          found.push(this.finish(this.element))
        } else if (this.depth < this.listDepth) this.listDepth = this.hasList ? Number.POSITIVE_INFINITY : this.listDepth
      }
    }
    if (this.element !== undefined) this.keep(chunk.slice(from))
    return found
  }

  private readString(character: string): void {
    if (this.isEscaped) this.isEscaped = false
    else if (character === "\\") this.isEscaped = true
    else if (character === "\"") {
      this.isInString = false
      return
    }
    if (this.depth === 1 && this.word.length < LIST.length + 1) this.word += character
  }

  private keep(text: string): void {
    this.keptLength += text.length
    if (this.keptLength <= MAX_RECORD_CHARACTERS) this.kept.push(text)
    else this.kept = []
  }

  private finish({ line, isTooDeep }: { readonly line: number; readonly isTooDeep: boolean }): Element {
    const isWhole = this.keptLength <= MAX_RECORD_CHARACTERS && !isTooDeep
    const element = { line, isTooDeep, ...(isWhole ? { text: this.kept.join("") } : {}) }
    this.kept = []
    this.keptLength = 0
    this.element = undefined
    return element
  }
}

function rowOf({ line, text, isTooDeep }: Element, number: number): ReadRow {
  if (text === undefined) return { problem: sheetProblem(line, isTooDeep ? "tooDeep" : "tooLong") }
  try {
    const fields = new Map<string, string>()
    flatten(JSON.parse(text), "", 0, fields)
    return { row: { line, number, fields } }
  } catch (error) {
    // What stands there is no JSON: everything after it could mean anything.
    if (error instanceof SyntaxError) return { problem: sheetProblem(line, "markup", undefined, text), isEnd: true }
    throw error
  }
}

function flatten(value: unknown, path: string, depth: number, fields: Map<string, string>): void {
  if (value === null || value === undefined || depth > MAX_FIELD_DEPTH || fields.size >= MAX_FIELDS) return
  if (Array.isArray(value)) value.forEach((one, at) => flatten(one, `${path}[${at}]`, depth + 1, fields))
  else if (typeof value === "object") for (const [name, one] of Object.entries(value)) flatten(one, path === "" ? name : `${path}.${name}`, depth + 1, fields)
  else fields.set(path, String(value))
}
