import type { CallShop, ShopAnswer, TestShop } from "../../support/sandbox/onBothDatabases.ts"
import { at, listAt, SPAIN, textAt } from "../checkout/customer.ts"

export const ADMIN_KEY = "d.account-tests-key"
export const PASSWORD = "Selvedge2026"
export const OTHER_PASSWORD = "Hilo-Rojo-57"

export const userPath = (storeId = SPAIN): string => `/itxrest/2/user/store/${storeId}`

let number = 0
/** Returns a phone number that is unique in this file. */
export const newPhone = (): string => `+34600${String((number += 1)).padStart(6, "0")}`
/** Returns an email address that is unique in this file. */
export const newEmail = (): string => `ana.${String((number += 1))}@example.org`

/** A store with its caller's token. */
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

/** Returns a registered customer with a separate session. */
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

export const isSessionActive = async ({ call }: Caller): Promise<boolean> =>
  (await call("POST", `${userPath()}/current-user`)).status === 200

export const me = async ({ call }: Caller): Promise<unknown> => (await call("POST", `${userPath()}/current-user`)).body

/** Returns the messages to a recipient, newest first. */
export const messagesTo = async (shop: TestShop, recipient: string): Promise<readonly unknown[]> =>
  listAt(
    (
      await shop.call("GET", `/sandbox/messages?recipient=${encodeURIComponent(recipient)}`, undefined, {
        "x-admin-key": ADMIN_KEY,
      })
    ).body,
    "messages",
  )

/** Returns the six digits of the newest message to a recipient. */
export const codeTo = async (shop: TestShop, recipient: string): Promise<string> => {
  const [newest] = await messagesTo(shop, recipient)
  return /\b[0-9]{6}\b/u.exec(textAt(newest, "text"))?.[0] ?? ""
}

/** Returns another code of six digits. */
export const omitKey = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, "0")

export const problems = ({ body }: ShopAnswer): readonly string[] =>
  listAt(body, "fields").map((problem) => `${textAt(problem, "field")} ${textAt(problem, "rule")}`)
export const keyOf = ({ status, body }: ShopAnswer): readonly unknown[] => [status, at(body, "key")]

/** Returns a social provider's code for a person. */
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

/** A store as one network address reaches it. */
export const from =
  (shop: TestShop, source: string): CallShop =>
  (method, path, body, headers = {}) =>
    shop.call(method, path, body, { "x-forwarded-for": source, ...headers })

let source = 0
/** Returns a network address that is unique in this file. */
export const newSource = (): string => `198.51.${Math.trunc((source += 1) / 250)}.${(source % 250) + 1}`

/** Verifies the email address of the account by the code that is sent to it. */
export const proveEmail = async (shop: TestShop, { call, logon }: Customer): Promise<void> => {
  await call("POST", `${userPath()}/validation-code`, { type: "EMAIL", email: logon, functionality: "VALIDATION" })
  const { status, body } = await call("POST", `${userPath()}/validation-code/check`, {
    type: "EMAIL",
    data: logon,
    validationCode: await codeTo(shop, logon),
  })
  if (status !== 204) throw new Error(`${logon} was not proved: ${status} ${JSON.stringify(body)}`)
}
