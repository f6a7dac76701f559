import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import { AccountGateway } from "../../../application/account/AccountGateway.ts"
import { AddressGateway } from "../../../application/address/AddressGateway.ts"
import type { AppPorts } from "../../../application/appPorts.ts"
import { CartDetailGateway } from "../../../application/cart/CartDetailGateway.ts"
import { CartGateway } from "../../../application/cart/CartGateway.ts"
import { SafeCartGateway } from "../../../application/cart/SafeCartGateway.ts"
import { CatalogGateway } from "../../../application/catalog/CatalogGateway.ts"
import { CheckoutGateway } from "../../../application/checkout/CheckoutGateway.ts"
import { ContentGateway } from "../../../application/content/ContentGateway.ts"
import { OrderGateway } from "../../../application/order/OrderGateway.ts"
import { IdentityGateway } from "../../../application/session/IdentityGateway.ts"
import { StoreGateway } from "../../../application/store/StoreGateway.ts"
import { FIRST_PAGE } from "../../../domain/catalog/ProductQuery.ts"
import { anAddress, aSubmission } from "./builders.ts"
import { accountCalls } from "./calls/accountCalls.ts"
import { bookingCalls } from "./calls/bookingCalls.ts"
import { catalogCalls } from "./calls/catalogCalls.ts"
import { checkoutCalls } from "./calls/checkoutCalls.ts"
import { giftCardCalls } from "./calls/giftCardCalls.ts"
import { newsletterCalls } from "./calls/newsletterCalls.ts"
import { orderCalls } from "./calls/orderCalls.ts"
import { otherCalls } from "./calls/otherCalls.ts"
import { placeCalls } from "./calls/placeCalls.ts"
import { returnCalls } from "./calls/returnCalls.ts"
import { teenCalls } from "./calls/teenCalls.ts"
import { telemetryCalls } from "./calls/telemetryCalls.ts"
import { walletCalls } from "./calls/walletCalls.ts"
import { wishlistCalls } from "./calls/wishlistCalls.ts"
import { orderId, sku, storeId } from "./scopes.ts"

const spain = storeId("10000034")
const shirt = sku("8201-400-3")
const order = orderId("700000000001")
const guestToken = Redacted.make("5c0vY2m8T1xq7Zk3bN9dRw")

/** One call of every gateway method, by the operation it calls. */
export const everyGatewayCall: Readonly<Record<string, Effect.Effect<unknown, unknown, AppPorts>>> = {
  createGuest: IdentityGateway.use((gateway) => gateway.createGuest(spain, "es")),
  refreshSession: IdentityGateway.use((gateway) => gateway.refreshSession(spain)),
  endSession: IdentityGateway.use((gateway) => gateway.endSession(spain)),
  getCurrentUser: AccountGateway.use((gateway) => gateway.getCurrentUser),
  saveAddress: AddressGateway.use((gateway) => gateway.saveAddress(anAddress())),
  getAddress: AddressGateway.use((gateway) => gateway.getAddress("300000000001")),
  listStores: StoreGateway.use((gateway) => gateway.listStores),
  getStore: StoreGateway.use((gateway) => gateway.getStore(spain)),
  listCategories: CatalogGateway.use((gateway) => gateway.listCategories),
  getCategory: CatalogGateway.use((gateway) => gateway.getCategory("1020")),
  listCategoryProducts: CatalogGateway.use((gateway) => gateway.listCategoryProducts("1020", FIRST_PAGE)),
  listProductsByCategoryKey: CatalogGateway.use((gateway) => gateway.listProductsByCategoryKey("men-shirts", 1)),
  searchProducts: CatalogGateway.use((gateway) => gateway.searchProducts("camisa", FIRST_PAGE)),
  getProductDetail: CatalogGateway.use((gateway) => gateway.getProductDetail("1020", "510001")),
  getProductByPartNumber: CatalogGateway.use((gateway) => gateway.getProductByPartNumber("8201")),
  listCatalogProducts: CatalogGateway.use((gateway) => gateway.listCatalogProducts(["510001", "510014"])),
  listFilters: CatalogGateway.use((gateway) => gateway.listFilters(["510001"])),
  getStock: CatalogGateway.use((gateway) => gateway.getStock(["510001"])),
  getProductStock: CatalogGateway.use((gateway) => gateway.getProductStock("510001")),
  getCategoryStock: CatalogGateway.use((gateway) => gateway.getCategoryStock("1020")),
  listCatentriesByPartNumbers: CatalogGateway.use((gateway) => gateway.listCatentriesByPartNumbers(["8201"])),
  listRelatedProducts: CatalogGateway.use((gateway) => gateway.listRelatedProducts("510001")),
  listSearchSuggestions: CatalogGateway.use((gateway) => gateway.listSearchSuggestions("cam")),
  listMarketingSpots: ContentGateway.use((gateway) => gateway.listMarketingSpots("home-hero")),
  getTranslations: ContentGateway.use((gateway) => gateway.getTranslations("ES", "es")),
  readConfiguration: ContentGateway.use((gateway) =>
    gateway.readConfiguration(["MAX_PRODUCTS_SHOPCART_GUEST", "captchaProtection"]),
  ),
  getCart: CartGateway.use((gateway) => gateway.getCart),
  getMiniCart: CartGateway.use((gateway) => gateway.getMiniCart),
  addToCart: CartGateway.use((gateway) =>
    gateway.addToCart([{ sku: shirt, quantity: 1, productId: "510001", categoryId: "1020" }]),
  ),
  updateCart: CartGateway.use((gateway) => gateway.updateCart([{ sku: shirt, quantity: 3 }])),
  deleteFromCart: CartGateway.use((gateway) => gateway.deleteFromCart(shirt, 1)),
  getCartItem: CartDetailGateway.use((gateway) => gateway.getCartItem("900000000001")),
  updateCartItemSku: CartGateway.use((gateway) => gateway.updateCartItemSku("900000000001", sku("8201-400-4"))),
  setGiftInfo: CartDetailGateway.use((gateway) =>
    gateway.setGiftInfo({ senderName: "A friend", receiverName: "A reader", message: "Happy birthday" }),
  ),
  deleteGiftInfo: CartDetailGateway.use((gateway) => gateway.deleteGiftInfo("41")),
  addPromoCode: CartGateway.use((gateway) => gateway.addPromoCode(order, "SPRING10")),
  deletePromoCode: CartGateway.use((gateway) => gateway.deletePromoCode(order, "SPRING10")),
  applyCoupon: CartDetailGateway.use((gateway) => gateway.applyCoupon(order, "C-5521", "SPRING10")),
  addGiftPacking: CartDetailGateway.use((gateway) =>
    gateway.addGiftPacking(order, shirt, { isWrapped: true, message: "With love" }),
  ),
  deleteGiftPacking: CartDetailGateway.use((gateway) => gateway.deleteGiftPacking(order, shirt)),
  saveSafeCart: Effect.flatMap(
    CartGateway.use((gateway) => gateway.getCart),
    (cart) => SafeCartGateway.use((gateway) => gateway.saveSafeCart(cart)),
  ),
  getSafeCart: SafeCartGateway.use((gateway) => gateway.getSafeCart("55501")),
  deleteSafeCart: SafeCartGateway.use((gateway) => gateway.deleteSafeCart("55501")),
  moveWishlistToCart: CartDetailGateway.use((gateway) => gateway.moveWishlistToCart([{ sku: shirt, quantity: 1 }])),
  setShipping: CheckoutGateway.use((gateway) =>
    gateway.setShipping(order, { shippingMethodId: "standard", kind: "delivery", addressId: "300000000001" }),
  ),
  listShippingMethods: CheckoutGateway.use((gateway) => gateway.listShippingMethods(order, "15001")),
  listPaymentMethods: CheckoutGateway.use((gateway) => gateway.listPaymentMethods(order)),
  submitAsyncCheckout: CheckoutGateway.use((gateway) => gateway.submitAsyncCheckout(order, aSubmission())),
  getPaymentStatus: CheckoutGateway.use((gateway) => gateway.getPaymentStatus(order)),
  recordPurchaseAttempt: CheckoutGateway.use((gateway) => gateway.recordPurchaseAttempt(order)),
  getOrder: OrderGateway.use((gateway) => gateway.getOrder(order)),
  getGuestOrder: OrderGateway.use((gateway) => gateway.getGuestOrder(order, guestToken)),
  getOrderConfirmation: OrderGateway.use((gateway) => gateway.getOrderConfirmation(order, guestToken)),
  listOrders: OrderGateway.use((gateway) => gateway.listOrders),
  ...accountCalls,
  ...bookingCalls,
  ...catalogCalls,
  ...checkoutCalls,
  ...giftCardCalls,
  ...newsletterCalls,
  ...orderCalls,
  ...otherCalls,
  ...placeCalls,
  ...returnCalls,
  ...teenCalls,
  ...telemetryCalls,
  ...walletCalls,
  ...wishlistCalls,
}
