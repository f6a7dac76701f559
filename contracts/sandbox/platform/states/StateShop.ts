import { randomUUID } from "node:crypto"
import { listAt } from "./listAt.ts"

/** Values returned by the handler of a provider state; the verifier inserts them into the request. */
export type StateValues = Readonly<Record<string, string | number>>
export type StateParameters = Readonly<Record<string, unknown>>
export type ProviderState = (shop: StateShop, parameters: StateParameters) => Promise<StateValues>
/** Handlers by name of the state. */
export type ProviderStates = Readonly<Record<string, ProviderState>>

export type Handle = (request: Request) => Promise<Response>

/** The SKUs of a product by stock: plenty, a few units, none. */
export interface StockedProduct {
  readonly productId: string
  readonly skus: readonly string[]
  readonly low: readonly { readonly sku: string; readonly units: number }[]
  readonly gone: readonly string[]
}

const ORIGIN = "http://localhost"

/**
 * The shop's interface for provider states. It uses only the public contract, so that states do not depend on the
 * implementation.
 */
export interface StateShop {
  /** Returns the body of a successful call; throws for any other response. */
  readonly call: (
    token: string,
    method: string,
    path: string,
    body?: unknown,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<unknown>
  /** Posts a form of a page like a browser; throws when the page refuses it. */
  readonly postForm: (path: string, fields: Readonly<Record<string, string>>) => Promise<void>
  readonly guest: (storeId: string) => Promise<string>
  /** A new registered customer that no other state uses, or the business customer of the demo. */
  readonly registered: (
    storeId: string,
    who?: "registered" | "business",
  ) => Promise<{ readonly token: string; readonly userId: string }>
  /** Text of the last message to a recipient, read from the outbox of the admin console, which requires its key. */
  readonly lastMessage: (recipient: string) => Promise<string>
  /** Products of the store, in a stable order. */
  readonly products: (storeId: string) => AsyncGenerator<StockedProduct>
}

/** Password of the demo customers (see the README). `origin` is the shop's own, for the sign-in form. */
export const STATE_PASSWORD = "Selvedge2026"

export const createStateShop = (handle: Handle, origin = ORIGIN, adminKey?: string): StateShop => {
  const call: StateShop["call"] = async (token, method, path, body, headers = {}) => {
    const response = await handle(
      new Request(`${origin}${path}`, {
        method,
        headers: {
          ...(token === "" ? {} : { authorization: `Bearer ${token}` }),
          ...(body === undefined ? {} : { "content-type": "application/json" }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    )
    const text = await response.text()
    if (!response.ok) throw new Error(`${method} ${path} returned ${response.status}: ${text}`)
    return text === "" ? undefined : JSON.parse(text)
  }
  return {
    call,
    postForm: async (path, fields) => {
      // The redirect leads to a page of the shop, which a backend alone does not serve.
      const response = await handle(
        new Request(`${origin}${path}`, {
          method: "POST",
          redirect: "manual",
          headers: { "content-type": "application/x-www-form-urlencoded", origin },
          body: new URLSearchParams(fields),
        }),
      )
      if (response.status >= 400) throw new Error(`POST ${path} returned ${response.status}: ${await response.text()}`)
    },
    guest: async (storeId) =>
      textAt(await call("", "POST", `/api/storefront/v1/stores/${storeId}/users/guests`), "access_token"),
    registered: async (storeId, who = "registered") => {
      if (who === "registered") {
        const registration = {
          logon: `ana.${randomUUID()}@example.org`,
          password: STATE_PASSWORD,
          passwordConfirm: STATE_PASSWORD,
          acceptedPolicies: [1, 2],
        }
        const account = await call("", "POST", `/itxrest/2/user/store/${storeId}/user`, registration)
        return { token: textAt(account, "access_token"), userId: textAt(account, "identity.userId") }
      }
      const response = await handle(
        new Request(`${origin}/integration/oauth2/login?storeId=${storeId}`, {
          method: "POST",
          redirect: "manual",
          headers: { "content-type": "application/x-www-form-urlencoded", origin },
          body: new URLSearchParams({
            email: "business@selvedge.example",
            password: STATE_PASSWORD,
            redirectUri: `/${storeId}/`,
          }),
        }),
      )
      const cookie = response.headers.getSetCookie().find((one) => one.startsWith("access_token@"))
      const token = decodeURIComponent(cookie?.split(";")[0]?.split("=").slice(1).join("=") ?? "")
      if (token === "") throw new Error(`The demo customer could not sign in: ${response.status}`)
      return {
        token,
        userId: textAt(await call(token, "POST", `/itxrest/2/user/store/${storeId}/current-user`), "identity.userId"),
      }
    },
    lastMessage: async (recipient) => {
      const outbox = await call(
        "",
        "GET",
        `/sandbox/messages?recipient=${encodeURIComponent(recipient)}`,
        undefined,
        adminKey === undefined ? {} : { "x-admin-key": adminKey },
      )
      return textAt(listAt(outbox, "messages")[0], "text")
    },
    products: async function* (storeId) {
      const catalog = `/itxrest/2/catalog/store/${storeId}/2${storeId.slice(1)}`
      for (const category of listAt(await call("", "GET", `${catalog}/category`), "categories")) {
        const { stocks } = stockOf(await call("", "GET", `${catalog}/category/${textAt(category, "id")}/stock`))
        yield* stocks.values()
      }
    },
  }
}

const stockOf = (body: unknown): { readonly stocks: ReadonlyMap<string, StockedProduct> } => {
  const stocks = new Map<string, StockedProduct>()
  for (const entry of listAt(body, "stocks")) {
    const productId = textAt(entry, "productId")
    const { skus, low, gone } = stocks.get(productId) ?? { skus: [], low: [], gone: [] }
    const sku = textAt(entry, "sku")
    const availability = textAt(entry, "availability")
    stocks.set(productId, {
      productId,
      skus: availability === "in_stock" ? [...skus, sku] : skus,
      low: availability === "low" ? [...low, { sku, units: Number(at(entry, "quantity")) }] : low,
      gone: availability === "none" ? [...gone, sku] : gone,
    })
  }
  return { stocks }
}

const at = (value: unknown, path: string): unknown =>
  path
    .split(".")
    .reduce<unknown>(
      (inner, key) => (typeof inner === "object" && inner !== null ? Reflect.get(inner, key) : undefined),
      value,
    )

/** The text at a dotted path of a response. */
export const textAt = (value: unknown, path: string): string => {
  const text = at(value, path)
  if (typeof text !== "string") throw new Error(`There is no text at ${path}.`)
  return text
}

/** The number at a dotted path of a response. */
export const numberAt = (value: unknown, path: string): number => {
  const number = at(value, path)
  if (typeof number !== "number") throw new Error(`There is no number at ${path}.`)
  return number
}

/** The store of a state. */
export const storeIn = ({ storeId }: StateParameters): string => (typeof storeId === "string" ? storeId : "10000034")

/** A parameter as text, or its default. */
export const textIn = (parameters: StateParameters, name: string, fallback: string): string => {
  const value = parameters[name]
  return typeof value === "string" ? value : fallback
}

/** The first result that `find` returns for an item of the sequence; throws when there is none. */
export const findFirst = async <Item, Found>(
  items: AsyncIterable<Item>,
  find: (item: Item) => Found | undefined,
  what: string,
): Promise<Found> => {
  for await (const item of items) {
    const found = find(item)
    if (found !== undefined) return found
  }
  throw new Error(`The shop has no ${what}.`)
}
