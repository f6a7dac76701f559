import { homedir } from "node:os"
import { join } from "node:path"
import * as Cause from "effect/Cause"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Logger from "effect/Logger"
import * as Option from "effect/Option"
import { deviceConsent } from "../../application/consent/deviceConsent.ts"
import { StoreGateway } from "../../application/store/StoreGateway.ts"
import { decideConsent } from "../../domain/consent/ConsentDecision.ts"
import { isStoreId } from "../../domain/shared/StoreId.ts"
import { storeDefaults } from "../../domain/store/storeDefaults.ts"
import type { Store, StoreSummary } from "../../domain/store/Store.ts"
import type { CliChat } from "../composition/cliChat.ts"
import { cliChat } from "../composition/cliChat.ts"
import { cliDevices, cliRoot } from "../composition/cliRoot.ts"
import { CliUsageError } from "./CliUsageError.ts"
import { processOutput } from "./output/Output.ts"
import type { CommandError } from "./output/presentError.ts"
import { hasPrivacySignal } from "./input/hasPrivacySignal.ts"
import type { CliContext } from "./CliContext.ts"
import { assistanceNote } from "./storedAssistance.ts"
import { terminalCaptchaPrompt } from "./withCaptchaRetry.ts"

/**
 * Parses a URL with the platform's parser; `undefined` when it is invalid. Does not use `URL.canParse`: once compiled,
 * Node 20's version rejects addresses with Latin-1 letters.
 */
function parseAddress(address: string): URL | undefined {
  try {
    return new URL(address)
  } catch {
    return undefined
  }
}

/** Options of all commands. */
export interface GlobalOptions {
  readonly backend: string
  readonly store?: string
  readonly language?: string
  readonly stateFile?: string
  readonly json?: boolean
  readonly adminKey?: string
  readonly allowPrivateImages?: boolean
}

const DEFAULT_STATE = join(
  process.env["XDG_STATE_HOME"] ?? join(homedir(), ".local", "state"),
  "selvedge",
  "state.json",
)

/** Logs go to standard error: standard output holds only results. */
const STDERR_LOGGER = Logger.layer([Logger.withConsoleError(Logger.formatSimple)])

/**
 * Reads the key of the admin console from the option, the environment, or the data folder of a shop on this machine.
 */
function rootConfig(options: GlobalOptions) {
  if (parseAddress(options.backend) === undefined)
    throw new CliUsageError({
      message: `Invalid --backend "${options.backend}". Use a URL such as http://127.0.0.1:4173.`,
    })
  const adminKey = options.adminKey ?? process.env["SELVEDGE_ADMIN_KEY"]
  return {
    backendUrl: options.backend.replace(/(?<!\/)\/+$/, ""),
    stateFile: options.stateFile ?? process.env["SELVEDGE_STATE_FILE"] ?? DEFAULT_STATE,
    print: (line: string) => process.stderr.write(`${line}\n`),
    adminKeyFile: join(process.env["DATA_DIR"] ?? ".data", "sandbox", "admin-key"),
    allowsPrivatePictures: options.allowPrivateImages === true,
    ...(adminKey === undefined ? {} : { adminKey }),
  }
}

export async function listStores(options: GlobalOptions): Promise<readonly StoreSummary[]> {
  const { context, close } = cliDevices(rootConfig(options))
  try {
    return await settle(
      await Effect.runPromiseExitWith(context)(Effect.flatMap(StoreGateway, (gateway) => gateway.listStores)),
    )
  } finally {
    await close()
  }
}

/** Opens the store with this id or country, runs `use` in it, and closes it. */
export async function withCliContext<A>(options: GlobalOptions, use: (shop: CliContext) => Promise<A>): Promise<A> {
  const config = rootConfig(options)
  const stores = await listStores(options)
  const summary = chooseStore(stores, options.store)
  const devices = cliDevices(config)
  const { store, choice } = await Effect.runPromiseExitWith(devices.context)(
    Effect.gen(function* () {
      const known = yield* StoreGateway.use((gateway) => gateway.getStore(summary.id))
      return { store: known, choice: yield* deviceConsent(known.brandId).read }
    }),
  ).then(settle)
  await devices.close()
  const language = store.languages.find((known) => known.code === options.language || known.id === options.language)
  if (language === undefined && options.language !== undefined)
    throw new CliUsageError({
      message:
        `Store ${store.id} has no language "${options.language}". Available: ` +
        `${store.languages.map((known) => known.code).join(", ")}.`,
    })
  const scope = { store, language: language ?? store.languages[0], catalogId: storeDefaults(store).catalogId }
  const { context, close, finishTelemetry } = cliRoot(
    {
      ...config,
      promptForCaptcha: (question) => terminalCaptchaPrompt(shop)(question),
      consent: decideConsent(store, {
        choice: Option.getOrUndefined(choice),
        hasPrivacySignal: hasPrivacySignal(process.env),
      }),
    },
    scope,
  )
  const shop: CliContext = {
    store,
    language: scope.language,
    output: processOutput(options.json === true),
    run: async (program) => settle(await Effect.runPromiseExitWith(context)(Effect.provide(program, STDERR_LOGGER))),
  }
  const note = await shop.run(assistanceNote)
  if (note !== undefined) shop.output.note(note)
  try {
    return await use(shop)
  } finally {
    await Effect.runPromise(Effect.provide(finishTelemetry, STDERR_LOGGER))
    await close()
  }
}

export type OpenChat = CliChat

/** Loads the chat of a store. */
export function openChat({ backend }: GlobalOptions, { configuration }: Store): Promise<OpenChat> {
  return cliChat(backend, configuration)
}

function chooseStore(stores: readonly StoreSummary[], named: string | undefined): StoreSummary {
  const known = () => stores.map((store) => `${store.countryCode} (${store.id})`).join(", ")
  if (named === undefined)
    throw new CliUsageError({ message: `No store selected. Add --store with a country code or ID: ${known()}.` })
  const store = isStoreId(named)
    ? stores.find(({ id }) => id === named)
    : stores.find(({ countryCode }) => countryCode === named.toUpperCase())
  if (store === undefined) throw new CliUsageError({ message: `Unknown store "${named}". Available: ${known()}.` })
  return store
}

/** Returns the value of a success; throws a typed failure or a defect itself. */
function settle<A>(exit: Exit.Exit<A, CommandError>): A {
  if (Exit.isSuccess(exit)) return exit.value
  const failure = Cause.findErrorOption(exit.cause)
  throw Option.isSome(failure) ? failure.value : Cause.squash(exit.cause)
}
