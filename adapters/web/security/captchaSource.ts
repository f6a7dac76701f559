import { captchaService } from "../../../domain/session/captchaService.ts"
import { scriptSource } from "./scriptSource.ts"
import type { ShopPrograms } from "../ShopPrograms.ts"

/** Returns the origin of a store's captcha service for the security policy, as `scriptSource` does. */
export const captchaSource = (
  programs: Pick<ShopPrograms, "store">,
  storeId: string | undefined,
  ownOrigin: string,
): Promise<string | undefined> => scriptSource(programs, storeId, ownOrigin, captchaService)
