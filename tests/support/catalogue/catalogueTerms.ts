/** Words of fashion catalogues that are not ASCII, by the code pages that can encode them. */
export const CATALOGUE_TERMS: readonly (readonly [string, string, string])[] = [
  [
    "windows-1252",
    "French",
    "Chemise légère à manches longues, brodée. Crème délicate, très élégante. Robe de soirée " +
      "décolletée, matière fluide et légère. Veste à carreaux, col montant, poches plaquées, doublée. " +
      "Été à la plage: rayé, froncé, écru, vêtement côtelé, façonné.",
  ],
  [
    "windows-1252",
    "German",
    "Für Größe 42: Mantel aus Schurwolle, gefüttert, mit aufgesetzten Taschen und Gürtel. " +
      "Rückenlänge 98 cm. Schöne Blüten, grün und weiß. Müheloses Hemd, bügelfrei, für kühle Tage. " +
      "Ärmel gekürzt, Knöpfe übergroß, Schnürschuhe.",
  ],
  [
    "windows-1252",
    "Spanish",
    "Camisón de algodón para niña, pañuelo, cinturón y bañador. Pantalón de talle alto, confección " +
      "española, diseño único, ropa de montaña. Compañía, tamaño pequeño, otoño, añadir botón marrón. " +
      "Código de artículo, colección básica, ¿qué talla? ¡Última!",
  ],
  [
    "windows-1252",
    "Swedish",
    "Jackan är vattentät och har blå fickor på båda sidor. Klänning i mönstrad väv, långärmad tröja, " +
      "skärp och mössa. Färg: grön, grå, röd. Storlek för små barn. Hållbar, tålig, mjuk och skön för " +
      "vår och höst, ärmar på längden.",
  ],
  [
    "windows-1252",
    "Portuguese",
    "Coleção de verão: calças de algodão, vestido até o joelho, botão à frente, não encolhe, " +
      "composição, lavagem à mão, tamanho único, sensação, padrão, proteção, atenção, cordão de ajuste," +
      " confecção, avó, mãe, café.",
  ],
  [
    "windows-1250",
    "Polish",
    "Płaszcz wełniany, długa sukienka żółta, rękawy, bluzka z bawełny. Spódnica w paski, kołnierz, " +
      "kieszeń, guziki. Męski sweter z kapturem, kurtka na zimę, buty skórzane, obwód pięść, łódź, " +
      "źródło, ciepły, święta, odzież dziecięca.",
  ],
  [
    "windows-1250",
    "Czech",
    "Kabát z česané vlny, dlouhé šaty, růžové tričko, kalhoty s vysokým pasem. Pánské košile, dětské " +
      "boty, černá, bílá, žlutá. Materiál je příjemný na dotek, střih rovný, délka ke kolenům, kapuce, " +
      "šála, čepice, rukavice, ponožky, měkký svetr.",
  ],
  [
    "windows-1250",
    "Hungarian",
    "Gyapjú kabát, hosszú ujjú ing, női ruha, férfi öltöny, gyerek cipő. Fekete, fehér, kék, zöld, " +
      "sárga színű. Kötött pulóver, bőr öv, szűk szárú nadrág, könnyű nyári szoknya, kényelmes, " +
      "vízálló, mosható, méret, gallér, zsebbel, hűvös őszi estékre.",
  ],
  [
    "windows-1250",
    "Croatian",
    "Haljina od čiste svile, muška košulja, ženske cipele, dječja čarapa, kožna jakna, široke hlače, " +
      "žuta majica, ružičasta, bež, pletena kapa, šal, džep, gumbi, veličina, duljina, površina, " +
      "održavanje, nježno pranje, odjeća, kaput s vunom, mekoća.",
  ],
  [
    "windows-1251",
    "Russian",
    "Платье из натурального шёлка, длинный рукав, отложной воротник. Пальто мужское шерстяное, " +
      "синее. Размер, цвет, состав: хлопок. Кроссовки женские, белые, на шнуровке. Юбка плиссированная," +
      " брюки прямого кроя, свитер вязаный, застёжка на молнии.",
  ],
  [
    "windows-1251",
    "Ukrainian",
    "Сукня з натурального шовку, довгий рукав, відкладний комір. Пальто чоловіче вовняне, синє. " +
      "Розмір, колір, склад: бавовна. Кросівки жіночі, білі. Спідниця плісована, штани прямого крою, " +
      "светр, застібка на блискавці, її, ґудзик.",
  ],
  [
    "windows-1251",
    "Bulgarian",
    "Рокля от естествена коприна, дълъг ръкав, яка. Мъжко палто от вълна, синьо. Размер, цвят, " +
      "състав: памук. Дамски обувки, бели. Пола, панталон с права кройка, пуловер, цип, джобове, " +
      "дължина до коляното, топъл шал и шапка.",
  ],
  [
    "windows-1253",
    "Greek",
    "Φόρεμα από φυσικό μετάξι, μακρύ μανίκι, γιακάς. Ανδρικό παλτό μάλλινο, μπλε. Μέγεθος, χρώμα, " +
      "σύνθεση: βαμβάκι. Γυναικεία παπούτσια, λευκά. Φούστα πλισέ, παντελόνι σε ίσια γραμμή, πουλόβερ " +
      "πλεκτό, φερμουάρ, τσέπες, ζώνη δερμάτινη.",
  ],
  [
    "windows-1254",
    "Turkish",
    "Yünlü kaban, uzun kollu gömlek, kadın elbisesi, erkek ceketi, çocuk ayakkabısı. Siyah, kırmızı, " +
      "yeşil, sarı. Örgü kazak, deri kemer, dar paça pantolon, hafif yazlık etek, su geçirmez, " +
      "yıkanabilir, beden ölçüsü, şık, düğmeli, İstanbul, ağır, yağmurluk.",
  ],
  [
    "windows-1255",
    "Hebrew",
    "שמלה ממשי טבעי, שרוול ארוך, צווארון. מעיל צמר לגברים, כחול. מידה, צבע, הרכב: כותנה. נעלי נשים " +
      "לבנות. חצאית קפלים, מכנסיים בגזרה ישרה, סוודר סרוג, רוכסן, כיסים, חגורת עור, גרביים, כובע, צעיף " +
      "חם לחורף.",
  ],
  [
    "windows-1256",
    "Arabic",
    "فستان من الحرير الطبيعي، كم طويل، ياقة. معطف رجالي من الصوف، أزرق. المقاس، اللون، التركيب: قطن. " +
      "حذاء نسائي أبيض. تنورة بكسرات، بنطلون بقصة مستقيمة، سترة محبوكة، سحاب، جيوب، حزام جلد، قبعة، " +
      "وشاح دافئ للشتاء.",
  ],
  [
    "shift_jis",
    "Japanese",
    "シルクのワンピース、長袖、襟付き。ウールのコート、紺色。サイズ、カラー、素材は綿です。白いスニーカー。プリーツスカート、まっすぐなパンツ、ニットのセーター、ファスナー、ポケット、革のベルト、洗濯機で洗えます。",
  ],
  [
    "euc-jp",
    "Japanese",
    "シルクのワンピース、長袖、襟付き。ウールのコート、紺色。サイズ、カラー、素材は綿です。白いスニーカー。プリーツスカート、まっすぐなパンツ、ニットのセーター、ファスナー、ポケット、革のベルト、洗濯機で洗えます。",
  ],
  [
    "gb18030",
    "Chinese",
    "真丝连衣裙，长袖，翻领。男士羊毛大衣，蓝色。尺码、颜色、面料成分：棉。女士运动鞋，白色。百褶裙，直筒裤，针织毛衣，拉链，口袋，真皮腰带，可机洗，透气舒适，适合春秋季节穿着，新款上市，简约时尚。",
  ],
  [
    "big5",
    "Chinese",
    "真絲連衣裙，長袖，翻領。男士羊毛大衣，藍色。尺碼、顏色、面料成分：棉。女士運動鞋，白色。百褶裙，直筒褲，針織毛衣，拉鍊，口袋，真皮腰帶，可機洗，透氣舒適，適合春秋季節穿著，新款上市，簡約時尚。",
  ],
  [
    "euc-kr",
    "Korean",
    "실크 원피스, 긴팔, 칼라. 남성 울 코트, 파란색. 사이즈, 색상, 소재는 면입니다. 흰색 여성 운동화. 주름 치마, 일자 바지, 니트 스웨터, 지퍼, 주머니, 가죽 " +
      "벨트, 세탁기 사용 가능, 부드럽고 편안한 착용감, 봄과 가을에 어울립니다.",
  ],
]
