import { appOperations } from "./appOperations.ts"
import { initAssistedPurchase } from "./assistedPurchase.ts"
import { receiptOperations } from "./receiptOperations.ts"
import { createClaim } from "./createClaim.ts"
import type { CatalogReads } from "../catalog/CatalogReads.ts"
import { discoveryOperations } from "./discoveryOperations.ts"
import { readInputValidation } from "./inputValidation.ts"
import { addRewardOption } from "./rewards.ts"
import { getCaseStatus } from "./getCaseStatus.ts"
import { updateSegments } from "./segments.ts"
import { sendContact } from "./sendContact.ts"
import { storeOffice } from "./storeOffice.ts"
import { createMerchantTemporaryUser } from "./temporaryUser.ts"
import { detectUserLocation } from "./userLocation.ts"
import { listUserPromotions } from "./userPromotions.ts"
import { workgroups } from "./workgroups.ts"
import { operation, type Operation } from "../platform/http/Operation.ts"
import { returnsService } from "../returns/returnsService.ts"
import type { SandboxServices } from "../platform/services/SandboxServices.ts"

export const otherOperations = (services: SandboxServices, reads: CatalogReads): readonly Operation[] => [
  ...texts(services),
  sendContact(services),
  createClaim(services),
  getCaseStatus(services),
  updateSegments(services),
  listUserPromotions(services),
  addRewardOption(services),
  initAssistedPurchase(services),
  createMerchantTemporaryUser(services),
  detectUserLocation(services),
  readInputValidation(services),
  ...receiptOperations(services),
  ...returnsService(services),
  ...appOperations(services),
  ...storeOffice(services),
  ...discoveryOperations(services, reads),
  ...workgroups(services),
]

/** Texts of the content system, and the configuration. */
const texts = ({ storage, stores }: SandboxServices): readonly Operation[] => [
  operation(
    "getTranslations",
    async ({ path }) => {
      await stores.require(path.storeId)
      const rows = await storage.db
        .selectFrom("translation")
        .select(["text_key", "value"])
        .where("store_id", "=", path.storeId)
        .where("language_code", "=", path.languageCode.toLowerCase())
        .orderBy("text_key")
        .execute()
      return { status: 200, body: { translations: Object.fromEntries(rows.map((row) => [row.text_key, row.value])) } }
    },
    "catalogue",
  ),
  operation(
    "readConfiguration",
    async ({ path, query }) => {
      await stores.require(path.storeId)
      const known = await stores.configuration(path.storeId)
      const body = [...new Set(query.variables)].flatMap((key) => {
        const value = known.get(key)
        return value === undefined ? [] : [{ key, value }]
      })
      return { status: 200, body }
    },
    "catalogue",
  ),
]
