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
  readonly withoutTax: (tax: string) => string
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
  withoutTax: (tax) => `${tax} is not included in the prices.`,
}

const texts: Readonly<Record<string, BudgetTexts>> = {
  en: english,
  es: {
    title: "Presupuesto", customer: "Cliente", date: "Fecha", validUntil: "Válido hasta", product: "Producto", units: "Unidades",
    price: "Precio", amount: "Importe", total: "Total", includesTax: (tax) => `Los precios incluyen ${tax}.`,
    withoutTax: (tax) => `Los precios no incluyen ${tax}.`,
  },
  ca: {
    title: "Pressupost", customer: "Client", date: "Data", validUntil: "Vàlid fins al", product: "Producte", units: "Unitats",
    price: "Preu", amount: "Import", total: "Total", includesTax: (tax) => `Els preus inclouen ${tax}.`,
    withoutTax: (tax) => `Els preus no inclouen ${tax}.`,
  },
  ja: {
    title: "見積書", customer: "お客様", date: "日付", validUntil: "有効期限", product: "商品", units: "数量",
    price: "単価", amount: "金額", total: "合計", includesTax: (tax) => `価格は${tax}込みです。`,
    withoutTax: (tax) => `価格に${tax}は含まれていません。`,
  },
  ar: {
    title: "عرض سعر", customer: "العميل", date: "التاريخ", validUntil: "صالح حتى", product: "المنتج", units: "الكمية",
    price: "السعر", amount: "المبلغ", total: "الإجمالي", includesTax: (tax) => `الأسعار تشمل ${tax}.`,
    withoutTax: (tax) => `الأسعار لا تشمل ${tax}.`,
  },
  fr: {
    title: "Devis", customer: "Client", date: "Date", validUntil: "Valable jusqu'au", product: "Article", units: "Quantité",
    price: "Prix", amount: "Montant", total: "Total", includesTax: (tax) => `Les prix comprennent : ${tax}.`,
    withoutTax: (tax) => `Les prix ne comprennent pas : ${tax}.`,
  },
  de: {
    title: "Angebot", customer: "Kunde", date: "Datum", validUntil: "Gültig bis", product: "Artikel", units: "Menge",
    price: "Preis", amount: "Betrag", total: "Summe", includesTax: (tax) => `Die Preise enthalten ${tax}.`,
    withoutTax: (tax) => `Die Preise verstehen sich zuzüglich ${tax}.`,
  },
  it: {
    title: "Preventivo", customer: "Cliente", date: "Data", validUntil: "Valido fino al", product: "Prodotto", units: "Quantità",
    price: "Prezzo", amount: "Importo", total: "Totale", includesTax: (tax) => `I prezzi includono: ${tax}.`,
    withoutTax: (tax) => `I prezzi non includono: ${tax}.`,
  },
  pt: {
    title: "Orçamento", customer: "Cliente", date: "Data", validUntil: "Válido até", product: "Produto", units: "Quantidade",
    price: "Preço", amount: "Valor", total: "Total", includesTax: (tax) => `Os preços incluem ${tax}.`,
    withoutTax: (tax) => `Os preços não incluem ${tax}.`,
  },
  he: {
    title: "הצעת מחיר", customer: "לקוח", date: "תאריך", validUntil: "בתוקף עד", product: "מוצר", units: "כמות",
    price: "מחיר", amount: "סכום", total: "סך הכול", includesTax: (tax) => `המחירים כוללים ${tax}.`,
    withoutTax: (tax) => `המחירים אינם כוללים ${tax}.`,
  },
  zh: {
    title: "报价单", customer: "客户", date: "日期", validUntil: "有效期至", product: "商品", units: "数量",
    price: "单价", amount: "金额", total: "合计", includesTax: (tax) => `价格已含${tax}。`,
    withoutTax: (tax) => `价格不含${tax}。`,
  },
  ko: {
    title: "견적서", customer: "고객", date: "날짜", validUntil: "유효 기간", product: "상품", units: "수량",
    price: "단가", amount: "금액", total: "합계", includesTax: (tax) => `가격에 ${tax}이(가) 포함되어 있습니다.`,
    withoutTax: (tax) => `가격에 ${tax}이(가) 포함되어 있지 않습니다.`,
  },
  pl: {
    title: "Oferta", customer: "Klient", date: "Data", validUntil: "Ważna do", product: "Produkt", units: "Sztuk",
    price: "Cena", amount: "Kwota", total: "Razem", includesTax: (tax) => `Ceny zawierają ${tax}.`,
    withoutTax: (tax) => `Ceny nie zawierają ${tax}.`,
  },
}

export const budgetTexts = (languageCode: string): BudgetTexts => texts[languageCode] ?? english
