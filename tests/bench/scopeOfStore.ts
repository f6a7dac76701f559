import type * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import { testDevices, testRoot } from "../../adapters/composition/testRoot.ts"
import type { AppPorts } from "../../application/appPorts.ts"
import { StoreGateway } from "../../application/store/StoreGateway.ts"
import type { StoreScope } from "../../application/store/StoreScope.ts"
import { isStoreId } from "../../domain/shared/StoreId.ts"
import { storeDefaults } from "../../domain/store/storeDefaults.ts"

/** The services of one store over a backend in this process. */
export async function scopeOfStore(
  storeId: string,
  fetch: (request: Request) => Promise<Response>,
): Promise<{
  readonly scope: StoreScope["Service"]
  readonly context: Context.Context<AppPorts>
  readonly close: () => Promise<void>
}> {
  if (!isStoreId(storeId)) throw new Error(`${storeId} is no store`)
  const devices = testDevices({ fetch })
  const store = await Effect.runPromiseWith(devices.context)(
    Effect.flatMap(StoreGateway, (gateway) => gateway.getStore(storeId)),
  )
  await devices.close()
  const scope = { store, language: store.languages[0], catalogId: storeDefaults(store).catalogId }
  const { context, close } = testRoot(scope, { fetch })
  return { scope, context, close }
}
