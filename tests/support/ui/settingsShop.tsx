import * as Redacted from "effect/Redacted"
import { AddressFields } from "../../../ui/features/checkout/address/AddressFields.tsx"
import { addressReasonsOf } from "../../../ui/features/checkout/address/addressReasonsOf.ts"
import { AccountView } from "../../../ui/features/account/AccountView.tsx"
import type { AccountPage } from "../../../application/account/AccountPage.ts"
import { constant } from "../../../adapters/composition/PortBinding.ts"
import { testRoot } from "../../../adapters/composition/testRoot.ts"
import type { RecordedNavigation } from "../../../adapters/memory/MemoryNavigator.ts"
import { memoryNavigator } from "../../../adapters/memory/MemoryNavigator.ts"
import { PageNavigator } from "../../../application/platform/PageNavigator.ts"
import { AccountChangeRefused } from "../../../domain/account/AccountChangeRefused.ts"
import { authCommandsOf } from "../../../ui/commands/auth.ts"
import { programRunner } from "../../../ui/runtime/programRunner.ts"
import { onlyTab } from "./onlyTab.ts"
import type { SettingsError } from "../../../ui/commands/settings.ts"
import type { CommandResult } from "../../../ui/runtime/CommandResult.ts"
import { inSpain } from "../backend/scopes.ts"
import type { FakeCommands } from "./shopAround.tsx"
import { renderInShop } from "./shopAround.tsx"

/** Responses of the account commands. */
export type Answered<A> = Promise<CommandResult<A, SettingsError>>

export const succeedWith = <A,>(value: A): Answered<A> => Promise.resolve({ ok: true, value })
export const failed = (error: SettingsError): Answered<never> => Promise.resolve({ ok: false, error })
/** A refusal at one field. */
export const wrong = (field: string, rule: string): Answered<never> =>
  failed(new AccountChangeRefused({ reasons: [{ field, rule }] }))

/** Renders a section of the account in the Spanish store; `parameters` are those of its address. */
export function renderAccount(
  account: AccountPage,
  asked: NonNullable<FakeCommands["settings"]> = {},
  {
    parameters = {},
    configuration = {},
    commands = {},
  }: {
    readonly parameters?: Readonly<Record<string, string>>
    readonly configuration?: Readonly<Record<string, string>>
    readonly commands?: FakeCommands
  } = {},
) {
  const navigations: RecordedNavigation[] = []
  const root = testRoot(inSpain, {
    fetch: () => Promise.reject(new Error("no call was expected")),
    devices: [
      constant(PageNavigator, {
        ...memoryNavigator(navigations),
        parse: (address) => new URL(address, "http://shop.test"),
      }),
    ],
  })
  const auth = authCommandsOf(programRunner(onlyTab(root.context)))
  const view = (
    <AccountView
      account={account}
      address={{ page: "ItxAccountPage", storeId: "10000034", languageId: "-1", parameters }}
      captcha={(round, onSolved) => (
        <button type="button" onClick={() => onSolved({ id: "c1", value: "four" })}>
          Captcha {round}
        </button>
      )}
      cardForm={({ label, children, onCard }) => (
        <form
          onSubmit={(event) => {
            event.preventDefault()
            onCard(
              { token: Redacted.make("v.token"), network: "visa", lastDigits: "4242" },
              new FormData(event.currentTarget),
            )
          }}
        >
          {children}
          <button type="submit">{label}</button>
        </form>
      )}
      addressForm={({ address, error, busy, submit, onSubmit }) => (
        <AddressFields
          address={address}
          fields={["firstName", "lastName", "addressLine1", "city", "zipCode", "phone"]}
          reasons={error === undefined ? [] : addressReasonsOf(error)}
          busy={busy}
          submit={submit}
          onSubmit={onSubmit}
        />
      )}
    />
  )
  return {
    ...renderInShop(view, { ...commands, auth, settings: asked }, undefined, configuration),
    went: () => navigations.map(({ address }) => address),
  }
}
