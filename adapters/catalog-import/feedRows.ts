import { SaxesParser } from "saxes"
import { SheetUnreadableError } from "../../application/catalog/import/SheetUnreadableError.ts"
import { googleColumn, googleXml } from "../../domain/catalog/sheet/platforms/googleFeed.ts"
import { usesField } from "../../domain/catalog/sheet/SheetFormat.ts"
import type { SheetRow } from "../../domain/catalog/sheet/SheetRow.ts"
import { sheetReason } from "../../domain/catalog/sheet/SheetRow.ts"
import type { ReadRow } from "./ReadRow.ts"
import { MAX_RECORD_CHARACTERS } from "./ReadRow.ts"

const MAX_DEPTH = 32
const ITEMS = new Set(["item", "entry"])
const ROOTS = new Set(["rss", "feed", "rdf:rdf"])
/** Elements whose child elements count as text. */
const WITH_MARKUP = new Set(["description", "title"])
/** Elements that may be repeated in an item; of all others the first counts. */
const REPEATED = new Set(["additional_image_link", "product_type"])

/** Thrown out of the parser to stop reading. */
class FeedError extends Error {
  readonly rule: "markup" | "tooDeep" | "tooLong"

  constructor(rule: FeedError["rule"], message: string) {
    super(message)
    this.rule = rule
  }
}

/**
 * Returns the items of an RSS or Atom feed, with their elements as fields without a namespace prefix.
 *
 * A document with a document type is refused, which excludes entity definitions; depth and length are limited. Reading
 * stops at the first well-formedness error.
 */
export async function* feedRows(chunks: AsyncIterable<string>, file: string): AsyncGenerator<ReadRow> {
  const reader = new FeedReader()
  try {
    for await (const chunk of chunks) {
      reader.write(chunk)
      for (const row of reader.take()) yield { row }
    }
    reader.close()
    for (const row of reader.take()) yield { row }
  } catch (error) {
    if (!(error instanceof FeedError)) throw error
    for (const row of reader.take()) yield { row }
    if (reader.number === 0)
      throw new SheetUnreadableError({
        message: `${file} cannot be read as a feed: line ${reader.line}: ${error.message}`,
      })
    yield { refusedReason: sheetReason(reader.line, error.rule, undefined, error.message), isEnd: true }
  }
}

type Note = NonNullable<SheetRow["notes"]>[number]
const isUsed = usesField(googleXml)

class FeedReader {
  number = 0
  private readonly parser = new SaxesParser({ xmlns: false, position: true })
  private read: SheetRow[] = []
  /** An item whose end was parsed, before it is known whether the end tag is its own or implied by the parser. */
  private closed: SheetRow | undefined
  private depth = 0
  private item:
    | {
        readonly line: number
        readonly depth: number
        readonly fields: Map<string, string>
        notes: Note[]
        length: number
      }
    | undefined
  private field: { readonly name: string; text: string } | undefined
  private charactersSinceEvent = 0

  constructor() {
    this.parser.on("doctype", () => {
      throw new FeedError("markup", "it has a DOCTYPE, which a feed must not have: entities of its own are not read.")
    })
    this.parser.on("error", (error) => {
      throw new FeedError("markup", error.message)
    })
    this.parser.on("opentag", ({ name, attributes }) => this.open(name, attributes["href"] ?? ""))
    this.parser.on("closetag", () => this.leave())
    this.parser.on("text", (text) => this.onText(text))
    this.parser.on("cdata", (text) => this.onText(text))
    this.parser.on("comment", () => this.pushClosedRow())
  }

  get line(): number {
    return this.parser.line
  }

  write(chunk: string): void {
    this.charactersSinceEvent += chunk.length
    this.parser.write(chunk)
    if (this.charactersSinceEvent > MAX_RECORD_CHARACTERS)
      throw new FeedError("tooLong", `something is longer than ${MAX_RECORD_CHARACTERS} characters.`)
  }

  close(): void {
    this.parser.close()
    if (this.depth !== 0) throw new FeedError("markup", "it breaks off.")
  }

  take(): readonly SheetRow[] {
    const taken = this.read
    this.read = []
    return taken
  }

  private pushClosedRow(): void {
    this.charactersSinceEvent = 0
    if (this.closed !== undefined) this.read.push(this.closed)
    this.closed = undefined
  }

  private open(name: string, href: string): void {
    this.pushClosedRow()
    this.depth += 1
    if (this.depth > MAX_DEPTH) throw new FeedError("tooDeep", `elements lie more than ${MAX_DEPTH} deep.`)
    if (this.depth === 1 && !ROOTS.has(name.toLowerCase()))
      throw new FeedError("markup", `it begins with <${name.slice(0, 40)}>, and a feed with <rss> or <feed>.`)
    if (this.item === undefined) {
      if (ITEMS.has(name.toLowerCase()))
        this.item = { line: this.parser.line, depth: this.depth, fields: new Map(), notes: [], length: 0 }
    } else if (this.depth === this.item.depth + 1) this.field = { name: googleColumn(name), text: href }
    else if (this.field !== undefined && WITH_MARKUP.has(this.field.name)) this.field.text += " "
  }

  private onText(text: string): void {
    this.pushClosedRow()
    const { item, field } = this
    if (item === undefined || field === undefined || (this.depth > item.depth + 1 && !WITH_MARKUP.has(field.name)))
      return
    item.length += text.length
    if (item.length > MAX_RECORD_CHARACTERS)
      throw new FeedError("tooLong", `an item is longer than ${MAX_RECORD_CHARACTERS} characters.`)
    field.text += text
  }

  private leave(): void {
    this.pushClosedRow()
    const { item, field } = this
    if (item !== undefined && field !== undefined && this.depth === item.depth + 1) {
      const text = field.text.trim()
      const before = item.fields.get(field.name)
      if (before === undefined || before === "") item.fields.set(field.name, text)
      else if (REPEATED.has(field.name)) item.fields.set(field.name, `${before}\n${text}`)
      else if (text !== "" && text !== before && isUsed(field.name))
        item.notes.push({ rule: "repeatedField", column: field.name, value: text })
      this.field = undefined
    } else if (item !== undefined && this.depth === item.depth) {
      this.number += 1
      this.closed = {
        line: item.line,
        number: this.number,
        fields: item.fields,
        ...(item.notes.length === 0 ? {} : { notes: item.notes }),
      }
      this.item = undefined
    }
    this.depth -= 1
  }
}
