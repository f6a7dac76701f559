import { fireEvent, screen } from "@testing-library/react"
import type { ReactNode } from "react"
import * as Redacted from "effect/Redacted"
import { memorySessionHolder } from "../../../adapters/memory/MemorySessionHolder.ts"
import type { RecordedNavigation } from "../../../adapters/memory/MemoryNavigator.ts"
import { memoryNavigator } from "../../../adapters/memory/MemoryNavigator.ts"
import { constant } from "../../../adapters/composition/PortBinding.ts"
import { testRoot } from "../../../adapters/composition/testRoot.ts"
import { PageNavigator } from "../../../application/platform/PageNavigator.ts"
import { SessionHolder } from "../../../application/session/SessionHolder.ts"
import { authCommandsOf } from "../../../ui/commands/auth.ts"
import { programRunner } from "../../../ui/runtime/programRunner.ts"
import { onlyTab } from "./onlyTab.ts"
import { inSpain } from "../backend/scopes.ts"
import type { FakeCommands } from "./shopAround.tsx"
import { press, renderInShop } from "./shopAround.tsx"
// A page imports it lazily at its first failure; tests import it up front, so that the first behaves as the second.
import "../../../adapters/backend/http/response/backendErrorReason.ts"

/** The shop's response to one operation. */
interface ShopAnswer {
  readonly status: number
  readonly body?: object
}

const ENTERED: ShopAnswer = {
  status: 200,
  body: { access_token: "r.registered", expires_in: 3_600, user_type: "registered", identity: { userId: "55501" } },
}
const NOTHING: ShopAnswer = { status: 204 }

/** The shop's successful responses, by the end of the operation's path. */
const OPERATIONS: readonly (readonly [operation: string, path: string, answer: ShopAnswer])[] = [
  ["login", "/identity", ENTERED],
  ["registerUser", "/user", ENTERED],
  ["socialLogin", "/social-identity", ENTERED],
  ["existUser", "/exist-user", { status: 200, body: { exists: false } }],
  ["resetPassword", "/reset-password", { status: 200, body: { status: "CODE_SENT" } }],
  ["sendValidationCode", "/validation-code", NOTHING],
  ["validateUserCode", "/validation-code/check", NOTHING],
]

/**
 * Renders a sign-in page on the real use cases and gateways, for a guest of the Spanish store. `answers` are the first
 * responses of an operation, in order; later calls succeed. A passkey is not selected unless `passkeys` says so.
 */
export function renderSignIn(
  page: ReactNode,
  answers: Readonly<Record<string, readonly ShopAnswer[]>> = {},
  configuration: Readonly<Record<string, string>> = {},
  passkeys: NonNullable<FakeCommands["passkeys"]> = { signIn: () => new Promise(() => undefined) },
) {
  const calls: { readonly operation: string; readonly body: unknown }[] = []
  const navigations: RecordedNavigation[] = []
  const fetch = async (request: Request) => {
    const path = new URL(request.url).pathname
    const [operation, , usual] = OPERATIONS.find(([, end]) => path.endsWith(`/10000034${end}`)) ?? [
      "other",
      "",
      { status: 404, body: {} },
    ]
    const { status, body } = answers[operation]?.[calls.filter((call) => call.operation === operation).length] ?? usual
    const sent: unknown = JSON.parse((await request.text()) || "null")
    calls.push({ operation, body: sent })
    return body === undefined ? new Response(null, { status }) : Response.json(body, { status })
  }
  const holder = memorySessionHolder({ accessToken: Redacted.make("g.guest"), userType: "guest" })
  const root = testRoot(
    { ...inSpain, store: { ...inSpain.store, configuration } },
    {
      fetch,
      devices: [
        constant(PageNavigator, {
          ...memoryNavigator(navigations),
          parse: (address) => new URL(address, "http://shop.test"),
        }),
      ],
      store: [constant(SessionHolder, holder)],
    },
  )
  const captcha: NonNullable<FakeCommands["captcha"]> = {
    open: () =>
      Promise.resolve({
        ok: true,
        value: {
          kind: "native",
          captcha: {
            captchaId: "c1",
            image: { mediaType: "image/png", bytes: new Uint8Array() },
            question: "What is two and two?",
          },
        },
      }),
  }
  const auth = authCommandsOf(programRunner(onlyTab(root.context)))
  renderInShop(page, { auth, captcha, passkeys }, undefined, configuration)
  return {
    calls: (wanted: string) => calls.filter(({ operation }) => operation === wanted).map(({ body }) => body),
    went: () => navigations.map(({ address }) => address),
  }
}

/** Types into a field as a customer does. */
export function type(label: string, text: string): void {
  const field = screen.getByLabelText(label)
  fireEvent.input(field, { target: { value: text } })
}

/** Presses a button and waits for the shop's response. */
export async function pressButton(name: string): Promise<void> {
  await press(screen.getByRole("button", { name }))
  await new Promise((settled) => setTimeout(settled))
}
