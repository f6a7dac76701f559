import type * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import type { AppPorts } from "../../../../application/appPorts.ts"
import { CaptchaGateway } from "../../../../application/catalog/CaptchaGateway.ts"
import { ProductGateway } from "../../../../application/catalog/ProductGateway.ts"
import { StoreStockGateway } from "../../../../application/catalog/StoreStockGateway.ts"
import { RestockAlertGateway } from "../../../../application/catalog/restock/RestockAlertGateway.ts"
import { sku } from "../scopes.ts"

const email = "ana.prueba@example.org"
const hash = Redacted.make("5c0vY2m8T1xq7Zk3bN9dRw")

/** One call of every gateway method of the area, by the operation it calls. */
export const catalogCalls: Readonly<Record<string, Effect.Effect<unknown, unknown, AppPorts>>> = {
  getStoresStock: StoreStockGateway.use((gateway) => gateway.getStoresStock(["510001"], ["10000034101"])),
  getCommerceStock: StoreStockGateway.use((gateway) => gateway.getCommerceStock("510001", { countryCode: "ES" })),
  subscribeStockNotification: RestockAlertGateway.use((gateway) =>
    gateway.subscribeStockNotification({ email, sku: sku("8201-400-4"), acceptedPolicies: [1] }),
  ),
  confirmStockNotification: RestockAlertGateway.use((gateway) => gateway.confirmStockNotification(email, hash)),
  deleteStockNotification: RestockAlertGateway.use((gateway) => gateway.deleteStockNotification(email, hash)),
  listCustomizationProperties: ProductGateway.use((gateway) => gateway.listCustomizationProperties("510001")),
  searchFullIndex: ProductGateway.use((gateway) => gateway.searchFullIndex("camisa", ["name", "price"])),
  sendToAFriend: ProductGateway.use((gateway) =>
    gateway.sendToAFriend({
      productId: "510001",
      recipient: "lea.prueba@example.org",
      message: "Te quedaría muy bien.",
    }),
  ),
  getCaptcha: CaptchaGateway.use((gateway) => gateway.getCaptcha({ width: 240, height: 80 })),
  getNativeCaptcha: CaptchaGateway.use((gateway) => gateway.getNativeCaptcha({})),
  getCaptchaBarcode: CaptchaGateway.use((gateway) => gateway.getCaptchaBarcode("700000000001")),
}
