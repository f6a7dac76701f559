/** The words of a budget. */
export interface BudgetTexts {
  readonly title: string
  readonly customer: string
  readonly date: string
  readonly validUntil: string
  readonly product: string
  readonly units: string
  readonly price: string
  readonly amount: string
  readonly total: string
  readonly includesTax: (tax: string) => string
}

const english: BudgetTexts = {
  title: "Budget",
  customer: "Customer",
  date: "Date",
  validUntil: "Valid until",
  product: "Product",
  units: "Units",
  price: "Price",
  amount: "Amount",
  total: "Total",
  includesTax: (tax) => `Prices include ${tax}.`,
}

const texts: Readonly<Record<string, BudgetTexts>> = {
  en: english,
  es: {
    title: "Presupuesto", customer: "Cliente", date: "Fecha", validUntil: "Válido hasta", product: "Producto", units: "Unidades",
    price: "Precio", amount: "Importe", total: "Total", includesTax: (tax) => `Los precios incluyen ${tax}.`,
  },
  ca: {
    title: "Pressupost", customer: "Client", date: "Data", validUntil: "Vàlid fins al", product: "Producte", units: "Unitats",
    price: "Preu", amount: "Import", total: "Total", includesTax: (tax) => `Els preus inclouen ${tax}.`,
  },
  ja: {
    title: "見積書", customer: "お客様", date: "日付", validUntil: "有効期限", product: "商品", units: "数量",
    price: "単価", amount: "金額", total: "合計", includesTax: (tax) => `価格は${tax}込みです。`,
  },
  ar: {
    title: "عرض سعر", customer: "العميل", date: "التاريخ", validUntil: "صالح حتى", product: "المنتج", units: "الكمية",
    price: "السعر", amount: "المبلغ", total: "الإجمالي", includesTax: (tax) => `الأسعار تشمل ${tax}.`,
  },
}

export const budgetTexts = (languageCode: string): BudgetTexts => texts[languageCode] ?? english
