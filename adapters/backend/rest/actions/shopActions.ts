import type { RestAction } from "../../../../application/rest/RestAction.ts"
import {
  CATALOG,
  defineAction,
  file,
  headerParameters,
  pathParameters,
  queryParameters,
  json,
  required,
} from "../defineAction.ts"

const STORE = "/itxrest/{version}/catalog/store"
const CATALOG_PATH = `${STORE}/{storeId}/{catalogId}` as const
const CONFIGURATION = "/itxrest/{version}/oam/store/{storeId}"
const SECURE = "/itxrest/{version}/secure/store/{storeId}"
const CHAT = "/itxrest/{version}/chat/store/{storeId}"

const TYPE_CATALOG = queryParameters("catalogType", "typeCatalog")
const PICTURE_SIZE = queryParameters("integer", "width", "height")

/** The actions of the groups `catalog`, `akamai`, `oam`, `cms`, `secure` and `chat`. */
export const SHOP_ACTIONS: readonly RestAction[] = [
  defineAction(
    "catalog:store",
    "getStore",
    `GET ${STORE}/{storeId}`,
    json("Store"),
    queryParameters("text", "countryISO"),
    TYPE_CATALOG,
  ),
  defineAction(
    "catalog:stores",
    "listStores",
    `GET ${STORE}`,
    json("StoreList"),
    queryParameters("text", "brandId"),
    TYPE_CATALOG,
  ),
  defineAction(
    "catalog:categories",
    "listCategories",
    `GET ${CATALOG_PATH}/category`,
    json("CategoryTree"),
    CATALOG,
    TYPE_CATALOG,
    queryParameters("boolean", "withNumberOfProducts", "withSubCategories"),
    queryParameters("text", "itxAudienceId"),
  ),
  defineAction(
    "catalog:productDetail",
    "getProductDetail",
    `GET ${CATALOG_PATH}/category/{categoryId}/product/{productId}/detail`,
    json("ProductDetail"),
    CATALOG,
    pathParameters("digits", "categoryId", "productId"),
    TYPE_CATALOG,
    queryParameters("boolean", "withSizeGuide"),
  ),
  defineAction(
    "catalog:productsArray",
    "listCatalogProducts",
    `GET ${CATALOG_PATH}/productsArray`,
    json("ProductArray"),
    CATALOG,
    required(queryParameters("commaList", "productIds")),
    queryParameters("boolean", "withoutRelatedProducts"),
  ),
  defineAction(
    "akamai:location",
    "detectUserLocation",
    `GET ${CONFIGURATION}/user-location`,
    json("UserLocation"),
    headerParameters("text", "X-Akamai-Edgescape", "CF-IPCountry"),
  ),
  defineAction(
    "oam:xconfiguracion",
    "readConfiguration",
    `GET ${CONFIGURATION}/xconfiguracion`,
    json("ConfigurationEntry[]"),
    required(queryParameters("list", "variables")),
  ),
  defineAction(
    "oam:inputValidation",
    "readInputValidation",
    `GET ${CONFIGURATION}/input-validation`,
    json("InputValidation"),
    required(queryParameters("text", "operationId")),
  ),
  defineAction(
    "cms:marketingSpots",
    "listMarketingSpots",
    `GET ${CATALOG_PATH}/marketing-spot`,
    json("MarketingSpots"),
    CATALOG,
    required(queryParameters("text", "spot")),
    queryParameters("text", "countryCode", "lang", "device"),
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
    queryParameters("boolean", "forceUTC"),
  ),
]
