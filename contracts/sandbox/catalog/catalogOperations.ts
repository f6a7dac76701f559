import { captchaOperations } from "../captcha/captchaOperations.ts"
import type { Operation } from "../platform/http/Operation.ts"
import type { SandboxServices } from "../platform/services/SandboxServices.ts"
import type { CatalogReads } from "./CatalogReads.ts"
import { categoryOperations } from "./categoryOperations.ts"
import { customizationOperations } from "./customization/customizationOperations.ts"
import { indexOperations } from "./indexOperations.ts"
import { listOperations } from "./listing/listOperations.ts"
import { notificationOperations } from "./notifications/notificationOperations.ts"
import { productOperations } from "./productOperations.ts"
import { recommendationOperations } from "./recommendations/recommendationOperations.ts"
import { spotOperations } from "./spotOperations.ts"
import { stockOperations } from "./stock/stockOperations.ts"
import { storeOperations } from "./store/storeOperations.ts"
import { suggestionOperations } from "./search/suggestionOperations.ts"

/** Operations of the stores and the catalogue, in the order of the document `catalog`. */
export const catalogOperations = (services: SandboxServices, reads: CatalogReads): readonly Operation[] => [
  ...storeOperations(services),
  ...categoryOperations(services, reads),
  ...listOperations(services, reads),
  ...productOperations(services, reads),
  ...stockOperations(services, reads),
  ...spotOperations(services, reads),
  ...suggestionOperations(services, reads),
  ...notificationOperations(services),
  ...customizationOperations(services),
  ...indexOperations(services),
  ...captchaOperations(services),
  ...recommendationOperations(services),
]
