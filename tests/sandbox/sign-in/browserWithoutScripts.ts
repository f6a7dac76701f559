import { readAnswer, type ShopAnswer, type TestShop } from "../../support/sandbox/onBothDatabases.ts"

const ORIGIN = "http://localhost:4173"
const ENTITIES: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#39;": "'",
}
const plain = (markup: string): string =>
  markup.replace(/&(?:amp|lt|gt|quot|#39);/gu, (entity) => ENTITIES[entity] ?? entity)

/** A browser without scripts: stores cookies, follows links, submits forms. */
export interface BrowserWithoutScripts {
  readonly cookies: Map<string, string>
  readonly open: (path: string, headers?: Readonly<Record<string, string>>) => Promise<ShopAnswer>
  /** Submits the form at an address of the last page, with its hidden fields and these. */
  readonly send: (
    action: string,
    fields?: Readonly<Record<string, string>>,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<ShopAnswer>
  /** The address of the first link that contains this text. */
  readonly link: (text: string) => string
  readonly page: () => string
}

export const browserWithoutScripts = (
  shop: TestShop,
  held: Readonly<Record<string, string>> = {},
): BrowserWithoutScripts => {
  const cookies = new Map(Object.entries(held))
  let page = ""
  const ask = async (path: string, init: RequestInit): Promise<ShopAnswer> => {
    const cookie = Array.from(cookies, ([name, value]) => `${name}=${value}`).join("; ")
    const headers = new Headers(init.headers)
    if (cookie !== "") headers.set("cookie", cookie)
    headers.set("accept", headers.get("accept") ?? "text/html")
    const answer = await readAnswer(await shop.sandbox.handle(new Request(new URL(path, ORIGIN), { ...init, headers })))
    for (const line of answer.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/u.exec(line) ?? []
      if (line.includes("Max-Age=0;")) cookies.delete(name)
      else cookies.set(name, value)
    }
    if (typeof answer.body === "string" && answer.body !== "") page = answer.body
    return answer
  }
  const formAt = (action: string): { readonly address: string; readonly markup: string } => {
    const found = [...page.matchAll(/<form method="post" action="([^"]*)">(.*?)<\/form>/gsu)].find(
      ([, address = ""]) => plain(address).split("?")[0] === action,
    )
    if (found === undefined) throw new Error(`The page has no form for ${action}.`)
    return { address: plain(found[1] ?? ""), markup: found[2] ?? "" }
  }
  return {
    cookies,
    page: () => page,
    open: (path, headers = {}) => ask(path, { headers }),
    send: (action, fields = {}, headers = {}) => {
      const { address, markup } = formAt(action)
      const hidden = [...markup.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/gu)].map(
        ([, name = "", value = ""]): [string, string] => [plain(name), plain(value)],
      )
      return ask(address, {
        method: "POST",
        headers: { "content-type": "application/x-www-form-urlencoded", origin: ORIGIN, ...headers },
        body: new URLSearchParams({ ...Object.fromEntries(hidden), ...fields }),
      })
    },
    link: (text) => {
      const found = [...page.matchAll(/href="([^"]*)"/gu)]
        .map(([, address = ""]) => plain(address))
        .find((address) => address.includes(text))
      if (found === undefined) throw new Error(`The page has no link with ${text}.`)
      return found
    },
  }
}
