import type { RestAction } from "../../../../application/rest/RestAction.ts"
import { CATALOG, defineAction, file, inHeader, inPath, inQuery, json, required } from "../defineAction.ts"

const STORE = "/itxrest/{version}/catalog/store"
const CATALOG_PATH = `${STORE}/{storeId}/{catalogId}` as const
const CONFIGURATION = "/itxrest/{version}/oam/store/{storeId}"
const SECURE = "/itxrest/{version}/secure/store/{storeId}"
const CHAT = "/itxrest/{version}/chat/store/{storeId}"

const TYPE_CATALOG = inQuery("catalogType", "typeCatalog")
const PICTURE_SIZE = inQuery("integer", "width", "height")

/** The actions of the groups `catalog`, `akamai`, `oam`, `cms`, `secure` and `chat`. */
export const SHOP_ACTIONS: readonly RestAction[] = [
  defineAction(
    "catalog:store",
    "getStore",
    `GET ${STORE}/{storeId}`,
    json("Store"),
    inQuery("text", "countryISO"),
    TYPE_CATALOG,
  ),
  defineAction(
    "catalog:stores",
    "listStores",
    `GET ${STORE}`,
    json("StoreList"),
    inQuery("text", "brandId"),
    TYPE_CATALOG,
  ),
  defineAction(
    "catalog:categories",
    "listCategories",
    `GET ${CATALOG_PATH}/category`,
    json("CategoryTree"),
    CATALOG,
    TYPE_CATALOG,
    inQuery("boolean", "withNumberOfProducts", "withSubCategories"),
    inQuery("text", "itxAudienceId"),
  ),
  defineAction(
    "catalog:productDetail",
    "getProductDetail",
    `GET ${CATALOG_PATH}/category/{categoryId}/product/{productId}/detail`,
    json("ProductDetail"),
    CATALOG,
    inPath("digits", "categoryId", "productId"),
    TYPE_CATALOG,
    inQuery("boolean", "withSizeGuide"),
  ),
  defineAction(
    "catalog:productsArray",
    "listCatalogProducts",
    `GET ${CATALOG_PATH}/productsArray`,
    json("ProductArray"),
    CATALOG,
    required(inQuery("commaList", "productIds")),
    inQuery("boolean", "withoutRelatedProducts"),
  ),
  defineAction(
    "akamai:location",
    "detectUserLocation",
    `GET ${CONFIGURATION}/user-location`,
    json("UserLocation"),
    inHeader("text", "X-Akamai-Edgescape", "CF-IPCountry"),
  ),
  defineAction(
    "oam:xconfiguracion",
    "readConfiguration",
    `GET ${CONFIGURATION}/xconfiguracion`,
    json("ConfigurationEntry[]"),
    required(inQuery("list", "variables")),
  ),
  defineAction(
    "oam:inputValidation",
    "readInputValidation",
    `GET ${CONFIGURATION}/input-validation`,
    json("InputValidation"),
    required(inQuery("text", "operationId")),
  ),
  defineAction(
    "cms:marketingSpots",
    "listMarketingSpots",
    `GET ${CATALOG_PATH}/marketing-spot`,
    json("MarketingSpots"),
    CATALOG,
    required(inQuery("text", "spot")),
    inQuery("text", "countryCode", "lang", "device"),
  ),
  defineAction(
    "secure:getNativeCaptcha",
    "getNativeCaptcha",
    `GET ${SECURE}/native-captcha`,
    json("NativeCaptcha"),
    PICTURE_SIZE,
  ),
  defineAction("secure:getCaptcha", "getCaptcha", `GET ${SECURE}/captcha`, file("image/png"), PICTURE_SIZE),
]

/** The actions of the group `chat`. */
export const CHAT_ACTIONS: readonly RestAction[] = [
  defineAction("chat:visibility", "getChatVisibility", `GET ${CHAT}/visibility`, json("ChatVisibility")),
  defineAction(
    "chat:workgroups",
    "listChatWorkgroups",
    `GET ${CHAT}/workgroups`,
    json("ChatWorkgroups"),
    inQuery("boolean", "forceUTC"),
  ),
]
