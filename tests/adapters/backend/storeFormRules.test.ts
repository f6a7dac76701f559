import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, describe, expect, it } from "vitest"
import { cliRoot } from "../../../adapters/composition/cliRoot.ts"
import { testRoot } from "../../../adapters/composition/testRoot.ts"
import { registerCustomer } from "../../../application/account/auth/registerCustomer.ts"
import { changeBirthday } from "../../../application/account/changeProfile.ts"
import { saveToAddressBook } from "../../../application/account/addressBook.ts"
import { subscribeNewsletter } from "../../../application/newsletter/subscribeNewsletter.ts"
import { fileClaim, sendContactMessage } from "../../../application/support/contactSupport.ts"
import { TeenGateway } from "../../../application/teen/TeenGateway.ts"
import type { AppPorts } from "../../../application/appPorts.ts"
import { exampleBackend } from "../../support/backend/exampleBackend.ts"
import { inSpain } from "../../support/backend/scopes.ts"
import { anAddress } from "../../support/builders/anAddress.ts"
import { aSku } from "../../support/builders/aCart.ts"

const folder = mkdtempSync(join(tmpdir(), "selvedge-rules-"))
afterAll(() => rmSync(folder, { recursive: true }))

/** A store with rules of its own for one field of an operation. */
function aStore(field: string, rule: object, answer = (_operation: string) => Response.json({}, { status: 500 })) {
  const { fetch, calls } = exampleBackend()
  const asked: string[] = []
  return {
    calls: () => calls.map(({ operation }) => operation),
    asked,
    fetch: async (request: Request) => {
      const { pathname, searchParams } = new URL(request.url)
      if (!pathname.endsWith("/input-validation")) return fetch(request)
      const operationId = searchParams.get("operationId") ?? ""
      asked.push(operationId)
      return field === ""
        ? answer(operationId)
        : Response.json({ operationId, fields: [{ field, in: "body", required: true, ...rule }] })
    },
  }
}

const address = anAddress("ES")
const message = {
  firstName: "Ana",
  email: "ana@example.org",
  topic: "ORDER",
  message: "Where is it?",
  acceptsPrivacyPolicy: true,
  attachments: [],
}

interface Form {
  readonly operation: string
  readonly field: string
  readonly rule: object
  readonly program: Effect.Effect<unknown, unknown, AppPorts>
  /** The field of the form at which the error is shown, and its rule. */
  readonly shown: object
}

const FORMS: readonly Form[] = [
  {
    operation: "saveAddress",
    field: "phones.*.subscriberNumber",
    rule: { pattern: "^9" },
    program: saveToAddressBook(address, "both"),
    shown: { _tag: "AddressRefused", reasons: [{ field: "phone", rule: "phone" }] },
  },
  {
    operation: "registerUser",
    field: "nicName",
    rule: { maxLength: 2 },
    program: registerCustomer({
      logon: "ana@example.org",
      password: Redacted.make("Correct-horse-1"),
      nickname: "Ana",
      acceptedPolicies: [1],
    }),
    shown: { _tag: "SignInRefused", reasons: [{ field: "nickname", rule: "maxLength" }] },
  },
  {
    operation: "updateBirthday",
    field: "birthday",
    rule: { pattern: "^2" },
    program: changeBirthday("01/02/1990", "dd/MM/yyyy"),
    shown: { _tag: "AccountChangeRefused", reasons: [{ field: "birthday", rule: "pattern" }] },
  },
  {
    operation: "subscribeNewsletter",
    field: "email",
    rule: { pattern: "@company[.]example$" },
    program: subscribeNewsletter({ email: "ana@example.org", policies: [1] }),
    shown: { _tag: "NewsletterRequestRefused", reasons: [{ field: "email", rule: "email" }] },
  },
  {
    operation: "createClaim",
    field: "description",
    rule: { minLength: 20 },
    program: fileClaim(
      {
        orderId: "700000000001",
        kind: "DAMAGED",
        email: "ana@example.org",
        description: "A hole",
        items: [{ sku: aSku("1-1-1"), quantity: 1 }],
      },
      [{ sku: "1-1-1", quantity: 1 }],
    ),
    shown: { _tag: "SupportRefused", reasons: [{ field: "description", rule: "minLength" }] },
  },
  {
    operation: "sendContact",
    field: "message",
    rule: { minLength: 20 },
    program: sendContactMessage(message, "key"),
    shown: { _tag: "SupportRefused", reasons: [{ field: "message", rule: "minLength" }] },
  },
  {
    operation: "inviteTeenSponsor",
    field: "email",
    rule: { pattern: "@company[.]example$" },
    program: TeenGateway.use((gateway) => gateway.inviteTeenSponsor({ firstName: "Eva", email: "eva@example.org" })),
    shown: { _tag: "TeenRefused", reasons: [{ field: "email", rule: "pattern" }] },
  },
]

describe("S5.10 a store's own rules of a form", () => {
  it.each(FORMS)("refuse $operation at the field before it is sent", async (form) => {
    const store = aStore(form.field, form.rule)
    const { context } = testRoot(inSpain, { fetch: store.fetch, checksForms: true })
    const error = await Effect.runPromise(Effect.flip(Effect.provideContext(form.program, context)))
    expect(error).toMatchObject(form.shown)
    expect([store.asked, store.calls()]).toEqual([[form.operation], expect.not.arrayContaining([form.operation])])
  })

  it("are the same in the terminal", async () => {
    const store = aStore("phones.*.subscriberNumber", { pattern: "^9" })
    const config = {
      backendUrl: "https://shop.example",
      stateFile: join(folder, "state.json"),
      adminKeyFile: join(folder, "key"),
      print: () => undefined,
      fetch: store.fetch,
    }
    const { context, close } = cliRoot(config, inSpain)
    const saved = Effect.provideContext(saveToAddressBook(address, "both"), context)
    expect(await Effect.runPromise(Effect.flip(saved))).toMatchObject(FORMS[0]?.shown ?? {})
    expect(store.calls()).not.toContain("saveAddress")
    await close()
  })

  it("are read once, and a form is sent that keeps them, or whose rules cannot be read", async () => {
    const kept = aStore("phones.*.subscriberNumber", { pattern: "^[0-9]+$" })
    const failing = aStore("", {})
    const damaged = aStore("", {}, () => Response.json({ fields: "none" }))
    for (const [store, reads] of [
      [kept, 1],
      [failing, 2],
      [damaged, 2],
    ] as const) {
      const { context } = testRoot(inSpain, { fetch: store.fetch, checksForms: true })
      const save = Effect.provideContext(saveToAddressBook(address, "both"), context)
      await Effect.runPromise(Effect.andThen(save, save))
      expect([store.asked.length, store.calls().filter((operation) => operation === "saveAddress").length]).toEqual([
        reads,
        2,
      ])
    }
  })
})
