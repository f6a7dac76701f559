const ROWS_PER_PRODUCT = 5
const BODY = "<p>Woven from long fibres &amp; washed soft.</p><ul><li>Two pockets</li><li>Buttons of corozo</li></ul>"
const picture = (at: number) => `https://pictures.example/${at}.jpg`
const place = (at: number) => ({ product: Math.floor(at / ROWS_PER_PRODUCT), size: at % ROWS_PER_PRODUCT })
/** Whether the rows of a product are far apart, the worst case of a file. */
const apart = (at: number, rows: number) => at % Math.max(1, rows / ROWS_PER_PRODUCT)

const SIZES = ["XS", "S", "M", "L"] as const
/**
 * Returns the product of a row when the first row is the parent and the others its sizes: all parents first, then
 * size by size.
 */
const family = (at: number, rows: number) => {
  const turn = Math.floor(at / (rows / ROWS_PER_PRODUCT))
  return { product: apart(at, rows), isWhole: turn === 0, size: SIZES[turn - 1] }
}

/** A catalogue of any length: the text before its rows, between two of them and after them. */
interface ImportSheet {
  readonly description: string
  readonly head: string
  readonly row: (at: number, rows: number) => string
  readonly between: string
  readonly tail: string
  /** The records of a product are adjacent in one format and scattered in the other. */
  readonly rowsInRecord: number
}

/**
 * Catalogue files for measuring, by name. Five rows are a product; one of them is its parent when the format has such
 * rows.
 */
export const IMPORT_SHEETS: Readonly<Record<string, ImportSheet>> = {
  "plain-csv": {
    description: "plain CSV, rows apart",
    head:
      "product,title,description,vendor,type,tags," +
      "sku,price,compare_at_price,stock,option1_name,option1_value,images\n",
    row: (at, rows) =>
      `garment-${apart(at, rows)},Garment ${apart(at, rows)},"${BODY}",` +
      `Maker,Shirts,"linen, summer",SKU-${at},49.90,59.90,7,Size,S${at},${picture(at)}`,
    between: "\n",
    tail: "\n",
    rowsInRecord: 1,
  },
  "shopify-csv": {
    description: "Shopify CSV",
    head:
      "Handle,Title,Body (HTML),Vendor,Type,Tags," +
      "Option1 Name,Option1 Value,Variant SKU,Variant Inventory Qty," +
      "Variant Price,Variant Compare At Price,Image Src\n",
    row: (at) => {
      const { product, size } = place(at)
      const parent = size === 0 ? `Garment ${product},"${BODY}",Maker,Shirts,"linen, summer"` : ",,,,"
      return `garment-${product},${parent},Size,S${size},SKU-${at},7,49.90,59.90,${picture(at)}`
    },
    between: "\n",
    tail: "\n",
    rowsInRecord: 1,
  },
  "shopify-json": {
    description: "Shopify JSON",
    head: '{"products":[',
    row: (at) => {
      const variants = Array.from({ length: ROWS_PER_PRODUCT }, (_, size) => ({
        title: `S${size}`,
        option1: `S${size}`,
        sku: `SKU-${at}-${size}`,
        price: "49.90",
        compare_at_price: "59.90",
        available: true,
      }))
      const images = variants.map((_, size) => ({ src: picture(at * ROWS_PER_PRODUCT + size) }))
      return JSON.stringify({
        handle: `garment-${at}`,
        title: `Garment ${at}`,
        body_html: BODY,
        vendor: "Maker",
        product_type: "Shirts",
        tags: ["linen", "summer"],
        options: [{ name: "Size" }],
        variants,
        images,
      })
    },
    between: ",\n",
    tail: "]}\n",
    rowsInRecord: ROWS_PER_PRODUCT,
  },
  "google-xml": {
    description: "Google feed, items apart",
    head: '<?xml version="1.0"?><rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>\n',
    row: (at, rows) =>
      `<item><g:id>SKU-${at}</g:id><g:item_group_id>garment-${apart(at, rows)}</g:item_group_id>` +
      `<title>Garment ${apart(at, rows)}</title>` +
      `<description>${BODY.replaceAll("&", "&amp;").replaceAll("<", "&lt;")}</description>` +
      `<g:size>S${at}</g:size><g:price>49.90 EUR</g:price>` +
      `<g:availability>in stock</g:availability><g:image_link>${picture(at)}</g:image_link></item>`,
    between: "\n",
    tail: "\n</channel></rss>\n",
    rowsInRecord: 1,
  },
  "google-tsv": {
    description: "Google table, items apart",
    head: "id\titem_group_id\ttitle\tdescription\tsize\tprice\tavailability\timage_link\n",
    row: (at, rows) =>
      `SKU-${at}\tgarment-${apart(at, rows)}\tGarment ${apart(at, rows)}\t` +
      `${BODY}\tS${at}\t49.90 EUR\tin stock\t${picture(at)}`,
    between: "\n",
    tail: "\n",
    rowsInRecord: 1,
  },
  woocommerce: {
    description: "WooCommerce CSV, variations apart",
    head:
      "ID,Type,SKU,Name,Published,Description,In stock?," +
      "Stock,Sale price,Regular price,Categories,Tags," +
      "Images,Parent,Attribute 1 name,Attribute 1 value(s)\n",
    row: (at, rows) => {
      const { product, isWhole, size } = family(at, rows)
      return isWhole
        ? `${at + 1},variable,garment-${product},Garment ${product},1,"${BODY}",` +
            `1,,,,Shirts,"linen, summer",${picture(at)},,Size,"${SIZES.join(", ")}"`
        : `${at + 1},variation,SKU-${at},Garment ${product},1,,1,` +
            `7,49.90,59.90,,,${picture(at)},garment-${product},Size,${size}`
    },
    between: "\n",
    tail: "\n",
    rowsInRecord: 1,
  },
  magento: {
    description: "Magento CSV, variants apart",
    head:
      "sku,store_view_code,product_type,categories,name,description," +
      "product_online,visibility,price,special_price,qty," +
      "base_image,additional_attributes,configurable_variations\n",
    row: (at, rows) => {
      const { product, isWhole, size } = family(at, rows)
      const variants = SIZES.map((one) => `sku=garment-${product}-${one},size=${one}`).join("|")
      return isWhole
        ? `garment-${product},,configurable,Default/Shirts,Garment ${product},"${BODY}",` +
            `1,"Catalog, Search",,,,${picture(at)},,"${variants}"`
        : `garment-${product}-${size},,simple,,Garment ${product} ${size},,1,Not Visible Individually,` +
            `59.90,49.90,7,${picture(at)},size=${size},`
    },
    between: "\n",
    tail: "\n",
    rowsInRecord: 1,
  },
}
