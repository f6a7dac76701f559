import type { TailoredGarment } from "../../domain/account/CustomerRecord.ts"
import type { CustomizationProperties } from "../../domain/catalog/CustomizationProperties.ts"
import type { CommandResult } from "./CommandResult.ts"

/** What is asked before something is made for a shopper. */
export interface CustomizationCommands {
  /** What letters a product takes, and how it is made to measure. */
  readonly properties: (productId: string) => Promise<CommandResult<CustomizationProperties>>
  /** What was made to measure for a registered shopper before, the newest first. */
  readonly earlier: () => Promise<CommandResult<readonly TailoredGarment[]>>
}
