import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Logger from "effect/Logger"
import * as Option from "effect/Option"
import * as Semaphore from "effect/Semaphore"
import { FraudScreening } from "../../../application/checkout/FraudScreening.ts"
import { ProviderPaymentHandler } from "../../../application/checkout/ProviderPaymentHandler.ts"
import { BrowserInfoSource } from "../../../application/platform/BrowserInfoSource.ts"
import { CrossTabLock } from "../../../application/platform/CrossTabLock.ts"
import { IdGenerator } from "../../../application/platform/IdGenerator.ts"
import { KeyValueStore } from "../../../application/platform/KeyValueStore.ts"
import { PageNavigator } from "../../../application/platform/PageNavigator.ts"
import { noFraudScreening } from "../../../adapters/memory/NoFraudScreening.ts"
import type { BrowserInfo } from "../../../domain/checkout/BrowserInfo.ts"
import { someBrowserInfo } from "../builders/someBrowserInfo.ts"
import { parseWithPlatform } from "../parseWithPlatform.ts"

/** A device in a test: its storage, its navigations and its log. */
export class FakeDevice {
  readonly stored = new Map<string, string>()
  readonly went: { readonly address: string; readonly fields?: Readonly<Record<string, string>> }[] = []
  readonly log: string[] = []
  readonly locks = new Map<string, Semaphore.Semaphore>()
  private ids = 0

  readonly layer: Layer.Layer<
    | KeyValueStore
    | IdGenerator
    | CrossTabLock
    | PageNavigator
    | BrowserInfoSource
    | FraudScreening
    | ProviderPaymentHandler
  >

  constructor(
    overrides: {
      readonly store?: Partial<Context.Service.Shape<typeof KeyValueStore>>
      readonly browserInfo?: Partial<BrowserInfo>
      readonly screening?: FraudScreening["Service"]
      readonly referred?: ProviderPaymentHandler["Service"]["handle"]
    } = {},
  ) {
    this.layer = Layer.mergeAll(
      Layer.succeed(KeyValueStore, {
        get: (key) => Effect.sync(() => Option.fromUndefinedOr(this.stored.get(key))),
        set: (key, value) =>
          Effect.sync(() => {
            this.stored.set(key, value)
          }),
        remove: (key) =>
          Effect.sync(() => {
            this.stored.delete(key)
          }),
        ...overrides.store,
      }),
      Layer.succeed(IdGenerator, { uuid: Effect.sync(() => `id-${(this.ids += 1)}`) }),
      Layer.succeed(CrossTabLock, { withLock: (name) => (effect) => this.lock(name).withPermit(effect) }),
      Layer.succeed(PageNavigator, {
        parse: (address) => parseWithPlatform(address),
        go: (address) =>
          Effect.sync(() => {
            this.went.push({ address })
          }),
        postForm: (address, fields) =>
          Effect.sync(() => {
            this.went.push({ address, fields })
          }),
      }),
      Layer.succeed(FraudScreening, overrides.screening ?? noFraudScreening()),
      Layer.succeed(ProviderPaymentHandler, overrides.referred === undefined ? {} : { handle: overrides.referred }),
      Layer.succeed(BrowserInfoSource, { read: Effect.succeed(someBrowserInfo(overrides.browserInfo)) }),
      Logger.layer([
        Logger.make(({ message }) => {
          this.log.push(String(message))
        }),
      ]),
    )
  }

  private lock(name: string): Semaphore.Semaphore {
    const known = this.locks.get(name) ?? Semaphore.makeUnsafe(1)
    this.locks.set(name, known)
    return known
  }
}
