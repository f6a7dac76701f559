import account from "./en/account.json"
import addressBook from "./en/address-book.json"
import bookings from "./en/bookings.json"
import captcha from "./en/captcha.json"
import cardForm from "./en/card-form.json"
import cartNotices from "./en/cart-notices.json"
import cartOptions from "./en/cart-options.json"
import cart from "./en/cart.json"
import catalog from "./en/catalog.json"
import chat from "./en/chat.json"
import checkout from "./en/checkout.json"
import cookies from "./en/cookies.json"
import customizationSummary from "./en/customization-summary.json"
import customization from "./en/customization.json"
import delivery from "./en/delivery.json"
import errors from "./en/errors.json"
import family from "./en/family.json"
import giftCards from "./en/gift-cards.json"
import home from "./en/home.json"
import map from "./en/map.json"
import navigation from "./en/navigation.json"
import newsletter from "./en/newsletter.json"
import orders from "./en/orders.json"
import orderPage from "./en/order-page.json"
import pageErrors from "./en/page-errors.json"
import paymentStatus from "./en/payment-status.json"
import payment from "./en/payment.json"
import price from "./en/price.json"
import productActions from "./en/product-actions.json"
import product from "./en/product.json"
import queue from "./en/queue.json"
import quickAdd from "./en/quick-add.json"
import quickOrder from "./en/quick-order.json"
import restockAlerts from "./en/restock-alerts.json"
import service from "./en/service.json"
import returns from "./en/returns.json"
import sessionExpired from "./en/session-expired.json"
import signIn from "./en/sign-in.json"
import storeAvailability from "./en/store-availability.json"
import storePages from "./en/store-pages.json"
import stores from "./en/stores.json"
import staff from "./en/staff.json"
import validation from "./en/validation.json"
import wallet from "./en/wallet.json"
import wishlists from "./en/wishlists.json"

/** The texts that all languages translate. Imported only as a type: pages load bundles. */
export const englishTexts = {
  ...account,
  ...addressBook,
  ...bookings,
  ...captcha,
  ...cardForm,
  ...cartNotices,
  ...cartOptions,
  ...cart,
  ...catalog,
  ...chat,
  ...checkout,
  ...cookies,
  ...customizationSummary,
  ...customization,
  ...delivery,
  ...errors,
  ...family,
  ...giftCards,
  ...home,
  ...map,
  ...navigation,
  ...newsletter,
  ...orders,
  ...orderPage,
  ...pageErrors,
  ...paymentStatus,
  ...payment,
  ...price,
  ...productActions,
  ...product,
  ...queue,
  ...quickAdd,
  ...restockAlerts,
  ...service,
  ...returns,
  ...sessionExpired,
  ...signIn,
  ...storeAvailability,
  ...storePages,
  ...stores,
  ...quickOrder,
  ...staff,
  ...validation,
  ...wallet,
  ...wishlists,
}
