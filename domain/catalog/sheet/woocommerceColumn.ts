/**
 * The columns of WooCommerce's own export in the languages that its language packs have, by the English name of each. The
 * export writes them in the language of the person who exports; packs of different years differ, so some have several.
 */
const HEADERS: Readonly<Record<string, readonly string[]>> = {
  "ID": ["Id", "Identifiant", "編號", "المعرّف", "מזהה"],
  "Type": [
    "Tipo", "Typ", "Tipus", "Type de produit", "Tyyppi", "Típus", "Tip", "Tür", "Τύπος", "Тип", "タイプ", "種類", "유형", "类型", "類型", "النوع", "סוג", "نوع", "Loại", "Tipe", "ประเภท", "Tüüp",
    "Tipas", "Tips", "Vrsta",
  ],
  "SKU": [
    "Artikelnummer", "Art.-Nr.", "UGS", "Référence", "REF", "Código SKU", "Artnr", "Varenummer", "Varenr", "Tuotetunnus (SKU)", "Tuotetunnus", "Katalogové číslo", "Cikkszám", "Cod produs (SKU)", "Šifra",
    "Stok kodu", "SKU (stok kodu)", "Κωδικός προϊόντος", "Артикул", "Артикул (SKU)", "商品コード", "商品番号", "상품 코드", "货号", "貨號", "رمز المنتج", "מק\"ט", "מק״ט",
    "شناسه محصول", "Mã sản phẩm", "รหัสสินค้า", "Mã SKU",
  ],
  "Name": [
    "Nombre", "Nom", "Nome", "Naam", "Nazwa", "Namn", "Navn", "Nimi", "Název", "Názov", "Név", "Nume", "Naziv", "Ime", "İsim", "Ad", "Όνομα", "Имя", "Название", "Наименование", "Назва", "Име", "名前", "名称",
    "商品名", "이름", "名稱", "الاسم", "שם", "نام", "Tên", "Nama", "ชื่อ", "Pavadinimas", "Nosaukums",
  ],
  "Published": [
    "Publicado", "Veröffentlicht", "Publié", "Pubblicato", "Publicat", "Gepubliceerd", "Opublikowano", "Opublikowany", "Publicerad", "Udgivet", "Publisert", "Julkaistu", "Publikováno", "Publikované", "Közzétéve",
    "Objavljeno", "Yayımlanmış", "Yayınlanmış", "Δημοσιευμένο", "Опубликован", "Опубліковано", "Публикуван", "公開済み", "公開", "발행됨", "공개됨", "已发布", "已發佈", "منشور", "פורסם",
    "منتشر شده", "Đã xuất bản", "Telah Terbit", "เผยแพร่แล้ว",
  ],
  "Is featured?": [
    "¿Está destacado?", "Ist hervorgehoben?", "Hervorgehoben?", "Mis en avant ?", "In primo piano?", "Em destaque?", "Está em destaque?", "És destacat?", "Uitgelicht?", "Is uitgelicht?", "Polecany?", "Wyróżniony?",
    "Är utvald?", "Er fremhævet?", "Er fremhevet?", "Onko esittelyssä?", "Je doporučený?", "Kiemelt?", "Öne çıkan?", "Рекомендуемый?", "Рекомендований?", "注目商品ですか ?", "おすすめ商品ですか ?", "추천 상품입니까?",
    "是推荐产品？", "是精選產品？", "هل المنتج مميز؟", "האם מוצר מומלץ?",
  ],
  "Visibility in catalog": [
    "Visibilidad en el catálogo", "Sichtbarkeit im Katalog", "Katalogsichtbarkeit", "Visibilité dans le catalogue", "Visibilità nel catalogo", "Visibilidade no catálogo", "Visibilitat al catàleg",
    "Zichtbaarheid in catalogus", "Widoczność w katalogu", "Synlighet i katalog", "Synlighet i katalogen", "Synlighed i katalog", "Näkyvyys katalogissa", "Viditelnost v katalogu", "Viditeľnosť v katalógu",
    "Láthatóság a katalógusban", "Vizibilitate în catalog", "Vidljivost u katalogu", "Katalog görünürlüğü", "Katalogda görünürlük", "Ορατότητα στον κατάλογο", "Видимость в каталоге", "Видимість в каталозі",
    "カタログでの表示", "カタログの表示設定", "카탈로그에서 표시 여부", "카탈로그 가시성", "目录可见性", "在目录中的可见性", "目錄可見度", "الظهور في الكتالوج", "נראות בקטלוג", "חשיפה בקטלוג",
  ],
  "Short description": [
    "Descripción corta", "Kurzbeschreibung", "Description courte", "Breve descrizione", "Descrizione breve", "Descrição curta", "Breve descrição", "Descripció curta", "Korte beschrijving", "Krótki opis",
    "Kort beskrivning", "Kort beskrivelse", "Lyhyt kuvaus", "Krátký popis", "Krátky popis", "Rövid leírás", "Descriere scurtă", "Kratki opis", "Kısa açıklama", "Σύντομη περιγραφή", "Краткое описание",
    "Короткий опис", "Кратко описание", "簡単な説明", "短い説明", "짧은 설명", "简短描述", "簡短描述", "簡短說明", "الوصف المختصر", "وصف قصير", "תיאור קצר", "توضیح کوتاه", "Mô tả ngắn", "Deskripsi singkat",
  ],
  "Description": [
    "Descripción", "Beschreibung", "Descrizione", "Descrição", "Descripció", "Beschrijving", "Opis", "Beskrivning", "Beskrivelse", "Kuvaus", "Popis", "Leírás", "Descriere", "Açıklama", "Περιγραφή", "Описание",
    "Опис", "説明", "설명", "描述", "說明", "الوصف", "תיאור", "توضیح", "Mô tả", "Deskripsi", "คำอธิบาย",
  ],
  "Date sale price starts": [
    "Día en que empieza el precio rebajado", "Fecha de inicio del precio rebajado", "Datum, an dem Angebotspreis beginnt", "Datum, an dem der Angebotspreis beginnt", "Angebotspreis gültig ab", "Date de début de promo",
    "Data di inizio del prezzo in offerta", "Data inizio del prezzo in offerta", "Data em que começa o preço promocional", "Data de início do preço promocional", "Data de preço promocional começa em",
    "Data d'inici del preu rebaixat", "Startdatum actieprijs", "Startdatum kortingsprijs", "Data rozpoczęcia promocji", "Startdatum för reapris", "Tilbudspris starter", "Datum zahájení akční ceny",
    "Akciós ár kezdete", "İndirimli fiyatın başladığı tarih", "Дата начала действия распродажной цены", "Дата начала действия скидки", "Дата початку акційної ціни", "セール価格開始日", "セール開始日", "할인 시작 날짜",
    "促销价开始日期", "特價開始日期", "تاريخ بداية سعر التخفيض", "תאריך תחילת מבצע",
  ],
  "Date sale price ends": [
    "Día en que termina el precio rebajado", "Fecha de fin del precio rebajado", "Datum, an dem Angebotspreis endet", "Datum, an dem der Angebotspreis endet", "Angebotspreis gültig bis", "Date de fin de promo",
    "Data di fine del prezzo in offerta", "Data fine del prezzo in offerta", "Data em que termina o preço promocional", "Data de término do preço promocional", "Data de preço promocional termina em",
    "Data de finalització del preu rebaixat", "Einddatum actieprijs", "Einddatum kortingsprijs", "Data zakończenia promocji", "Slutdatum för reapris", "Tilbudspris slutter", "Datum ukončení akční ceny",
    "Akciós ár vége", "İndirimli fiyatın bittiği tarih", "Дата окончания действия распродажной цены", "Дата окончания действия скидки", "Дата закінчення акційної ціни", "セール価格終了日", "セール終了日", "할인 종료 날짜",
    "促销价结束日期", "特價結束日期", "تاريخ نهاية سعر التخفيض", "תאריך סיום מבצע",
  ],
  "In stock?": [
    "¿Existencias?", "¿En inventario?", "¿Hay existencias?", "En inventario", "Vorrätig?", "Auf Lager?", "Lagerstatus", "En stock ?", "En inventaire?", "In stock?", "Disponibile?", "Em estoque?", "Em stock?",
    "Hi ha existències?", "Op voorraad?", "W magazynie?", "I lager?", "På lager?", "Varastossa?", "Skladem?", "Na sklade?", "Készleten?", "Raktáron?", "În stoc?", "Na zalihi?", "Stokta?", "Σε απόθεμα;",
    "Наличие", "В наличии?", "Є в наявності?", "В наявності?", "Наличен?", "在庫あり ?", "在庫はありますか ?", "재고 있음?", "有货？", "尚有庫存？", "有庫存？", "متوفر؟", "هل متوفر بالمخزون؟", "האם במלאי?", "במלאי?",
  ],
  "Stock": [
    "Inventario", "Existencias", "Lager", "Lagerbestand", "Bestand", "Inventaire", "Magazzino", "Estoque", "Stock disponible", "Existències", "Inventari", "Voorraad", "Stan magazynowy", "Magazyn", "Lagersaldo",
    "Lagerbeholdning", "Varasto", "Sklad", "Készlet", "Stoc", "Zaliha", "Stok", "Απόθεμα", "Запасы", "Запас", "Запаси", "Наличност", "在庫", "재고", "库存", "庫存", "المخزون", "מלאי", "موجودی",
    "Kho", "Kho hàng", "Stok barang", "สต็อก",
  ],
  "Backorders allowed?": [
    "¿Permitir reservas de productos agotados?", "¿Se permiten reservas?", "Lieferrückstände erlaubt?", "Rückstände erlaubt?", "Lieferrückstand erlaubt?", "Autoriser les commandes de produits en rupture ?",
    "Abilita gli ordini arretrati?", "Permettere gli ordini arretrati?", "São permitidas encomendas?", "Encomendas permitidas?", "Permite encomendas?", "Es permeten reserves?", "Nabestellingen toestaan?",
    "Nabestellingen toegestaan?", "Czy dozwolone zamówienia oczekujące?", "Dozwolone zamówienia oczekujące?", "Restnoteringar tillåtna?", "Restordrer tilladt?", "Restordre tillatt?", "Jälkitoimitukset sallittu?",
    "Povolit objednávky předem?", "Előjegyzés engedélyezett?", "Yok satmaya izin?", "Разрешены предзаказы?", "Возможен ли предзаказ?", "Дозволені передзамовлення?", "お取り寄せを許可しますか ?", "取り寄せ可能 ?",
    "이월 주문 허용?", "允许缺货下单？", "允许延期交货？", "允許無庫存下單？", "هل الطلبات المؤجلة مسموح بها؟", "האם לאפשר הזמנות מראש?",
  ],
  "Sale price": [
    "Precio rebajado", "Precio de oferta", "Angebotspreis", "Tarif promo", "Prix promo", "Prezzo in offerta", "Preço promocional", "Preço de promoção", "Preu rebaixat", "Preu d'oferta", "Actieprijs", "Aanbiedingsprijs",
    "Kortingsprijs", "Cena promocyjna", "Reapris", "Tilbudspris", "Udsalgspris", "Salgspris", "Alennushinta", "Akční cena", "Zľavnená cena", "Akciós ár", "Preț vânzare", "Preț promoțional", "Cijena na akciji",
    "Akcijska cena", "İndirimli fiyat", "Τιμή προσφοράς", "Τιμή πώλησης", "Цена распродажи", "Акционная цена", "Цена со скидкой", "Акційна ціна", "Промоционална цена", "セール価格", "세일 가격", "할인 가격", "促销价",
    "促销价格", "特價", "折扣價", "سعر التخفيض", "سعر العرض", "מחיר מבצע", "قیمت فروش ویژه", "Giá khuyến mãi", "Harga obral", "ราคาที่ลด",
  ],
  "Regular price": [
    "Precio normal", "Precio regular", "Regulärer Preis", "Normaler Preis", "Tarif régulier", "Prix régulier", "Tarif normal", "Prezzo di listino", "Prezzo regolare", "Preço", "Preço normal", "Preço regular",
    "Preu normal", "Preu habitual", "Reguliere prijs", "Normale prijs", "Cena regularna", "Cena", "Ordinarie pris", "Normalpris", "Ordinær pris", "Vanlig pris", "Normaali hinta", "Běžná cena", "Bežná cena",
    "Normál ár", "Preț obișnuit", "Preț normal", "Redovna cijena", "Redna cena", "Normal fiyat", "Κανονική τιμή", "Базовая цена", "Обычная цена", "Стандартна ціна", "Звичайна ціна",
    "Редовна цена", "通常価格", "정상 가격", "정가", "常规售价", "常规价格", "原價", "定價", "السعر الافتراضي", "السعر العادي", "מחיר רגיל", "قیمت عادی", "Giá bán thường", "Giá thông thường", "Harga normal", "ราคาปกติ",
  ],
  "Categories": [
    "Categorías", "Kategorien", "Catégories", "Categorie", "Categorias", "Categories de producte", "Categorieën", "Kategorie", "Kategorier", "Kategoriat", "Osastot", "Kategórie", "Kategóriák", "Categorii", "Kategorije",
    "Kategoriler", "Κατηγορίες", "Категории", "Категорії", "カテゴリー", "카테고리", "分类", "分類", "التصنيفات", "קטגוריות", "دسته‌ها", "Danh mục", "Kategori", "หมวดหมู่",
  ],
  "Tags": [
    "Etiquetas", "Schlagwörter", "Étiquettes", "Mots clés", "Tag", "Etiquetes", "Tagi", "Znaczniki", "Taggar", "Etiketter", "Stikkord", "Avainsanat", "Štítky", "Značky", "Címkék", "Etichete", "Oznake",
    "Etiketler", "Ετικέτες", "Метки", "Позначки", "Етикети", "タグ", "태그", "标签", "標籤", "الوسوم", "תגיות", "برچسب‌ها", "Thẻ", "Từ khóa", "Tag produk", "แท็ก",
  ],
  "Images": [
    "Imágenes", "Bilder", "Images du produit", "Immagine", "Immagini", "Imagens", "Imatges", "Afbeeldingen", "Obrazki", "Zdjęcia", "Billeder", "Kuvat", "Obrázky", "Képek", "Imagini", "Slike", "Görseller",
    "Resimler", "Εικόνες", "Изображения", "Зображення", "画像", "이미지", "图片", "圖片", "الصور", "תמונות", "تصاویر", "Hình ảnh", "Gambar", "รูปภาพ",
  ],
  "Parent": [
    "Superior", "Padre", "Übergeordnetes Produkt", "Übergeordnet", "Parent", "Genitore", "Ascendente", "Pai", "Superior (pare)", "Pare", "Hoofd", "Bovenliggend", "Bovenliggende", "Nadrzędny", "Rodzic", "Överordnad",
    "Huvudprodukt", "Forælder", "Overordnet", "Forelder", "Ylätuote", "Isäntä", "Nadřazený", "Rodič", "Szülő", "Părinte", "Matični", "Nadređeni", "Ebeveyn", "Üst", "Γονέας", "Μητρικό", "Родительский",
    "Родитель", "Батьківський", "Родител", "親", "親商品", "상위", "부모", "父级", "上層", "上級", "الأصل", "الأب", "הורה", "אב", "مادر", "Cha", "Sản phẩm cha", "Induk",
  ],
  "Brands": ["Marcas", "Marca", "Marken", "Marke", "Marques", "Marque", "Marche", "Merken", "Merk", "Marki", "Marka", "Varumärken", "Mærker", "Merker", "Brändit", "Značky výrobců", "Márkák", "Mărci", "Markalar", "Бренды", "Бренди",
    "ブランド", "브랜드", "品牌", "العلامات التجارية", "מותגים", "Brand"],
}

/** What an attribute is called in those languages, without endings, and what its numbered columns hold. */
const ATTRIBUTE = [
  "attribut", "atribut", "attribuut", "kenmerk", "eigenschap", "atrybut", "cecha", "egenskap", "ominaisuus", "vlastnost", "vlastnosť", "tulajdonság", "jellemző", "nitelik",
  "özellik", "ιδιότητα", "χαρακτηριστικό", "атрибут", "свойство", "属性", "속성", "屬性", "السمة", "سمة", "תכונה", "מאפיין", "ویژگی", "thuộc tính",
]
const PARTS: Readonly<Record<string, readonly string[]>> = {
  "name": ["name", "nombre", "nom", "nome", "naam", "nazwa", "namn", "navn", "nimi", "název", "názov", "név", "neve", "nume", "naziv", "ime", "isim", "ismi", "adı", "ad", "όνομα", "имя", "название", "назва", "име", "名", "名前", "の名前", "이름",
    "名称", "名稱", "الاسم", "اسم", "שם", "نام", "tên"],
  "value(s)": ["value(s)", "valor(es)", "wert(e)", "valeur(s)", "valore/i", "valuta(e)", "valore(i)", "waarde(n)", "waarde(s)", "wartość(ci)", "wartości", "wartość", "värde(n)", "værdi(er)", "verdi(er)", "arvo(t)", "hodnota(y)", "hodnota (hodnoty)",
    "hodnoty", "érték(ek)", "értéke(i)", "valoare (valori)", "valori", "vrijednost(i)", "değer(ler)", "değer(leri)", "değerleri", "τιμή(ές)", "значение(-я)", "значение(я)", "значения", "значення", "値", "の値", "값", "值", "القيمة", "القيم",
    "قيمة (قيم)", "ערך(ים)", "ערכים", "مقدار", "giá trị"],
  "visible": ["visible", "sichtbar", "visibile", "visível", "zichtbaar", "widoczny", "synlig", "näkyvä", "viditelný", "látható", "vizibil", "vidljivo", "görünür", "видимый", "видимий", "表示", "표시", "可见", "可見"],
  "global": ["global", "globale", "globaal", "globalny", "globaali", "globální", "globális", "genel", "глобальный", "глобальний", "グローバル", "全局", "글로벌", "全域"],
  "default": ["default", "por defecto", "standard", "par défaut", "predefinito", "padrão", "standaard", "domyślny", "varsayılan", "по умолчанию", "デフォルト", "默认", "기본"],
}
const NUMBERED = /^(?<before>\D*)(?<number>\d{1,3})(?<after>\D*)$/u

const ENGLISH = new Map(Object.entries(HEADERS).flatMap(([english, others]) => [english, ...others].map((name) => [folded(name), english] as const)).toReversed())
const ATTRIBUTES = ATTRIBUTE.map(folded)
const PART_OF = new Map(Object.entries(PARTS).flatMap(([english, others]) => others.map((name) => [folded(name), english] as const)))

/** The English name of a column of WooCommerce's export; a header of another kind, such as `Meta: material`, stays as it is. */
export function woocommerceColumn(header: string): string {
  const own = header.trim()
  const known = ENGLISH.get(folded(own))
  if (known !== undefined) return known
  const { before = "", number = "", after = "" } = NUMBERED.exec(own)?.groups ?? {}
  // Languages differ in what stands first, and in how they bend it: `Attribute 1 name`, `Nombre del atributo 1`.
  const words = folded(`${before} ${after}`)
  const attribute = ATTRIBUTES.find((stem) => words.includes(stem))
  if (attribute === undefined || number === "") return own
  const rest = words.replace(new RegExp(`[^\\s'’]*${attribute}[^\\s'’]*`, "u"), " ").split(/[\s'’]+/u)
  const part = rest.map((word) => PART_OF.get(word)).find((one) => one !== undefined) ?? PART_OF.get(rest.join(" ").trim())
  return part === undefined ? own : `Attribute ${number} ${part}`
}

/** A header without case and accents; what asks ("In stock?") differs from what does not. */
function folded(text: string): string {
  return text.normalize("NFKD").replace(/[\u0300-\u036f]/gu, "").normalize("NFC").toLowerCase().replace(/¿/gu, "").replace(/\s+/gu, " ").replace(/ ?[?？؟]/gu, "?").trim()
}
