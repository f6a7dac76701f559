import { SheetUnreadableError } from "../../application/catalog/import/SheetUnreadableError.ts"
import { sheetReason } from "../../domain/catalog/sheet/SheetRow.ts"
import type { ReadRow } from "./ReadRow.ts"
import { MAX_RECORD_CHARACTERS } from "./ReadRow.ts"

const LIST = "products"
const MAX_DEPTH = 64
const MAX_FIELD_DEPTH = 12
const MAX_FIELDS = 100_000
const SHOWN_SCALAR = 60

/**
 * Returns the products of a JSON document as they are read: the elements of its list `products`, or of the document if
 * it is a list. Holds one element at a time. An element that is too large or too deep is refused alone; truncated JSON
 * ends the reading.
 */
export async function* jsonRows(chunks: AsyncIterable<string>, file: string, list = LIST): AsyncGenerator<ReadRow> {
  const scanner = new ElementScanner(list)
  let number = 0
  for await (const chunk of chunks) {
    for (const element of scanner.read(chunk)) {
      number += 1
      const read = rowOf(element, number)
      yield read
      if ("refusedReason" in read && read.isEnd === true) return
    }
  }
  if (!scanner.hasList)
    throw new SheetUnreadableError({
      message:
        `${file} has no list "${list}": a catalogue in JSON is {"${list}": […]} or a list of ` +
        'products; a mapping file may name another list of the document with "list".',
    })
  if (!scanner.isClosed) yield { refusedReason: sheetReason(scanner.line, "markup"), isEnd: true }
}

/**
 * Returns the fields of the first record in the beginning of a document, as far as they are complete; empty without a
 * record.
 */
export function firstJsonFields(head: string): ReadonlyMap<string, string> {
  const scanner = new ElementScanner(LIST)
  const [first] = scanner.read(head)
  const read = first === undefined ? undefined : rowOf(first, 1)
  if (read?.row !== undefined) return read.row.fields
  // A record longer than the beginning is recognized by its field names.
  return new Map(
    [...head.matchAll(/"(variants|handle|body_html|product_type)"\s*:\s*(\[?)/gu)].map(([, name = "", bracket]) => [
      bracket === "[" ? `${name}[0]` : name,
      "",
    ]),
  )
}

interface Element {
  readonly line: number
  /** Absent when the element is too large or too deep. */
  readonly text?: string
  readonly isTooDeep: boolean
  /** True for a text, a number or another scalar in place of a record. */
  readonly isScalar?: boolean
}

/** Finds the elements of the list in a text that arrives in chunks. Reads each character once. */
class ElementScanner {
  hasList = false
  line = 1
  private depth = 0
  private listDepth = Number.POSITIVE_INFINITY
  private isInString = false
  private isEscaped = false
  private word = ""
  private key = ""
  private pending: string[] = []
  private bufferedLength = 0
  private element: { line: number; isTooDeep: boolean } | undefined
  private scalar: { readonly line: number; text: string } | undefined
  private readonly list: string

  constructor(list: string) {
    this.list = list
  }

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
      const scalar = this.readScalar(character ?? "")
      if (scalar !== undefined) found.push(scalar)
      if (character === '"') {
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
        if (character === "[" && !this.hasList && (this.depth === 1 || (this.depth === 2 && this.key === this.list))) {
          this.hasList = true
          this.listDepth = this.depth
        }
      } else if (character === "}" || character === "]") {
        this.depth -= 1
        if (this.element !== undefined && this.depth === this.listDepth) {
          this.appendText(chunk.slice(from, at + 1))
          found.push(this.finish(this.element))
        } else if (this.depth < this.listDepth)
          this.listDepth = this.hasList ? Number.POSITIVE_INFINITY : this.listDepth
      }
    }
    if (this.element !== undefined) this.appendText(chunk.slice(from))
    return found
  }

  /** Reads a character between records. Returns the scalar in place of a record at its end. */
  private readScalar(character: string): Element | undefined {
    if (this.element !== undefined || this.depth !== this.listDepth || /[\s{[]/u.test(character)) return undefined
    if (character !== "," && character !== "]") {
      this.scalar ??= { line: this.line, text: "" }
      if (this.scalar.text.length < SHOWN_SCALAR) this.scalar.text += character
      return undefined
    }
    const { scalar } = this
    this.scalar = undefined
    return scalar === undefined ? undefined : { line: scalar.line, text: scalar.text, isTooDeep: false, isScalar: true }
  }

  private readString(character: string): void {
    if (this.scalar !== undefined && this.scalar.text.length < SHOWN_SCALAR) this.scalar.text += character
    if (this.isEscaped) this.isEscaped = false
    else if (character === "\\") this.isEscaped = true
    else if (character === '"') {
      this.isInString = false
      return
    }
    if (this.depth === 1 && this.word.length < this.list.length + 1) this.word += character
  }

  private appendText(text: string): void {
    this.bufferedLength += text.length
    if (this.bufferedLength <= MAX_RECORD_CHARACTERS) this.pending.push(text)
    else this.pending = []
  }

  private finish({ line, isTooDeep }: { readonly line: number; readonly isTooDeep: boolean }): Element {
    const isWhole = this.bufferedLength <= MAX_RECORD_CHARACTERS && !isTooDeep
    const element = { line, isTooDeep, ...(isWhole ? { text: this.pending.join("") } : {}) }
    this.pending = []
    this.bufferedLength = 0
    this.element = undefined
    return element
  }
}

/** A record that exceeds the limits. */
class ElementLimitExceeded extends Error {
  readonly rule: "tooDeep" | "tooLong"

  constructor(rule: ElementLimitExceeded["rule"]) {
    super(rule)
    this.rule = rule
  }
}

function rowOf({ line, text, isTooDeep, isScalar }: Element, number: number): ReadRow {
  const place = { line, row: number }
  if (isScalar === true) return { refusedReason: sheetReason(place, "noRecord", undefined, text) }
  if (text === undefined) return { refusedReason: sheetReason(place, isTooDeep ? "tooDeep" : "tooLong") }
  try {
    const fields = new Map<string, string>()
    flatten(JSON.parse(text), "", 0, fields)
    return { row: { line, number, fields } }
  } catch (error) {
    if (error instanceof ElementLimitExceeded) return { refusedReason: sheetReason(place, error.rule) }
    // The element is not JSON, so the meaning of the rest is unknown.
    if (error instanceof SyntaxError)
      return { refusedReason: sheetReason(place, "markup", undefined, text), isEnd: true }
    throw error
  }
}

/**
 * Collects the values of a record by their paths. An empty list element gets a path too, so that the indexes of the
 * others do not change.
 */
function flatten(value: unknown, path: string, depth: number, fields: Map<string, string>): void {
  if (depth > MAX_FIELD_DEPTH) throw new ElementLimitExceeded("tooDeep")
  if (fields.size >= MAX_FIELDS) throw new ElementLimitExceeded("tooLong")
  if (value === null || value === undefined) {
    if (path.endsWith("]")) fields.set(path, "")
  } else if (Array.isArray(value)) value.forEach((one, at) => flatten(one, `${path}[${at}]`, depth + 1, fields))
  else if (typeof value === "object") {
    const entries = Object.entries(value)
    if (entries.length === 0 && path.endsWith("]")) fields.set(path, "")
    for (const [name, one] of entries) flatten(one, path === "" ? name : `${path}.${name}`, depth + 1, fields)
  } else fields.set(path, String(value))
}
