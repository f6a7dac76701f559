/** The columns of PrestaShop's files of products and combinations and of its list of products, by their usual names. */
const NAMES = [
  "Product ID", "Active (0/1)", "Name", "Categories (x,y,z...)", "Price tax excluded", "Price tax included",
  "Price tax excluded or Price tax included", "Tax rules ID", "Wholesale price", "On sale (0/1)", "Discount amount",
  "Discount percent", "Discount from (yyyy-mm-dd)", "Discount to (yyyy-mm-dd)", "Reference #",
  "Supplier reference #", "Supplier", "Manufacturer", "EAN13", "UPC", "MPN", "ISBN", "Ecotax", "Width", "Height",
  "Depth", "Weight", "Delivery time of in-stock products",
  "Delivery time of out-of-stock products with allowed orders", "Quantity", "Minimal quantity", "Low stock level",
  "Send me an email when the quantity is under this level", "Visibility", "Additional shipping cost", "Unity",
  "Unit price", "Summary", "Description", "Tags (x,y,z...)", "Meta title", "Meta keywords", "Meta description",
  "URL rewritten", "Text when in stock", "Text when backorder allowed", "Available for order (0 = No, 1 = Yes)",
  "Product available date", "Product creation date", "Show price (0 = No, 1 = Yes)", "Image URLs (x,y,z...)",
  "Image alt texts (x,y,z...)", "Delete existing images (0 = No, 1 = Yes)", "Feature (Name:Value:Position)",
  "Available online only (0 = No, 1 = Yes)", "Condition", "Customizable (0 = No, 1 = Yes)",
  "Uploadable files (0 = No, 1 = Yes)", "Text fields (0 = No, 1 = Yes)", "Out of stock action",
  "Virtual product (0 = No, 1 = Yes)", "File URL", "Number of allowed downloads", "Expiration date",
  "Number of days", "ID / Name of shop", "Advanced stock management", "Depends on stock", "Warehouse",
  "Accessories (x,y,z...)", "Product reference", "Attribute (Name:Type:Position)", "Value (Value:Position)",
  "Impact on price", "Impact on weight", "Default (0 = No, 1 = Yes)", "Combination available date", "Image position",
  "Category", "Position",
] as const

/** Spellings of other versions of PrestaShop, and of its list of products. */
const OTHERS: Readonly<Record<string, (typeof NAMES)[number]>> = {
  "id": "Product ID", "status": "Active (0/1)", "active": "Active (0/1)", "enabled": "Active (0/1)",
  "price (tax excl.)": "Price tax excluded", "price tax excl.": "Price tax excluded",
  "price (tax incl.)": "Price tax included", "price tax incl.": "Price tax included", "tax rule id": "Tax rules ID",
  "cost price": "Wholesale price", "reduction amount": "Discount amount", "reduction per cent": "Discount percent",
  "reduction from": "Discount from (yyyy-mm-dd)", "reduction to": "Discount to (yyyy-mm-dd)",
  "brand": "Manufacturer", "short description": "Summary", "image": "Image URLs (x,y,z...)",
  "image url": "Image URLs (x,y,z...)", "rewritten url": "URL rewritten",
  "label when in stock": "Text when in stock", "label when backorder allowed": "Text when backorder allowed",
  "product availability date": "Product available date", "out of stock": "Out of stock action",
  "send email when quantity is below this level": "Send me an email when the quantity is under this level",
  "unit for base price": "Unity", "base price": "Unit price", "unit for price per unit": "Unity",
  "price per unit": "Unit price", "advanced stock managment": "Advanced stock management",
  "combination availability date": "Combination available date",
  "choose among product images by position": "Image position", "acessories": "Accessories (x,y,z...)",
}

const keyOf = (header: string) =>
  header
    .toLowerCase()
    .replace(/[*#:]\s*$|[*#]/gu, "")
    .replace(/\s+/gu, " ")
    .trim()
const shortOf = (header: string) => keyOf(header.replace(/\([^()]*\)/gu, ""))

const BY_KEY: ReadonlyMap<string, string> = new Map([
  ...NAMES.map((name) => [shortOf(name), name] as const),
  ...NAMES.map((name) => [keyOf(name), name] as const),
  ...Object.entries(OTHERS),
])

/** The usual name of a column, from a header of any version; a header that is none of them as it is. */
export function prestashopColumn(header: string): string {
  return BY_KEY.get(keyOf(header)) ?? BY_KEY.get(shortOf(header)) ?? header
}
