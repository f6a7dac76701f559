import { MatchersV3 } from "@pact-foundation/pact"

const { boolean, eachLike, integer, like, string } = MatchersV3

/** An image with the fields that the storefront needs. */
export const imageShape = { url: string("/media/p/510001/400/front"), alt: string("Camisa Oxford azul, de frente") }

/** A line of a cart or an order. */
export const itemShape = {
  id: string("900000000001"),
  sku: string("8201-400-3"),
  quantity: integer(2),
  unitPrice: integer(3995),
  name: string("Camisa Oxford"),
  parentId: string("510001"),
}

const totals = { totalOrder: integer(12985), totalProduct: integer(12590) }

/** A cart with at least one line. */
export const cartShape = { id: string("700000000001"), ...totals, items: eachLike(itemShape) }
/** A cart that may be empty. */
export const anyCartShape = { id: string("700000000001"), ...totals, items: like([]) }

/** A product in a list. */
export const summaryShape = {
  id: string("510001"),
  mfname: string("8201"),
  productUrl: string("camisa-oxford"),
  name: string("Camisa Oxford"),
  price: integer(3995),
  visibility: string("show"),
  colors: eachLike({ id: string("400"), name: string("Azul") }),
  images: eachLike(imageShape),
}

/** Filters with at least one colour and one size. */
export const facetsShape = {
  colors: eachLike({ id: string("400"), name: string("Azul"), count: integer(1) }),
  sizes: eachLike({ id: string("3"), name: string("M"), count: integer(1) }),
  subcategories: like([]),
}

export const listShape = {
  totalCount: integer(1),
  pageNumber: integer(1),
  pageSize: integer(24),
  products: eachLike(summaryShape),
  filters: facetsShape,
}

export const categoryShape = {
  id: string("1020"),
  name: string("Camisas"),
  key: string("men-shirts"),
  seoId: string("1020"),
  categoryUrl: string("hombre-camisas"),
  subcategories: like([]),
}

export const productShape = {
  id: string("510001"),
  mfname: string("8201"),
  productUrl: string("camisa-oxford"),
  name: string("Camisa Oxford"),
  breadcrumbs: eachLike("1020"),
  visibility: string("show"),
  detail: {
    colors: eachLike({
      id: string("400"),
      name: string("Azul"),
      images: eachLike(imageShape),
      sizes: eachLike({
        sku: string("8201-400-3"),
        name: string("M"),
        price: integer(3995),
        isBuyable: boolean(true),
        visibility: string("show"),
      }),
    }),
  },
}

/** A product that is a bundle. */
export const bundleShape = {
  id: string("290001"),
  mfname: string("6001"),
  productUrl: string("las-camisas"),
  name: string("Las camisas"),
  price: integer(6990),
  breadcrumbs: eachLike("1020"),
  visibility: string("show"),
  detail: { colors: like([]) },
  xmedia: eachLike(imageShape),
  bundleProductSummaries: eachLike({
    ...summaryShape,
    colors: eachLike({
      id: string("400"),
      name: string("Azul"),
      sizes: eachLike({
        sku: string("8201-400-3"),
        name: string("M"),
        price: integer(3995),
        isBuyable: boolean(true),
        visibility: string("show"),
      }),
    }),
  }),
}

export const sizeGuideShape = {
  measures: eachLike({ id: string("chest"), name: string("Pecho") }),
  sizes: eachLike({
    name: string("M"),
    measures: eachLike({ measureId: string("chest"), min: integer(960), max: integer(1019) }),
    equivalences: eachLike({ system: string("US"), name: string("40") }),
  }),
}

export const stockShape = {
  stocks: eachLike({ sku: string("8201-400-3"), productId: string("510001"), availability: string("in_stock") }),
}

const summaryFields = {
  id: string("10000034"),
  countryCode: string("ES"),
  countryName: string("España"),
  region: string("europe"),
  brandId: string("1"),
  supportedLanguages: eachLike({
    id: string("-5"),
    code: string("es"),
    name: string("Español"),
    direction: string("ltr"),
  }),
  catalogs: eachLike({ id: string("20000034"), type: integer(1) }),
}

export const storesShape = { stores: eachLike(summaryFields) }
export const storeShape = {
  ...summaryFields,
  configurations: eachLike({ parameter: string("MAX_PRODUCTS_SHOPCART_GUEST"), value: string("50") }),
  details: {
    locale: {
      currencyCode: string("EUR"),
      currencyDecimals: integer(2),
      positiveFormat: string("{0} €"),
      negativeFormat: string("-{0} €"),
      groupingCharacter: string("."),
      decimalCharacter: string(","),
    },
  },
}

export const addressShape = {
  id: string("300000000001"),
  firstName: string("Ana"),
  lastName: string("Prueba"),
  addressLines: eachLike("Rúa do Exemplo 12"),
  city: string("A Coruña"),
  countryCode: string("ES"),
}

export const orderShape = {
  id: string("700000000001"),
  status: string("PAID"),
  creationDate: string("2026-01-15T10:09:30Z"),
  ...totals,
  payment: eachLike({ name: string("Visa") }),
  items: eachLike(itemShape),
}

/** A refusal with its key and, where it has some, its parameters. */
export function refusedShape(code: number, key: string, parameters?: readonly string[]) {
  return {
    code,
    key,
    message: string("A sentence for developers."),
    ...(parameters === undefined ? {} : { params: parameters.map((text) => string(text)) }),
  }
}

/** Headers that a browser sends with a call from another site's page. */
export const FROM_ANOTHER_SITE = { "sec-fetch-site": "cross-site" }

/** A refusal that has a status and no key. */
export const anyRefusedShape = { key: string("_ERR_NOT_FOUND"), message: string("A sentence for developers.") }
