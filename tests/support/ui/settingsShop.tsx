import { AccountView } from "../../../ui/features/account/AccountView.tsx"
import type { AccountPage } from "../../../application/account/AccountPage.ts"
import { constant } from "../../../adapters/composition/PortBinding.ts"
import { testRoot } from "../../../adapters/composition/testRoot.ts"
import type { RecordedNavigation } from "../../../adapters/memory/MemoryNavigator.ts"
import { memoryNavigator } from "../../../adapters/memory/MemoryNavigator.ts"
import { PageNavigator } from "../../../application/platform/PageNavigator.ts"
import { AccountChangeRefused } from "../../../domain/account/AccountChangeRefused.ts"
import { createAuthCommands } from "../../../ui/app/commands/createAuthCommands.ts"
import type { AccountCommands } from "../../../ui/runtime/AccountCommands.ts"
import { programRunner } from "../../../ui/runtime/programRunner.ts"
import type { SettingsCommands, SettingsError } from "../../../ui/runtime/SettingsCommands.ts"
import type { CommandResult } from "../../../ui/runtime/CommandResult.ts"
import type { ShopCommands } from "../../../ui/runtime/ShopCommands.ts"
import { inSpain } from "../backend/scopes.ts"
import { renderInShop } from "./shopAround.tsx"

/** Responses of the account commands. */
export type Answered<A> = Promise<CommandResult<A, SettingsError>>

export const succeedWith = <A,>(value: A): Answered<A> => Promise.resolve({ ok: true, value })
export const failed = (error: SettingsError): Answered<never> => Promise.resolve({ ok: false, error })
/** A refusal at one field. */
export const wrong = (field: string, rule: string): Answered<never> =>
  failed(new AccountChangeRefused({ reasons: [{ field, rule }] }))

/** Account commands of which only the given ones may be called; any other ends the test. */
function onlySettings(asked: Partial<SettingsCommands>): SettingsCommands {
  const refuse = (name: string) => () => {
    throw new Error(`${name} was not expected`)
  }
  return {
    sendCode: refuse("sendCode"),
    changeEmail: refuse("changeEmail"),
    addEmailLogin: refuse("addEmailLogon"),
    changePassword: refuse("changePassword"),
    changePhone: refuse("changePhone"),
    removePhoneLogin: refuse("removePhoneLogon"),
    linkSocialIdentity: refuse("linkSocialIdentity"),
    unlinkSocialIdentity: refuse("unlinkSocialIdentity"),
    changeBirthday: refuse("changeBirthday"),
    changeContactMethod: refuse("changeContactMethod"),
    setSponsor: refuse("nameSponsor"),
    changeCompany: refuse("changeCompany"),
    validatePolicies: refuse("validatePolicies"),
    exportPersonalData: refuse("exportPersonalData"),
    deleteAccount: refuse("deleteAccount"),
    ...asked,
  }
}

/** Renders a section of the account in the Spanish store; `parameters` are those of its address. */
export function renderAccount(
  account: AccountPage,
  asked: Partial<SettingsCommands> = {},
  {
    parameters = {},
    configuration = {},
    commands = {},
  }: {
    readonly parameters?: Readonly<Record<string, string>>
    readonly configuration?: Readonly<Record<string, string>>
    readonly commands?: Partial<ShopCommands>
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
  const accountCommands: AccountCommands = {
    ...createAuthCommands(programRunner(root.context)),
    openCaptcha: () => Promise.reject<never>(new Error("no captcha was expected")),
    settings: () => Promise.resolve(onlySettings(asked)),
  }
  const view = (
    <AccountView
      account={account}
      address={{ page: "ItxAccountPage", storeId: "10000034", languageId: "-1", parameters }}
      captcha={(round, onSolved) => (
        <button type="button" onClick={() => onSolved({ id: "c1", value: "four" })}>
          Captcha {round}
        </button>
      )}
    />
  )
  return {
    ...renderInShop(view, { ...commands, account: (ask) => ask(accountCommands) }, undefined, configuration),
    went: () => navigations.map(({ address }) => address),
  }
}
