import { captchaService } from "../../domain/session/captchaService.ts"
import { isStoreId } from "../../domain/shared/StoreId.ts"
import { parseAddress } from "./parseAddress.ts"
import type { ShopPrograms } from "./ShopPrograms.ts"

/**
 * What the pages of a store must allow for its captcha service: the one origin of its script, `'self'` when it is the shop's
 * own; `undefined` without one. A store that cannot be asked about allows nothing.
 */
export async function captchaSource(programs: Pick<ShopPrograms, "store">, storeId: string | undefined, ownOrigin: string): Promise<string | undefined> {
  const store = storeId === undefined || !isStoreId(storeId) ? undefined : await programs.store(storeId).catch(() => undefined)
  const service = store === undefined ? undefined : captchaService(store.configuration, (address) => parseAddress(address, ownOrigin))
  if (service === undefined) return undefined
  const { origin } = new URL(service.script)
  return origin === new URL(ownOrigin).origin ? "'self'" : origin
}
