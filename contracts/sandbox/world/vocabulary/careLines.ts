import { texts } from "../texts.ts"

/** Care instructions by kind of fabric: one per line, separated by line feeds. */
export const careLines = {
  cotton: texts(
    "Machine wash at 30 °C\nDo not bleach\nIron at medium heat\nDo not tumble dry",
    "Lavar a máquina a 30 °C\nNo usar lejía\nPlanchar a temperatura media\nNo usar secadora",
    "Rentar a màquina a 30 °C\nNo fer servir lleixiu\nPlanxar a temperatura mitjana\nNo fer servir assecadora",
    "洗濯機で30℃以下\n漂白不可\n中温でアイロン\nタンブル乾燥不可",
    "يغسل في الغسالة عند 30 درجة مئوية\nلا يستخدم المبيض\nيكوى على حرارة متوسطة\nلا يجفف في المجفف",
  ),
  linen: texts(
    "Machine wash gently at 30 °C\nDo not bleach\nIron damp\nDry in the shade",
    "Lavar a máquina en programa delicado a 30 °C\nNo usar lejía\nPlanchar en húmedo\nSecar a la sombra",
    "Rentar a màquina en programa delicat a 30 °C\nNo fer servir lleixiu\nPlanxar en humit\nAssecar a l'ombra",
    "洗濯機の弱水流で30℃以下\n漂白不可\n湿った状態でアイロン\n日陰干し",
    "يغسل في الغسالة ببرنامج لطيف عند 30 درجة مئوية\nلا يستخدم المبيض\nيكوى وهو رطب\nيجفف في الظل",
  ),
  denim: texts(
    "Wash rarely, inside out, at 30 °C\nWash with like colors\nDo not bleach\nHang to dry",
    "Lavar poco, del revés, a 30 °C\nLavar con colores similares\nNo usar lejía\nSecar colgado",
    "Rentar poc, del revés, a 30 °C\nRentar amb colors semblants\nNo fer servir lleixiu\nAssecar penjat",
    "洗濯は控えめに、裏返して30℃以下\n似た色と一緒に洗う\n漂白不可\nつり干し",
    "يغسل نادرًا مقلوبًا عند 30 درجة مئوية\nيغسل مع ألوان مشابهة\nلا يستخدم المبيض\nيجفف معلقًا",
  ),
  knit: texts(
    "Hand wash cold\nDo not wring\nDry flat\nStore folded",
    "Lavar a mano en frío\nNo retorcer\nSecar en horizontal\nGuardar doblado",
    "Rentar a mà en fred\nNo retòrcer\nAssecar en pla\nDesar plegat",
    "水で手洗い\n絞らない\n平干し\nたたんで保管",
    "يغسل يدويًا بماء بارد\nلا يعصر\nيجفف مسطحًا\nيحفظ مطويًا",
  ),
  dryClean: texts(
    "Dry clean only\nAir between wears\nBrush rather than wash\nSteam to remove creases",
    "Solo limpieza en seco\nAirear entre usos\nCepillar antes que lavar\nUsar vapor para las arrugas",
    "Només neteja en sec\nVentilar entre usos\nRaspallar abans que rentar\nFer servir vapor per a les arrugues",
    "ドライクリーニングのみ\n着たあとは風を通す\n洗うよりブラッシング\nしわはスチームで",
    "تنظيف جاف فقط\nيهوّى بين مرات اللبس\nالتنظيف بالفرشاة أفضل من الغسل\nتزال التجاعيد بالبخار",
  ),
  delicate: texts(
    "Hand wash cold in a bag\nDo not bleach\nIron cool on the reverse\nDry in the shade",
    "Lavar a mano en frío dentro de una bolsa\nNo usar lejía\nPlanchar del revés a baja temperatura\nSecar a la sombra",
    "Rentar a mà en fred dins d'una bossa\nNo fer servir lleixiu\nPlanxar del revés a baixa temperatura\nAssecar a l'ombra",
    "ネットに入れて水で手洗い\n漂白不可\n裏から低温でアイロン\n日陰干し",
    "يغسل يدويًا بماء بارد داخل كيس\nلا يستخدم المبيض\nيكوى مقلوبًا على حرارة منخفضة\nيجفف في الظل",
  ),
  leather: texts(
    "Wipe with a soft dry cloth\nFeed with neutral cream twice a year\nKeep away from heat\nStore in its cotton bag",
    "Limpiar con un paño suave y seco\nNutrir con crema neutra dos veces al año\nMantener lejos del calor\nGuardar en su bolsa de algodón",
    "Netejar amb un drap suau i sec\nNodrir amb crema neutra dos cops l'any\nMantenir lluny de la calor\nDesar a la seva bossa de cotó",
    "乾いたやわらかい布で拭く\n年に二度、無色のクリームを塗る\n熱を避ける\n付属の布袋で保管",
    "يمسح بقطعة قماش ناعمة وجافة\nيغذى بكريم محايد مرتين في السنة\nيحفظ بعيدًا عن الحرارة\nيحفظ في كيسه القطني",
  ),
  spot: texts(
    "Do not wash\nClean spots with a damp cloth\nLet it dry in its shape\nKeep out of direct sun",
    "No lavar\nLimpiar las manchas con un paño húmedo\nDejar secar con su forma\nEvitar el sol directo",
    "No rentar\nNetejar les taques amb un drap humit\nDeixar assecar amb la seva forma\nEvitar el sol directe",
    "洗濯不可\n汚れは湿った布で拭く\n形を整えて乾かす\n直射日光を避ける",
    "لا يغسل\nتنظف البقع بقطعة قماش رطبة\nيترك ليجف على شكله\nيحفظ بعيدًا عن الشمس المباشرة",
  ),
} as const
