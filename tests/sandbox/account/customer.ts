import type { CallShop, ShopAnswer, TestShop } from "../../support/sandbox/onBothDatabases.ts"
import { at, listAt, SPAIN, textAt } from "../checkout/customer.ts"

export const ADMIN_KEY = "d.account-tests-key"
export const PASSWORD = "Selvedge2026"
export const OTHER_PASSWORD = "Hilo-Rojo-57"

export const userPath = (storeId = SPAIN): string => `/itxrest/2/user/store/${storeId}`

let number = 0
/** A telephone number that nobody else in this file has. */
export const newPhone = (): string => `+34600${String((number += 1)).padStart(6, "0")}`
/** An e-mail address that nobody else in this file has. */
export const newEmail = (): string => `ana.${String((number += 1))}@example.org`

/** A shop with its caller's token. */
export interface Caller {
  readonly token: string
  readonly call: CallShop
}

export const as = (shop: TestShop, token: string): Caller => ({
  token,
  call: (method, path, body, headers = {}) =>
    shop.call(method, path, body, { authorization: `Bearer ${token}`, ...headers }),
})

export const registration = (logon: string, changes: object = {}) => ({
  logon,
  password: PASSWORD,
  passwordConfirm: PASSWORD,
  acceptedPolicies: [1, 2],
  ...changes,
})

/** A registered shopper with a session of their own. */
export interface Customer extends Caller {
  readonly logon: string
  readonly userId: string
}

export const register = async (shop: TestShop, changes: object = {}, logon = newEmail()): Promise<Customer> => {
  const { status, body } = await (
    await shop.guest(SPAIN)
  ).call("POST", `${userPath()}/user`, registration(logon, changes))
  if (status !== 200) throw new Error(`${logon} was not registered: ${status} ${JSON.stringify(body)}`)
  return { ...as(shop, textAt(body, "access_token")), logon, userId: textAt(body, "identity.userId") }
}

export const logIn = (shop: TestShop, logon: string, password = PASSWORD): Promise<ShopAnswer> =>
  shop.call("POST", `${userPath()}/identity`, { logon, password })

export const isAlive = async ({ call }: Caller): Promise<boolean> =>
  (await call("POST", `${userPath()}/current-user`)).status === 200

export const me = async ({ call }: Caller): Promise<unknown> => (await call("POST", `${userPath()}/current-user`)).body

/** What was sent to somebody, the newest first. */
export const messagesTo = async (shop: TestShop, recipient: string): Promise<readonly unknown[]> =>
  listAt(
    (
      await shop.call("GET", `/sandbox/messages?recipient=${encodeURIComponent(recipient)}`, undefined, {
        "x-admin-key": ADMIN_KEY,
      })
    ).body,
    "messages",
  )

/** The six digits of the newest message to somebody. */
export const codeTo = async (shop: TestShop, recipient: string): Promise<string> => {
  const [newest] = await messagesTo(shop, recipient)
  return /\b[0-9]{6}\b/u.exec(textAt(newest, "text"))?.[0] ?? ""
}

/** Another code of six digits than this one. */
export const notThe = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, "0")

export const problems = ({ body }: ShopAnswer): readonly string[] =>
  listAt(body, "fields").map((problem) => `${textAt(problem, "field")} ${textAt(problem, "rule")}`)
export const keyOf = ({ status, body }: ShopAnswer): readonly unknown[] => [status, at(body, "key")]

/** A code of a provider for somebody. */
export const socialCode = async (
  shop: TestShop,
  email: string,
  socialType = "google",
  password = PASSWORD,
): Promise<string> =>
  textAt(
    (await shop.call("POST", `/sandbox/social/${socialType}`, { email, password }, { accept: "application/json" }))
      .body,
    "code",
  )

/** A shop as one network address sees it. */
export const from =
  (shop: TestShop, source: string): CallShop =>
  (method, path, body, headers = {}) =>
    shop.call(method, path, body, { "x-forwarded-for": source, ...headers })

let source = 0
/** A network address that nobody else in this file has. */
export const newSource = (): string => `198.51.${Math.trunc((source += 1) / 250)}.${(source % 250) + 1}`

/** Proves to read the mail of the account's address, by the code that is sent to it. */
export const proveEmail = async (shop: TestShop, { call, logon }: Customer): Promise<void> => {
  await call("POST", `${userPath()}/validation-code`, { type: "EMAIL", email: logon, functionality: "VALIDATION" })
  const { status, body } = await call("POST", `${userPath()}/validation-code/check`, {
    type: "EMAIL",
    data: logon,
    validationCode: await codeTo(shop, logon),
  })
  if (status !== 204) throw new Error(`${logon} was not proved: ${status} ${JSON.stringify(body)}`)
}
