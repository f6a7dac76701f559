import { type Buyer, pay, readyToPay, textAt } from "../checkout/customer.ts"
import { openPdf } from "../../support/openPdf.ts"
import type { TestShop } from "../../support/sandbox/onBothDatabases.ts"

/** A customer with an order. */
export interface PaidBuyer extends Buyer {
  readonly guestToken: string
}

export const paidBuyer = async (
  shop: TestShop,
  lines: Readonly<Record<string, number>>,
  storeId?: string,
): Promise<PaidBuyer> => {
  const buyer = await readyToPay(shop, lines, storeId)
  const { status, body } = await pay(buyer)
  if (status >= 300) throw new Error(`Nothing was bought: ${status} ${JSON.stringify(body)}`)
  return { ...buyer, guestToken: textAt(body, "guestToken") }
}

/** A response with a file. */
export interface FetchedFile {
  readonly status: number
  readonly mediaType: string
  readonly disposition: string
  readonly bytes: Uint8Array<ArrayBuffer>
}

/** Requests a file; an empty `token` means no session. */
export const fetchFile = async (
  shop: TestShop,
  token: string,
  path: string,
  body?: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<FetchedFile> => {
  const response = await shop.sandbox.handle(
    new Request(new URL(path, "http://localhost:4173"), {
      method: body === undefined ? "GET" : "POST",
      headers: {
        ...(token === "" ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }),
  )
  return {
    status: response.status,
    mediaType: response.headers.get("content-type") ?? "",
    disposition: response.headers.get("content-disposition") ?? "",
    bytes: new Uint8Array(await response.arrayBuffer()),
  }
}

/** All words of a PDF, without spaces. */
export const textLinesOf = async ({ bytes }: Pick<FetchedFile, "bytes">): Promise<string> => {
  const document = await openPdf(bytes)
  const pages = Array.from(
    { length: document.numPages },
    async (_, index) => (await (await document.getPage(index + 1)).getTextContent()).items,
  )
  return (await Promise.all(pages))
    .flat()
    .map((item) => ("str" in item ? item.str : ""))
    .join("")
    .replaceAll(/\s+/gu, "")
}
