import { captchaService } from "../../domain/session/captchaService.ts"
import { scriptSource } from "./scriptSource.ts"
import type { ShopPrograms } from "./ShopPrograms.ts"

/** What the pages of a store must allow for its captcha service, as `scriptSource` says it. */
export const captchaSource = (
  programs: Pick<ShopPrograms, "store">,
  storeId: string | undefined,
  ownOrigin: string,
): Promise<string | undefined> => scriptSource(programs, storeId, ownOrigin, captchaService)
