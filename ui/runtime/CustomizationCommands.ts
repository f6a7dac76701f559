import type { TailoredGarment } from "../../domain/account/CustomerRecord.ts"
import type { CustomizationProperties } from "../../domain/catalog/CustomizationProperties.ts"
import type { CommandResult } from "./CommandResult.ts"

/** Commands for product customization. */
export interface CustomizationCommands {
  /** The monogram and tailoring options of a product. */
  readonly properties: (productId: string) => Promise<CommandResult<CustomizationProperties>>
  /** A registered customer's earlier made-to-measure garments, the newest first. */
  readonly earlier: () => Promise<CommandResult<readonly TailoredGarment[]>>
}
