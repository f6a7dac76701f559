import { SaxesParser } from "saxes"
import type { Shop } from "../../../adapters/web/createShop.ts"

export interface BuyerSystemOptions {
  readonly identity: string
  readonly sharedSecret: string
  /** Address to which the buyer's browser posts the cart. */
  readonly returnUrl: string
}

/** A company's procurement system, as far as a shop sees it (cXML punchout); it shares no code with the shop. */
export class BuyerSystem {
  readonly #shop: Shop
  readonly #path: string
  readonly #options: BuyerSystemOptions

  constructor(shop: Shop, path: string, options: BuyerSystemOptions) {
    this.#shop = shop
    this.#path = path
    this.#options = options
  }

  /** The `PunchOutSetupRequest` of a visit. */
  request(buyerCookie: string): string {
    const { identity, sharedSecret, returnUrl } = this.#options
    return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE cXML SYSTEM "http://xml.cxml.org/schemas/cXML/1.2.045/cXML.dtd">
<cXML payloadID="1@buyer.example" timestamp="2026-01-15T10:00:00Z"><Header>
<From><Credential domain="DUNS"><Identity>123456789</Identity></Credential></From>
<To><Credential domain="StoreId"><Identity>shop</Identity></Credential></To>
<Sender><Credential domain="NetworkId"><Identity>${escaped(identity)}</Identity>
<SharedSecret>${escaped(sharedSecret)}</SharedSecret></Credential><UserAgent>Buyer 1.0</UserAgent></Sender></Header>
<Request><PunchOutSetupRequest operation="create"><BuyerCookie>${escaped(buyerCookie)}</BuyerCookie>
<BrowserFormPost><URL>${escaped(returnUrl)}</URL></BrowserFormPost></PunchOutSetupRequest></Request></cXML>`
  }

  async send(body: string): Promise<{ readonly code: number; readonly startPage: string | undefined }> {
    const answer = await this.#shop.fetch(
      new Request(`http://shop.test${this.#path}`, { method: "POST", headers: { "content-type": "text/xml" }, body }),
    )
    const elements = read(await answer.text())
    return {
      code: Number(elements.find(({ name }) => name === "Status")?.attributes["code"]),
      startPage: elements.find(({ name }) => name === "URL")?.text,
    }
  }

  ask(buyerCookie: string) {
    return this.send(this.request(buyerCookie))
  }

  /** Returns the address at which the buyer starts. */
  async start(buyerCookie: string): Promise<string> {
    const { code, startPage } = await this.ask(buyerCookie)
    if (startPage === undefined) throw new Error(`The shop refused the visit: ${code}`)
    return startPage
  }

  /** What the buyer's browser would post from a page of the shop. */
  received(html: string) {
    const message = unescaped(/name="cxml-urlencoded" value="([^"]*)"/.exec(html)?.[1] ?? "")
    const elements = read(message)
    const textOf = (name: string) => elements.find((element) => element.name === name)?.text
    const quantities = elements.filter(({ name }) => name === "ItemIn").map(({ attributes }) => attributes["quantity"])
    return {
      action: unescaped(/<form [^>]*action="([^"]*)"/.exec(html)?.[1] ?? ""),
      buyerCookie: textOf("BuyerCookie"),
      items: elements
        .filter(({ name }) => name === "SupplierPartID")
        .map(({ text }, index) => ({ sku: text, quantity: Number(quantities[index]) })),
      currency: elements.find(({ name }) => name === "Money")?.attributes["currency"],
    }
  }
}

interface Element {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  text: string
}

function read(xml: string): readonly Element[] {
  const elements: Element[] = []
  const open: Element[] = []
  const parser = new SaxesParser({ xmlns: false })
  parser.on("opentag", ({ name, attributes }) => {
    const element = { name, attributes: { ...attributes }, text: "" }
    elements.push(element)
    open.push(element)
  })
  parser.on("text", (text) => {
    const current = open.at(-1)
    if (current !== undefined) current.text += text
  })
  parser.on("closetag", () => void open.pop())
  parser.on("error", (error) => {
    throw error
  })
  parser.write(xml).close()
  return elements
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;")
}

function unescaped(html: string): string {
  return html
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&")
}
